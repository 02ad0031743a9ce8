import ColorScience

extension ValueChecker {
  mutating func checkColor(_ view: View) -> JSONValue? {
    if let text = view.text {
      checkColorText(text, view)
      return .string(text)
    }
    guard view.isObject else {
      find(
        .color, view, "A colour must be an object with colorSpace and components.",
        mend: Self.exampleColor)
      return plain(view)
    }
    var space: String?
    var hasComponents = false
    var hasChannels = false
    var hasSpace = false
    var hex: (value: JSONValue, view: View)?
    var members: [JSONValue.Member] = []
    let all = view.members
    // The range of components depends on the colour space, which may follow them.
    space = all.first { $0.name == "colorSpace" }?.value.text
    for (name, value) in all {
      var checked: JSONValue?
      switch name {
      case "colorSpace":
        hasSpace = true
        checked = check(value, as: .component)
        checkSpace(checked, value)
        space = checked?.text
      case "components":
        hasComponents = true
        checked = checkComponents(value, space: space)
      case "alpha":
        checked = check(value, as: .component)
        if let checked { checkAlpha(checked, value) }
      case "hex":
        checked = check(value, as: .component)
        if let checked { hex = (checked, value) }
      case "channels":
        hasChannels = true
        find(
          .legacyChannels, value, "The components of a colour were called channels in 2024.",
          mend: "Call them components.")
        checked = plain(value)
      case _:
        find(
          .unknownProperty, value, "A colour has no property “\(shown(name))”.",
          mend: "Leave it out.")
        checked = plain(value)
      }
      if let checked { members.append(.init(name: name, value: checked)) }
    }
    if !hasSpace {
      find(
        .colorSpaceMissing, view, "The colour has no colorSpace.",
        mend: "Add one of \(Self.spaceNames).")
    }
    if !hasComponents, !hasChannels {
      find(
        .componentsMissing, view, "The colour has no components.", mend: "Add the three components."
      )
    }
    let value = JSONValue.object(members, count: all.count)
    let color = value.flatMap { ColorValue($0) }
    if let hex { checkHex(hex.value, hex.view, color) }
    if let value, let color { checkMatch(value, color, view) }
    return value
  }

  private mutating func checkColorText(_ text: String, _ view: View) {
    if isDraft {
      guard !CSSColor.isDraftHex(text) else { return }
      guard CSSColor(text) == nil else {
        find(
          .wildColor, view, "The drafts write colours as #rrggbb or #rrggbbaa; this is one of CSS.")
        return
      }
      guard !CSSColor.isComputed(text) else {
        find(
          .notComputed, view, "“\(shown(text))” is not computed.",
          mend: "Write the colour that it comes to.")
        return
      }
      find(
        .color, view, "“\(shown(text))” is not a colour.",
        mend: "Give it as #rrggbb or #rrggbbaa.")
      return
    }
    find(
      .legacyColor, view, "The colour is written as text, as before 2025.10; it is an object now.",
      mend: Self.mend(text))
  }

  /// The colour of a text as an object, or an example; of a colour outside the ranges of 2025.10 only the space.
  private static func mend(_ text: String) -> String {
    guard let color = CSSColor(text) else { return exampleColor }
    let isInRange = zip(color.channels, ranges[color.space] ?? []).allSatisfy { number, range in
      number.map(range.contains) ?? true
    }
    guard isInRange else {
      return "Give an object with the colorSpace \"\(color.space)\" and components in its range."
    }
    return "Write \(JSONText.line(color.value))."
  }

  private static let exampleColor =
    #"Write { "colorSpace": "srgb", "components": [1, 0, 0] }."#

  private mutating func checkSpace(_ value: JSONValue?, _ view: View) {
    guard let value else { return }
    guard let text = value.text, Self.ranges[text] != nil else {
      let name = value.text.map { "“\(shown($0))”" } ?? "This"
      let near = value.text.flatMap { text in
        Self.ranges.keys.first { $0.lowercased() == text.lowercased() }
      }
      find(
        .colorSpace, view, "\(name) is none of the fourteen colour spaces.",
        mend: near.map { "Write \"\($0)\"." } ?? "Choose one of \(Self.spaceNames).")
      return
    }
  }

  private mutating func checkComponents(_ view: View, space: String?) -> JSONValue? {
    if view.substitute == nil, reference(at: view.node) != nil {
      guard let value = check(view, as: .component) else { return nil }
      return checkComponents(View(value, at: view.node), space: space)
    }
    guard let items = view.items else {
      find(.componentsCount, view, "components must be a list of three.")
      return plain(view)
    }
    if items.count != 3 {
      find(
        .componentsCount, view, "A colour has three components; here are \(items.count).",
        mend: items.count == 4 ? "Move the fourth to alpha." : nil)
    }
    let ranges = space.flatMap { Self.ranges[$0] }
    var values: [JSONValue] = []
    for (index, item) in items.enumerated() {
      guard let value = check(item, as: .component) else { continue }
      values.append(value)
      if value.text == "none" { continue }
      guard let number = value.number else {
        find(.componentType, item, "A component must be a number or \"none\".")
        continue
      }
      guard let ranges, index < 3, !ranges[index].contains(number) else { continue }
      find(
        .componentRange, item,
        "\(JSONText.number(number)) is outside of \(ranges[index].words) of \(space ?? "").",
        mend: Self.mend(number, in: ranges[index], space ?? ""))
    }
    return .array(values, count: items.count)
  }

  private static func mend(_ number: Double, in range: ComponentRange, _ space: String) -> String? {
    if range.upper == 1, number > 1, number <= 255, space != "oklch", space != "oklab" {
      return "Write \(JSONText.number(number / 255)) if it is of 255."
    }
    if range.upper == 1, number > 1, number <= 100 {
      return "Write \(JSONText.number(number / 100)) if it is a percentage."
    }
    guard range.isOpen else { return nil }
    return "Write \(JSONText.number(CSSColorFunction.hue(number))), which is the same hue."
  }

  private mutating func checkAlpha(_ value: JSONValue, _ view: View) {
    if let number = value.number, 0...1 ~= number { return }
    find(.alpha, view, "alpha must be a number from 0 to 1.")
  }

  private mutating func checkHex(_ value: JSONValue, _ view: View, _ color: ColorValue?) {
    let isRight = value.text.map { $0.utf8.count == 7 && CSSColor.isDraftHex($0) } ?? false
    guard !isRight else { return }
    // The digits of the components where sRGB has the colour, since others would be a mismatch.
    let digits =
      color.flatMap { $0.color.isInSRGB ? $0.opaque.hex : nil }
      ?? value.text.flatMap { CSSColor($0)?.hex }
    find(
      .hex, view, "hex must be # and six hexadecimal digits.",
      mend: digits.map { "Write \"\($0)\"." })
  }

  private mutating func checkMatch(_ value: JSONValue, _ color: ColorValue, _ view: View) {
    guard let hex = value["hex"]?.text, hex.utf8.count == 7, let written = CSSColor(hex) else {
      return
    }
    // A colour outside sRGB has no correct hex digits.
    guard color.color.isInSRGB else { return }
    let exact = EncodedSRGB(color.color).components
    let isEqual = zip(exact, written.components).allSatisfy { abs($0 - $1) * 255 <= 1.01 }
    guard !isEqual else { return }
    let right = color.color.rgb.hex.lowercased()
    find(
      .hexMismatch, view,
      "hex says \(shown(hex)), the components are \(right): programs that read only one show different colours.",
      mend: "Change hex to \"\(right)\".")
  }
}

/// The range of a component in a colour space.
struct ComponentRange {
  let lower: Double
  let upper: Double
  /// Whether the upper bound is excluded, like 360 for hues.
  var isOpen = false

  func contains(_ number: Double) -> Bool {
    number >= lower && (isOpen ? number < upper : number <= upper)
  }

  var words: String {
    if upper == .infinity { return "\(JSONText.number(lower)) and more" }
    return isOpen
      ? "\(JSONText.number(lower)) to below \(JSONText.number(upper))"
      : "\(JSONText.number(lower)) to \(JSONText.number(upper))"
  }

  static let unit = ComponentRange(lower: 0, upper: 1)
  static let percent = ComponentRange(lower: 0, upper: 100)
  static let hue = ComponentRange(lower: 0, upper: 360, isOpen: true)
  static let chroma = ComponentRange(lower: 0, upper: .infinity)
  static let free = ComponentRange(lower: -.infinity, upper: .infinity)
}

extension ValueChecker {
  /// The ranges of the components of each space (DTCG Color 2025.10, section 4).
  static let ranges: [String: [ComponentRange]] = {
    var ranges: [String: [ComponentRange]] = [
      "hsl": [.hue, .percent, .percent], "hwb": [.hue, .percent, .percent],
      "lab": [.percent, .free, .free], "lch": [.percent, .chroma, .hue],
      "oklab": [.unit, .free, .free], "oklch": [.unit, .chroma, .hue],
    ]
    let rgb = [
      "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
      "xyz-d50",
    ]
    for name in rgb { ranges[name] = [.unit, .unit, .unit] }
    return ranges
  }()

  static let spaceNames = ranges.keys.sorted().joined(separator: ", ")
}
