import Testing

@testable import FourSystems
@testable import GalleryTool

/// The gallery on a pseudoterminal made by `script` of util-linux, with its input written in advance.
@Suite("Browse on a terminal")
struct BrowseTests {
  private func browse(_ typed: String, _ arguments: String, term: String = "xterm-256color") throws
    -> Tool.Result
  {
    try Tool.shell(
      "printf '\(typed)' | TERM=\(term) timeout 30 script -qefc \"$TOOL \(arguments)\" /dev/null"
    )
  }

  @Test(arguments: ["ansi", "ncurses"])
  func theLastCopiedLinkIsPrintedAfterLeaving(_ backend: String) throws {
    let result = try browse("tyq", "browse tag/filled --backend \(backend)")
    #expect(result.status == 0)
    let last = result.output.split { $0.isNewline }.last ?? ""
    #expect(last.hasSuffix("tag/filled@theme=lionheart"), "\(last.debugDescription)")
  }

  @Test func theOpenedLinkIsPrintedAgain() throws {
    let link = "tag/filled:color=yellow,selected@theme=lionheart,colors=256"
    let result = try Tool.shell(
      "printf 'yq' | COLORTERM=truecolor TERM=xterm-256color timeout 30 "
        + "script -qefc \"$TOOL browse '\(link)'\" /dev/null")
    let last = result.output.split { $0.isNewline }.last ?? ""
    #expect(last.hasSuffix(link), "\(last.debugDescription)")
  }

  @Test(arguments: ["ansi", "ncurses"])
  func theScreenIsRestored(_ backend: String) throws {
    let output = try browse("q", "browse --backend \(backend)").output
    let enter = "\u{1B}[?1049h"
    let leave = "\u{1B}[?1049l"
    #expect(output.occurrences(of: enter) == 1)
    #expect(output.occurrences(of: leave) == 1)
    #expect(output.contains("\u{1B}[?1003l") && output.contains("\u{1B}[?25h"))
  }

  @Test func aLocaleWithoutUnicodeIsShownInASCII() throws {
    let result = try Tool.shell(
      "printf 'yq' | LC_ALL=C TERM=xterm timeout 30 script -qefc \"$TOOL browse tag/filled\" /dev/null"
    )
    #expect(result.status == 0)
    let last = result.output.split { $0.isNewline }.last ?? ""
    // The link has nothing that the terminal lacks.
    #expect(last.hasSuffix("tag/filled"), "\(last.debugDescription)")
  }

  @Test func quietPrintsNoLink() throws {
    let output = try browse("yq", "browse tag/filled --quiet").output
    let last = output.split { $0.isNewline }.last ?? ""
    #expect(!last.hasSuffix("tag/filled"))
  }

  @Test func onADumbTerminalTheErrorSuggestsShow() throws {
    let result = try browse("", "browse", term: "dumb")
    #expect(result.status == 4)
    #expect(result.output.contains("show LINK"))
    #expect(result.output.contains("gs-gallery --linear"))
  }

  @Test func aTerminalUnknownToNcursesIsReported() throws {
    let result = try browse("q", "browse --backend ncurses", term: "no-such-terminal")
    #expect(result.status == 4)
    #expect(result.output.contains("no-such-terminal"))
  }
}

extension String {
  /// The number of occurrences of a text in this one.
  fileprivate func occurrences(of text: String) -> Int {
    ranges(of: text).count
  }
}
