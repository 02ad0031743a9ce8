package import GSDesign

/// What applies to a component where its settings leave the theme or the appearance out: its own design system, and the
/// look that system has.
package struct SettingDefaults: Hashable, Sendable {
  /// The name of the theme; empty without a component.
  package let theme: String
  /// The themes whose designs are dark alone.
  private let darkThemes: Set<String>

  init(theme: String, darkThemes: Set<String>) {
    self.theme = theme
    self.darkThemes = darkThemes
  }

  /// The appearance of a theme, or of the default one: dark if its design has nothing else, else light.
  package func appearance(in theme: String?) -> Appearance {
    darkThemes.contains(theme ?? self.theme) ? .dark : .light
  }
}
