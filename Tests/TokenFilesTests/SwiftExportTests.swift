import Foundation
import Testing

@testable import TokenFiles
@testable import Words

/// Swift that was exported goes through the compiler, with a stub in place of SwiftUI.
@Suite("Exported Swift compiles")
struct SwiftExportTests {
  /// The names of SwiftUI that an export uses.
  private static let stub = """
    public struct CGFloat: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      public init(floatLiteral value: Double) {}
      public init(integerLiteral value: Int) {}
    }
    public struct Color: Sendable {
      public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
      public init(
        _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
      ) {}
    }
    """

  /// The compiler's messages about sources that import SwiftUI; empty if it accepts them.
  private static func complaints(about sources: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swift-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try stub.write(to: folder.appending(path: "Stub.txt"), atomically: true, encoding: .utf8)
    try FileManager.default.moveItem(
      at: folder.appending(path: "Stub.txt"), to: folder.appending(path: "SwiftUI.swift"))
    var names: [String] = []
    for (number, source) in sources.enumerated() {
      names.append("Export\(number).swift")
      try source.write(
        to: folder.appending(path: names[number]), atomically: true, encoding: .utf8)
    }
    let module = try run(
      ["-emit-module", "-parse-as-library", "-module-name", "SwiftUI", "SwiftUI.swift"]
        + ["-emit-module-path", "SwiftUI.swiftmodule"], in: folder)
    return try module
      + run(
        ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", "."]
          + ["-module-name", "Exports"] + names, in: folder)
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text.isEmpty ? "swiftc failed" : text
  }

  @Test func ofEveryRealFile() throws {
    var sources: [String] = []
    for path in RealFileTests.files {
      let set = TokenSet(try Fixtures.file(path))
      sources.append(SwiftExport.text(set, name: "Tokens\(sources.count)").text)
    }
    for path in RealFileTests.resolvers {
      let document = try #require(
        ResolverDocument(try Fixtures.file(path), load: Fixtures.load))
      for choice in document.permutations(limit: 4) {
        let set = document.tokens(choosing: choice)
        sources.append(SwiftExport.text(set, name: "Tokens\(sources.count)").text)
      }
    }
    for path in ["gitspace", "fluentui-macos", "synthetic", "terrazzo-swift/Want"] {
      let name = "xcassets/\(path).xcassets"
      let catalogue = AssetCatalogue(try Fixtures.files(below: name), name: name)
      let set = TokenSet(catalogue.tokenFile(named: name))
      sources.append(SwiftExport.text(set, name: "Tokens\(sources.count)").text)
    }
    // The control: some of them have a group that hides SwiftUI's own type.
    #expect(sources.count { $0.contains("enum Color {") } >= 8)
    let complaints = try Self.complaints(about: sources)
    #expect(complaints == "", "\(complaints.prefix(4000))")
  }

  @Test func ofNamesThatTheLanguageHasAlready() throws {
    let value = #"{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}"#
    let names =
      [
        "Color", "color", "CGFloat", "Double", "double", "String", "Swift", "SwiftUI", "swift-ui",
        "Any", "any", "Type", "type", "Self", "self", "Protocol", "protocol", "class", "init",
        "subscript", "await", "actor", "some", "_", "-", "100", "1-00", "가", "한글 이름", "é",
        "a\u{E0041}\u{E0042}", "\u{E0041}", "\u{3164}", "a\u{200B}b", "\u{301}", "ß", "½", "٣",
        "🏴\u{E0067}", "a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
        "हिन्दी", "Optional", "Int", "Bool", "Array", "where", "Color Space", "\u{FEFF}x",
      ]
      .map { JSONText.quoted($0) }
    let family = #"{"$type":"fontFamily","$value":["a\"\\(b)\u2028\u202e\u0301"]}"#
    let dimension = #"{"$type":"dimension","$value":{"value":1,"unit":"px"}}"#
    let weight = #"{"$type":"fontWeight","$value":400}"#
    let parts =
      #""own":\#(value),"family":\#(family),"size":\#(dimension),"weight":\#(weight)"#
    var sources: [String] = []
    func export(_ members: [String]) {
      let text = "{" + members.joined(separator: ",") + "}"
      let set = TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
      #expect(!set.tokens.isEmpty)
      sources.append(SwiftExport.text(set, name: "Tokens\(sources.count)").text)
    }
    // As tokens, as groups, both in one file, and as groups of each other.
    export(names.map { "\($0):\(value)" })
    export(names.map { "\($0):{\(parts)}" })
    export([#""g":{"# + names.map { "\($0):\(value)" }.joined(separator: ",") + "}"])
    for name in names {
      export(["\(name):{\"in\":{\(parts),\(name):{\(parts)}}}", "\"beside\":\(value)"])
    }
    export([#""100":{"x":\#(value)}"#, #""1-00":\#(value)"#, #""_100":\#(value)"#])
    let complaints = try Self.complaints(about: sources)
    #expect(complaints == "", "\(complaints.prefix(4000))")
    #expect(
      sources.joined().unicodeScalars.allSatisfy { $0 == "\n" || !ScalarClass($0).isHidden })
  }

  @Test func ofAPlainFileTheNamesAreNotQualified() {
    let text =
      #"{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}}"#
    let source = SwiftExport.text(TokenSet(TokenFile(Array(text.utf8), name: "t.json"))).text
    #expect(source.contains("public static let c: Color = Color(.sRGB,"))
  }

  @Test func whatIsLostIsSaidByItsKind() {
    let text = """
      {"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]},
      "$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0,0,0]},"print":"{c}"}}},
      "C":{"$type":"number","$value":1},
      "t":{"$type":"typography","$value":{"fontFamily":"A","fontSize":{"value":1,"unit":"px"},
      "fontWeight":400,"letterSpacing":{"value":1,"unit":"px"},"lineHeight":1.2}}}
      """
    let set = TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
    func losses(_ findings: [TokenFinding]) -> [String] {
      findings.map { "\($0.path) \($0.rule.loss?.rawValue ?? "none")" }
    }
    #expect(
      losses(SwiftExport.text(set).findings) == ["c modes", "C tokens", "t tokens"])
    #expect(losses(CSSExport.text(set).findings) == ["c modes", "t parts"])
    #expect(
      losses(AssetCatalogue.files(for: set).findings) == ["c modes", "C tokens", "t tokens"])
  }

  @Test func anAliasKeepsModesOfItsOwnInCSS() {
    let text = """
      {"a":{"$type":"color","$value":"#ff0000"},
      "b":{"$type":"color","$value":"{a}","$extensions":{"mode":{"dark":"#00ff00"}}}}
      """
    let css = CSSExport.text(TokenSet(TokenFile(Array(text.utf8), name: "t.json"))).text
    #expect(css.contains("--b: var(--a);") && css.contains("    --b: #00ff00;"))
  }

  private static let deprecated = #"""
    {"color":{"$type":"color",
    "old":{"$value":{"colorSpace":"srgb","components":[1,0,0]},
    "$deprecated":"Use */ \"new\" \\(x) instead"},
    "older":{"$value":"{color.old}","$deprecated":true},
    "new":{"$value":{"colorSpace":"srgb","components":[0,0,0]}}}}
    """#

  @Test func whatIsDeprecatedIsWrittenSo() throws {
    let set = TokenSet(TokenFile(Array(Self.deprecated.utf8), name: "t.json"))
    let swift = SwiftExport.text(set)
    #expect(swift.text.contains(#"(*, deprecated, message: "Use */ \"new\" \\(x) instead")"#))
    #expect(swift.text.contains("    @available(*, deprecated)\n    public static let older:"))
    #expect(swift.text.components(separatedBy: "@available").count == 3)
    #expect(swift.findings.isEmpty)
    #expect(try Self.complaints(about: [swift.text]) == "")
    let css = CSSExport.text(set)
    let comment = #"  /* Deprecated: Use -/ "new" \(x) instead */"#
    #expect(css.text.contains(comment + "\n  --color-old: #ff0000;"))
    #expect(css.text.contains("  /* Deprecated. */\n  --color-older: var(--color-old);"))
    #expect(css.text.components(separatedBy: "*/").count == 3)
    #expect(css.findings.isEmpty)
  }

  @Test func aCatalogueLosesThatATokenIsDeprecated() {
    let set = TokenSet(TokenFile(Array(Self.deprecated.utf8), name: "t.json"))
    let findings = AssetCatalogue.files(for: set).findings
    #expect(findings.map(\.path) == ["color.old", "color.older"])
    #expect(findings.allSatisfy { $0.rule.loss == .parts })
  }

  @Test func aTokenWhoseValueIsNotComputedIsSaidToHaveNone() {
    let text = """
      {"a":{"value":"4 * 2","type":"spacing"},"b":{"value":"#fff * 2","type":"color"}}
      """
    let set = TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
    for findings in [SwiftExport.text(set).findings, CSSExport.text(set).findings] {
      #expect(findings.map(\.path) == ["a", "b"])
      for finding in findings {
        #expect(finding.rule.loss == .values)
        #expect(finding.message == "Not written: the token has no value, since it is not computed.")
      }
    }
  }
}
