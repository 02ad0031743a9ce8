import GalleryKit

extension WebRequest {
  /// Whether the server is on this machine, so that nothing leaves it.
  var isLocal: Bool { scheme == "http" }

  private var scheme: String { String(address.prefix { $0 != ":" }) }

  /// The name and the port of the server.
  var host: String {
    String(address.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) })
  }

  /// Why it cannot be asked, in a sentence; nil if it can.
  var problem: String? {
    let name = host.lowercased()
    guard ["http", "https"].contains(scheme), address.hasPrefix(scheme + "://"), !name.isEmpty
    else {
      return "“\(safe(address))” is not an address; begin it with https://."
    }
    guard address.utf8.allSatisfy({ 0x21...0x7E ~= $0 }), !address.contains("\\") else {
      return "“\(safe(address))” is not an address; write special characters as %XX."
    }
    guard !name.contains("@") else {
      return "An address holds no name and no password."
    }
    guard !address.contains("#") else {
      return "“\(safe(address))” names a part of a page; leave out # and what follows it."
    }
    guard path.isEmpty || !address.contains("?") else {
      return "“\(safe(address))” has parameters already, so no path can follow it."
    }
    let isHere = ["127.0.0.1", "localhost", "[::1]"].contains { local in
      name == local || name.hasPrefix(local + ":")
    }
    guard scheme == "https" || isHere else {
      return "“\(safe(address))” is not encrypted; write https://. http:// is for 127.0.0.1 alone."
    }
    return nil
  }
}

extension WebRequest {
  /// The files for curl's version marks (RFC 9110, 8.8.3): one to compare with, and one to write.
  struct VersionFiles: Hashable, Sendable {
    /// nil if no version is known.
    var known: String?
    var new: String
  }

  /// The arguments of curl for this request. All knowledge of curl's options is here.
  ///
  /// The first option disables curl's settings files. An encrypted request stays encrypted, wherever the server
  /// redirects to. Redirections of a server on this machine are not followed by curl: each address is checked before
  /// it is asked.
  func arguments(_ limits: SourceLimits, versions: VersionFiles?) -> [String] {
    let schemes = isLocal ? "=http" : "=https"
    var words = [
      "curl", "-q", "--silent", "--show-error", "--globoff", "--compressed",
      "--proto", schemes, "--proto-redir", schemes,
    ]
    if !isLocal { words += ["--location", "--max-redirs", String(limits.redirections)] }
    words += [
      // The gallery stops curl earlier; this applies if curl outlives the gallery.
      "--max-time", Self.seconds(limits.answer + 1_000),
      "--header", "Accept: application/json, */*;q=0.5",
      "--user-agent", "gs-gallery",
      "--write-out", WebResponse.footer,
    ]
    if limits.connection < limits.answer {
      words += ["--connect-timeout", Self.seconds(limits.connection)]
    }
    if isLocal { words += ["--noproxy", "*"] }
    if let versions {
      if let known = versions.known { words += ["--etag-compare", known] }
      words += ["--etag-save", versions.new]
    }
    switch method {
    case .get: break
    case .post: words += ["--data-binary", "@-"]
    }
    return words + ["--url", url]
  }

  /// The request for a redirection (RFC 9110, 15.4).
  ///
  /// - Throws: if the address is not allowed.
  func redirected(to address: String, status: Int) throws(SourceError) -> WebRequest {
    let keepsMethod = status == 307 || status == 308
    // A fragment is never sent to a server.
    let next = WebRequest(
      String(address.prefix { $0 != "#" }), keepsMethod ? method : .get,
      form: keepsMethod ? self : nil)
    guard next.problem == nil else {
      guard address.lowercased().hasPrefix("http:") else { throw .notReached(curl: 1, "") }
      throw .sentElsewhere(address)
    }
    return next
  }

  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// The variables for curl: its location, proxies and certificates.
  static let variables = ["PATH", "HOME"] + SourceSettings.curlVariables
}
