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
  /// A theme may leave out a colour of tags that its design has no use for. What is drawn in it all the same is drawn in
  /// `textSecondary`, with the page's colour for the words on it: neutral and readable in every theme, and never the
  /// accent. A theme that gives any role of such a colour gives its solid, in each appearance that it has.
  ///
  /// - Parameters:
  ///   - light: values by role; empty where the design has no light appearance, which is then the
  ///     mirror of dark.
  ///   - dark: likewise.
  /// - Throws: `ThemeError.invalid` with every missing and malformed role of both appearances, or
  ///   `ThemeError.empty`.
  public init(
    name: String, light: [ColorRole: TokenValue], dark: [ColorRole: TokenValue]
  ) throws(ThemeError) {
    if light.isEmpty && dark.isEmpty { throw .empty(theme: name) }
    var problems: [ThemeError.Problem] = []
    for (appearance, values) in [(Appearance.light, light), (.dark, dark)] where !values.isEmpty {
      problems += Self.problems(values, appearance, required: Self.required(light, dark))
    }
    if !problems.isEmpty { throw .invalid(theme: name, problems: problems) }
    self.init(Self.definition(name, light: light, dark: dark))
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
      // Where all there is is dark, the page is the darkest thing to write with.
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
