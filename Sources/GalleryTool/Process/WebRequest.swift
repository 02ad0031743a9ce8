import GalleryKit
import StateSpace

/// A request to a server: method, address, path and parameters.
///
/// ```swift
/// WebRequest("https://tokens.example.com", path: ["brands", "acme"], parameters: ["version": "2"]).url
/// // https://tokens.example.com/brands/acme?version=2
/// ```
public struct WebRequest: Hashable, Sendable {
  /// The method of a request.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// Asks for an answer; parameters are part of the address.
    case get = "GET"
    /// Sends the parameters as a form.
    case post = "POST"
  }

  /// A parameter by its name.
  struct Parameter: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// The method of the request.
  public let method: Method
  /// The address without the path and the parameters.
  let address: String
  let path: [String]
  let parameters: [Parameter]

  /// Describes a request; nothing is sent yet.
  ///
  /// - Parameters:
  ///   - method: the method of the request.
  ///   - address: begins with `https://`, or with `http://` for a server on the same machine.
  ///   - path: appended to the address, one name for each level.
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

  /// The body sent to the server.
  var body: [UInt8] { method == .post ? Array(form.utf8) : [] }

  /// The request in one line; different requests have different lines.
  var text: String { method == .get ? url : "\(method.rawValue) \(url) \(form)" }
}
