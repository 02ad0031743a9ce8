extension ValueChecker {
  /// Lengths and times.
  enum MeasureKind {
    case dimension
    case duration

    var units: [String] {
      switch self {
      case .dimension: ["px", "rem"]
      case .duration: ["ms", "s"]
      }
    }

    var rules: (value: TokenRule, unit: TokenRule, legacy: TokenRule) {
      switch self {
      case .dimension: (.dimension, .dimensionUnit, .legacyDimension)
      case .duration: (.duration, .durationUnit, .legacyDuration)
      }
    }

    var example: String {
      "Give an object with a number as value and \(units.joined(separator: " or ")) as unit."
    }

    var conversion: String { "Convert it to \(units.joined(separator: " or "))." }

    var noun: String {
      switch self {
      case .dimension: "dimension"
      case .duration: "duration"
      }
    }
  }

  mutating func checkMeasure(_ view: View, _ kind: MeasureKind) -> JSONValue? {
    guard view.isObject else {
      if isDraft, isDraftMeasure(view, kind) { return plain(view) }
      guard let text = view.text else {
        find(
          kind.rules.value, view, "A \(kind.noun) must be an object with value and unit.",
          mend: view.number.map { Self.mend($0, kind.units[0]) } ?? kind.example)
        return plain(view)
      }
      if isDraft {
        let isNumber = CSSNumber.plain(text) != nil
        find(
          kind.rules.value, view, "“\(shown(text))” is not a \(kind.noun).",
          mend: isNumber
            ? "Write \(JSONText.quoted(text + kind.units[0]))."
            : "Give a number with \(kind.units.joined(separator: " or ")).")
        return plain(view)
      }
      find(
        kind.rules.legacy, view,
        "The \(kind.noun) is written as text, as before 2025.10; it is an object now.",
        mend: Self.mend(text, kind))
      return plain(view)
    }
    return checkMeasureObject(view, kind)
  }

  private static func mend(_ number: Double, _ unit: String) -> String {
    "Write { \"value\": \(JSONText.number(number)), \"unit\": \"\(unit)\" }."
  }

  /// The measure of a text as an object, in pixels if its unit is another absolute one.
  private static func mend(_ text: String, _ kind: MeasureKind) -> String {
    if let number = CSSNumber.plain(text) { return mend(number, kind.units[0]) }
    guard let measure = Measure(text) else { return kind.example }
    if kind.units.contains(measure.unit) { return mend(measure.number, measure.unit) }
    if kind == .dimension, let pixels = measure.pixels { return mend(pixels, "px") }
    return kind.conversion
  }

  private mutating func isDraftMeasure(_ view: View, _ kind: MeasureKind) -> Bool {
    if let measure = view.text.flatMap({ Measure($0) }) {
      if kind.units.contains(measure.unit) { return true }
      guard kind == .dimension else { return false }
    } else if view.number == nil && view.text.flatMap({ CSSNumber.plain($0) }) == nil {
      return false
    }
    guard kind == .dimension else { return false }
    find(
      .wildDimension, view,
      "The drafts write dimensions with px or rem; this one has another unit, or none.")
    return true
  }

  private mutating func checkMeasureObject(_ view: View, _ kind: MeasureKind) -> JSONValue? {
    var members: [JSONValue.Member] = []
    var hasValue = false
    var hasUnit = false
    var valueText: String?
    let all = view.members
    guard all.contains(where: { $0.name == "value" || $0.name == "unit" }) else {
      find(
        kind.rules.value, view, "A \(kind.noun) must be an object with value and unit.",
        mend: kind.example)
      return plain(view)
    }
    for (name, member) in all {
      guard name == "value" || name == "unit" else {
        find(
          .unknownProperty, member, "A \(kind.noun) has no property “\(shown(name))”.",
          mend: "Leave it out.")
        if let value = plain(member) { members.append(.init(name: name, value: value)) }
        continue
      }
      guard let value = check(member, as: .component) else { continue }
      members.append(.init(name: name, value: value))
      if name == "value" {
        hasValue = value.number != nil
        valueText = value.text
      } else {
        hasUnit = true
        checkUnit(value, member, kind)
      }
    }
    if !hasValue || !hasUnit {
      find(
        kind.rules.value, view,
        hasValue
          ? "The \(kind.noun) has no unit, which 0 needs as well."
          : "The value of a \(kind.noun) must be a number.",
        mend: hasValue
          ? "Add \"unit\": \"\(kind.units[0])\"."
          : valueText.flatMap { CSSNumber.plain($0) }
            .map { "Give it as \(JSONText.number($0)), without quotation marks." })
    }
    return .object(members, count: all.count)
  }

  private mutating func checkUnit(_ value: JSONValue, _ view: View, _ kind: MeasureKind) {
    guard let unit = value.text, kind.units.contains(unit) else {
      find(
        kind.rules.unit, view,
        "\(value.text.map { "“\(shown($0))” is not a unit" } ?? "This is not a unit") of a \(kind.noun).",
        mend: kind.conversion)
      return
    }
  }

  mutating func checkNumber(_ view: View) -> JSONValue? {
    if view.number == nil {
      if isDraft, view.text.map({ Measure($0) != nil || CSSNumber.plain($0) != nil }) == true {
        find(.legacyNumber, view, "Expected a number; this is a string, as some drafts have it.")
      } else {
        let number = view.text.flatMap { LegacyValue.number($0) }
        find(
          .number, view,
          view.isObject
            ? "A number is needed here, without a unit; a line height is a multiple of the size."
            : "A number is needed here.", mend: number.map { "Write \(JSONText.number($0))." })
      }
    }
    return plain(view)
  }

  mutating func checkFontFamily(_ view: View) -> JSONValue? {
    if view.text != nil { return plain(view) }
    guard let items = view.items, !items.isEmpty else {
      find(.fontFamily, view, "A font family must be a name or a list of names.")
      return plain(view)
    }
    var values: [JSONValue] = []
    for item in items {
      guard let value = check(item, as: .anything) else { continue }
      values.append(value)
      if value.text == nil, value.items == nil {
        find(.fontFamily, item, "The name of a font family must be a string.")
      }
    }
    return .array(values, count: items.count)
  }

  mutating func checkFontWeight(_ view: View) -> JSONValue? {
    if let number = view.number, 1...1000 ~= number { return plain(view) }
    if let text = view.text, Self.weights[text] != nil { return plain(view) }
    let near = view.text.flatMap { text in
      let plain = text.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" }
      return Self.weights.keys.sorted().first { $0.filter { $0 != "-" } == plain }
    }
    find(
      .fontWeight, view, "A font weight is a number from 1 to 1000, or one of its names.",
      mend: near.map { "Write \"\($0)\"." }
        ?? view.text.flatMap { CSSNumber.plain($0) }
        .flatMap { 1...1000 ~= $0 ? "Write \(JSONText.number($0))." : nil }
        ?? "Give a number, as 400 or 700.")
    return plain(view)
  }

  /// The names of weights, as the format spells them.
  static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  mutating func checkCubicBezier(_ view: View) -> JSONValue? {
    guard let items = view.items, items.count == 4 else {
      find(
        .cubicBezier, view, "A curve must be a list of four numbers.",
        mend: "Give the x and y of two points.")
      return plain(view)
    }
    var values: [JSONValue] = []
    for (index, item) in items.enumerated() {
      guard let value = check(item, as: .component) else { continue }
      values.append(value)
      guard let number = value.number else {
        find(.cubicBezier, item, "A curve must be a list of four numbers.")
        continue
      }
      guard index % 2 == 0, !(0...1 ~= number) else { continue }
      find(.cubicBezierX, item, "The x of a curve's point must be from 0 to 1.")
    }
    return .array(values, count: 4)
  }
}
