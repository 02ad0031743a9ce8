import ColorScience

/// The three components and the opacity of a colour function (CSS Color 4, sections 5 to 10).
///
/// Reads the legacy syntax with commas, where CSS has it, and the modern one: `rgb(255, 0, 0, 50%)`,
/// `oklch(70% 0.1 none / 0.5)`, `color(display-p3 1 0 0)`. Nothing is computed.
struct CSSColorFunction: Hashable {
  /// An identifier of DTCG Color 2025.10.
  let space: String
  /// In the units of 2025.10; nil is `none`.
  let channels: [Double?]
  /// 0…1; `none` is 0 (section 4.4).
  let alpha: Double
  /// How the components are written.
  private let components: [Component]
  /// The offsets of the components in the text.
  private let ranges: [Range<Int>]
  /// The offsets of the opacity; nil if it is left out.
  private let alphaRange: Range<Int>?
  /// The text, in lower case.
  private let text: String

  /// - Parameter text: the function in lower-case ASCII.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = String(text[..<open])
    let inner = text[text.index(after: open)...].dropLast()
    guard Self.names.contains(name), !inner.contains("("),
      var parts = inner.contains(",") ? Self.legacy(inner, of: name) : Self.modern(inner)
    else { return nil }
    var key = name
    if name == "color" {
      guard let first = parts.channels.first else { return nil }
      key = String(first)
      parts.channels.removeFirst()
      guard Self.predefined[key] != nil else { return nil }
    }
    guard let notation = Self.predefined[key] ?? Self.functions[key], parts.channels.count == 3
    else { return nil }
    var values: [Double?] = []
    for (part, component) in zip(parts.channels, notation.components) {
      if part == "none" {
        values.append(nil)
        continue
      }
      guard let value = CSSNumber(part).flatMap(component.value) else { return nil }
      values.append(value)
    }
    switch parts.alpha {
    case nil: alpha = 1
    case "none"?: alpha = 0
    case let part?:
      guard let value = CSSNumber(part).flatMap(Component.share.value) else { return nil }
      alpha = min(max(value, 0), 1)
    }
    space = notation.space
    channels = values
    components = notation.components
    ranges = parts.channels.map { text.offsets(of: $0) }
    alphaRange = parts.alpha.map { text.offsets(of: $0) }
    self.text = text
  }

  /// The functions of colours.
  static let names: Set<String> = Set(functions.keys).union(["color"])

  /// An angle as a hue from 0 up to 360 degrees; one within the circle stays exact.
  static func hue(_ degrees: Double) -> Double {
    let turned = degrees.truncatingRemainder(dividingBy: 360) + 0
    return turned < 0 ? (turned + 360).truncatingRemainder(dividingBy: 360) : turned
  }
}

extension CSSColorFunction {
  /// Whether the components are whole numbers of 255, as in `rgb(1, 2, 3)`.
  var isInBytes: Bool {
    text.hasPrefix("rgb")
      && ranges.allSatisfy { range in
        text.utf8.dropFirst(range.lowerBound).prefix(range.count).allSatisfy {
          JSONScanner.digits ~= $0
        }
      }
  }

  /// The function with other components and another opacity, each in the unit that it has; nil if it has no text for one.
  ///
  /// Blanks, commas, letters and the other components stay.
  ///
  /// - Parameters:
  ///   - original: the text that the function was read from, in any case.
  ///   - edited: the places of the components to change.
  ///   - color: the colour to write.
  ///   - changesAlpha: whether to write its opacity too.
  func replacing(
    in original: String, _ edited: [Int], with color: TokenColor, changesAlpha: Bool
  ) -> String? {
    var edits: [TextEdit] = []
    for index in edited {
      guard let value = color.components[index] else { return nil }
      func text(_ isSame: (Double) -> Bool) -> String? {
        components[index].text(value, like: part(ranges[index]), isSame: isSame)
      }
      let exact = color.isOfFile(index) ? text { $0 == value } : nil
      guard let new = exact ?? text({ color.isSame($0, value, at: index) }) else { return nil }
      edits.append(TextEdit(ranges[index], new))
    }
    if changesAlpha {
      func isSame(_ read: Double) -> Bool { color.alphaPrecision.isSame(read, color.alpha) }
      let old = alphaRange.map(part) ?? ""
      guard let new = Component.share.text(color.alpha, like: old, isSame: isSame) else {
        return nil
      }
      if let alphaRange {
        edits.append(TextEdit(alphaRange, new))
      } else {
        edits += adding(alpha: new)
      }
    }
    return String(
      decoding: TextEdit.apply(edits, to: Array(original.utf8)), as: UTF8.self)
  }

  /// Adds an opacity at the end: `rgb(1, 2, 3)` becomes `rgba(1, 2, 3, 0.5)`.
  private func adding(alpha: String) -> [TextEdit] {
    let end = text.utf8.count - 1
    guard text.contains(",") else { return [TextEdit(end..<end, " / \(alpha)")] }
    let isShort = text.hasPrefix("rgb(") || text.hasPrefix("hsl(")
    return (isShort ? [TextEdit(3..<3, "a")] : []) + [TextEdit(end..<end, ", \(alpha)")]
  }

  private func part(_ range: Range<Int>) -> Substring {
    Substring(text.utf8.dropFirst(range.lowerBound).prefix(range.count))
  }
}

extension String {
  fileprivate func offsets(of part: Substring) -> Range<Int> {
    utf8.distance(
      from: startIndex, to: part.startIndex)..<utf8.distance(from: startIndex, to: part.endIndex)
  }
}

extension CSSColorFunction {
  private typealias Parts = (channels: [Substring], alpha: Substring?)

  private static let blanks: Set<Character> = [" ", "\t", "\n", "\r", "\r\n", "\u{C}"]

  private static func words(_ text: Substring) -> [Substring] {
    text.split { blanks.contains($0) }
  }

  /// Three or four parts with commas between them: numbers of one kind, without `none` (section 5.1).
  private static func legacy(_ inner: Substring, of name: String) -> Parts? {
    guard ["rgb", "rgba", "hsl", "hsla"].contains(name) else { return nil }
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false).map(words)
    guard 3...4 ~= parts.count, parts.allSatisfy({ $0.count == 1 && $0 != ["none"] }) else {
      return nil
    }
    let all = parts.flatMap { $0 }
    let kinds = all.prefix(3).map { $0.hasSuffix("%") }
    guard name.hasPrefix("hsl") ? kinds == [false, true, true] : Set(kinds).count == 1 else {
      return nil
    }
    return (Array(all.prefix(3)), all.count == 4 ? all[3] : nil)
  }

  /// Parts with blanks between them, and the opacity after a slash.
  private static func modern(_ inner: Substring) -> Parts? {
    let sides = inner.split(separator: "/", omittingEmptySubsequences: false).map(words)
    switch sides.count {
    case 1: return (sides[0], nil)
    case 2 where sides[1].count == 1: return (sides[0], sides[1][0])
    case _: return nil
    }
  }
}

extension CSSColorFunction {
  /// How a number becomes a component.
  private struct Component: Hashable {
    /// The component of 100 %; nil if percentages are not allowed.
    var whole: Double? = 1
    /// The number of the component 1.
    var unit: Double = 1
    /// The range that numbers are clamped to when they are read.
    var range: ClosedRange<Double> = -.infinity ... .infinity
    var isHue = false
    /// Whether the number is linear light, which token files have no Display P3 in; its curve is that of sRGB (section
    /// 10.5).
    var isLight = false

    func value(_ number: CSSNumber) -> Double? {
      let value: Double
      switch number.unit {
      case "": value = number.value / unit
      case "%":
        guard let whole else { return nil }
        value = number.value * whole / 100
      case let unit:
        guard isHue, let degrees = Self.degrees[String(unit)] else { return nil }
        value = number.value * degrees
      }
      guard value.isFinite else { return nil }
      guard !isHue else { return CSSColorFunction.hue(value) }
      guard !isLight else {
        return EncodedSRGB(LinearSRGB(red: value, green: value, blue: value)).red
      }
      return min(max(value, range.lowerBound), range.upperBound)
    }

    /// A component in the unit of another text, with the fewest digits that are read as the same; nil if there are too
    /// many.
    func text(
      _ value: Double, like old: Substring, isSame: (Double) -> Bool
    ) -> String? {
      // `none`, and a text that is missing, have no unit.
      let unit = CSSNumber(old)?.unit ?? ""
      let light = isLight ? EncodedSRGB(red: value, green: value, blue: value).linear.red : value
      let number: Double
      switch unit {
      case "": number = light * self.unit
      case "%": number = light * 100 / (whole ?? 1)
      case let unit: number = light / (Self.degrees[String(unit)] ?? 1)
      }
      return JSONText.fewestDigits(of: number) { text in
        CSSNumber((text + unit)[...]).flatMap { self.value($0) }.map(isSame) ?? false
      }.map { $0 + unit }
    }

    /// The degrees of each unit of angles (CSS Values 4, section 7.1).
    private static let degrees = [
      "deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360,
    ]

    static let share = Component()
    static let light = Component(isLight: true)
    static let byte = Component(unit: 255, range: 0...1)
    static let hue = Component(whole: nil, isHue: true)
    static let percent = Component(whole: 100)
    static let saturation = Component(whole: 100, range: 0 ... .infinity)
  }

  private struct Notation {
    let space: String
    let components: [Component]

    init(_ space: String, _ components: Component...) {
      self.space = space
      self.components = components
    }
  }

  private static let functions: [String: Notation] = {
    let rgb = Notation("srgb", .byte, .byte, .byte)
    let hsl = Notation("hsl", .hue, .saturation, .percent)
    func chroma(_ whole: Double) -> Component {
      Component(whole: whole, range: 0 ... .infinity)
    }
    let percentage = Component(whole: 100, range: 0...100)
    let share = Component(range: 0...1)
    return [
      "rgb": rgb, "rgba": rgb, "hsl": hsl, "hsla": hsl,
      "hwb": Notation("hwb", .hue, .percent, .percent),
      "lab": Notation("lab", percentage, Component(whole: 125), Component(whole: 125)),
      "lch": Notation("lch", percentage, chroma(150), .hue),
      "oklab": Notation("oklab", share, Component(whole: 0.4), Component(whole: 0.4)),
      "oklch": Notation("oklch", share, chroma(0.4), .hue),
    ]
  }()

  /// The spaces of `color()` (section 10.1).
  private static let predefined: [String: Notation] = {
    var spaces: [String: Notation] = [:]
    let names = [
      "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50",
      "xyz-d65",
    ]
    for name in names { spaces[name] = Notation(name, .share, .share, .share) }
    spaces["xyz"] = spaces["xyz-d65"]
    spaces["display-p3-linear"] = Notation("display-p3", .light, .light, .light)
    return spaces
  }()
}
