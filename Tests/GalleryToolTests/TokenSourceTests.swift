import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool
@testable import TokenFiles

@Suite("Token files by their patterns, in YAML, and by configurations")
struct TokenSourceTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let url = URL(filePath: folder.path + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  private func number(_ name: String, _ value: Int) -> String {
    #"{"\#(name)":{"$type":"number","$value":\#(value)}}"#
  }

  private func names(_ arguments: [String]) throws -> [String] {
    let result = try Tool.run(["tokens", "list"] + arguments)
    guard result.status == 0 else { return ["status \(result.status)"] }
    return result.output.split(separator: "\n").dropLast().compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  @Test func aPatternNamesTokenFiles() throws {
    let folder = try folder([
      "t/b.json": number("b", 1), "t/a/c.json": number("c", 1),
      "t/a/d.yaml": "d: {$type: number, $value: 2}",
      "t/.x/e.json": number("e", 1), "t/b.theme.json": #"{"roles":{}}"#, "t/b.lint.json": "{}",
      "t/read.md": "text",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/t/loop", withDestinationPath: folder.path + "/t")
    let t = folder.path + "/t"
    #expect(try names([t + "/**/*.json"]) == ["c", "b"])
    #expect(try names([t + "/*"]) == ["b"])
    #expect(try names([t + "/**/[a-d].{yaml,json}"]) == ["d", "c", "b"])
    #expect(try names([t + "/?/*"]) == ["c", "d"])
    #expect(try names([t + "/*.yml"]) == ["status 3"])
    #expect(try names([folder.path + "/none/*.json"]) == ["status 3"])
    let result = try Tool.run(["tokens", "list", "dark:" + t + "/*.yml"])
    #expect(result.error.contains("No token file matches"))
  }

  @Test func aFileWithTheNameOfAPatternIsRead() throws {
    let folder = try folder(["[a].json": number("x", 1), "a.json": number("y", 1)])
    #expect(try names([folder.path + "/[a].json"]) == ["x"])
  }

  @Test func aConfigurationOfStyleDictionaryNamesItsSources() throws {
    let folder = try folder([
      "config.json":
        #"{"include":["base.json"],"source":["./t/**/*.json"],"platforms":{"css":{}}}"#,
      "base.json": #"{"size":{"a":{"value":1},"b":{"value":2}}}"#,
      "t/x/a.json": #"{"size":{"a":{"value":3}}}"#,
      "broken.json": #"{"source":["none/*.json"]}"#,
    ])
    let result = try Tool.run([
      "tokens", "convert", "--format", "scss", folder.path + "/config.json",
    ])
    #expect(result.status == 0)
    #expect(result.output == "$size-a: 3px;\n$size-b: 2px;\n")
    #expect(try Tool.run(["tokens", "check", folder.path + "/broken.json"]).status == 3)
  }

  @Test func aThemeIsMadeOfAPattern() throws {
    let color =
      ##"{"$type":"color","background":{"$value":"#ffffff"},"text":{"$value":"#000000"},"brand":{"$value":"#3366ff"}}"##
    let folder = try folder([
      "t/a.json": color, "t/b.yaml": "accent: {$type: color, $value: '#ff0000'}",
    ])
    let result = try Tool.run(["list", "--theme", "file:" + folder.path + "/t/*", "--json"])
    #expect(result.status == 0)
    let none = try Tool.run(["list", "--theme", "file:" + folder.path + "/t/*.yml", "--json"])
    #expect(none.status != 0)
  }

  @Test func aFileInYAMLIsCheckedListedAndConverted() throws {
    let yaml = "size:\n  # small\n  a: {value: 8px, type: dimension}\n  b:\n    value: #fff\n"
    let folder = try folder([
      "a.yaml": yaml, "b.yml": "a: [", "c.yaml": "a: {$type: number, $value: 1}",
    ])
    let check = try Tool.run(["tokens", "check", folder.path + "/a.yaml"])
    #expect(check.status == 1)
    #expect(check.output.contains("a.yaml:5:12: error E_YAML_QUOTES"))
    let broken = try Tool.run(["tokens", "check", folder.path + "/b.yml"])
    #expect(broken.output.contains("b.yml:1:5: error E_YAML Invalid YAML: "))
    let converted = try Tool.run([
      "tokens", "convert", "--format", "2025.10", folder.path + "/c.yaml",
    ])
    #expect(converted.status == 0)
    #expect(try JSONDocument(Array(converted.output.utf8)).root["a"]?["$value"]?.number == 1)
    #expect(try names([folder.path + "/c.yaml"]) == ["a"])
  }

  @Test func referencesAreForFormatsThatHaveThem() throws {
    let folder = try folder([
      "a.yaml": "a: {$type: number, $value: 1}\nb: {$type: number, $value: '{a}'}\n"
    ])
    func convert(_ format: String) throws -> Tool.Result {
      try Tool.run([
        "tokens", "convert", "--references", "--format", format, folder.path + "/a.yaml",
      ])
    }
    #expect(try convert("scss").output == "$a: 1;\n$b: $a;\n")
    for format in ["json", "typescript", "android", "2025.10", "xcassets"] {
      let result = try convert(format)
      #expect(result.status == 64 && result.error.contains("leave out --references"), "\(format)")
    }
  }
}
