public import GSDesign
public import StateSpace

extension Specimen {
  /// A component whose states are declared without the gallery, such as for the tests of an app:
  ///
  /// ```swift
  /// Specimen(TagState.states) { tag, _ in GSTag(tag.title).lowered() }
  /// ```
  ///
  /// Its axes, rules, counts and links are those of the states. Reasons of rules are in the language they are written in.
  ///
  /// - Parameters:
  ///   - states: the name, the initial state, the axes and the rules.
  ///   - summary: its purpose in one sentence.
  ///   - usage: when to use it, and the alternative in other cases.
  ///   - tags: additional search terms.
  ///   - home: the theme the design comes from.
  ///   - level: how much of a screen it is.
  ///   - keyMap: the keys and their intents.
  ///   - code: the Swift that makes exactly this state; may be empty.
  ///   - step: the effect of an intent on the state; nil for a component that only shows.
  ///   - build: the component in this state, its interactive parts named ``part`` and its children.
  public init<Payload: Hashable & Sendable>(
    _ states: States<Payload>, summary: Phrase = "", usage: Phrase = "", tags: [String] = [],
    home: Theme = .gitspace, level: Level = .atom, keyMap: KeyMap = .control,
    code: @escaping @Sendable (Payload, Language) -> String = { _, _ in "" },
    step: (@Sendable (inout Payload, Intent) -> Outcome)? = nil,
    build: @escaping @Sendable (Payload, Language) -> Lowered
  ) {
    self.init(
      id: states.id,
      declaration: Declaration(
        summary: summary, usage: usage, tags: tags, home: home, level: level, keyMap: keyMap,
        isInteractive: step != nil
      ) {
        let reasons = states.rules.map { Phrase($0.reason) }
        let definition = SpecimenDefinition(
          axes: states.axisLinks, rules: states.ruleLinks, reasons: reasons, texts: nil,
          members: { _, _ in [] }, code: code, step: step ?? { _, _ in .ignored }, build: build)
        return DeclaredStates(
          axes: states.axes, notes: states.axes.map { _ in [] }, swatches: [], scrollAxis: nil,
          rules: reasons, initial: definition.state(states.initial), card: [], presets: [])
      })
  }
}
