/// Checks the value of one token against its type, and resolves its references.
struct ValueChecker {
  let dialect: TokenDialect
  let graph: ReferenceGraph
  /// The values and types of the units resolved before.
  let known: ResolvedUnits
  /// The node of the token; nil for a part of a value.
  var node: Int32?
  var findings: [TokenFinding] = []

  var isDraft: Bool { dialect == .draft }

  /// The path of the token for messages, made only on demand.
  var path: String { node.map { known.path(of: $0) } ?? "" }

  /// A value in the file, or the value that a pointer refers to.
  struct View {
    let node: JSONNode
    var substitute: JSONValue?

    init(_ node: JSONNode) { self.node = node }

    init(_ substitute: JSONValue, at node: JSONNode) {
      self.node = node
      self.substitute = substitute
    }

    var text: String? { substitute.map(\.text) ?? node.text }
    var number: Double? { substitute.map(\.number) ?? node.number }

    var isObject: Bool {
      guard let substitute else { return node.kind == .object }
      if case .object = substitute { return true }
      return false
    }

    var isBool: Bool {
      guard let substitute else { return node.bool != nil }
      if case .bool = substitute { return true }
      return false
    }

    /// The values of an array; nil for anything else.
    var items: [View]? {
      guard let substitute else {
        return node.kind == .array ? node.children.map { View($0) } : nil
      }
      return substitute.items?.map { View($0, at: node) }
    }

    /// The members of an object; empty for anything else.
    var members: [(name: String, value: View)] {
      guard let substitute else {
        return node.distinctMembers.map { ($0.name ?? "", View($0)) }
      }
      guard case .object(let members) = substitute else { return [] }
      return members.map { ($0.name, View($0.value, at: node)) }
    }
  }

  mutating func find(_ rule: TokenRule, _ view: View, _ message: String, mend: String? = nil) {
    findings.append(TokenFinding(rule, path, at: view.node, message, mend: mend))
  }

  /// The value with its references resolved; nil if one of them leads nowhere.
  mutating func check(_ view: View, as kind: ValueKind) -> JSONValue? {
    if view.substitute == nil, let reference = reference(at: view.node) {
      return follow(reference, view, as: kind)
    }
    switch kind {
    case .color: return checkColor(view)
    case .dimension: return checkMeasure(view, .dimension)
    case .duration: return checkMeasure(view, .duration)
    case .fontFamily: return checkFontFamily(view)
    case .fontWeight: return checkFontWeight(view)
    case .cubicBezier: return checkCubicBezier(view)
    case .number: return checkNumber(view)
    case .strokeStyle: return checkStrokeStyle(view)
    case .shadow: return checkShadow(view)
    case .gradient: return checkGradient(view)
    case .border, .transition, .shadowLayer, .gradientStop, .typography:
      return checkParts(view, of: kind)
    case .anything, .component: return plain(view, as: kind)
    }
  }

  /// The string with the reference, if the value is one.
  func reference(at node: JSONNode) -> JSONNode? {
    switch node.kind {
    case .string:
      TokenReference.isMeant(node.source, in: dialect) || node.isNamed("$ref") ? node : nil
    case .object: node["$ref"].flatMap { $0.kind == .string ? $0 : nil }
    case .null, .yes, .no, .number, .array: nil
    }
  }

  /// The value with only its references checked.
  mutating func plain(_ view: View, as kind: ValueKind = .anything) -> JSONValue? {
    if let substitute = view.substitute { return substitute }
    if let items = view.items {
      return .array(items.compactMap { check($0, as: kind) }, count: items.count)
    }
    guard view.isObject else { return view.node.value }
    let members = view.members
    return .object(
      members.compactMap { name, value in
        check(value, as: kind).map { JSONValue.Member(name: name, value: $0) }
      }, count: members.count)
  }

  private mutating func follow(
    _ reference: JSONNode, _ view: View, as kind: ValueKind
  ) -> JSONValue? {
    switch graph.uses[reference] {
    case nil: return view.node.value
    case .text(let pieces)?: return joined(pieces, reference)
    case .broken(let rule)?:
      findings.append(known.finding(rule, reference, path))
      return nil
    case .part(let unit)?:
      guard let value = known.values[unit] else {
        noteInvalidTarget(reference)
        return nil
      }
      return check(View(value, at: view.node), as: kind)
    case .token(let unit)?:
      guard let value = known.values[unit] else {
        noteInvalidTarget(reference)
        return nil
      }
      if kind == .component, !reference.isNamed("$ref") {
        find(
          .referenceNotAllowed, view,
          "A part of a value can only be referred to by a JSON pointer, not in braces.",
          mend: "Write { \"$ref\": \"#/…/$value/…\" }.")
      } else if let wanted = kind.type, let type = known.types[unit],
        !LegacyType.isSame(type, wanted)
      {
        find(
          .referenceType, view,
          "\(shown(reference.text ?? "")) is of type \(shown(type)); \(wanted) is needed here.")
      } else if kind == .shadowLayer, value.items != nil {
        find(
          .shadowNested, view,
          "\(shown(reference.text ?? "")) is a list of shadows; each item of a list must be a single one."
        )
      }
      return value
    }
  }

  private mutating func noteInvalidTarget(_ reference: JSONNode) {
    guard dialect.isSpecified else { return }
    findings.append(known.finding(.referenceInvalidTarget, reference, path))
  }
}

extension JSONValue {
  /// An array, if none of its values is missing.
  static func array(_ values: [JSONValue], count: Int) -> JSONValue? {
    values.count == count ? .array(values) : nil
  }

  /// An object, if none of its members is missing.
  static func object(_ members: [Member], count: Int) -> JSONValue? {
    members.count == count ? .object(members) : nil
  }
}
