/// States, and the groups of knobs.
extension Phrase {
  static let stateTitle = Phrase(localized: "State")
  static let groupDesign = Phrase(localized: "Design")
  static let groupContent = Phrase(localized: "Content")
  static let groupInteraction = Phrase(localized: "Interaction")
  package static let groupAdvanced = Phrase(localized: "Advanced")

  /// A state that a design has a name for.
  package static func preset(_ name: String) -> Phrase {
    Phrase(localized: "Preset: \(name)")
  }
}
