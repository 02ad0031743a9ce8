import GSDesign
import GalleryKit
import StateSpace

/// The component under review: the state of each specimen, and how a person is using the one shown.
struct CanvasModel: Hashable, Sendable {
  /// The specimen shown, by its index in the catalogue.
  var specimen = 0 {
    didSet {
      guard specimen != oldValue else { return }
      endPointer(over: oldValue)
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
  /// Rows scrolled past at the top of a state that is higher than its room.
  var scroll = 0
  /// Columns scrolled past at the left of a state that is wider than its room.
  private(set) var firstColumn = 0
  /// The state that was scrolled with the wheel; its focused part no longer decides which rows show.
  private(set) var scrolled: SpecimenState?
  /// Whether the state is shown in light and dark, as long as neither is chosen and both have room.
  var isCompared = true
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
  private(set) var hovered: Int?
  /// The interaction that was set on the component when the pointer came; nil while no pointer is over it.
  private(set) var setInteraction: SetInteraction?
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

  /// The state on the canvas without the momentary effect of the pointer: as a person set it and as its use left it.
  var stateAsSet: SpecimenState {
    setInteraction?.applied(to: state, of: states.specimens[specimen]) ?? state
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

  /// Walks from state to state in the table, as in the matrix; a state that is come to is on the stage.
  ///
  /// Where the state leaves no room for a table, its rows are scrolled.
  ///
  /// - Parameters:
  ///   - table: the table below the stage.
  ///   - overflow: rows of the state that have no room.
  mutating func handle(_ motion: Motion, in table: TablePlan, overflow: Int) -> [PaneRequest] {
    guard table.isEmpty else {
      return table.neighbour(after: motion).map { [.put($0.state, .opened)] } ?? []
    }
    switch motion {
    case .up, .down: scroll = max(0, min(scroll + motion.rows, overflow))
    case .first: scroll = 0
    case .last: scroll = overflow
    case .left, .right: break
    }
    return []
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
    if member != nil { beginPointing() }
    hovered = member
    return [.send(.hover(member))]
  }

  /// Puts the interaction that is set aside: a component set to be pressed is not held down by the pointer that comes.
  mutating func beginPointing() {
    guard setInteraction == nil else { return }
    let interaction = SetInteraction(of: state, in: states.specimens[specimen])
    state = interaction.removed(from: state, of: states.specimens[specimen])
    setInteraction = interaction
  }

  /// Keeps the interaction that is set, unless it is kept already.
  mutating func keepInteraction() {
    guard setInteraction == nil else { return }
    setInteraction = SetInteraction(of: state, in: states.specimens[specimen])
  }

  /// Ends whatever the pointer does to the component, and shows the set values again.
  mutating func endPointer() { endPointer(over: specimen) }

  private mutating func endPointer(over specimen: Int) {
    if let setInteraction {
      states[specimen] = setInteraction.applied(
        to: states[specimen], of: states.specimens[specimen])
    }
    (setInteraction, hovered, isPressing) = (nil, nil, false)
  }

  /// Starts the motion from the state before a key or a click.
  mutating func startMotion(from state: SpecimenState) { motion = CanvasMotion(from: state) }

  /// The start of a motion of which no frame was drawn; nil if none is about to begin.
  var unseenStart: SpecimenState? { motion.flatMap { $0.frame == 0 ? $0.start : nil } }

  mutating func endMotion() { motion = nil }

  /// Shows the next frame of the motion, which ends after the last.
  ///
  /// - Returns: whether there is another.
  mutating func advanceMotion() -> Bool {
    if motion?.advance() == true { return true }
    motion = nil
    return false
  }

  /// Handles a press on the canvas, which may come from a terminal that reports no movement before it.
  mutating func pressOnCanvas(_ member: Int) -> [PaneRequest] {
    beginPointing()
    hovered = member
    return press(member)
  }

  mutating func press(_ member: Int) -> [PaneRequest] {
    isPressing = true
    return [.send(.pressDown(member))]
  }

  /// - Parameter member: the member under the pointer on release; nil if it is outside the component.
  mutating func release(_ member: Int?) -> [PaneRequest] {
    guard isPressing else { return [] }
    isPressing = false
    if hovered != nil { hovered = member }
    return [.send(.pressUp(member))]
  }
}

extension CanvasModel {
  /// The canvas as followers see it; states are links without settings.
  struct Presented: Codable, Hashable, Sendable {
    /// The state on the canvas, as it is set.
    var link: String
    /// The state that the pointer makes of it at the moment; nil while it makes no other.
    var pointed: String?
    /// The edited states that a matrix of several variants starts from, apart from the state on the canvas.
    var beside: [String] = []
    /// The state whose texts decide the plan of the page while a text is typed; nil while none is.
    var planned: String?
    /// The state that a list is scrolled to.
    var chosen: String?
    var scroll = 0
    var firstColumn = 0
    /// Whether the state was scrolled with the wheel.
    var isScrolled = false
    var isCompared = true
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
    let set = specimen == shown ? stateAsSet : states[shown]
    return Presented(
      link: catalogue.link(to: set, of: shown),
      pointed: set == states[shown] ? nil : catalogue.link(to: states[shown], of: shown),
      beside: edited.map { catalogue.link(to: states[$0], of: $0) },
      planned: planned.map { catalogue.link(to: $0, of: shown) },
      chosen: specimen == shown ? chosen.map { catalogue.link(to: $0, of: shown) } : nil,
      scroll: scroll, firstColumn: firstColumn,
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
    if let (index, state) = scene.pointed.flatMap({ catalogue.state(of: $0) }), index == specimen {
      keepInteraction()
      self.state = state
    }
    planned = scene.planned.flatMap { catalogue.state(of: $0)?.state }
    chosen = scene.chosen.flatMap { catalogue.state(of: $0)?.state }
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
struct ComponentEvent: Codable, Hashable, Sendable {
  var word: Phrase
  var detail: String

  /// Whether it answers a press; typed text is visible anyway.
  var isPress: Bool { Self.pressWords.contains(word) }

  private static let pressWords: Set<Phrase> = Set(
    [.eventPressed, .eventSelected, .eventDeselected]
      + (SpokenState.turnedOn + SpokenState.turnedOff).map { Phrase($0) })

  init(word: Phrase, detail: String) {
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
