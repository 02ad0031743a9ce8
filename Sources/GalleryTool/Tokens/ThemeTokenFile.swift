import ColorScience
import GSDesign
import TokenFiles

/// A theme as a token file of DTCG 2025.10, and the mapping that makes the same theme from it.
///
/// The palette keeps the design's names. A token for each role refers to an entry, or has a value of its own if a
/// documented rule made the colour. So design tools read the colours that the gallery draws.
struct ThemeTokenFile {
  let theme: Theme

  /// The token file.
  var tokens: String {
    var groups: [JSONValue.Member] = []
    func add(_ name: String, _ type: String, _ tokens: [JSONValue.Member]) {
      guard !tokens.isEmpty else { return }
      groups.append(
        .init(
          name: name, value: .object([.init(name: "$type", value: .string(type))] + tokens)))
    }
    add("palette", "color", theme.paletteEntries.map(entry))
    add("role", "color", BuiltInRole.allCases.map(role))
    add("type", "typography", theme.textStyles.map(style))
    for kind in ThemeLength.Kind.allCases {
      let type =
        switch kind {
        case .spacing, .radius, .stroke, .size, .shadow: "dimension"
        case .opacity: "number"
        }
      add(kind.rawValue, type, theme.lengths.filter { $0.kind == kind }.map(length))
    }
    return JSONText.pretty(.object(groups)) + "\n"
  }

  /// The mapping beside it.
  var mapping: ThemeMapping {
    var mapping = ThemeMapping()
    for role in BuiltInRole.allCases {
      let path = "role." + Self.tokenName(role.name)
      mapping.roles[role] = ThemeMapping.Choice(light: path, dark: path)
    }
    mapping.system = theme.system
    mapping.styles = theme.textStyles.map { style in
      ThemeMapping.StyleChoice(
        name: style.name, token: "type." + Self.tokenName(style.name), role: style.role.fallback,
        platform: (style.family == nil ? [.fontFamily] : [])
          + (style.lineHeight == nil ? [.lineHeight] : []), guess: nil)
    }
    mapping.lengths = theme.lengths.map { length in
      ThemeMapping.LengthChoice(
        kind: length.kind, name: length.name,
        token: length.kind.rawValue + "." + Self.tokenName(length.name))
    }
    return mapping
  }

  /// A valid token name: points and braces belong to references, and a name cannot begin with a dollar sign.
  static func tokenName(_ name: String) -> String {
    var result = ""
    for character in name { result.append(".{}".contains(character) ? "-" : character) }
    return result.hasPrefix("$") ? "-" + result.dropFirst() : result
  }
}

extension ThemeTokenFile {
  private func entry(_ name: String) -> JSONValue.Member {
    let light = Self.value(theme.value(ofEntry: name, in: .light))
    let dark = Self.value(theme.value(ofEntry: name, in: .dark))
    return Self.token(name, light, dark: dark == light ? nil : dark)
  }

  private func role(_ role: BuiltInRole) -> JSONValue.Member {
    let (light, dark) = (source(of: role, .light), source(of: role, .dark))
    // A reference resolves to the value of the same appearance.
    return Self.token(
      role.name, light, dark: dark == light ? nil : dark, description: reason(of: role))
  }

  /// A reference to the palette entry with the colour if it is unique; otherwise the colour.
  private func source(of role: BuiltInRole, _ appearance: Appearance) -> JSONValue {
    let scheme = theme.scheme(appearance, .original)
    let resolution = scheme.resolution(of: ColorRole(role))
    if let entry = resolution.entries.first, resolution.entries.count == 1,
      let value = theme.value(ofEntry: entry, in: appearance)?.published,
      value.alpha == 1, value.color == resolution.adjusted
    {
      return .string("{palette.\(Self.tokenName(entry))}")
    }
    return Self.value(resolution.adjusted)
  }

  /// Why the colour is not a published one; nil if it is.
  private func reason(of role: BuiltInRole) -> String? {
    let reasons = Appearance.allCases.map { appearance in
      let resolution = theme.scheme(appearance, .original).resolution(of: ColorRole(role))
      return resolution.isDerived ? resolution.reason : nil
    }
    guard reasons.contains(where: { $0 != nil }) else { return nil }
    if reasons[0] == reasons[1], let reason = reasons[0] { return reason }
    return zip(Appearance.allCases, reasons).compactMap { appearance, reason in
      reason.map { "\(appearance.rawValue) \($0)" }
    }.joined(separator: "; ")
  }

  private func style(_ style: GSTextStyle) -> JSONValue.Member {
    let lineHeight = style.lineHeight.map { $0 / style.size } ?? Self.usualLineHeight
    return Self.token(
      style.name,
      .members([
        "fontFamily": .string(style.family ?? Self.platformFamily),
        "fontSize": Self.pixels(style.size), "fontWeight": .integer(style.weight),
        "letterSpacing": Self.pixels(style.kern),
        "lineHeight": JSONValue((lineHeight * 1e6).rounded() / 1e6),
      ]), dark: nil)
  }

  private func length(_ length: ThemeLength) -> JSONValue.Member {
    let value =
      switch length.kind {
      case .spacing, .radius, .stroke, .size, .shadow: Self.pixels(length.points)
      // A fraction, as in CSS and design tools.
      case .opacity: JSONValue((length.points * 1e4).rounded() / 1e6)
      }
    return Self.token(length.name, value, dark: nil)
  }

  /// The family in place of the platform's own, since a typography value must have all its parts.
  private static let platformFamily = "system-ui"
  private static let usualLineHeight = 1.2

  private static func token(
    _ name: String, _ value: JSONValue, dark: JSONValue?, description: String? = nil
  ) -> JSONValue.Member {
    var members = [JSONValue.Member(name: "$value", value: value)]
    if let description { members.append(.init(name: "$description", value: .string(description))) }
    if let dark {
      members.append(
        .init(name: "$extensions", value: .members(["mode": .members(["dark": dark])])))
    }
    return .init(name: tokenName(name), value: .object(members))
  }

  private static func pixels(_ number: Double) -> JSONValue {
    .members(["value": JSONValue(number), "unit": .string("px")])
  }

  /// A published value, in Display P3 if the digits of the file suffice for the same sRGB colour.
  private static func value(_ value: TokenValue?) -> JSONValue {
    guard let published = value?.published else { return Self.value(.black) }
    if let wide = published.displayP3 {
      let json = color("display-p3", wide.components, alpha: published.alpha, hex: published.color)
      if ColorValue(json)?.color.rgb == published.color { return json }
    }
    return Self.value(published.color, alpha: published.alpha)
  }

  private static func value(_ color: RGB, alpha: Double = 1) -> JSONValue {
    let channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
    return Self.color("srgb", channels, alpha: alpha, hex: color)
  }

  private static func color(
    _ space: String, _ components: [Double], alpha: Double, hex: RGB
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "colorSpace", value: .string(space)),
      .init(
        name: "components",
        value: .array(components.map { JSONValue(($0 * 1e5).rounded() / 1e5) })),
    ]
    if alpha < 1 {
      members.append(.init(name: "alpha", value: JSONValue((alpha * 1e4).rounded() / 1e4)))
    }
    members.append(.init(name: "hex", value: .string(hex.hex)))
    return .object(members)
  }
}
