import Foundation
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryTool

@Suite("Still pictures of the gallery")
struct StillTests {
  private func still(
    _ arguments: String..., environment: [String: String] = ["LANG": "C.UTF-8"]
  ) throws -> Tool.Result {
    try Tool.run(["browse", "--still"] + arguments, environment: environment)
  }

  @Test func aStillNeedsNoTerminalAndHasTheSizeAskedFor() throws {
    let result = try still("tag/filled", "--size", "80x24", "--format", "text")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.isEmpty)
    #expect(result.output.contains("tag/filled"))
    #expect(result.output.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
    let whole = try still("--format", "text").output
    #expect(whole.split(separator: "\n", omittingEmptySubsequences: false).count == 41)
  }

  @Test func everyFormatIsWritten() throws {
    let beginnings = ["ansi": "\u{1B}[", "svg": "<svg", "html": "<pre"]
    for (format, mark) in beginnings {
      #expect(try still("--size", "60x16", "--format", format).output.contains(mark), "\(format)")
    }
    #expect(try still("--format", "json").status == 64)
  }

  @Test func theComponentIsSetInTheTypeOfItsDesignAndTheGalleryInTheTerminals() throws {
    for format in ["svg", "html"] {
      let still = try still("tag/filled", "--size", "120x40", "--format", format).output
      let words = still.components(separatedBy: "</text>")
      let tags = words.filter { $0.hasSuffix(">Tag") && $0.contains("'Pretendard'") }
      #expect(!tags.isEmpty, "\(format)")
      #expect(tags.allSatisfy { $0.contains("font-size=\"") })
      let title = words.first { $0.hasSuffix("Tag · filled") }
      #expect(title?.components(separatedBy: "<text").last?.contains("font-family") != true)
    }
  }

  @Test(arguments: ["z", "I"])
  func enlargedWordsAreSetInTheTypeOfTheirDesign(key: String) throws {
    let still = try still(
      "tag/filled", "--size", "120x40", "--format", "svg", "--keys", key
    ).output
    let tags = still.components(separatedBy: "</text>").filter { $0.hasSuffix(">Tag") }
    let label = try #require(tags.first { $0.contains("'Pretendard'") })
    let size = try #require(
      label.firstMatch(of: #/font-size="([0-9.]+)"/#).flatMap { Double($0.1) })
    #expect(size >= 24 && size.truncatingRemainder(dividingBy: 12) == 0, "\(size)")
    let width = try #require(
      label.firstMatch(of: #/textLength="([0-9.]+)"/#).flatMap { Double($0.1) })
    #expect(width >= 1.5 * size, "squeezed: \(width)")
    // What remains in the terminal's type is the list of parts, and the title.
    let sizes = tags.filter { $0.contains("'Pretendard'") }.compactMap {
      $0.matches(of: #/font-size="([0-9.]+)"/#).last.flatMap { Double($0.1) }
    }
    #expect(sizes.count { $0 >= 24 } == 1, "\(sizes)")
    // Beside the zoom, the state in fewer colours is in its own type too.
    #expect(sizes.count == (key == "z" ? 4 : 1), "\(sizes)")
  }

  @Test func onlyTheArgumentsCount() throws {
    let pictures = try [
      ["LANG": "C.UTF-8"], ["LC_ALL": "ko_KR.UTF-8", "TERM": "xterm", "COLUMNS": "40"],
      ["NO_COLOR": "1", "COLORFGBG": "15;0", "TERM": "dumb"],
    ].map { try still("--format", "svg", environment: $0).output }
    #expect(Set(pictures).count == 1)
  }

  @Test func theLinkTheFlagsAndTheLanguageAreHonoured() throws {
    let plain = try still("tag/filled:color=yellow,selected", "--format", "text").output
    #expect(plain.contains("color=yellow,selected"))
    let korean = try still("--ui-lang", "ko", "--format", "text").output
    #expect(korean.contains("상태"))
    let dark = try still("tag/filled", "--appearance", "dark", "--format", "svg").output
    #expect(dark.contains("appearance=dark"))
  }

  @Test func theKeysArePressedBeforeThePicture() throws {
    let matrix = try still("tag/filled", "--keys", "m", "--format", "text").output
    #expect(matrix != (try still("tag/filled", "--format", "text").output))
    let found = try still("--keys", "/ t o a s t enter", "--format", "text").output
    #expect(found.contains("toast"))
    let turned = try still("tag/filled", "--keys", "t", "--format", "text").output
    #expect(turned.contains("tag/filled@theme=lionheart"))
  }

  @Test func anUnknownKeyIsReported() throws {
    let result = try still("--keys", "m frobnicate")
    #expect(result.status == 64)
    #expect(result.error.contains("“frobnicate” is not a key"))
    #expect(result.output.isEmpty)
  }

  @Test func leavingBeforeThePictureIsReported() throws {
    for keys in ["q", "m q", "ctrl-c"] {
      let result = try still("--keys", keys)
      #expect(result.status == 64)
      #expect(result.error.contains("before the image"))
    }
  }

  @Test func optionsOfAPictureNeedStill() throws {
    for option in ["--keys", "--format", "--output"] {
      let result = try Tool.run(["browse", option, option == "--format" ? "svg" : "x"])
      #expect(result.status == 64)
      #expect(result.error.contains("\(option) needs --still"))
    }
  }

  @Test func everyNamedKeyIsRead() {
    for (name, key) in KeyPress.names { #expect(KeyPress(named: name) == KeyPress(key)) }
    #expect(KeyPress(named: "↓") == KeyPress(.down))
    #expect(KeyPress(named: "F12") == KeyPress(.function(12)))
    #expect(KeyPress(named: "ctrl-l") == .control("l"))
    #expect(KeyPress(named: "shift-tab") == KeyPress(.tab, modifiers: .shift))
    #expect(KeyPress(named: "F") == KeyPress("F"))
    #expect(KeyPress(named: "-") == KeyPress("-"))
    for name in ["", "F0", "F36", "F01", "ctrl-", "up-", "\u{1B}", "\u{9B}", "tabs"] {
      #expect(KeyPress(named: name) == nil, "\(name.debugDescription)")
    }
  }
}
