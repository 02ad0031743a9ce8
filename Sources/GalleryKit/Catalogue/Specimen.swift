public import GSDesign
public import StateSpace

/// One variant of a component, declared once: its purpose, its axes, its look and its code.
///
/// Counts, links, controls, the matrix and the code of a state are all computed from the declaration; no list of
/// states is written by hand.
public struct Specimen: Sendable {
  /// `component/variant`, as links spell it.
  public let id: VariantID
  /// The number of states of its design tier, if it was declared; nil if they have to be counted.
  public private(set) var stateCount: Int?
  /// Where on a screen it is used, and so where the stage shows it.
  public private(set) var place = ScreenPlace.middle
  private let declaration: Declaration

  /// A summary in one sentence.
  public var summary: Phrase { declaration.summary }
  /// When to use it, and the alternative in other cases.
  public var usage: Phrase { declaration.usage }
  /// Additional search terms.
  public var tags: [String] { declaration.tags }
  /// The theme it is at home in.
  public var home: Theme { declaration.home }
  /// How much of a screen it is.
  public var level: Level { declaration.level }
  /// The key map while a person interacts with the component.
  public var keyMap: KeyMap { declaration.keyMap }
  /// Whether it takes keys and the pointer.
  public var isInteractive: Bool { declaration.isInteractive }
  /// The axes in the order they are declared and printed.
  public var axes: [AxisInfo] { declaration.states.value.axes }
  /// Why combinations are impossible, a reason for each rule in the order declared.
  public var rules: [Phrase] { declaration.states.value.rules }
  /// The states that its card in the overview shows, in rows; empty for the gallery's own choice.
  public var card: [[SpecimenState]] { declaration.states.value.card }
  /// The states that a design has names for; ``Preset/name`` behind the component is a link to one.
  public var presets: [Preset] { declaration.states.value.presets }
  /// The initial state.
  public var initialState: SpecimenState { declaration.states.value.initial }

  /// A component with two flags, as short as it can be:
  ///
  /// ```swift
  /// Specimen(
  ///   "badge/count", payload: CountBadge(isSelected: false, isDisabled: false),
  ///   axes: [.selected(\.isSelected), .disabled(\.isDisabled)]
  /// ) { badge, _ in badge.lowered() }
  /// ```
  ///
  /// The payload, axes, rules, card and presets are evaluated once, when a state is first needed.
  ///
  /// - Parameters:
  ///   - id: `component/variant`: lower case, hyphens.
  ///   - summary: its purpose in one sentence.
  ///   - usage: when to use it, and the alternative in other cases.
  ///   - tags: additional search terms.
  ///   - home: the theme the design comes from.
  ///   - level: how much of a screen it is; a component that holds another is of its level or above.
  ///   - payload: the initial state.
  ///   - axes: its axes, in the order of links.
  ///   - impossible: combinations that no state has.
  ///   - card: the states on its card in the overview, in rows. Empty shows the first state and, if it fits, one with
  ///     its first switch on.
  ///   - presets: states that a design has names for, such as the bars of its screens, as links spell them.
  ///   - keyMap: the keys and their intents.
  ///   - members: the names of its members; empty for a component without members.
  ///   - code: the Swift that makes exactly this state; may be empty.
  ///   - step: the effect of an intent on the state; nil for a component that only shows.
  ///   - build: the component in this state, its interactive parts named ``part`` and its children.
  public init<Payload: Hashable & Sendable>(
    _ id: VariantID, summary: Phrase = "", usage: Phrase = "", tags: [String] = [],
    home: Theme = .gitspace, level: Level = .atom,
    payload: @autoclosure @escaping @Sendable () -> Payload,
    axes: @autoclosure @escaping @Sendable () -> [SpecimenAxis<Payload>],
    impossible: @autoclosure @escaping @Sendable () -> [Impossible<Payload>] = [],
    card: @autoclosure @escaping @Sendable () -> [[Payload]] = [],
    presets: @autoclosure @escaping @Sendable () -> [(name: String, payload: Payload)] = [],
    keyMap: KeyMap = .control,
    members: @escaping @Sendable (Payload, Language) -> [String] = { _, _ in [] },
    code: @escaping @Sendable (Payload, Language) -> String = { _, _ in "" },
    step: (@Sendable (inout Payload, Intent) -> Outcome)? = nil,
    build: @escaping @Sendable (Payload, Language) -> Lowered
  ) {
    self.id = id
    declaration = Declaration(
      summary: summary, usage: usage, tags: tags, home: home, level: level, keyMap: keyMap,
      isInteractive: step != nil
    ) {
      let payload = payload()
      let axes = axes()
      let rules = impossible()
      let infos = axes.map { $0.axis.info(standard: payload) }
      let links = AxisLink.list(axes.map(\.axis), standards: infos.map(\.standard))
      let definition = SpecimenDefinition(
        axes: links, rules: .list(rules.map(\.holds)), reasons: rules.map(\.reason),
        texts: .list(axes, links), members: members, code: code, step: step ?? { _, _ in .ignored },
        build: build)
      return DeclaredStates(
        axes: infos, notes: axes.map(\.notes),
        swatches: Set(axes.indices.filter { axes[$0].hasSwatch }),
        scrollAxis: axes.firstIndex(where: \.scrollsRow), rules: rules.map(\.reason),
        initial: definition.state(payload),
        card: card().map { $0.map(definition.state) },
        presets: presets().map { Preset(name: $0.name, state: definition.state($0.payload)) })
    }
  }

  /// The same specimen with the number of states of its design tier, so that a list of many components shows it without
  /// building any. The check of the catalogue compares it with the axes.
  public func counted(_ states: Int) -> Specimen {
    var specimen = self
    specimen.stateCount = states
    return specimen
  }

  /// The same specimen at a place of a screen, where the stage shows it.
  ///
  /// ```swift
  /// Specimen("bar/sections", payload: BarState(), build: { bar($0) }).placed(.foot)
  /// ```
  public func placed(_ place: ScreenPlace) -> Specimen {
    var specimen = self
    specimen.place = place
    return specimen
  }

  /// The same specimen without one rule, so that the combinations it excludes can be counted and viewed.
  func without(rule: Int) -> Specimen {
    Specimen(id: id, declaration: declaration.without(rule: rule))
  }

  init(id: VariantID, declaration: Declaration) {
    self.id = id
    self.declaration = declaration
  }

  /// The name under which a builder puts the component into its interaction table; members are its children.
  public static let part: FocusID = "specimen"

  /// The part of the id before the slash.
  public var component: String { id.component }

  /// The part of the id after the slash.
  public var variant: String { id.name }

  /// Whether a state is invisible on purpose: a message that is gone, a row without members.
  public func isMeantToBeBlank(_ state: SpecimenState) -> Bool {
    axes.indices.contains { axes[$0].blank.contains(state[$0]) }
  }

  /// The index of the axis with the name.
  public func axis(named name: String) -> Int? { axes.index(named: name) }

  /// The note on a value of a choice; nil without one.
  package func note(on value: AxisValue, of axis: Int) -> Phrase? {
    let notes = declaration.states.value.notes[axis]
    guard case .choice(let index) = value, notes.indices.contains(index) else { return nil }
    return notes[index]
  }

  /// The axis that holds the member that a row is scrolled to; nil for a component that is not scrolled by its marks.
  package var scrollAxis: Int? { declaration.states.value.scrollAxis }

  /// Whether the colour that a value of an axis leads to is drawn beside the value.
  package func hasSwatch(_ axis: Int) -> Bool { declaration.states.value.swatches.contains(axis) }
}

extension Specimen: CustomStringConvertible {
  /// The identifier.
  public var description: String { id.text }
}

/// A state that a design has a name for: the bar of a screen, a message that it shows.
public struct Preset: Hashable, Sendable {
  /// The name: `component/name` is a link to the state, unless a variant is called so.
  public let name: String
  /// The state.
  public let state: SpecimenState
}

/// A key that a specimen's key map understands.
package struct SpecimenKey: Hashable, Sendable {
  package let press: KeyPress
  /// The intent of the key.
  package let intent: Intent
  /// Whether any state has a use for it.
  package let isAnswered: Bool
  /// Whether the component acts at once, as a stepper does at an arrow: the key changes its value, not its focus.
  package let acts: Bool
}

extension Specimen {
  /// The keys of its key map, with one letter for every key that types; empty if it takes no keys.
  ///
  /// A state counts with the focus on each of its members: a tab that is selected has no use for Enter, its neighbour
  /// has.
  package var keys: [SpecimenKey] {
    guard isInteractive else { return [] }
    let states = statesOfOneValue.map { state in
      var state = state
      _ = state.handle(.focus)
      return state
    }
    let moved = states.flatMap { state in
      Intent.moves.compactMap { move -> SpecimenState? in
        var state = state
        return state.handle(move) == .ignored ? nil : state
      }
    }
    return understoodKeys.map { press, intent in
      let outcomes = (states + moved).map { $0.outcome(of: intent, in: .english) }
      return SpecimenKey(
        press: press, intent: intent, isAnswered: outcomes.contains { $0 != .ignored },
        acts: outcomes.contains { $0.isAct })
    }
  }

  /// The keys that a state has a use for; empty if it is disabled.
  package func keys(in state: SpecimenState, _ language: Language) -> [SpecimenKey] {
    guard isInteractive else { return [] }
    return understoodKeys.compactMap { press, intent in
      let outcome = state.outcome(of: intent, in: language)
      return outcome == .ignored
        ? nil
        : SpecimenKey(press: press, intent: intent, isAnswered: true, acts: outcome.isAct)
    }
  }

  /// Whether a state has a use for any key once it has the focus.
  package func isUsable(_ state: SpecimenState, _ language: Language) -> Bool {
    var focused = state
    _ = focused.handle(.focus, in: language)
    return !keys(in: focused, language).isEmpty
  }

  private var understoodKeys: [(press: KeyPress, intent: Intent)] {
    Self.askedKeys.compactMap { press in
      guard let intent = keyMap.intent(for: press) else { return nil }
      // The space types like the letter that represents all keys that do.
      return intent == .insert(" ") ? nil : (press, intent)
    }
  }

  /// The letter that represents all typed text.
  package static let typedKey = KeyPress("a")

  private static let askedKeys = [
    KeyPress(.enter), KeyPress(.enter, modifiers: .alt), KeyPress(" "), KeyPress(.left),
    KeyPress(.right), KeyPress(.up),
    KeyPress(.down), KeyPress(.home), KeyPress(.end), KeyPress(.backspace), KeyPress(.delete),
    typedKey, KeyPress(.escape),
  ]

  /// The untouched state, and those that differ from it in one value: few, however large the space is.
  package var statesOfOneValue: [SpecimenState] {
    var states = [initialState]
    for (index, axis) in axes.enumerated() where axis.tier == .design {
      for value in axis.values where value != axis.standard {
        var state = initialState
        state[index] = value
        if state.impossibility == nil { states.append(state) }
      }
    }
    return states
  }
}

extension Outcome {
  /// Whether a member acted.
  fileprivate var isAct: Bool {
    switch self {
    case .acted: true
    case .ignored, .changed, .activated, .selected, .deselected, .removed, .edited, .submitted:
      false
    }
  }
}

extension Intent {
  /// The intents that focus and arrow keys can produce.
  package static let moves: [Intent] = Direction.allCases.map { .move($0) } + [.first, .last]
}
