import GalleryKit

/// A question to a server: method, address, path and parameters.
///
/// ```swift
/// WebRequest("https://tokens.example.com", path: ["brands", "acme"], parameters: ["version": "2"]).url
/// // https://tokens.example.com/brands/acme?version=2
/// ```
public struct WebRequest: Hashable, Sendable {
  /// What the server is asked to do.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// To answer; parameters are part of the address.
    case get = "GET"
    /// To take the parameters, as a form, and answer.
    case post = "POST"
  }

  /// A parameter by its name.
  struct Parameter: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// What the server is asked to do.
  public let method: Method
  /// The address without what the path and the parameters add.
  let address: String
  let path: [String]
  let parameters: [Parameter]

  /// Describes a request; nothing is asked yet.
  ///
  /// - Parameters:
  ///   - method: what the server is asked to do.
  ///   - address: begins with `https://`, or with `http://` for a server on the same machine.
  ///   - path: what is put behind the address, one name for each level.
  ///   - parameters: by their names, in order.
  public init(
    _ address: String, _ method: Method = .get, path: [String] = [],
    parameters: KeyValuePairs<String, String> = [:]
  ) {
    self.method = method
    self.address = address
    self.path = path
    self.parameters = parameters.map { Parameter(name: $0.key, value: $0.value) }
  }

  /// The same form sent to another address, or a request without one.
  init(_ address: String, _ method: Method, form other: WebRequest?) {
    self.method = method
    self.address = address
    path = []
    parameters = method == .post ? other?.parameters ?? [] : []
  }

  /// The whole address; that of a form has no parameters.
  public var url: String {
    var text = address
    for name in path { text += (text.hasSuffix("/") ? "" : "/") + percentEncoded(name) }
    guard method == .get, !parameters.isEmpty else { return text }
    return text + (text.contains("?") ? "&" : "?") + form
  }

  /// The parameters as a form.
  private var form: String {
    parameters.map { percentEncoded($0.name) + "=" + percentEncoded($0.value) }
      .joined(separator: "&")
  }

  /// What the server is sent besides the address.
  var body: [UInt8] { method == .post ? Array(form.utf8) : [] }

  /// The request in one line; no other has the same.
  var text: String { method == .get ? url : "\(method.rawValue) \(url) \(form)" }
}
