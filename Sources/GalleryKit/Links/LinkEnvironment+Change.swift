import ColorScience
package import GSDesign

extension LinkEnvironment {
  /// The environment complete, as a node: where it says nothing, the defaults of links.
  package func change(in catalogue: Catalogue) -> EnvironmentChange {
    let named = theme.flatMap { catalogue.theme(named: $0) }
    return EnvironmentChange(
      theme: named ?? catalogue.themes.first ?? .gitspace, appearance: appearance ?? .light,
      contrast: contrast ?? .normal, depth: depth ?? .truecolor, vision: vision ?? Vision.none,
      density: density ?? .faithful, glyphs: glyphs ?? .unicode,
      widthPolicy: widthPolicy ?? .grapheme)
  }
}
