import Foundation
import GalleryTesting
import Testing
import TokenFiles

@testable import FourSystems
@testable import GalleryTool

/// `lint` as a process: its input, output and exit status.
@Suite struct LintCommandTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let parent = (folder.path + "/" + name as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(
        atPath: parent, withIntermediateDirectories: true)
      try folder.write(text, to: name)
    }
    return folder
  }

  private let escape = "let a = 1\nlet escape: UInt8 = 0x1B\n"

  @Test func findingsHaveTheFormOfCompilerErrors() throws {
    let folder = try folder(["b/B.swift": escape, "A.swift": "let a = 1\n", "notes.txt": escape])
    let result = try Tool.run(["lint", folder.path])
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("\(folder.path)/b/B.swift:2:21: escape-sequence: "))
    #expect(lines[1] == "1 finding in 2 files")
    #expect(result.lastWords == "gs-gallery: differences or findings (1)")
  }

  @Test func cleanSourcesEndWithZero() throws {
    let folder = try folder(["A.swift": "let a = 1\n"])
    let result = try Tool.run(["lint", folder.path])
    #expect((result.status, result.output, result.error) == (0, "0 findings in 1 file\n", ""))
    let quiet = try Tool.run(["lint", "--quiet", folder.path])
    #expect((quiet.status, quiet.output, quiet.error) == (0, "", ""))
  }

  @Test func aReportGoesToGitHubAndIntoAFile() throws {
    let folder = try folder(["A,B.swift": escape])
    let result = try Tool.run([
      "lint", "--reporter", "github,json=\(folder.path)/lint.json", folder.path,
    ])
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        "::error file=\(folder.path)/A%2CB.swift,line=2,col=21,title=escape-sequence::"))
    let report = JSONCursor(try JSONReader.value(of: folder.text(of: "lint.json")))
    #expect(try report["findings"].items().count == 1)
    #expect(report["version"].value == .integer(1))
  }

  @Test func linksHiddenFoldersAndBuildsArePassedOver() throws {
    let folder = try folder([
      "A.swift": "let a = 1\n", ".build/B.swift": escape, ".hidden.swift": escape,
      "other/C.swift": "let a = 1\n",
    ])
    let outside = try self.folder(["D.swift": escape])
    try folder.link("linked", to: outside.path)
    try folder.link("D.swift", to: outside.path + "/D.swift")
    let result = try Tool.run(["lint", folder.path])
    #expect((result.status, result.output) == (0, "0 findings in 2 files\n"))
  }

  @Test func anUnreadableFileIsReported() throws {
    let folder = try folder(["A.swift": "let a = 1\n"])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/deep", withIntermediateDirectories: true)
    let file = FileHandle(forWritingAtPath: folder.path + "/A.swift")
    try file?.truncate(atOffset: UInt64(SourceWalk.largestFile + 1))
    try folder.write(escape, to: "B.swift")
    let found = try Tool.run(["lint", folder.path])
    #expect(found.status == 1)
    #expect(found.error.contains("A.swift was not read: it is larger than 4 MB"))
    try folder.write("", to: "B.swift")
    #expect(try Tool.run(["lint", folder.path]).status == 4)
  }

  @Test func aPathThatCannotBeReadHidesNothingOfTheOthers() throws {
    let folder = try folder(["B.swift": escape])
    let long = "/" + String(repeating: "d", count: 5_000)
    for paths in [
      [long, folder.path], [folder.path, long], [folder.path + "/gone", folder.path],
    ] {
      let found = try Tool.run(["lint"] + paths)
      #expect(found.status == 1)
      #expect(found.output.contains("B.swift:"), "\(found.output)")
      #expect(found.error.contains("does not exist"))
    }
    try folder.write("let a = 1\n", to: "B.swift")
    #expect(try Tool.run(["lint", long, folder.path]).status == 4)
  }

  @Test func aTreeWithoutAnEndIsRefused() throws {
    let folder = try TemporaryFolder()
    let steps = String(repeating: "/d", count: SourceWalk.deepest + 1)
    try FileManager.default.createDirectory(
      atPath: folder.path + steps, withIntermediateDirectories: true)
    let result = try Tool.run(["lint", folder.path])
    #expect(result.status == 4)
    #expect(result.error.contains("folders deep"))
  }

  @Test func pathsThatAreNothingAndFoldersWithoutSwiftHaveTheirCodes() throws {
    let folder = try folder(["notes.txt": ""])
    #expect(try Tool.run(["lint", folder.path + "/gone"]).status == 4)
    #expect(try Tool.run(["lint", folder.path]).status == 3)
    #expect(try Tool.run(["lint", "/dev/null"]).status == 4)
    let reporter = try Tool.run(["lint", "--reporter", "junit", folder.path])
    #expect(reporter.status == 64)
    #expect(reporter.error.contains("there are list, json, github"))
    #expect(try Tool.run(["lint", "--reporter", "json=", folder.path]).status == 64)
  }

  @Test func everyRuleIsListed() throws {
    let result = try Tool.run(["lint", "--list-rules"])
    #expect(result.status == 0)
    let names = result.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(names == LintRule.allCases.map(\.rawValue))
  }

  /// Names of files get into every report.
  @Test func hostileNamesOfFilesSteerNothing() {
    for kind in LintReport.Kind.allCases {
      var report = LintReport()
      let path = "a\u{1B}[31m\n::error::b\u{202E}.swift"
      report.take(SourceWalk.File(path: path, bytes: .success(Array("let a = 0x1B".utf8))))
      report.take(
        SourceWalk.File(path: path, bytes: .failure(Disk.Refusal(path: path, number: 13))))
      let text = report.text(as: kind) + report.unread.joined()
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
      #expect(!text.contains("\n::error::b"))
    }
  }
}
