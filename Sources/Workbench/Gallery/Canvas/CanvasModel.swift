import GSDesign
package import GalleryKit
import StateSpace

/// The component under review: the state of each specimen, and how a person is using the one shown.
struct CanvasModel: Hashable, Sendable {
  /// The specimen shown, by its index in the catalogue.
  var specimen = 0 {
    didSet {
      guard specimen != oldValue else { return }
      (scroll, firstColumn) = (0, 0)
      (chosen, planned, scrolled) = (nil, nil, nil)
    }
  }
  /// The state of each specimen, by index: leaving one and coming back finds it as it was.
  var states: SpecimenStates
  /// The state last chosen beside the canvas: a list stays scrolled to it while the component is used.
  var chosen: SpecimenState?
  /// The state when a text got the keys: its texts decide the plan of the page until the keys leave. nil while no text is
  /// typed.
  var planned: SpecimenState?
  /// The strip that the arrows walk along.
  var strip = 0
  /// Rows scrolled past at the top of a state that is higher than its room.
  var scroll = 0
  /// Columns scrolled past at the left of a state that is wider than its room.
  private(set) var firstColumn = 0
  /// The state that was scrolled with the wheel; its focused part no longer decides which rows show.
  private(set) var scrolled: SpecimenState?
  /// Whether the state is shown in light and dark, side by side.
  var isCompared = false
  /// Escape has been pressed once while interacting: a second leaves.
  var hasEscaped = false
  /// The member that is shown pressed although nothing holds it down any more: a key's press has no length.
  var pressed: Int?
  /// Ends that.
  static let pressTimer = "press"
  static let pressTime = Duration.milliseconds(120)
  /// The frames between two looks; nil while no transition runs.
  private(set) var motion: CanvasMotion?
  /// The member of the component the pointer rests on.
  private var hovered: Int?
  /// Whether the pointer went down on the component and has not come up yet.
  private(set) var isPressing = false

  init(_ specimens: [Specimen]) {
    states = SpecimenStates(specimens)
  }

  /// The state on the canvas.
  var state: SpecimenState {
    get { states[specimen] }
    set { states[specimen] = newValue }
  }

  /// Handles a key for the component. Escape leaves unless the component has a use for it, and always when pressed
  /// twice running; an unused letter shows how to leave.
  ///
  /// - Parameters:
  ///   - focused: the state that has the keys.
  ///   - language: the language of its labels.
  mutating func handle(
    _ press: KeyPress, for focused: SpecimenState, _ language: Language, in workbench: Workbench
  ) -> [PaneRequest] {
    let intent = workbench.specimen.keyMap.intent(for: press)
    if press == KeyPress(.escape) {
      guard !hasEscaped, let intent, focused.takes(intent, in: language) else {
        return [.leaveInteract]
      }
      hasEscaped = true
      return [.send(intent), .remark(.tells(.escapeAgain))]
    }
    hasEscaped = false
    if let intent { return [.send(intent)] }
    guard case .character = press.key else { return [] }
    // A component that types takes every letter; any other leaves the key of the audit to it.
    if FindingsCommand.toggle.info.keys().contains(press) { return [.run(.findings(.toggle))] }
    return [.say(.tells(.componentHasKeys(press.name)))]
  }

  /// Walks from state to state along a strip, or from strip to strip; a state that is come to is on the canvas.
  ///
  /// Where the state leaves no room for strips, its rows are scrolled.
  ///
  /// - Parameters:
  ///   - seen: the visible strips.
  ///   - overflow: rows of the state that have no room.
  mutating func handle(
    _ motion: Motion, among seen: [CanvasPlan.Strip], overflow: Int = 0
  ) -> [PaneRequest] {
    guard !seen.isEmpty else {
      switch motion {
      case .up, .down: scroll = max(0, min(scroll + motion.rows, overflow))
      case .first: scroll = 0
      case .last: scroll = overflow
      case .left, .right: break
      }
      return []
    }
    strip = min(strip, seen.count - 1)
    let cells = seen[strip].cells
    let here = cells.firstIndex { $0.neighbour.isCurrent }
    let isList = seen[strip].isList
    let next: Int
    switch motion {
    case .up where isList, .left: next = (here ?? cells.count) - 1
    case .down where isList, .right: next = (here ?? -1) + 1
    case .up, .down: next = -1
    case .first: next = 0
    case .last: next = cells.count - 1
    }
    guard cells.indices.contains(next) else {
      strip = max(0, min(strip + motion.rows, seen.count - 1))
      return []
    }
    return [.put(cells[next].neighbour.state, .opened)]
  }

  /// Scrolls a state that is higher than its room.
  ///
  /// - Parameters:
  ///   - first: its first visible row.
  ///   - overflow: rows of it that have no room.
  mutating func scroll(rows: Int, from first: Int, overflow: Int) {
    scroll = max(0, min(first + rows, overflow))
    scrolled = state
  }

  /// Scrolls a state that is wider than its room.
  ///
  /// - Parameter overflow: columns of it that have no room.
  mutating func scroll(columns: Int, overflow: Int) {
    firstColumn = max(0, min(firstColumn + columns, overflow))
    scrolled = state
  }

  /// Handles a movement of the pointer.
  mutating func hover(_ member: Int?) -> [PaneRequest] {
    guard member != hovered else { return [] }
    hovered = member
    return [.send(.hover(member))]
  }

  /// Starts the motion from the state before a key or a click.
  mutating func startMotion(from state: SpecimenState) { motion = CanvasMotion(from: state) }

  mutating func endMotion() { motion = nil }

  /// Shows the next frame of the motion, which ends after the last.
  ///
  /// - Returns: whether there is another.
  mutating func advanceMotion() -> Bool {
    if motion?.advance() == true { return true }
    motion = nil
    return false
  }

  mutating func press(_ member: Int) -> [PaneRequest] {
    isPressing = true
    return [.send(.pressDown(member))]
  }

  /// - Parameter member: the member under the pointer on release; nil if it is outside the component.
  mutating func release(_ member: Int?) -> [PaneRequest] {
    guard isPressing else { return [] }
    isPressing = false
    return [.send(.pressUp(member))]
  }
}

extension CanvasModel {
  /// The canvas as followers see it; states are links without settings.
  struct Presented: Codable, Hashable, Sendable {
    /// The state on the canvas.
    var link: String
    /// The edited states that a matrix of several variants starts from, apart from the state on the canvas.
    var beside: [String] = []
    /// The state whose texts decide the plan of the page while a text is typed; nil while none is.
    var planned: String?
    /// The state that a list is scrolled to.
    var chosen: String?
    var strip = 0
    var scroll = 0
    var firstColumn = 0
    /// Whether the state was scrolled with the wheel.
    var isScrolled = false
    var isCompared = false
  }

  /// The canvas for followers.
  ///
  /// - Parameters:
  ///   - shown: the specimen on the canvas, or the one that the matrix was opened from.
  ///   - others: the specimens of the matrix.
  func presented(of shown: Int, beside others: [Int], in catalogue: Catalogue) -> Presented {
    let edited = others.filter {
      $0 != shown && states[$0] != catalogue.specimens[$0].initialState
    }
    return Presented(
      link: catalogue.link(to: states[shown], of: shown),
      beside: edited.map { catalogue.link(to: states[$0], of: $0) },
      planned: planned.map { catalogue.link(to: $0, of: shown) },
      chosen: specimen == shown ? chosen.map { catalogue.link(to: $0, of: shown) } : nil,
      strip: strip, scroll: scroll, firstColumn: firstColumn,
      isScrolled: scrolled == states[shown], isCompared: isCompared)
  }

  /// The canvas of a scene.
  init(playing scene: Presented, in catalogue: Catalogue) {
    self.init(catalogue.specimens)
    for link in scene.beside + [scene.link] {
      guard let (index, state) = catalogue.state(of: link) else { continue }
      states[index] = state
      specimen = index
    }
    planned = scene.planned.flatMap { catalogue.state(of: $0)?.state }
    chosen = scene.chosen.flatMap { catalogue.state(of: $0)?.state }
    strip = scene.strip
    scroll = scene.scroll
    firstColumn = scene.firstColumn
    if scene.isScrolled { scrolled = states[specimen] }
    isCompared = scene.isCompared
  }
}

extension Catalogue {
  /// A state as a link without settings.
  func link(to state: SpecimenState, of specimen: Int) -> String {
    Link(specimens[specimen], state: state).text(in: self)
  }

  /// The state that a link names, and the index of its specimen; nil if the link is invalid.
  func state(of link: String) -> (index: Int, state: SpecimenState)? {
    do throws(LinkError) {
      let link = try Link.parse(link, in: self).link
      return index.specimen(link.specimen).map { ($0, link.state) }
    } catch {
      return nil
    }
  }
}

/// The answer of the component on the canvas.
package struct ComponentEvent: Codable, Hashable, Sendable {
  package var word: Phrase
  package var detail: String

  /// Whether it answers a press; typed text is visible anyway.
  var isPress: Bool { Self.pressWords.contains(word) }

  private static let pressWords: Set<Phrase> = Set(
    [.eventPressed, .eventSelected, .eventDeselected]
      + (SpokenState.turnedOn + SpokenState.turnedOff).map { Phrase($0) })

  package init(word: Phrase, detail: String) {
    self.word = word
    self.detail = detail
  }
}

extension SpecimenState {
  /// The same state with a member held down; unchanged if that cannot be pressed.
  func pressed(at member: Int, _ language: Language) -> SpecimenState {
    var state = self
    return state.handle(.pressDown(member), in: language) == .ignored ? self : state
  }

  /// Handles an intent. In a group that wraps, up and down go to the nearest member of the next row; beyond the first
  /// and last row they act as without rows.
  ///
  /// - Parameter parts: the laid-out parts of a look.
  /// - Returns: the component's event and the member that sent it; nil without an event.
  mutating func respond(
    to intent: Intent, in settings: Settings, laidOut parts: (Element) -> [PartArea]
  ) -> (event: ComponentEvent, member: Int)? {
    guard let isDown = intent.isDown else { return respond(to: intent, settings.labelLanguage) }
    let look = element(in: settings)
    if let here = look.focusedPart,
      let next = parts(look).verticalNeighbours(of: here, isDown: isDown)
    {
      for member in next {
        var moved = self
        if let answer = moved.walk(to: member, forwards: isDown, in: settings) {
          self = moved
          return answer
        }
      }
    }
    return respond(to: intent, settings.labelLanguage)
  }

  /// Steps through the members in reading order up to one of them.
  ///
  /// - Returns: the component's event for the last step; nil if the member is not reached.
  private mutating func walk(
    to member: FocusID, forwards: Bool, in settings: Settings
  ) -> (event: ComponentEvent, member: Int)?? {
    var passed: Set<FocusID> = []
    while true {
      let answer = respond(to: .move(forwards ? .right : .left), settings.labelLanguage)
      guard let here = element(in: settings).focusedPart, passed.insert(here).inserted
      else { return nil }
      if here == member { return .some(answer) }
    }
  }

  /// Handles an intent.
  ///
  /// - Returns: the component's event; nil without an event.
  mutating func answer(_ intent: Intent, _ language: Language) -> ComponentEvent? {
    respond(to: intent, language)?.event
  }

  /// Handles an intent.
  ///
  /// - Returns: the component's event and the member that sent it; nil without an event.
  mutating func respond(
    to intent: Intent, _ language: Language
  ) -> (event: ComponentEvent, member: Int)? {
    // Asked before: a member that is removed is no longer there to be named.
    let members = members(language)
    let before = self
    let acting = members.isEmpty ? nil : actingMember(intent, language)
    func event(_ word: Phrase, _ index: Int) -> (ComponentEvent, Int) {
      let name = members.indices.contains(index) ? members[index] : ""
      return (ComponentEvent(word: word, detail: name), index)
    }
    return switch handle(intent, in: language) {
    case .ignored, .changed: nil
    case .activated: event(.eventPressed, acting ?? members.count)
    case .acted(let index): event(.eventPressed, index)
    case .selected(let index):
      event(turned(SpokenState.turnedOn, since: before, language) ?? .eventSelected, index)
    case .deselected(let index):
      event(turned(SpokenState.turnedOff, since: before, language) ?? .eventDeselected, index)
    case .removed(let index): event(.eventRemoved, index)
    case .edited(let text): (ComponentEvent(word: .eventEdited, detail: text), 0)
    case .submitted(let text): (ComponentEvent(word: .eventSubmitted, detail: text), 0)
    }
  }
}

extension SpecimenState {
  /// The word of the first of some states that a part has now and had not before: a switch is on and not selected.
  private func turned(
    _ states: [SpokenState], since before: SpecimenState, _ language: Language
  ) -> Phrase? {
    let parts = zip(before.lowered(language).spoken, lowered(language).spoken)
    return parts.lazy.compactMap { old, new in
      states.first { new.spoken.states.contains($0) && !old.spoken.states.contains($0) }
    }.first.map { Phrase($0) }
  }

  /// The member that an intent makes act: the one under the pointer, or the focused one.
  private func actingMember(_ intent: Intent, _ language: Language) -> Int? {
    switch intent {
    case .pressUp(let member): member
    case .activate:
      lowered(language).element.focusedPart.flatMap { member(at: $0, language) }
    case .remove, .move, .first, .last, .insert, .deleteBackward, .deleteForward, .deleteAll,
      .cancel, .focus,
      .blur, .hover, .pressDown:
      nil
    }
  }
}

extension SpokenState {
  /// The states that selecting gives a part that is said in other words, and the states that deselecting gives it.
  fileprivate static let turnedOn: [SpokenState] = [.on, .checked, .expanded]
  fileprivate static let turnedOff: [SpokenState] = [.off, .unchecked, .collapsed]
}

extension Phrase {
  fileprivate init(_ state: SpokenState) {
    self.init(state.word[.english], korean: state.word[.korean])
  }
}

extension Intent {
  /// Whether it goes down (true) or up (false); nil for other intents.
  fileprivate var isDown: Bool? {
    switch self {
    case .move(.down): true
    case .move(.up): false
    case .move(.left), .move(.right), .activate, .remove, .first, .last, .insert, .deleteBackward,
      .deleteForward, .deleteAll, .cancel, .focus, .blur, .hover, .pressDown, .pressUp:
      nil
    }
  }
}

extension CellSize {
  /// A room of some columns that is as high as needed.
  static func column(of columns: Int) -> CellSize { CellSize(columns: columns, rows: 1_000) }
}

/// A state beside the one on the canvas.
struct Neighbour: Hashable, Sendable {
  var label: String
  /// The note of the axis on its value; may be empty.
  var note = ""
  var state: SpecimenState
  /// The axes in which it differs from the state shown.
  var axes: Set<Int> = []
  /// Whether it is the one on the canvas, apart from focus and pointer.
  var isCurrent = false
}

/// States that differ from the one on the canvas in one thing, side by side.
struct CanvasStrip: Hashable, Sendable {
  let title: String
  var cells: [Neighbour]
  /// Whether the states are listed one below the other, each with its note.
  var isList = false
  /// Whether it combines two changes; shown only if everything else has room.
  var isFurther = false
}

extension Workbench {
  /// The state shown with every switch off, then with one on at a time, then each of its choices. Strips of a single
  /// state are left out.
  var strips: [CanvasStrip] {
    let choices = choiceStrips
    return ([stateStrip] + choices + choices.flatMap(withSwitches)).filter { $0.cells.count > 1 }
      .map(marked)
  }

  /// The strips of the state before any use, with present states in place of theirs: a state that is impossible now is
  /// shown as it would be, so that using the component moves no strip.
  var steadyStrips: [CanvasStrip] {
    let rest = state.resting(usedAxes.all, of: specimen)
    guard rest != state else { return strips }
    var resting = self
    resting.states[shown] = rest
    let now = strips
    return resting.strips.map { strip in
      let current = now.first { $0.title == strip.title }?.cells ?? []
      var strip = strip
      for index in strip.cells.indices {
        strip.cells[index].isCurrent = false
        if let cell = current.first(where: { $0.label == strip.cells[index].label }) {
          strip.cells[index] = cell
        }
      }
      return strip
    }
  }

  /// The strip with the state on the canvas marked: one with focus or pointer, or else the state at rest.
  private func marked(_ strip: CanvasStrip) -> CanvasStrip {
    var strip = strip
    let rest = restingState
    let current = strip.cells.contains { $0.state == state } ? state : rest
    for index in strip.cells.indices {
      strip.cells[index].isCurrent = strip.cells[index].state == current
    }
    return strip
  }

  /// The states of a strip with each switch on; the row keeps a place for a switch that is already on.
  private func withSwitches(_ strip: CanvasStrip) -> [CanvasStrip] {
    let axes = specimen.axes
    return axes.indices.compactMap { toggle in
      guard axes[toggle].tier == .design, axes[toggle].kind == .toggle else { return nil }
      let cells = strip.cells.compactMap { cell -> Neighbour? in
        var state = cell.state
        state[toggle] = .flag(true)
        return state.impossibility == nil
          ? Neighbour(label: cell.label, state: state, axes: cell.axes.union([toggle])) : nil
      }
      return CanvasStrip(
        title: "· " + say(axes[toggle].word), cells: cells, isFurther: true)
    }
  }

  /// A choice of more values is a list.
  private static let mostSideBySide = 8

  /// The states of all strips, in their order.
  var neighbours: [Neighbour] { strips.flatMap(\.cells) }

  private var stateStrip: CanvasStrip {
    let axes = specimen.axes
    let toggles = axes.indices.filter { axes[$0].tier == .design && axes[$0].kind == .toggle }
    let base = resting(toggles)
    let fixed = Set(toggles)
    var cells =
      base.impossibility == nil
      ? [Neighbour(label: say(.normal), state: base, axes: fixed)] : []
    func add(_ label: Phrase, _ axis: Int, _ value: AxisValue) {
      var state = base
      state[axis] = value
      guard state.impossibility == nil, !specimen.isMeantToBeBlank(state) else { return }
      cells.append(Neighbour(label: say(label), state: state, axes: fixed.union([axis])))
    }
    for toggle in toggles { add(axes[toggle].word, toggle, .flag(true)) }
    for (index, axis) in axes.enumerated() where axis.tier == .interaction && !axis.isHeld {
      switch (axis.meaning, axis.kind) {
      case (.pointer, .choice) where axis.name == "interaction":
        for value in axis.values where value != axis.standard {
          add(axis.word(of: value), index, value)
        }
      case (.focused, .toggle): add(axis.word, index, .flag(true))
      case _: continue
      }
    }
    return CanvasStrip(title: say(.stateNames), cells: cells)
  }

  /// The strips of choices, for states at rest: the pointer does not change the strips beside the component.
  private var choiceStrips: [CanvasStrip] {
    let rest = restingState
    return specimen.axes.enumerated().compactMap { index, axis in
      guard axis.tier == .design, axis.meaning != .behavior, !axis.isHeld else { return nil }
      switch axis.kind {
      case .choice, .number: break
      case .toggle, .options, .text: return nil
      }
      // A line each: for words with a note, such as text styles. Looks of several rows would touch.
      let isList =
        axis.values.count > Self.mostSideBySide
        && axis.values.contains { specimen.note(on: $0, of: index) != nil }
      let cells = axis.values.compactMap { value -> Neighbour? in
        var state = rest
        state[index] = value
        guard state.impossibility == nil, !specimen.isMeantToBeBlank(state) else { return nil }
        return Neighbour(
          label: say(axis.word(of: value)),
          note: specimen.note(on: value, of: index).map(say) ?? "",
          state: state, axes: [index])
      }
      return CanvasStrip(title: say(axis.title), cells: cells, isList: isList)
    }
  }

  /// The state shown with these switches off, untouched by keys and pointer.
  private func resting(_ toggles: [Int]) -> SpecimenState {
    var base = state
    for (index, axis) in specimen.axes.enumerated()
    where axis.tier == .interaction || toggles.contains(index) {
      base[index] = axis.kind == .toggle ? .flag(false) : axis.standard
    }
    return base
  }

  private func say(_ phrase: Phrase) -> String { phrase[language] }
}
