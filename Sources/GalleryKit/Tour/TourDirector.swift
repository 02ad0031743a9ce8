import ColorScience
import GSDesign

/// Makes a scene: presses keys in a gallery of its own and keeps what changed the picture.
///
/// All that a scene does are events of the gallery, so it shows nothing that a person could not.
struct TourDirector {
  let program: GalleryProgram
  var random: SplitMix64
  private(set) var model: GalleryModel
  private(set) var beats: [TourBeat] = []
  /// What was done since the last beat.
  private var events: [Event] = []
  private var picture: Element?

  /// - Parameter model: the gallery as the scene finds it.
  init(_ program: GalleryProgram, at model: GalleryModel, seed: UInt64) {
    self.program = program
    self.model = model
    random = SplitMix64(seed: seed)
  }

  var specimen: Specimen { program.specimen(model) }

  mutating func take(_ more: Event...) {
    for event in more {
      _ = program.update(&model, event)
      events.append(event)
    }
  }

  mutating func press(_ keys: KeyPress...) {
    for key in keys { take(.key(key)) }
  }

  mutating func press(_ letter: Character) { press(KeyPress(letter)) }

  mutating func click(_ part: GalleryPart) {
    take(.pointer(.pressed(.primary), part.id), .pointer(.released(.primary), part.id))
  }

  /// Ends a beat; where nothing new is to be seen what was done goes into the next.
  mutating func show(_ caption: Phrase) {
    let seen = program.view(model)
    guard seen != picture else { return }
    picture = seen
    beats.append(TourBeat(events: events, caption: caption))
    events = []
  }

  /// Does something, and takes it back where it did not lead to what was wanted.
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

extension TourDirector {
  /// The beats of a scene; none where the terminal cannot show what it is about.
  mutating func play(_ scene: TourScene) -> [TourBeat] {
    switch scene.topic {
    case .family:
      openFamily(scene.subject)
      family()
    case .states, .pointer, .matrix, .themes, .keyboard, .depths, .contrast, .page, .vision:
      guard let place = model.tree.place(of: .specimen(scene.subject)) else { return [] }
      click(.tree(place))
      play(scene.topic)
    }
    return beats
  }

  private mutating func play(_ topic: TourTopic) {
    let hasColors = model.terminal.depth != .mono
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
    for _ in 0..<turns { press("t") }
    if Bool.random(using: &random) { press("n") }
  }

  private mutating func openFamily(_ group: Int) {
    guard let place = model.tree.place(of: .component(group)) else { return }
    // Folded and unfolded again: the keys are on the heading.
    click(.tree(place))
    click(.tree(place))
  }

  private mutating func family() {
    guard case .component(let group) = model.tree.row else { return }
    let name = program.catalogue.index.groups[group].name
    dress()
    matrix(.tourFamily(name), name: name)
  }
}

extension ColorDepth {
  /// Whether it has fewer colours.
  func isLess(than other: ColorDepth) -> Bool { rank < other.rank }

  private var rank: Int {
    switch self {
    case .mono: 0
    case .indexed16: 1
    case .indexed256: 2
    case .truecolor: 3
    }
  }
}
