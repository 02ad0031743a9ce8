import Foundation
import Testing

@testable import FourSystems
@testable import GalleryTool

/// States in words, written by commands.
@Suite("The format words")
struct WordsFormatTests {
  @Test func aStateIsDescribed() throws {
    let english = try Tool.run(["show", "tab-bar/home:selected=2", "--format", "words"])
    #expect(english.status == 0)
    #expect(english.output.hasPrefix("tab, Starred, 1 of 4\ntab, Activity, selected, 2 of 4\n"))
    let korean = try Tool.run(["show", "tab-bar/home", "--format", "words", "--lang", "ko"])
    #expect(korean.output.hasPrefix("탭, 스타, 선택됨, 4개 중 1번째\n"))
  }

  @Test func aStateThatShowsNothingSaysSo() throws {
    let result = try Tool.run(["show", "button/next:no-visible", "--format", "words"])
    #expect(result.output == "Nothing is shown.\n")
  }

  @Test func aContainerIsDescribedWithItsContent() throws {
    let result = try Tool.run(["show", "toggle/switch@container=row", "--format", "words"])
    #expect(result.output == "switch, Settings, off\n")
  }

  @Test func aMatrixIsALineForEachState() throws {
    let result = try Tool.run(
      ["matrix", "tag/stroke", "--rows", "selected", "--columns", "color", "--format", "words"])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("tag/stroke") })
    #expect(lines.contains("tag/stroke: toggle button, Tag"))
    #expect(lines.contains("tag/stroke:color=yellow,selected: toggle button, Tag, selected"))
  }

  @Test func anExportHasAFileForEachLook() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Tool.run(
      ["export", "-o", folder.path, "--format", "words", "-g", "button/primary", "-q"])
    #expect(result.status == 0)
    var texts: [String] = []
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    where file.pathExtension == "txt" {
      texts.append(try String(contentsOf: file, encoding: .utf8))
    }
    #expect(texts.contains { $0.contains("button/primary: button, GitHub Signin\n") })
    #expect(texts.contains { $0.contains(": button, GitHub Signin, disabled\n") })
  }

  @Test func differencesHaveNoWords() throws {
    let result = try Tool.run(["diff", "--format", "words"])
    #expect(result.status == 64)
    #expect(result.error.contains("--format words describes states"))
  }
}
