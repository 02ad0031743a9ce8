import Words

extension Theme {
  /// The roles that every theme must give; the others follow from them by written rules.
  public static let requiredRoles: [ColorRole] = BuiltInRole.allCases
    .filter { $0.derivation == nil }
    .map { ColorRole($0) }

  /// A theme of another package, made of token values.
  ///
  /// ```swift
  /// let mine = try Theme(
  ///   name: "mine",
  ///   light: [
  ///     .page: "#FFFFFF", .surface: "#F4F4F4", .text: "#1A1A1A", .textSecondary: "#5A5A5A",
  ///     .destructive: "#C00020", .accent: "#0A7A5A", .onAccent: "#FFFFFF", .outline: "#8A8A8A",
  ///   ],
  ///   dark: [:])
  /// ```
  ///
  /// A theme may leave out a tag colour that its design does not use. Components in that colour are then drawn in
  /// `textSecondary`, with the page's colour for the words on it: neutral and readable in every theme, and never the
  /// accent. A theme that gives any role of such a colour gives its solid, in each appearance that it has.
  ///
  /// - Parameters:
  ///   - name: the name of the theme in links.
  ///   - light: values by role; empty if the design has no light appearance, which is then the
  ///     mirror of dark.
  ///   - dark: likewise.
  ///   - textStyles: the text styles, in the order the design lists them.
  ///   - lengths: the lengths that have names, likewise.
  /// - Throws: `ThemeError.invalid` with every missing and malformed role of both appearances, or
  ///   `ThemeError.empty`.
  public init(
    name: String, light: [ColorRole: TokenValue], dark: [ColorRole: TokenValue],
    textStyles: [GSTextStyle] = [], lengths: [ThemeLength] = []
  ) throws(ThemeError) {
    if light.isEmpty && dark.isEmpty { throw .empty(theme: name) }
    var problems: [ThemeError.Problem] = []
    for (appearance, values) in [(Appearance.light, light), (.dark, dark)] where !values.isEmpty {
      problems += Self.problems(values, appearance, required: Self.required(light, dark))
    }
    if !problems.isEmpty { throw .invalid(theme: name, problems: problems) }
    var definition = Self.definition(name, light: light, dark: dark)
    definition.textStyles = textStyles
    definition.lengths = lengths
    self.init(definition)
  }

  /// The roles that a theme has to give when these are given.
  private static func required(
    _ light: [ColorRole: TokenValue], _ dark: [ColorRole: TokenValue]
  ) -> [ColorRole] {
    let slots = BuiltInRole.tagSlots.filter { slot in
      slot.contains { light[ColorRole($0)] != nil || dark[ColorRole($0)] != nil }
    }
    return requiredRoles + slots.map { ColorRole($0[0]) }
  }

  private static func problems(
    _ values: [ColorRole: TokenValue], _ appearance: Appearance, required: [ColorRole]
  ) -> [ThemeError.Problem] {
    var problems: [ThemeError.Problem] = []
    for role in required where values[role] == nil {
      problems.append(.missing(role: role.name, appearance: appearance))
    }
    // Dictionaries have no order; messages must.
    for (role, value) in values.sorted(by: { $0.key.name < $1.key.name }) {
      switch role.interaction {
      case .normal: break
      case .hovered: problems.append(.hovered(role: role.name, appearance: appearance))
      case .pressed: problems.append(.pressed(role: role.name, appearance: appearance))
      }
      guard let parsed = value.parsed else {
        problems.append(
          .malformed(role: role.name, appearance: appearance, value: value.description))
        continue
      }
      if role == .page && parsed.opacity < 1 {
        problems.append(.translucentPage(appearance: appearance))
      }
    }
    return problems
  }

  private static func definition(
    _ name: String, light: [ColorRole: TokenValue], dark: [ColorRole: TokenValue]
  ) -> ThemeDefinition {
    var entries: [Palette.Entry] = []
    for role in BuiltInRole.allCases {
      let key = ColorRole(role)
      guard let value = light[key] ?? dark[key] else { continue }
      entries.append(
        Palette.Entry(role.name, light: light[key] ?? value, dark: dark[key] ?? value))
    }
    func mapping(_ values: [ColorRole: TokenValue]) -> ThemeDefinition.Mapping {
      var mapping: ThemeDefinition.Mapping = [:]
      for role in BuiltInRole.allCases where values[ColorRole(role)] != nil {
        mapping[role] = .entry(role.name)
      }
      return mapping
    }
    // A missing appearance is drawn on the design's own ink.
    let origin: ThemeDefinition.Origin =
      if dark.isEmpty {
        .one(.light, mapping(light), paper: BuiltInRole.text.name, except: [:])
      } else if light.isEmpty {
        .one(.dark, mapping(dark), paper: BuiltInRole.text.name, except: [:])
      } else {
        .both(light: mapping(light), dark: mapping(dark))
      }
    return ThemeDefinition(
      name: name, palette: Palette(entries), origin: origin,
      // In a design with a dark appearance only, the page is the darkest ink.
      darkestInk: light.isEmpty ? BuiltInRole.page.name : BuiltInRole.text.name,
      custom: custom(light: light, dark: dark))
  }

  private static func custom(
    light: [ColorRole: TokenValue], dark: [ColorRole: TokenValue]
  ) -> [String: ThemeDefinition.CustomValue] {
    var custom: [String: ThemeDefinition.CustomValue] = [:]
    for role in Set(light.keys).union(dark.keys) {
      guard case .custom(let name, fallback: _) = role.base else { continue }
      custom[name] = ThemeDefinition.CustomValue(
        light: light[role] ?? custom[name]?.light, dark: dark[role] ?? custom[name]?.dark)
    }
    return custom
  }
}

/// Why a theme could not be made.
public enum ThemeError: Error, Hashable, Sendable {
  /// One fault in the values of a theme.
  public enum Problem: Hashable, Sendable {
    /// A role that every theme must give has no value.
    case missing(role: String, appearance: Appearance)
    /// A value is neither `#RRGGBB`, `#RRGGBBAA` nor three finite numbers of Display P3.
    case malformed(role: String, appearance: Appearance, value: String)
    /// The page is translucent, but has no ground to show through.
    case translucentPage(appearance: Appearance)
    /// A value for a role under a resting pointer, which is always derived.
    case hovered(role: String, appearance: Appearance)
    /// A value for a pressed role; only the accent's is published, all others are derived.
    case pressed(role: String, appearance: Appearance)
  }

  /// The values of a theme are incomplete or malformed; every problem is listed, in the order of
  /// the roles.
  case invalid(theme: String, problems: [Problem])
  /// Neither appearance has any value.
  case empty(theme: String)
  /// The palette has no entry of this name.
  case unknownEntry(String, theme: String, known: [String])
  /// The new value of a palette entry is malformed.
  case malformedEntry(String, theme: String, value: String)
}

extension ThemeError: CustomStringConvertible {
  /// The faults and their remedies, a sentence for each; text of others is escaped.
  public var description: String {
    switch self {
    case .invalid(let theme, let problems):
      "The theme \(Self.quoted(theme)) cannot be made. "
        + problems.map(\.description).joined(separator: " ")
    case .empty(let theme):
      "The theme \(Self.quoted(theme)) has no values. Give those of light, of dark, or of both."
    case .unknownEntry(let entry, let theme, let known):
      "The palette of \(Self.quoted(theme)) has no entry \(Self.quoted(entry)). It has "
        + known.joined(separator: ", ") + "."
    case .malformedEntry(let entry, let theme, let value):
      "\(Self.quoted(value)) is not a colour for \(Self.quoted(entry)) of \(Self.quoted(theme)). "
        + "Write #RRGGBB or #RRGGBBAA."
    }
  }

  /// Untrusted text between quotation marks, at most sixty characters of it.
  fileprivate static func quoted(_ text: String) -> String {
    "\"" + visible(text) + "\""
  }

  /// Untrusted text that a terminal does not act on.
  fileprivate static func visible(_ text: String) -> String { SafeText.text(text, as: .name) }
}

extension ThemeError.Problem: CustomStringConvertible {
  /// The remedy in a sentence.
  public var description: String {
    switch self {
    case .missing(let role, let appearance):
      "Give \(ThemeError.visible(role)) a value in \(appearance.rawValue)."
    case .malformed(let role, let appearance, let value):
      "Write \(ThemeError.visible(role)) in \(appearance.rawValue) as #RRGGBB or #RRGGBBAA, not "
        + "\(ThemeError.quoted(value))."
    case .translucentPage(let appearance):
      "Make page in \(appearance.rawValue) opaque: there is nothing behind it."
    case .hovered(let role, let appearance):
      "Remove \(ThemeError.visible(role)) in \(appearance.rawValue): hovered colours are derived."
    case .pressed(let role, let appearance):
      "Remove \(ThemeError.visible(role)) in \(appearance.rawValue): pressed colours but "
        + "\(ColorRole.accentPressed.name) are derived."
    }
  }
}
