/// The files that a resolver document names.
struct SourceLibrary: Sendable {
  /// The limit of files read for one document.
  static let limit = 1000
  private var files: [String: TokenFile] = [:]
  /// The files by their names.
  var sorted: [TokenFile] { files.values.sorted { $0.name < $1.name } }

  /// A library without files.
  init() {}

  init(_ document: JSONDocument, load: (String) -> [UInt8]?) {
    var waiting = [document]
    while let next = waiting.popLast() {
      for index in next.entries.indices {
        let node = JSONNode(document: next, index: Int32(index))
        guard node.kind == .string, node.isNamed("$ref"), let text = node.text,
          let path = Self.path(of: text, from: next.name), files[path] == nil,
          files.count < Self.limit, let bytes = load(path)
        else { continue }
        let file = TokenFile(bytes, name: path)
        files[path] = file
        if let document = file.document, file.isResolver { waiting.append(document) }
      }
    }
  }

  func file(_ reference: String, from name: String) -> TokenFile? {
    Self.path(of: reference, from: name).flatMap { files[$0] }
  }

  /// The path of the file in a reference; nil if the reference is within the document, or is an address.
  static func path(of reference: String, from name: String) -> String? {
    let file = reference.prefix { $0 != "#" }
    guard !file.isEmpty, !file.contains("://"), !file.hasPrefix("/") else { return nil }
    var parts = name.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(
      String.init)
    for part in file.split(separator: "/").map(String.init) {
      switch part {
      case ".": break
      case ".." where !parts.isEmpty && parts.last != ".." && parts.last != "": parts.removeLast()
      case _: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
