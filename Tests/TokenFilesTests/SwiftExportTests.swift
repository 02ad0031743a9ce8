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
    public struct Environment {}
    public struct Font {}
    public struct Color: Sendable {
      public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
      public init(
        _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
      ) {}
    }
    """

  /// The names of UIKit and AppKit that colours with several appearances use; either module may be absent.
  private static let frameworks = [
    "UIKit": """
    import SwiftUI
    public enum UIUserInterfaceStyle: Sendable { case light, dark }
    public enum UIAccessibilityContrast: Sendable { case normal, high }
    public final class UITraitCollection: Sendable {
      public let userInterfaceStyle = UIUserInterfaceStyle.dark
      public let accessibilityContrast = UIAccessibilityContrast.high
    }
    public final class UIColor: Sendable {
      public init(_ color: Color) {}
      public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
    }
    extension Color { public init(uiColor: UIColor) { self.init(.sRGB, red: 0, green: 0, blue: 0) } }
    """,
    "AppKit": """
    import SwiftUI
    public final class NSAppearance: Sendable {
      public enum Name: Sendable {
        case aqua, darkAqua, accessibilityHighContrastAqua, accessibilityHighContrastDarkAqua
      }
      public func bestMatch(from appearances: [Name]) -> Name? { appearances.first }
    }
    public final class NSColor: Sendable {
      public init(_ color: Color) {}
      public init(name: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {}
    }
    extension Color { public init(nsColor: NSColor) { self.init(.sRGB, red: 0, green: 0, blue: 0) } }
    """,
  ]

  /// The compiler's messages about sources that import SwiftUI; empty if it accepts them.
  ///
  /// - Parameter framework: the module for colours with several appearances, if the platform has one.
  private static func complaints(
    about sources: [String], with framework: String? = nil
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swift-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var complaints = try module("SwiftUI", stub, in: folder)
    if let framework {
      complaints += try module(framework, try #require(frameworks[framework]), in: folder)
    }
    var names: [String] = []
    for (number, source) in sources.enumerated() {
      names.append("Export\(number).swift")
      try source.write(
        to: folder.appending(path: names[number]), atomically: true, encoding: .utf8)
    }
    return try complaints
      + run(
        ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", "."]
          + ["-enable-upcoming-feature", "MemberImportVisibility", "-package-name", "exports"]
          + ["-module-name", "Exports"] + names, in: folder)
  }

  private static func module(_ name: String, _ source: String, in folder: URL) throws -> String {
    try source.write(
      to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
    return try run(
      ["-emit-module", "-parse-as-library", "-swift-version", "6", "-I", "."]
        + ["-module-name", name, "\(name).swift"]
        + ["-emit-module-path", "\(name).swiftmodule"], in: folder)
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

  @Test func everyRealFileCompiles() throws {
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
    // The control: some of them have a group with the name of a type.
    #expect(sources.count { $0.contains("enum ColorTokens {") } >= 8)
    #expect(!sources.contains { $0.contains("enum Color {") })
    let complaints = try Self.complaints(about: sources)
    #expect(complaints == "", "\(complaints.prefix(4000))")
  }

  @Test func reservedNamesCompile() throws {
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

  @Test func aPlainFileHasUnqualifiedNames() {
    let text =
      #"{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}}"#
    let source = SwiftExport.text(TokenSet(TokenFile(Array(text.utf8), name: "t.json"))).text
    #expect(source.contains("public static let c: Color = Color(.sRGB,"))
  }

  @Test func aLossIsReportedByItsKind() {
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
    #expect(losses(CSSExport.text(set).findings) == ["c modes"])
    #expect(
      losses(AssetCatalogue.files(for: set).findings) == ["c modes", "C tokens", "t tokens"])
  }

  @Test func anAliasKeepsItsModesInCSS() {
    let text = """
      {"a":{"$type":"color","$value":"#ff0000"},
      "b":{"$type":"color","$value":"{a}","$extensions":{"mode":{"dark":"#00ff00"}}}}
      """
    let css = CSSExport.text(TokenSet(TokenFile(Array(text.utf8), name: "t.json"))).text
    #expect(css.contains("--b: var(--a);") && css.contains("    --b: #00ff00;"))
  }

  private static let modes = """
    {"color":{"$type":"color",
    "base":{"$value":{"colorSpace":"srgb","components":[1,0,0]},
    "$extensions":{"mode":{"dark":{"colorSpace":"display-p3","components":[0,1,0]},
    "dark high contrast":"{color.white}","print":{"colorSpace":"srgb","components":[0,0,0]}}}},
    "white":{"$value":{"colorSpace":"srgb","components":[1,1,1]}},
    "use":{"$value":"{color.base}"}},
    "font":{"$type":"dimension","gap":{"$value":{"value":4,"unit":"px"},
    "$extensions":{"mode":{"dark":{"value":8,"unit":"px"},"print":{"value":1,"unit":"px"}}}}}}
    """

  @Test func everyModeIsWritten() throws {
    let set = TokenSet(TokenFile(Array(Self.modes.utf8), name: "t.json"))
    let (text, findings) = SwiftExport.text(set, access: .package)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    let adaptive = """
       = Color(light: Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1), \
      dark: Color(.displayP3, red: 0, green: 1, blue: 0, opacity: 1), \
      darkHighContrast: Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1))
      """
    for name in ["base", "use"] {
      #expect(text.contains("package static let \(name): Color\(adaptive)"), "\(text)")
    }
    let others = """
      /// The values that differ in the mode "dark".
      package enum TokensDark {
        package enum FontTokens {
          package static let gap: CGFloat = 8
        }
      }

      /// The values that differ in the mode "print".
      package enum TokensPrint {
        package enum ColorTokens {
          package static let base: Color = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
          package static let use: Color = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
        }
        package enum FontTokens {
          package static let gap: CGFloat = 1
        }
      }

      """
    #expect(text.contains(others), "\(text)")
    for framework in [nil, "UIKit", "AppKit"] {
      #expect(try Self.complaints(about: [text], with: framework) == "")
    }
    let plain = SwiftExport.text(set, name: "Color", access: .module).text
    #expect(plain.contains("\nenum ColorTokens {") && !plain.contains("public"))
    #expect(try Self.complaints(about: [plain]) == "")
  }

  @Test func aModeThatCannotBeWrittenIsAFinding() {
    let text = """
      {"a":{"$type":"number","$value":1,"$extensions":{"mode":{"x y":"{lost}","x-y":2,"xY":3}}},
      "b":{"$type":"color","$value":"#ff0000","$extensions":{"mode":{"light":"#00ff00"}}},
      "c":{"$type":"color","$value":"#FF0000","$extensions":{"mode":{"light":"#ff0000"}}}}
      """
    let set = TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
    let (swift, findings) = SwiftExport.text(set)
    #expect(
      findings.map { "\($0.path) \($0.message)" } == [
        "a Not written: the mode “x y”.", "b Not written: the mode “light”.",
        "a Not written: the mode “xY”.",
      ])
    #expect(swift.contains("enum TokensXY {\n  public static let a: Double = 2\n"))
  }

  @Test func referencesOfModesAreBounded() {
    // Each value is twice the one before it, and the last two refer to each other.
    var members = [
      #""a0":{"$type":"fontFamily","$value":["A"],"$extensions":{"mode":{"m":["B"]}}}"#
    ]
    for number in 1...40 {
      let reference = #""{a\#(number - 1)}""#
      members.append(
        #""a\#(number)":{"$type":"fontFamily","$value":["A"],"$extensions":{"mode":{"m":["#
          + "\(reference),\(reference)]}}}")
    }
    members.append(#""x":{"$type":"number","$value":1,"$extensions":{"mode":{"m":"{y}"}}}"#)
    members.append(#""y":{"$type":"number","$value":1,"$extensions":{"mode":{"m":"{x}"}}}"#)
    let text = "{" + members.joined(separator: ",") + "}"
    let (swift, findings) = SwiftExport.text(TokenSet(TokenFile(Array(text.utf8), name: "t.json")))
    #expect(swift.utf8.count < 1_000_000)
    #expect(findings.filter { $0.path == "x" || $0.path == "y" }.count == 2)
  }

  private static let deprecated = #"""
    {"color":{"$type":"color",
    "old":{"$value":{"colorSpace":"srgb","components":[1,0,0]},
    "$deprecated":"Use */ \"new\" \\(x) instead"},
    "older":{"$value":"{color.old}","$deprecated":true},
    "new":{"$value":{"colorSpace":"srgb","components":[0,0,0]}}}}
    """#

  @Test func deprecationsAreExported() throws {
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

  @Test func aTokenThatIsNotComputedIsReportedAsWithoutAValue() {
    let text = """
      {"a":{"value":"4px + 2rem","type":"spacing"},"b":{"value":"#fff * 2","type":"color"}}
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
