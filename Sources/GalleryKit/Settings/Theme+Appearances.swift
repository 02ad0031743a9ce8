package import GSDesign
package import StateSpace

/// The appearances of a design: its own, and the one that is derived from it.
extension Theme {
  /// The appearance of a design that has only one.
  package var onlyAppearance: Appearance? { appearances.count == 1 ? appearances.first : nil }

  /// Whether the design does not have an appearance, so that it is derived from the other.
  package func derives(_ appearance: Appearance) -> Bool { !appearances.contains(appearance) }

  /// An appearance as labels show it: `light`, or `light (derived)` if the design does not have it.
  package func label(of appearance: Appearance) -> Phrase {
    derives(appearance) ? .derived(appearance) : Setting.appearance.word(appearance.rawValue)
  }
}

extension Catalogue {
  /// The label of the appearance that a component is drawn in, if its design does not have it: `light (derived)`.
  ///
  /// - Parameter settings: those left out have the defaults of links.
  package func derivation(of variant: VariantID, under settings: Settings) -> Phrase? {
    let settings = settings.atHome(of: variant, in: self)
    let appearance = settings.appearance ?? .light
    guard let theme = settings.theme.flatMap({ self.theme(named: $0) }),
      theme.derives(appearance)
    else { return nil }
    return theme.label(of: appearance)
  }
}
