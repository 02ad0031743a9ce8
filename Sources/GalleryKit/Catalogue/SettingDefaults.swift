package import GSDesign

/// The defaults of a component for the theme and the appearance: its own design system, and the appearance of that
/// system.
package struct SettingDefaults: Hashable, Sendable {
  /// The name of the theme; empty without a component.
  package let theme: String
  /// The appearance of the themes whose designs have only one, by their names.
  private let onlyAppearances: [String: Appearance]

  init(theme: String, onlyAppearances: [String: Appearance]) {
    self.theme = theme
    self.onlyAppearances = onlyAppearances
  }

  /// The appearance of a theme, or of the default one, whose design has only one; nil for any other theme.
  package func onlyAppearance(in theme: String?) -> Appearance? {
    onlyAppearances[theme ?? self.theme]
  }

  /// The appearance of a theme, or of the default one: the only one that its design has, else light.
  package func appearance(in theme: String?) -> Appearance { onlyAppearance(in: theme) ?? .light }
}
