/// States, and the groups of knobs.
extension Phrase {
  static let stateTitle = Phrase("State", korean: "상태")
  static let groupDesign = Phrase("Design", korean: "디자인")
  static let groupContent = Phrase("Content", korean: "콘텐츠")
  static let groupInteraction = Phrase("Interaction", korean: "상호작용")
  package static let groupAdvanced = Phrase("Advanced", korean: "고급")

  /// A state that a design has a name for.
  package static func preset(_ name: String) -> Phrase {
    Phrase("Preset: " + name, korean: "프리셋: " + name)
  }
}
