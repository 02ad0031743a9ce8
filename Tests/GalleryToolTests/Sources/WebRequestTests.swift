import GalleryTesting
import Testing

@testable import GalleryKit
@testable import GalleryTool

/// Requests as values, and the words that curl gets for them.
@Suite("Requests") struct WebRequestTests {
  @Test func anAddressIsMadeOfItsParts() {
    let request = WebRequest(
      "https://tokens.example.com/api/", path: ["a b", "ä/…"], parameters: ["v": "1&2", "x": ""])
    #expect(request.url == "https://tokens.example.com/api/a%20b/%C3%A4%2F%E2%80%A6?v=1%262&x=")
    #expect(request.problem == nil)
    let more = WebRequest("https://example.com/?a=1", parameters: ["b": "2"])
    #expect(more.url == "https://example.com/?a=1&b=2")
    #expect(WebRequest("https://example.com/?a=1", path: ["b"]).problem != nil)
    let form = WebRequest("https://example.com", .post, parameters: ["b": "2", "a": "ü"])
    #expect(form.url == "https://example.com")
    #expect(String(decoding: form.body, as: UTF8.self) == "b=2&a=%C3%BC")
  }

  @Test func theWordsOfCurlAreFixed() throws {
    var limits = SourceLimits()
    limits.answer = 6_050
    let files = WebRequest.VersionFiles(known: "/c/known", new: "/c/new")
    let words = WebRequest("https://example.com/a").arguments(limits, versions: files)
    #expect(words.starts(with: ["curl", "-q"]))
    #expect(words.suffix(2) == ["--url", "https://example.com/a"])
    for pair in [
      ["--proto", "=https"], ["--proto-redir", "=https"], ["--max-redirs", "5"],
      ["--max-time", "7.050"], ["--connect-timeout", "5.000"], ["--etag-compare", "/c/known"],
      ["--etag-save", "/c/new"],
    ] {
      let place = try #require(words.firstIndex(of: pair[0]))
      #expect(words[place + 1] == pair[1])
    }
    #expect(words.contains("--compressed") && !words.contains("--data-binary"))
    let local = WebRequest("http://localhost:80/", .post).arguments(limits, versions: nil)
    // The target of a redirection is checked first.
    #expect(words.contains("--location") && !local.contains("--location"))
    #expect(local.contains("=http") && local.contains("--noproxy"))
    #expect(local.contains("--data-binary") && !local.contains("--etag-save"))
  }

  @Test func aFormIsSent() throws {
    let server = try TokenServer { _ in .json(SourceTokens.text()) }
    let request = WebRequest(server.url("/tokens"), .post, parameters: ["brand": "acme & co"])
    let asker = SourceAsker(
      .server(request), source: request.text,
      ProcessEnvironment(variables: ["PATH": "/usr/bin:/bin"]), SourceLimits())
    #expect(asker.answer() == .success(.tokens(SourceTokens.bytes)))
    let sent = try #require(server.requests.first)
    #expect(sent.line == "POST /tokens HTTP/1.1")
    #expect(sent.body == "brand=acme%20%26%20co")
    #expect(sent.headers["content-type"] == "application/x-www-form-urlencoded")
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("  a\t b ", ["a", "b"]), ("'a b' c", ["a b", "c"]),
    (#""a \" b""#, ["a \" b"]), (#"a\ b"#, ["a b"]), ("''", [""]), ("a''b", ["ab"]),
    (#"'\'"#, ["\\"]), ("$A * ~ | ; & > x", ["$A", "*", "~", "|", ";", "&", ">", "x"]), ("", []),
  ]) func aCommandIsPartedIntoWords(text: String, words: [String]) {
    #expect(CommandWords.words(of: text) == words)
    #expect(CommandWords.words(of: CommandWords.text(of: words)) == words)
  }

  @Test(arguments: ["'", "\"a", "a\\", "'a\"", #""\""#])
  func anUnclosedQuoteIsNotACommand(text: String) {
    #expect(CommandWords.words(of: text) == nil)
  }
}
