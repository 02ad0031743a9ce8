import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

/// `show` with a theme of a server or a command: its picture, messages and exit status.
@Suite("Sources that show asks") struct ShownSourceTests {
  /// Runs `show` with a theme, with its answers kept in a folder.
  private func show(
    _ theme: String, cache: TemporaryFolder? = nil, seconds: String = "300",
    path: String = "/usr/local/bin:/usr/bin:/bin"
  ) throws -> Tool.Result {
    var environment = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": path,
      "GS_GALLERY_SOURCE_SECONDS": seconds,
    ]
    environment["XDG_CACHE_HOME"] = cache?.path
    return try Tool.run(
      ["show", "button/primary", "--color", "always", "--theme", theme], environment: environment)
  }

  private func expectFailure(_ shown: Tool.Result, _ words: String, _ status: Int32 = 4) {
    #expect(shown.status == status, "\(EscapedText(shown.error))")
    #expect(shown.error.contains(words), "\(EscapedText(shown.error))")
    #expect(shown.output == "")
  }

  @Test func aServerGivesTheColours() throws {
    let server = try TokenServer { _ in .json(SourceTokens.text()) }
    let shown = try show(server.url())
    #expect(shown.status == 0, "\(EscapedText(shown.error))")
    #expect(shown.output.contains(SourceTokens.accent))
    #expect(shown.error.contains("warning: 127.0.0.1:\(server.port)/brand.json: guessed by name"))
    #expect(shown.error.contains("tokens map \(server.url())` writes"))
    let request = try #require(server.requests.first)
    #expect(request.line == "GET /brand.json HTTP/1.1")
    #expect(request.headers["accept-encoding"]?.contains("gzip") == true)
  }

  @Test func everySuccessIsOne() throws {
    for status in [200, 201, 203, 299] {
      let server = try TokenServer { _ in .whole(status, [:], SourceTokens.bytes) }
      let shown = try show(server.url())
      #expect(shown.status == 0, "\(status): \(EscapedText(shown.error))")
      #expect(shown.output.contains(SourceTokens.accent))
    }
  }

  @Test func aVersionThatIsKnownIsNotSentAgain() throws {
    let cache = try TemporaryFolder()
    let server = try TokenServer { request in
      request.headers["if-none-match"] == "\"one\""
        ? .whole(304, ["ETag": "\"one\""]) : .json(SourceTokens.text(), ["ETag": "\"one\""])
    }
    for _ in 0..<3 {
      let shown = try show(server.url(), cache: cache)
      #expect(shown.status == 0, "\(EscapedText(shown.error))")
      #expect(shown.output.contains(SourceTokens.accent))
    }
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"one\"", "\"one\""])
    // The files for curl are removed; only the answer is kept.
    let files = try TemporaryFolder.files(below: cache.path).keys.sorted()
    #expect(files.count == 1 && files[0].hasPrefix("gs-gallery/sources/"), "\(files)")
    #expect(files[0].hasSuffix(".json"))
  }

  @Test func aServerThatFailsLeavesTheLastGoodColours() throws {
    let cache = try TemporaryFolder()
    let server = try TokenServer { _ in .json(SourceTokens.text()) }
    let name = "127.0.0.1:\(server.port)/brand.json"
    _ = try show(server.url(), cache: cache)
    let page = Array("\n<!DOCTYPE html><title>Log in</title>".utf8)
    let cases: [(TokenServer.Reply, String)] = [
      (.whole(500), "the server answered 500"),
      (.whole(404, [:], Array("{}".utf8)), "the server answered 404"),
      (.whole(200, ["Content-Type": "text/html; charset=utf-8"], Array("{}".utf8)), "web page"),
      (
        .whole(200, [:], page),
        "answered with a web page instead of tokens; you may have to log in"
      ),
      (.cut(SourceTokens.bytes), "the answer ended too early"),
      (.json("{ \"color\": "), "brand.json:1:12: Invalid JSON"),
      (.json("{}"), "has no colour for any role"),
      (.whole(200, ["Content-Encoding": "gzip"], [1, 2, 3]), "the answer cannot be decompressed"),
    ]
    for (reply, words) in cases {
      server.answer { _ in reply }
      let shown = try show(server.url(), cache: cache)
      #expect(shown.status == 0, "\(words): \(EscapedText(shown.error))")
      #expect(shown.output.contains(SourceTokens.accent), "\(words)")
      #expect(shown.error.contains("warning: \(name): "), "\(EscapedText(shown.error))")
      #expect(shown.error.contains(words), "\(EscapedText(shown.error))")
      #expect(shown.error.contains("; colours of a moment ago."), "\(EscapedText(shown.error))")
      // Without colours that were good, nothing is drawn.
      expectFailure(try show(server.url()), words)
    }
  }

  @Test func aVersionThatChangesInTheMiddleIsRefused() throws {
    let cache = try TemporaryFolder()
    let server = try TokenServer { _ in .json(SourceTokens.text()) }
    _ = try show(server.url(), cache: cache)
    let (old, new) = (SourceTokens.bytes, Array(SourceTokens.text(blue: "0.4", padding: 40).utf8))
    server.answer { _ in .whole(200, [:], Array(old.prefix(120) + new.suffix(60))) }
    let mixed = try show(server.url(), cache: cache)
    #expect(mixed.output.contains(SourceTokens.accent))
    #expect(mixed.error.contains("Invalid JSON"), "\(EscapedText(mixed.error))")
    server.answer { _ in .whole(200, [:], new) }
    #expect(try show(server.url(), cache: cache).output.contains(SourceTokens.darker))
  }

  @Test func aSlowOrSilentSourceEndsAtTheLimit() throws {
    let server = try TokenServer { _ in .slow(SourceTokens.bytes) }
    expectFailure(try show(server.url(), seconds: "0.4"), "no answer within 0.4 seconds")
    server.answer { _ in .silent }
    expectFailure(try show(server.url(), seconds: "0.4"), "no answer within 0.4 seconds")
  }

  @Test func anEndlessAnswerStopsAtTheSizeLimit() throws {
    let server = try TokenServer { _ in .endless([UInt8](repeating: 0x20, count: 1 << 16)) }
    expectFailure(try show(server.url()), "the answer is larger than 16 MB")
  }

  @Test func bytesAreCountedAfterDecompression() throws {
    func gzipped(_ command: String) throws -> [UInt8] {
      let text = try Tool.shell(command + " | gzip -c | base64 -w 0").output
      return Array(try #require(Data(base64Encoded: text)))
    }
    let folder = try TemporaryFolder()
    try folder.write(SourceTokens.text(), to: "tokens.json")
    let small = try gzipped("cat '\(folder.path)/tokens.json'")
    let server = try TokenServer { _ in .whole(200, ["Content-Encoding": "gzip"], small) }
    #expect(try show(server.url()).output.contains(SourceTokens.accent))
    let bomb = try gzipped("head -c 33554432 /dev/zero | tr '\\0' ' '")
    #expect(bomb.count < 1 << 16)
    server.answer { _ in .whole(200, ["Content-Encoding": "gzip"], bomb) }
    expectFailure(try show(server.url()), "the answer is larger than 16 MB")
  }

  @Test func redirectionsAreFollowedFiveTimes() throws {
    let server = try TokenServer { request in
      let number = request.line.split(separator: "/")[1].prefix { $0.isNumber }
      return number == "5"
        ? .json(SourceTokens.text())
        : .whole(302, ["Location": "/\((Int(number) ?? 0) + 1)"])
    }
    #expect(try show(server.url("/0")).output.contains(SourceTokens.accent))
    server.answer { _ in .whole(302, ["Location": "/again"]) }
    expectFailure(try show(server.url("/0")), "the server redirects in circles")
    server.answer { _ in .whole(302, ["Location": "file:///etc/passwd"]) }
    expectFailure(
      try show(server.url("/0")), "the server redirects to an address that is not asked")
  }

  @Test func anAddressThatMayNotBeAskedIsNotAsked() throws {
    let server = try TokenServer { _ in .json(SourceTokens.text()) }
    // The same server by a name that is not this machine's: it would notice.
    let elsewhere = "http://[::ffff:127.0.0.1]:\(server.port)/secret"
    server.answer { request in
      request.line.contains("/secret")
        ? .json(SourceTokens.text()) : .whole(302, ["Location": elsewhere])
    }
    expectFailure(
      try show(server.url("/0")), "the server redirects to \(elsewhere), which is not encrypted")
    #expect(server.requests.map(\.line) == ["GET /0 HTTP/1.1"])
    // A form is sent on by 307 alone.
    for (status, method) in [(302, "GET"), (307, "POST")] {
      server.answer { request in
        request.line.contains("/new")
          ? .json(SourceTokens.text()) : .whole(status, ["Location": "/new"])
      }
      let request = WebRequest(server.url("/form"), .post, parameters: ["brand": "acme"])
      let asker = SourceAsker(
        .server(request), source: request.text,
        ProcessEnvironment(variables: ["PATH": "/usr/bin:/bin"]), SourceLimits())
      #expect(asker.answer() == .success(.tokens(SourceTokens.bytes)))
      let last = try #require(server.requests.last)
      #expect(last.line == "\(method) /new HTTP/1.1")
      #expect(last.body == (method == "POST" ? "brand=acme" : ""))
    }
  }

  @Test func noServerIsASentence() throws {
    let server = try TokenServer { _ in .silent }
    let port = server.port
    expectFailure(
      try show("http://127.0.0.1:1/brand.json"),
      "127.0.0.1:1/brand.json: the server cannot be reached.")
    expectFailure(
      try show("https://127.0.0.1:\(port)/brand.json", seconds: "0.4"),
      "127.0.0.1:\(port)/brand.json: ")
    expectFailure(
      try show(server.url(), path: "/nowhere"),
      "servers are asked by the program curl, which is not installed.")
  }

  @Test(arguments: [
    ("http://example.com/a.json", "is not encrypted; write https://."),
    ("http://127.0.0.1.example.com/a.json", "is not encrypted"),
    ("https://me:secret@example.com/", "An address holds no name and no password."),
    ("https:///a.json", "is not an address; begin it with https://."),
    ("https://example.com/a b", "write special characters as %XX."),
    ("https://example.com/a#b", "leave out # and what follows it."),
  ]) func anAddressThatIsNotAskedIsRefused(address: String, words: String) throws {
    expectFailure(try show(address), words, 64)
  }

  @Test(arguments: ["0", "-1", "soon", "601", "nan", "inf"])
  func theTimeIsANumberOfSeconds(seconds: String) throws {
    expectFailure(
      try show("http://127.0.0.1:1/a", seconds: seconds),
      "GS_GALLERY_SOURCE_SECONDS is a number of seconds up to 600", 64)
  }
}
