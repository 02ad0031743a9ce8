import Foundation
import GalleryTesting
import TerminalTesting
import Testing

@Suite("Playing a tape on the command line")
struct PlayCommandTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func tape(_ text: String) throws -> String {
    try folder.write(text, to: "t.tape")
  }

  @Test func aTapeThatHoldsIsSilentAndWritesItsScreenshots() throws {
    let path = try tape(
      "open tag/filled\nkey m\nscreenshot a.svg\nscreenshot b.txt\npause 9s\nexpect \"filled\"\n")
    let pictures = folder.file("pictures")
    try FileManager.default.createDirectory(
      atPath: pictures, withIntermediateDirectories: false)
    let result = try Tool.run(["play", path, "--headless", "--screenshots", pictures])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.isEmpty && result.error.isEmpty)
    let svg = try String(contentsOfFile: pictures + "/a.svg", encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") && svg.contains("filled"))
    #expect(try String(contentsOfFile: pictures + "/b.txt", encoding: .utf8).contains("filled"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: pictures).count == 2)
  }

  @Test func anExpectationThatFailsEndsWithOneAndTheScreen() throws {
    let path = try tape("open tag/filled\n\nexpect \"no such words\"\n")
    let result = try Tool.run(["play", path, "--headless"])
    #expect(result.status == 1)
    #expect(result.error.contains("t.tape:3: Expected “no such words”"))
    #expect(result.error.contains("filled"))
  }

  @Test func anInvalidTapeEndsWithFourItsLineAndItsColumn() throws {
    let result = try Tool.run(["play", try tape("key m\n  kay m\n"), "--headless"])
    #expect(result.status == 4)
    #expect(result.error.contains("t.tape:2:3: Unknown verb “kay”. Did you mean key?"))
    #expect(try Tool.run(["play", folder.file("none"), "--headless"]).status == 4)
    #expect(try Tool.run(["play", folder.path, "--headless"]).status == 4)
    #expect(try Tool.run(["play", try tape("open nothing/there\n"), "--headless"]).status == 3)
  }

  @Test(arguments: ["", "\n  \n", "# open tag/filled\n# key m\n"])
  func aTapeThatDoesNothingIsRefused(text: String) throws {
    for options in [["--headless"], ["-o", folder.file("film.svg")], []] {
      let result = try Tool.run(["play", try tape(text)] + options)
      #expect(result.status == 4)
      #expect(result.error.contains("t.tape does nothing"), "\(result.error)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("film.svg")))
  }

  @Test func withoutATerminalItSuggestsHeadless() throws {
    let path = try tape("key m\n")
    let result = try Tool.run(["play", path])
    #expect(result.status == 4)
    #expect(result.error.contains("--headless"))
    #expect(try Tool.run(["record", "-o", folder.file("new.tape")]).status == 4)
    #expect(!FileManager.default.fileExists(atPath: folder.file("new.tape")))
  }

  @Test func optionsThatDoNotFitAreRefused() throws {
    let path = try tape("screenshot a.svg\n")
    #expect(try Tool.run(["play", path, "--screenshots", "x"]).status == 64)
    #expect(try Tool.run(["play", path, "--size", "80x24"]).status == 64)
    #expect(try Tool.run(["play", path, "-o", folder.file("a.gif")]).status == 64)
    let missing = try Tool.run(["play", path, "--headless"])
    #expect(missing.status == 64)
    #expect(missing.error.contains("add --screenshots"))
    #expect(
      try Tool.run(["play", path, "--headless", "--screenshots", folder.file("none")]).status == 4)
  }

  /// A link in the folder leads out of it.
  @Test func aScreenshotFollowsNoLink() throws {
    let path = try tape("screenshot a.txt\n")
    let pictures = folder.file("pictures")
    let outside = folder.file("outside.txt")
    try FileManager.default.createDirectory(
      atPath: pictures, withIntermediateDirectories: false)
    try "untouched".write(toFile: outside, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: pictures + "/a.txt", withDestinationPath: outside)
    let result = try Tool.run(["play", path, "--headless", "--screenshots", pictures])
    #expect(result.status == 4)
    #expect(result.error.contains("symbolic link"))
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == "untouched")
  }

  @Test func aFilmHoldsEveryFrameInEachFormat() throws {
    let path = try tape(
      "open tag/filled\nresize 80x24\npause 1s\nkey m\npause 1s\nresize 60x20\npause 1s\n")
    for name in ["a.svg", "a.cast", "a.txt"] {
      let result = try Tool.run(["play", path, "-o", folder.file(name)])
      #expect(result.status == 0, "\(result.error)")
    }
    let text = try String(contentsOfFile: folder.file("a.txt"), encoding: .utf8)
    #expect(text.contains("== 0.000 s ==") && text.contains("== 1.000 s =="))
    let cast = try String(contentsOfFile: folder.file("a.cast"), encoding: .utf8)
      .split(separator: "\n")
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(cast[0].utf8)) as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 80 && header["height"] as? Int == 24)
    let events = try cast.dropFirst().map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [Any])
    }
    #expect(events.contains { $0[1] as? String == "r" && $0[2] as? String == "60x20" })
    #expect(events.last?[0] as? Double == 3)
    let svg = try String(contentsOfFile: folder.file("a.svg"), encoding: .utf8)
    let reader = try MarkupReader.read(svg)
    #expect(reader.elements.contains { $0.name == "style" })
  }
}
