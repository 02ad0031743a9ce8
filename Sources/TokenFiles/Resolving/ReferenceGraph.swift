/// The dependencies between tokens, and parts of tokens that pointers refer to.
///
/// A unit is a token, or a part that a pointer leads to. Units are ordered so that each comes after those it needs;
/// units that need themselves are recorded as circles.
struct ReferenceGraph {
  /// The value of each unit: `$value`, or `$ref` of a token without one.
  var values: [JSONNode] = []
  /// How each unit is written.
  private(set) var dialects: [TokenDialect] = []
  /// The target of each reference.
  private(set) var uses: [JSONNode: Use] = [:]
  private(set) var order: [Int] = []
  /// The circle of each unit, from 0; -1 for a unit outside circles.
  private(set) var circles: [Int32] = []
  private(set) var members: [[Int]] = []
  private var parts: [JSONNode: Int] = [:]
  /// For each part, after the tokens: its token; -1 for a part outside tokens.
  private(set) var owners: [Int] = []
  private var edges: [Int32] = []
  private var starts: [Int32] = []

  /// A looked-up reference.
  enum Use {
    /// A whole token.
    case token(Int)
    /// A part of a value, as a unit.
    case part(Int)
    /// Why the reference is invalid.
    case broken(TokenRule)
    /// A text with references in it.
    case text([Piece])

    var units: [Int] {
      switch self {
      case .token(let unit), .part(let unit): [unit]
      case .broken: []
      case .text(let pieces): pieces.compactMap(\.unit)
      }
    }
  }

  /// A piece of a text with references.
  enum Piece {
    case plain(String)
    case token(Int)
    /// A reference to nothing, as written in the file.
    case broken(String)

    var unit: Int? {
      switch self {
      case .token(let unit): unit
      case .plain, .broken: nil
      }
    }
  }

  /// - Parameters:
  ///   - tokens: the tokens of the tree; their indices here are their units.
  ///   - units: the unit of each node of the tree.
  init(_ tree: TokenTree, tokens: [Int32], units: [Int32]) {
    values = tokens.map { Self.value(of: tree[$0].source, in: tree[$0].dialect) }
    dialects = tokens.map { tree[$0].dialect }
    var unit = 0
    // Parts are appended while the units that use them are read.
    while unit < values.count {
      starts.append(Int32(edges.count))
      noteReferences(in: values[unit], of: unit, tree, units)
      if unit < tokens.count, dialects[unit].isTokensStudio,
        let modifier = tree[tokens[unit]].source.studioModifier
      {
        noteReferences(in: modifier, of: unit, tree, units)
      }
      unit += 1
    }
    starts.append(Int32(edges.count))
    sort()
  }

  /// The units that a unit needs.
  func needs(of unit: Int) -> some Collection<Int> {
    edges[Int(starts[unit])..<Int(starts[unit + 1])].lazy.map { Int($0) }
  }

  static func value(of object: JSONNode, in dialect: TokenDialect) -> JSONNode {
    object[dialect.valueName] ?? object["$ref"] ?? object
  }

  /// Scans the bytes of a value, which are contiguous at any depth.
  private mutating func noteReferences(
    in value: JSONNode, of unit: Int, _ tree: TokenTree, _ units: [Int32]
  ) {
    let dialect = dialects[unit]
    let document = value.document
    let end = document.entries[Int(value.index)].next
    for index in value.index..<end {
      let entry = document.entries[Int(index)]
      guard entry.kind == .string else { continue }
      let node = JSONNode(document: document, index: index)
      let source = node.source
      let isPointer = node.isNamed("$ref")
      guard isPointer || TokenReference.isMeant(source, in: dialect) else { continue }
      let use = uses[node] ?? look(for: node, isPointer, dialect.isSpecified, tree, units)
      uses[node] = use
      edges.append(contentsOf: use.units.map { Int32($0) })
    }
  }

  private mutating func look(
    for node: JSONNode, _ isPointer: Bool, _ isSpecified: Bool, _ tree: TokenTree,
    _ units: [Int32]
  ) -> Use {
    let text = node.text ?? ""
    guard isPointer || isSpecified else { return Self.pieces(of: text, tree, units) }
    let reference: TokenReference
    do throws(TokenReference.Failure) {
      reference = isPointer ? try .pointer(text) : try .braces(text)
    } catch {
      return .broken(isPointer ? .pointerSyntax : .referenceSyntax)
    }
    switch tree.target(of: reference) {
    case .token(let index): return .token(Int(units[Int(index)]))
    case .group: return .broken(.referenceGroup)
    case .insideToken: return .broken(.referenceNotToken)
    case .nothing: return .broken(isPointer ? .pointerUnresolved : .referenceUnresolved)
    case .part(let part, let owner):
      if let known = parts[part] { return .part(known) }
      values.append(part)
      dialects.append(tree[owner].dialect)
      parts[part] = values.count - 1
      owners.append(Int(units[Int(owner)]))
      return .part(values.count - 1)
    }
  }
}

extension ReferenceGraph {
  /// Splits a text at its references; those of Style Dictionary may end with `.value`, and old ones of
  /// Tokens Studio are `$` and the names.
  private static func pieces(of text: String, _ tree: TokenTree, _ units: [Int32]) -> Use {
    if text.hasPrefix("$") {
      let names = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
      if case .token(let index) = tree.target(of: .path(names.map(String.init))) {
        return .token(Int(units[Int(index)]))
      }
    }
    var pieces: [Piece] = []
    var rest = text[...].utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { pieces.append(.plain(String(Substring(rest[..<open])))) }
      if let token = token(named: rest[rest.index(after: open)..<close], in: tree) {
        pieces.append(.token(Int(units[Int(token)])))
      } else {
        pieces.append(.broken(String(Substring(rest[open...close]))))
      }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.plain(String(Substring(rest)))) }
    guard pieces.count == 1 else { return .text(pieces) }
    switch pieces[0] {
    case .token(let unit): return .token(unit)
    case .broken: return .broken(.referenceUnresolved)
    case .plain: return .text(pieces)
    }
  }

  /// The token that a reference names, with blanks around its names or without, or with `.value` at its end.
  private static func token(named text: Substring.UTF8View, in tree: TokenTree) -> Int32? {
    var names = text.split(separator: UInt8(ascii: ".")).map { name in
      String(Substring(name.trimmed))
    }
    if case .token(let index) = tree.target(of: .path(names)) { return index }
    guard names.count > 1, names.last == "value" || names.last == "$value" else { return nil }
    names.removeLast()
    if case .token(let index) = tree.target(of: .path(names)) { return index }
    return nil
  }

  /// Finds circles and an order by Tarjan's algorithm, with an explicit stack.
  private mutating func sort() {
    let count = values.count
    circles = Array(repeating: -1, count: count)
    var numbers = [Int32](repeating: -1, count: count)
    var lowest = [Int32](repeating: 0, count: count)
    var isWaiting = [Bool](repeating: false, count: count)
    var waiting: [Int] = []
    var calls: [(unit: Int, edge: Int32)] = []
    var number: Int32 = 0
    order.reserveCapacity(count)
    for start in 0..<count where numbers[start] < 0 {
      calls.append((start, starts[start]))
      while let (unit, edge) = calls.popLast() {
        if numbers[unit] < 0 {
          numbers[unit] = number
          lowest[unit] = number
          number += 1
          waiting.append(unit)
          isWaiting[unit] = true
        }
        if edge < starts[unit + 1] {
          let next = Int(edges[Int(edge)])
          if numbers[next] < 0 {
            calls.append((unit, edge))
            calls.append((next, starts[next]))
          } else {
            if isWaiting[next] { lowest[unit] = min(lowest[unit], lowest[next]) }
            calls.append((unit, edge + 1))
          }
          continue
        }
        guard lowest[unit] == numbers[unit] else { continue }
        take(until: unit, from: &waiting, &isWaiting)
      }
    }
  }

  private mutating func take(until unit: Int, from waiting: inout [Int], _ isWaiting: inout [Bool])
  {
    var component: [Int] = []
    repeat {
      guard let member = waiting.popLast() else { break }
      isWaiting[member] = false
      component.append(member)
    } while component.last != unit
    order.append(contentsOf: component)
    let isCircle =
      component.count > 1
      || edges[Int(starts[unit])..<Int(starts[unit + 1])].contains(Int32(unit))
    guard isCircle else { return }
    for member in component { circles[member] = Int32(members.count) }
    members.append(component.reversed())
  }
}

extension Substring.UTF8View {
  /// The text without the blanks around it.
  fileprivate var trimmed: Substring.UTF8View {
    var rest = self
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return rest
  }
}
