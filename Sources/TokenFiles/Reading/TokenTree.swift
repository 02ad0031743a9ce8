/// Groups and tokens of one or several files, merged: of two with the same path the later one counts.
///
/// Nodes are in one list and refer to each other by index, so that no recursion is needed.
struct TokenTree {
  /// The dialect of the object that is read.
  var dialect: TokenDialect
  /// The nodes; the first one is the root.
  var nodes: [Node] = []
  var findings: [TokenFinding] = []
  /// Objects with `$ref` and no value. Whether they are groups or tokens is decided once the tree is complete.
  var undecided: [Int32] = []
  /// Groups with `$extends`, or with a `$ref` to a group.
  var extending: [Int32] = []
  private var places: [Key: Int32] = [:]
  private var scopes: Int32 = 0

  /// A group or a token.
  struct Node {
    let name: String
    let parent: Int32
    var isToken: Bool
    /// The object that defines it, in the last file that does.
    var source: JSONNode
    /// How that object is written.
    var dialect: TokenDialect
    /// `$type`, if it is a string.
    var type: JSONNode?
    var deprecated: JSONNode?
    /// `$extends`, or the `$ref` of a group.
    var extends: JSONNode?
    /// The token or group that it was inherited from.
    var origin: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// The generation of children that counts: a token removes those of a group of the same path.
    var scope: Int32
  }

  private struct Key: Hashable {
    let scope: Int32
    let name: ExactText
  }

  init(_ first: Source) {
    dialect = first.dialect
    nodes = [
      Node(
        name: "", parent: -1, isToken: false, source: first.object, dialect: first.dialect,
        scope: 0)
    ]
  }

  static let root: Int32 = 0

  subscript(index: Int32) -> Node {
    get { nodes[Int(index)] }
    _modify { yield &nodes[Int(index)] }
  }

  /// The child of a group by its name; nil if it is missing.
  func child(of parent: Int32, named name: String) -> Int32? {
    guard !self[parent].isToken else { return nil }
    return places[Key(scope: self[parent].scope, name: ExactText(name))]
  }

  /// The children of a group, in order.
  func children(of parent: Int32) -> [Int32] {
    var result: [Int32] = []
    var next = self[parent].isToken ? -1 : self[parent].firstChild
    while next >= 0 {
      result.append(next)
      next = self[next].nextSibling
    }
    return result
  }

  /// Appends a new child to a group.
  mutating func append(
    _ name: String, to parent: Int32, isToken: Bool, source: JSONNode, dialect: TokenDialect
  ) -> Int32 {
    let index = Int32(nodes.count)
    scopes += 1
    nodes.append(
      Node(
        name: name, parent: parent, isToken: isToken, source: source, dialect: dialect,
        scope: scopes))
    let last = self[parent].lastChild
    if last >= 0 { self[last].nextSibling = index } else { self[parent].firstChild = index }
    self[parent].lastChild = index
    places[Key(scope: self[parent].scope, name: ExactText(name))] = index
    return index
  }

  /// Removes all children.
  mutating func clear(_ index: Int32) {
    scopes += 1
    self[index].firstChild = -1
    self[index].lastChild = -1
    self[index].scope = scopes
  }

  /// The names from the root to a node.
  func names(of index: Int32) -> [String] {
    var names: [String] = []
    var next = index
    while next > 0 {
      names.append(self[next].name)
      next = self[next].parent
    }
    return names.reversed()
  }

  func path(of index: Int32) -> String { names(of: index).joined(separator: ".") }

  /// The path for messages, with quotation marks around invalid names.
  func shownPath(of index: Int32) -> String {
    names(of: index).map { Self.isPlain($0) ? shown($0) : "'\(shown($0))'" }.joined(separator: ".")
  }

  static func isPlain(_ name: String) -> Bool {
    !name.utf8.contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
  }

  /// Visits all nodes below one, each after its parent, in the order of the file.
  func walk(from start: Int32, _ visit: (Int32) -> Void) {
    var stack = Array(children(of: start).reversed())
    while let index = stack.popLast() {
      visit(index)
      var reversed: [Int32] = []
      var next = self[index].isToken ? -1 : self[index].firstChild
      while next >= 0 {
        reversed.append(next)
        next = self[next].nextSibling
      }
      stack.append(contentsOf: reversed.reversed())
    }
  }

  mutating func find(
    _ rule: TokenRule, _ index: Int32, at node: JSONNode, _ message: String, mend: String? = nil
  ) {
    findings.append(TokenFinding(rule, shownPath(of: index), at: node, message, mend: mend))
  }
}
