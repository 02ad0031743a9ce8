import GalleryKit

/// A server's answer, as reported by curl.
struct WebResponse: Hashable {
  let status: Int
  let body: [UInt8]
  /// The media type, from the server.
  let type: String
  /// The final address, after redirections.
  let address: String
  /// The address of a redirection; nil for an answer.
  let redirection: String?

  /// Written by curl to standard error at the end: addresses cannot contain control characters.
  static let footer =
    "%{stderr}\u{1E}%{http_code}\u{1F}%{url_effective}\u{1F}%{content_type}\u{1F}%{redirect_url}"

  /// Parses curl's output.
  ///
  /// - Throws: if the server was not reached, or reported an error.
  init(_ result: ChildProcess.Result) throws(SourceError) {
    let parts = result.error.split(
      separator: "\u{1E}", maxSplits: 1, omittingEmptySubsequences: false)
    let told = parts.count > 1 ? parts[1] : ""
    let facts = told.split(separator: "\u{1F}", maxSplits: 3, omittingEmptySubsequences: false)
    guard result.status == 0 else {
      throw .notReached(curl: result.status, Self.complaint(parts.first ?? ""))
    }
    guard facts.count == 4, let status = Int(facts[0]) else {
      throw .notReached(curl: 0, "")
    }
    self.status = status
    body = result.output
    address = String(facts[1])
    type = String(facts[2].prefix { $0 != ";" }).lowercased()
    let next = String(facts[3])
    redirection = [301, 302, 303, 307, 308].contains(status) && !next.isEmpty ? next : nil
    guard redirection == nil else { return }
    guard 200..<300 ~= status || status == 304 else { throw .answered(status) }
    // A server on this machine may redirect elsewhere, but not to an unencrypted address.
    guard WebRequest(address).problem == nil else { throw .sentElsewhere(address) }
    if status != 304, isWebPage { throw .webPage(WebRequest(address).host) }
  }

  /// Whether it is a web page: a server that requires a login may answer with such a page and 200.
  private var isWebPage: Bool {
    if type == "text/html" || type == "application/xhtml+xml" { return true }
    var rest = body.prefix(1_024)[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    return rest.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }

  /// Curl's message without its prefix, which is `curl: (7) `, for example.
  private static func complaint(_ text: Substring) -> String {
    let line = text.split(whereSeparator: \.isNewline).last { $0.hasPrefix("curl: (") } ?? ""
    return line.firstIndex(of: ")").map {
      String(line[line.index(after: $0)...].drop { $0 == " " })
    } ?? ""
  }
}
