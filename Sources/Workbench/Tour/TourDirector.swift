import ColorScience
import GSDesign
import GalleryKit
import StateSpace

/// Makes a scene: presses keys in a gallery of its own and keeps those that changed the picture.
///
/// All that a scene does are events of the gallery, so it shows nothing that a person could not.
struct TourDirector {
  /// The gallery, with the colours as the scene has edited them.
  private(set) var program: GalleryProgram
  var random: SplitMix64
  private(set) var model: GalleryModel
  private(set) var beats: [TourBeat] = []
  /// The review that beats show in place of the gallery; nil for none.
  var review: TourReview?
  /// The keys pressed in the review.
  private var reviewKeys: [KeyPress] = []
  /// The events since the last beat.
  private var events: [Event] = []
  /// The picture of the last beat, at first that of the gallery as the scene finds it.
  private var picture: LookFingerprint

  /// - Parameter model: the gallery as the scene finds it.
  init(_ program: GalleryProgram, at model: GalleryModel, seed: UInt64) {
    self.program = program
    self.model = model
    random = SplitMix64(seed: seed)
    picture = program.picture(model)
  }

  var specimen: Specimen { program.specimen(model) }

  mutating func take(_ more: Event...) {
    for event in more {
      program.play(event, &model)
      events.append(event)
    }
  }

  /// Runs a command by a key that it has here; nothing happens where it has none, or would do nothing.
  mutating func run(_ command: Command) {
    guard program.isAvailable(command, model),
      let key = Command.table.entry(of: command, in: program.context(model))?.keys.first
    else { return }
    press(key)
  }

  mutating func press(_ keys: KeyPress...) {
    for key in keys { take(.key(key)) }
  }

  mutating func press(_ letter: Character) { press(KeyPress(letter)) }

  mutating func click(_ row: TreeRow) {
    let id = GalleryPart.tree(row, model.tree.index.grouping).id
    take(.pointer(.pressed(.primary), id), .pointer(.released(.primary), id))
  }

  /// Ends a beat. If the picture did not change, the events go into the next beat: two themes may look the same in few
  /// colours.
  ///
  /// - Parameters:
  ///   - paces: how long it is shown; nil for twice as long at the beginning of a scene.
  ///   - isForced: whether the caption is shown over an unchanged picture too.
  mutating func show(_ caption: Phrase, paces: Double? = nil, isForced: Bool = false) {
    let seen = program.picture(model)
    guard seen != picture || isForced else { return }
    picture = seen
    append(caption, paces ?? (beats.isEmpty ? 2 : 1), keys: nil)
  }

  /// Presses keys in the review, and ends a beat.
  mutating func showReview(_ caption: Phrase, after keys: KeyPress..., paces: Double) {
    reviewKeys += keys
    append(caption, paces, keys: reviewKeys)
  }

  private mutating func append(_ caption: Phrase, _ paces: Double, keys: [KeyPress]?) {
    beats.append(TourBeat(events: events, caption: caption, paces: paces, reviewKeys: keys))
    events = []
  }

  /// Shows the last beat longer.
  mutating func wait(paces: Double) {
    guard !beats.isEmpty else { return }
    beats[beats.count - 1].paces += paces
  }

  /// Performs an action, and undoes it if it did not have the intended result.
  mutating func attempt(
    _ deed: (inout TourDirector) -> Void, unless isVain: (GalleryModel) -> Bool
  ) -> Bool {
    let before = self
    deed(&self)
    guard isVain(model) else { return true }
    self = before
    return false
  }
}

extension GalleryProgram {
  /// The screen as the terminal shows it.
  fileprivate func picture(_ model: GalleryModel) -> LookFingerprint {
    resources.probe.look(view(model), EnvironmentChange(depth: model.terminal.depth))
  }
}

extension TourDirector {
  /// The beats of a scene; empty if the terminal cannot show its topic.
  mutating func play(_ scene: TourScene) -> [TourBeat] {
    switch scene.topic {
    case .family:
      openFamily(scene.subject)
      family()
    case .states, .pointer, .matrix, .themes, .keyboard, .depths, .contrast, .page, .vision:
      guard model.tree.place(of: .specimen(scene.subject)) != nil else { return [] }
      click(.specimen(scene.subject))
      play(scene.topic)
    }
    return beats
  }

  private mutating func play(_ topic: TourTopic) {
    switch topic {
    case .states:
      dress()
      states()
    case .pointer:
      dress()
      pointer()
    case .matrix:
      dress()
      matrix(.tourMatrix(specimen.id.text, program.workbench(model).count(of: model.specimen).text))
    case .themes: if hasColors { themes() }
    case .keyboard:
      dress()
      keyboard()
    case .depths: if hasColors { depths() }
    case .contrast: if hasColors { contrast() }
    case .page:
      dress()
      page()
    case .vision: if hasColors { vision() }
    case .family: break
    }
  }

  /// Looks at it under something else than the last time.
  mutating func dress() {
    guard model.terminal.depth != .mono else { return }
    let turns = Int.random(in: 0..<max(1, program.catalogue.themes.count), using: &random)
    for _ in 0..<turns { run(.setting(SettingTurn(.theme))) }
    if Bool.random(using: &random) { run(.setting(SettingTurn(.appearance))) }
  }

  private mutating func openFamily(_ group: Int) {
    guard model.tree.place(of: .component(group)) != nil else { return }
    // After folding and unfolding, the heading is focused.
    click(.component(group))
    click(.component(group))
  }

  private mutating func family() {
    guard case .component(let group) = model.tree.row else { return }
    let name = program.catalogue.index.groups[group].name
    dress()
    matrix(.tourFamily(name), name: name)
  }
}

/// The events of each topic.
extension TourDirector {
  /// The way from knob to knob and from value to value.
  mutating func states() {
    press(KeyPress(.tab), KeyPress(.tab))
    show(.tourStates(specimen.id.text))
    turnAxes(atMost: 6)
  }

  /// Turns the properties of the design, one after the other.
  mutating func turnAxes(atMost count: Int, paces: Double? = nil) {
    var axes = specimen.axes.indices.filter { index in
      let axis = specimen.axes[index]
      guard axis.tier == .design, !axis.isHeld, axis.values.count > 1 else { return false }
      switch axis.kind {
      case .toggle, .choice, .number: return true
      case .options, .text: return false
      }
    }
    axes.shuffle(using: &random)
    guard !axes.isEmpty else { return }
    // Few values come once each: going back and forth between them shows nothing new.
    let values = axes.reduce(0) { $0 + specimen.axes[$1].values.count }
    for turn in 0..<min(count, values) {
      let index = axes[turn % axes.count]
      let before = model.state
      // A refused or invisible change is not worth a picture.
      let isDone = attempt(
        { $0.turn(index) }, unless: { $0.state == before || $0.toast != nil })
      guard isDone else { continue }
      let axis = specimen.axes[index]
      show(
        .tourKnob(specimen.id.text, axis.name, axis.spelling(of: model.state[index])), paces: paces)
    }
  }

  private mutating func turn(_ index: Int) {
    let place = specimen.knobPlace(of: index)
    for _ in specimen.axes where model.knobs.axis != index {
      press(KeyPress(specimen.knobPlace(of: model.knobs.axis) < place ? .down : .up))
    }
    let isToggle = specimen.axes[index].kind == .toggle
    press(isToggle ? KeyPress(" ") : KeyPress(.right))
  }

  mutating func pointer() {
    let count = max(1, model.state.members(model.environment.labelLanguage).count)
    show(.tourPointer(specimen.id.text))
    for _ in 0..<min(2, count) {
      let part = GalleryPart.member(Int.random(in: 0..<count, using: &random)).id
      take(.pointer(.moved, part))
      show(.tourHover(specimen.id.text))
      take(.pointer(.pressed(.primary), part))
      show(.tourPress(specimen.id.text))
      take(.pointer(.released(.primary), part))
      show(.tourRelease(specimen.id.text))
    }
  }

  mutating func keyboard() {
    show(.tourKeyboard(specimen.id.text))
    press(KeyPress(.enter))
    guard model.place.isInteracting else { return }
    show(.tourFocus(specimen.id.text))
    var keys = [
      KeyPress(.right), KeyPress(" "), KeyPress(.down), KeyPress(.right), KeyPress(.enter),
      KeyPress(.left), KeyPress(.end),
    ]
    if Bool.random(using: &random) { keys.reverse() }
    for key in keys where beats.count < 7 {
      let before = (model.state, model.event)
      let isDone = attempt(
        { $0.press(key) }, unless: { $0.state == before.0 && $0.event == before.1 })
      if isDone { show(.tourKey(specimen.id.text, key.name)) }
    }
    for letter in "GS" where beats.count < 8 {
      let before = model.state
      let isDone = attempt({ $0.press(letter) }, unless: { $0.state == before })
      if isDone { show(.tourKey(specimen.id.text, String(letter))) }
    }
  }

  /// - Parameter name: the name of the matrix's content, if it is not a specimen.
  mutating func matrix(_ caption: Phrase, name: String? = nil) {
    run(.matrix(.toggle))
    guard model.place.isMatrix else { return }
    show(caption)
    let name = name ?? specimen.id.text
    press(KeyPress(.right), KeyPress(.down))
    if Bool.random(using: &random) { press(KeyPress(.right)) }
    show(.tourWalk(name))
    guard model.terminal.depth == .truecolor || model.terminal.depth == .indexed256 else { return }
    for _ in 0..<2 {
      run(.matrix(.compare))
      switch model.matrix.compared {
      case Setting.appearance?: show(.tourAppearances(name))
      case Setting.depth?: show(.tourDepths(name))
      case let other?: show(.tourCompared(name, other.name))
      case nil: return
      }
    }
  }

  mutating func themes() {
    let themes = program.catalogue.themes
    // A third turn of the appearance would lead back to the one the terminal has.
    let count = min(3, max(1, themes.count))
    for turn in 0..<count + 2 {
      if turn > 0 { run(.setting(SettingTurn(turn.isMultiple(of: 2) ? .theme : .appearance))) }
      guard let theme = model.environment.theme else { return }
      let appearance = model.environment.appearance ?? model.terminal.appearance
      show(.tourTheme(specimen.id.text, theme, appearance))
    }
  }

  mutating func depths() {
    dress()
    show(.tourDepth(specimen.id.text, model.terminal.depth))
    for _ in ColorDepth.allCases {
      run(.setting(SettingTurn(.depth)))
      guard let depth = model.environment.depth else { return }
      // More colours than the terminal has cannot be shown.
      guard depth.isLess(than: model.terminal.depth) else { continue }
      show(.tourDepth(specimen.id.text, depth))
    }
  }

  mutating func contrast() {
    let turns = Int.random(in: 0..<max(1, program.catalogue.themes.count), using: &random)
    for _ in 0..<turns { run(.setting(SettingTurn(.theme))) }
    show(.tourContrast(specimen.id.text, model.environment.contrast ?? .standard))
    for _ in Contrast.allCases.dropFirst() {
      run(.setting(SettingTurn(.contrast)))
      show(.tourContrast(specimen.id.text, model.environment.contrast ?? .standard))
    }
  }

  mutating func vision() {
    dress()
    show(.tourVision(specimen.id.text, model.environment.vision ?? .none))
    for _ in Vision.allCases.dropFirst() {
      run(.setting(SettingTurn(.vision)))
      show(.tourVision(specimen.id.text, model.environment.vision ?? .none))
    }
  }

  mutating func page() {
    run(.page(.toggle))
    guard model.overlays.page != nil else { return }
    show(.tourPage(specimen.id.text))
    for _ in 0..<2 {
      for _ in 0..<4 { press(KeyPress(.down)) }
      show(.tourPageMore(specimen.id.text))
    }
  }
}
