import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

/// `show` with a theme of a command.
@Suite("Commands that show runs") struct ShownCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SourceTokens.text(), to: "my tokens.json")
  }

  private func show(
    _ theme: String, seconds: String = "300", cache: Bool = false
  ) throws -> Tool.Result {
    try Tool.shell(
      """
      cd '\(folder.path)' && export GS_GALLERY_SOURCE_SECONDS=\(seconds) \
      \(cache ? "XDG_CACHE_HOME=\"$PWD\"" : "") && \
      "$TOOL" show button/primary --color always --theme "$(cat <<'END'
      \(theme)
      END
      )"
      """)
  }

  private func expectFailure(_ shown: Tool.Result, _ words: String, _ status: Int32 = 4) {
    #expect(shown.status == status, "\(EscapedText(shown.error))")
    #expect(shown.error.contains(words), "\(EscapedText(shown.error))")
    #expect(shown.output == "")
  }

  @Test(arguments: [
    "command:cat 'my tokens.json'", "command:cat \"my tokens.json\"",
    "command:cat my\\ tokens.json",
    "command:  cat  my' 'tokens.json ",
  ]) func itsOutputIsTheTokens(theme: String) throws {
    let shown = try show(theme)
    #expect(shown.status == 0, "\(EscapedText(shown.error))")
    #expect(shown.output.contains(SourceTokens.accent))
  }

  @Test func noShellReadsIt() throws {
    expectFailure(try show("command:cat $HOME"), "the command failed with 1: cat: '$HOME'")
    expectFailure(try show("command:cat *.json"), "cat: '*.json'")
    expectFailure(try show("command:true; touch made"), "true; cannot be started: No such file")
    expectFailure(try show("command:cat 'open"), "has a quote that does not end.", 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/made"))
  }

  @Test func anyFailureOfTheCommandIsASentence() throws {
    let cases: [(String, String)] = [
      (
        "command:sh -c 'echo no; echo \"the reason\" >&2; exit 3'",
        "the command failed with 3: the reason."
      ),
      ("command:sh -c 'kill -9 $$'", "the command failed with 137."),
      ("command:nothing-of-that-name", "nothing-of-that-name cannot be started: No such file"),
      ("command:yes", "the answer is larger than 16 MB."),
      ("command:head -c 100 /dev/zero", "Invalid JSON"),
      ("command:true", "Invalid JSON"),
      ("command:echo {}", "has no colour for any role"),
    ]
    for (theme, words) in cases { expectFailure(try show(theme), words) }
  }

  @Test func itIsEndedAtTheLimitWithAllThatItStarted() throws {
    let theme = "command:sh -c 'sleep 1000 & echo $! > child; wait'"
    expectFailure(try show(theme, seconds: "0.5"), "no answer within 0.5 seconds.")
    let child = try #require(
      pid_t(
        try String(contentsOfFile: folder.path + "/child", encoding: .utf8).trimmingCharacters(
          in: .whitespacesAndNewlines)))
    // It was ended before the gallery was; the process that adopts it may not have reaped it yet.
    var isThere = kill(child, 0) == 0
    let end = Date(timeIntervalSinceNow: 20)
    while isThere, Date() < end {
      let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
      isThere = state.map { !$0.contains(") Z") } ?? false
    }
    #expect(!isThere)
  }

  @Test func itHasNoTerminalToAskOn() throws {
    expectFailure(
      try show("command:sh -c 'exec < /dev/tty'"), "the command failed with")
    // With an empty answer.
    expectFailure(try show("command:cat"), "Invalid JSON")
  }

  @Test func itsLastGoodAnswerIsKept() throws {
    let theme = "command:sh -c 'cat answer.json'"
    try folder.write(SourceTokens.text(), to: "answer.json")
    #expect(try show(theme, cache: true).status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/answer.json")
    let shown = try show(theme, cache: true)
    #expect(shown.status == 0)
    #expect(shown.output.contains(SourceTokens.accent))
    #expect(shown.error.contains("the command failed with 1: cat: answer.json"))
    #expect(shown.error.contains("; colours of a moment ago."))
  }
}
