extension ValueChecker {
  /// An object of parts, each with a kind of its own.
  mutating func checkParts(_ view: View, of kind: ValueKind) -> JSONValue? {
    guard view.isObject else {
      if kind == .shadowLayer, view.items != nil {
        find(.shadowNested, view, "A list of shadows cannot hold another list.")
      } else {
        find(Self.rule(of: kind), view, "\(Self.noun(of: kind)) must be an object.")
      }
      return plain(view)
    }
    let all = view.members
    var missing = kind.parts.filter(\.isRequired).map(\.name)
    var members: [JSONValue.Member] = []
    for (name, member) in all {
      missing.removeAll { $0 == name }
      let part = kind.parts.first { $0.name == name }
      if part == nil { noteUnknown(name, member, kind) }
      guard let value = check(member, as: part?.kind ?? .anything) else { continue }
      if part?.name == "inset", !View(value, at: member.node).isBool {
        find(.shadow, member, "inset must be true or false.")
      }
      if kind == .gradientStop, name == "position", let number = value.number, !(0...1 ~= number) {
        find(
          .gradientClamp, member,
          "The position \(JSONText.number(number)) is read as \(number < 0 ? 0 : 1).")
      }
      members.append(.init(name: name, value: value))
    }
    for name in missing {
      find(
        isDraft ? .missingDraftProperty : .missingProperty, view,
        "\(Self.noun(of: kind)) needs “\(name)”.", mend: "Add \"\(name)\".")
    }
    return .object(members, count: all.count)
  }

  private mutating func noteUnknown(_ name: String, _ view: View, _ kind: ValueKind) {
    find(
      isDraft ? .unknownTokenProperty : .unknownProperty, view,
      "\(Self.noun(of: kind)) has no property “\(shown(name))”.", mend: "Move it to $extensions.")
  }

  private static func rule(of kind: ValueKind) -> TokenRule {
    switch kind {
    case .border: .border
    case .transition: .transition
    case .shadow, .shadowLayer: .shadow
    case .gradient, .gradientStop: .gradient
    case .typography: .typography
    case .strokeStyle: .strokeStyle
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .anything,
      .component:
      .unknownProperty
    }
  }

  private static func noun(of kind: ValueKind) -> String {
    switch kind {
    case .border: "A border"
    case .transition: "A transition"
    case .shadow, .shadowLayer: "A shadow"
    case .gradient: "A gradient"
    case .gradientStop: "A stop of a gradient"
    case .typography: "A typography"
    case .strokeStyle: "A style of strokes"
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .anything,
      .component:
      "The value"
    }
  }

  mutating func checkShadow(_ view: View) -> JSONValue? {
    guard let items = view.items else { return checkParts(view, of: .shadow) }
    return .array(items.compactMap { check($0, as: .shadowLayer) }, count: items.count)
  }

  mutating func checkGradient(_ view: View) -> JSONValue? {
    guard let items = view.items else {
      find(
        .gradient, view, "A gradient must be a list of stops.",
        mend: "Give a list of objects with color and position.")
      return plain(view)
    }
    return .array(items.compactMap { check($0, as: .gradientStop) }, count: items.count)
  }

  mutating func checkStrokeStyle(_ view: View) -> JSONValue? {
    if let text = view.text {
      if !Self.strokeStyles.contains(text) {
        find(
          .strokeStyle, view, "“\(shown(text))” is not a stroke style.",
          mend: "Choose one of \(Self.strokeStyles.joined(separator: ", ")).")
      }
      return plain(view)
    }
    guard view.isObject else {
      find(.strokeStyle, view, "A style of strokes is one of its names, or an object.")
      return plain(view)
    }
    var missing = ["dashArray", "lineCap"]
    var members: [JSONValue.Member] = []
    let all = view.members
    for (name, member) in all {
      missing.removeAll { $0 == name }
      var value: JSONValue?
      switch name {
      case "dashArray":
        if let items = member.items {
          value = .array(items.compactMap { check($0, as: .dimension) }, count: items.count)
        } else {
          find(.strokeStyle, member, "dashArray must be a list of dimensions.")
          value = plain(member)
        }
      case "lineCap":
        value = check(member, as: .component)
        if let value, !["round", "butt", "square"].contains(value.text) {
          find(.strokeStyle, member, "lineCap must be round, butt or square.")
        }
      case _:
        noteUnknown(name, member, .strokeStyle)
        value = plain(member)
      }
      if let value { members.append(.init(name: name, value: value)) }
    }
    for name in missing {
      find(
        isDraft ? .missingDraftProperty : .missingProperty, view,
        "A style of strokes needs “\(name)”.", mend: "Add \"\(name)\".")
    }
    return .object(members, count: all.count)
  }

  static let strokeStyles = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]
}
