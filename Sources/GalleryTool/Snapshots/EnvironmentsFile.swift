import GalleryKit
import StateSpace
import TokenFiles
import VisualReview

/// The file beside the baselines that declares the environments they are recorded in.
///
/// ```json
/// { "environments": [{ "theme": ["home", "all"], "appearance": ["light", "dark"] }] }
/// ```
struct EnvironmentsFile {
  static let name = "environments.json"
  /// The size limit in bytes; files written by people are smaller.
  private static let sizeLimit = 1 << 20
  private static let components = "components"
  private static let named = "named"
  private static let environments = "environments"

  private(set) var declared: [DeclaredEnvironments] = []
  /// The node of each declaration.
  private var nodes: [JSONNode] = []
  private let document: JSONDocument

  /// The path for messages.
  private static var path: String { SnapshotFolder.name + "/" + name }

  /// The file of a folder of baselines; nil if it does not exist.
  ///
  /// - Throws: if it cannot be read, and for its first fault, with line and column.
  init?(in folder: SnapshotFolder) throws(ToolError) {
    let bytes = try notPossibleHere { () throws(SnapshotFolderError) in
      try folder.bytes(of: Self.name, limit: Self.sizeLimit)
    }
    guard let bytes else { return nil }
    try self.init(bytes)
  }

  init(_ bytes: [UInt8]) throws(ToolError) {
    do throws(JSONError) {
      document = try JSONDocument(
        bytes, limits: JSONLimits(bytes: Self.sizeLimit, values: .max, depth: 16))
    } catch {
      throw ToolError(
        .notPossibleHere,
        "\(Self.path):\(error.line):\(error.column): \(error.reason.description)")
    }
    if let error = document.duplicateError {
      throw ToolError(
        .notPossibleHere,
        "\(Self.path):\(error.line):\(error.column): \(error.reason.description)")
    }
    let root = document.root
    guard root.kind == .object else {
      throw fault(root, "Expected an object with \(Self.environments), a list of declarations.")
    }
    for member in root.children {
      switch member.name {
      case Self.environments: break
      case "$schema": _ = try text(member)
      case let name:
        throw fault(
          member, "Unknown key “\(safe(name ?? ""))”. Keys are \(Self.environments) and $schema.")
      }
    }
    guard let list = root.children.first(where: { $0.name == Self.environments }) else {
      throw fault(root, "Expected the key \(Self.environments), a list of declarations.")
    }
    for entry in try items(list) { try add(entry) }
  }

  private mutating func add(_ entry: JSONNode) throws(ToolError) {
    guard entry.kind == .object else {
      throw fault(
        entry, "Expected an object with settings, such as { \"lang\": [\"en\", \"ko\"] }.")
    }
    var components: [String] = []
    var settings: [DeclaredEnvironments.Values] = []
    var named: [[DeclaredEnvironments.Values]]?
    for member in entry.children {
      let values = try items(member)
      var texts: [String] = []
      for value in values {
        let text = try text(value)
        if texts.contains(text) { throw fault(value, "“\(safe(text))” is there twice.") }
        texts.append(text)
      }
      switch member.name {
      case Self.components: components = texts
      case Self.named: named = texts.map(DeclaredEnvironments.values(ofLink:))
      case let name: settings.append(DeclaredEnvironments.Values(name ?? "", texts))
      }
    }
    guard named == nil || settings.isEmpty else {
      throw fault(entry, "Either name environments or list the values of settings, not both.")
    }
    declared.append(
      DeclaredEnvironments(
        components: components, combinations: named ?? [settings], isNamed: named != nil))
    nodes.append(entry)
  }

  /// The items of a list that has some.
  private func items(_ node: JSONNode) throws(ToolError) -> [JSONNode] {
    guard node.kind == .array else { throw fault(node, "Expected a list in brackets.") }
    let items = Array(node.children)
    guard !items.isEmpty else { throw fault(node, "The list is empty; leave it out or fill it.") }
    return items
  }

  private func text(_ node: JSONNode) throws(ToolError) -> String {
    guard let text = node.text else { throw fault(node, "Expected a text in quotation marks.") }
    return text
  }

  private func fault(_ node: JSONNode, _ reason: String) -> ToolError {
    let place = document.location(ofOffset: node.offset)
    return ToolError(
      .notPossibleHere, "\(Self.path):\(place.line):\(place.column): \(reason)")
  }

  /// An error in a theme, with the line and the column of the first text that names it.
  func fault(ofTheme text: String, _ reason: String) -> ToolError {
    let texts = nodes.flatMap { entry in entry.children.flatMap { Array($0.children) } }
    return fault(texts.first { ($0.text ?? "").contains(text) } ?? document.root, reason)
  }

  /// An error in a declaration, with the line and the column of its part.
  func fault(_ error: DeclarationError) -> ToolError {
    let entry = nodes[error.entry]
    func item(_ name: String, _ place: Int) -> JSONNode? {
      entry.children.first { $0.name == name }.flatMap { list in
        Array(list.children).indices.contains(place) ? Array(list.children)[place] : nil
      }
    }
    let node: JSONNode? =
      switch error.place {
      case .entry: nil
      case .component(let place): item(Self.components, place)
      case .setting(let name): entry.children.first { $0.name == name }
      case .value(let name, let place): item(name, place)
      case .named(let place): item(Self.named, place)
      }
    return fault(node ?? entry, error.reason)
  }
}
