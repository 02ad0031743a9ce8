import Foundation
import GalleryTesting
import TerminalTesting
import Testing

@testable import GalleryTool

/// The gallery on a terminal with a theme of a server or a command: the screen in each case.
@Suite("Sources that the gallery asks", .serialized) struct BrowsedSourceTests {
  private let cache: TemporaryFolder
  private let server: TokenServer

  init() throws {
    cache = try TemporaryFolder()
    server = try TokenServer { _ in .json(SourceTokens.text()) }
  }

  private func start(_ theme: String? = nil, seconds: String = "300") throws -> ProbeTerminal {
    try ProbeTerminal(
      gallery: ["browse", "button/primary", "--theme", theme ?? server.url(), "--no-query"],
      environment: [
        "TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor", "PATH=/usr/bin:/bin",
        "XDG_CONFIG_HOME=\(cache.path)", "XDG_CACHE_HOME=\(cache.path)",
        "GS_GALLERY_SOURCE_SECONDS=\(seconds)",
      ])
  }

  /// The last row of the screen.
  private func statusLine(_ terminal: ProbeTerminal) -> Substring {
    screen(terminal).split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
  }

  private func screen(_ terminal: ProbeTerminal) -> String {
    let screen = EmulatedTerminal(columns: 120, rows: 40)
    screen.feed(terminal.output)
    return screen.grid.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }

  private func wait(_ terminal: ProbeTerminal, forNote words: String) throws {
    try terminal.wait(words) { statusLine(terminal).contains(words) }
  }

  private func leave(_ terminal: ProbeTerminal) throws {
    terminal.type("q")
    try terminal.expect("exited 0")
    #expect(terminal.hasOriginalSettings)
  }

  /// Opens the gallery once with colours that are good, so that they are kept.
  private func seed() throws {
    let terminal = try start()
    try terminal.wait("the colours") { terminal.shows(SourceTokens.accent) }
    try leave(terminal)
  }

  @Test func theAnswerShowsWhenItComes() throws {
    let gate = Gate()
    server.answer { _ in
      gate.wait()
      return .json(SourceTokens.text())
    }
    let terminal = try start()
    // The gallery is there, and takes keys, while the server thinks.
    try terminal.wait("the question") { !server.requests.isEmpty }
    terminal.type("?")
    try terminal.wait("help") { screen(terminal).contains("Keyboard shortcuts") }
    terminal.type("?")
    #expect(!terminal.shows(SourceTokens.accent))
    gate.open()
    try terminal.wait("the colours") { terminal.shows(SourceTokens.accent) }
    try terminal.wait("the guesses") { terminal.shows("guessed by name") }
    try leave(terminal)
  }

  @Test func theLastGoodColoursAreShownAtOnce() throws {
    try seed()
    server.answer { _ in .silent }
    let terminal = try start()
    #expect(terminal.shows(SourceTokens.accent))
    try leave(terminal)
  }

  @Test func anyProblemIsInTheStatusLine() throws {
    try seed()
    let cases: [(TokenServer.Reply, String, String)] = [
      (.whole(500), "the server answered 500", "20"),
      (.cut(SourceTokens.bytes), "the answer ended too early", "20"),
      (.whole(302, ["Location": "/again"]), "the server redirects in circles", "20"),
      (.slow(SourceTokens.bytes), "no answer within 0.5 seconds", "0.5"),
      (.endless(SourceTokens.bytes), "the answer is larger than 16 MB", "20"),
      (.whole(200, ["Content-Type": "text/html"]), "answered with a web page", "20"),
      (.json("{ \"color\": "), "brand.json:1:12: Invalid JSON", "20"),
      (
        .whole(200, ["Content-Encoding": "gzip"], [1, 2, 3]), "the answer cannot be decompressed",
        "20"
      ),
    ]
    for (reply, words, seconds) in cases {
      server.answer { _ in reply }
      let terminal = try start(seconds: seconds)
      try terminal.wait(words) { screen(terminal).contains(words) }
      // A key takes the message away; the status line keeps saying so.
      terminal.type("\u{C}")
      try wait(terminal, forNote: String(words.prefix(40)))
      #expect(terminal.shows(SourceTokens.accent), "\(words)")
      #expect(!terminal.shows("neutral colours"))
      try leave(terminal)
    }
  }

  @Test func withoutColoursThatWereGoodTheyAreNeutral() throws {
    server.answer { _ in .whole(503) }
    let terminal = try start()
    try wait(terminal, forNote: "the server answered 503; neutral colours")
    #expect(!terminal.shows(SourceTokens.accent))
    try leave(terminal)
  }

  @Test func redirectionsAndCompressionAreFollowed() throws {
    let text = try Tool.shell(
      "printf '%s' '\(SourceTokens.text(blue: "0.4"))' | gzip -c | base64 -w 0"
    ).output
    let body = Array(try #require(Data(base64Encoded: text)))
    server.answer { request in
      request.line.contains("/brand.json")
        ? .whole(307, ["Location": "/moved"])
        : .whole(200, ["Content-Encoding": "gzip"], body)
    }
    let terminal = try start()
    try terminal.wait("the colours") { terminal.shows(SourceTokens.darker) }
    try leave(terminal)
  }

  @Test func aKnownVersionIsAskedForByItsMark() throws {
    server.answer { request in
      request.headers["if-none-match"] == "\"1\""
        ? .whole(304) : .json(SourceTokens.text(), ["ETag": "\"1\""])
    }
    try seed()
    let terminal = try start()
    #expect(terminal.shows(SourceTokens.accent))
    try terminal.wait("the question") { server.requests.count == 2 }
    #expect(server.requests.last?.headers["if-none-match"] == "\"1\"")
    try leave(terminal)
  }

  @Test func aFailingOrEndlessCommandDoesNotBlockLeaving() throws {
    let failing = try start("command:sh -c 'echo the reason >&2; exit 3'")
    try wait(failing, forNote: "the command failed with 3: the reason; neutral colours")
    try leave(failing)
    let child = cache.path + "/child"
    let endless = try start("command:sh -c 'echo $$ > \(child); while :; do :; done'")
    try endless.wait("the command") {
      ((try? String(contentsOfFile: child, encoding: .utf8)) ?? "").hasSuffix("\n")
    }
    try leave(endless)
    let process = try #require(
      pid_t(try String(contentsOfFile: child, encoding: .utf8).dropLast()))
    #expect(kill(process, 0) != 0)
  }
}

/// Holds up other threads until it is opened.
private final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isOpen = false

  func wait() {
    condition.lock()
    while !isOpen { condition.wait() }
    condition.unlock()
  }

  func open() {
    condition.lock()
    isOpen = true
    condition.broadcast()
    condition.unlock()
  }
}
