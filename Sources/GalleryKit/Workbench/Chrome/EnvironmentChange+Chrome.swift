import ColorScience
package import GSDesign

extension EnvironmentChange {
  /// What the tool itself is drawn under, whatever the components are drawn under.
  package static func chrome(_ appearance: Appearance) -> EnvironmentChange {
    EnvironmentChange(
      theme: .chrome, appearance: appearance, contrast: .normal, vision: Vision.none)
  }
}
