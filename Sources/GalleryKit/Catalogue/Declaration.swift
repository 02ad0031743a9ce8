import GSDesign
import StateSpace

/// All that a specimen declares. Copies of the specimen share one.
final class Declaration: Sendable {
  let summary: Phrase
  let usage: Phrase
  let tags: [String]
  let home: Theme
  let level: Level
  let keyMap: KeyMap
  let isInteractive: Bool
  /// A gallery lists many components and shows one: most are never asked for their states.
  let states: OnDemand<DeclaredStates>

  init(
    summary: Phrase, usage: Phrase, tags: [String], home: Theme, level: Level, keyMap: KeyMap,
    isInteractive: Bool, states: @escaping @Sendable () -> DeclaredStates
  ) {
    self.summary = summary
    self.usage = usage
    self.tags = tags
    self.home = home
    self.level = level
    self.keyMap = keyMap
    self.isInteractive = isInteractive
    self.states = OnDemand(states)
  }

  /// The same declaration where one rule does not hold.
  func without(rule: Int) -> Declaration {
    let states = states
    return Declaration(
      summary: summary, usage: usage, tags: tags, home: home, level: level, keyMap: keyMap,
      isInteractive: isInteractive
    ) { states.value.without(rule: rule) }
  }
}

/// The states that a specimen declares, and the axes on which they vary.
struct DeclaredStates: Sendable {
  let axes: [AxisInfo]
  /// The notes on the values of each axis, in their order.
  let notes: [[Phrase]]
  /// The axes beside whose values a colour is drawn.
  let swatches: Set<Int>
  let scrollAxis: Int?
  let rules: [Phrase]
  let initial: SpecimenState
  let card: [[SpecimenState]]
  let presets: [Preset]

  func without(rule: Int) -> DeclaredStates {
    DeclaredStates(
      axes: axes, notes: notes, swatches: swatches, scrollAxis: scrollAxis,
      rules: rules.indices.filter { $0 != rule }.map { rules[$0] },
      initial: initial.without(rule: rule),
      card: card.map { $0.map { $0.without(rule: rule) } },
      presets: presets.map { Preset(name: $0.name, state: $0.state.without(rule: rule)) })
  }
}
