import ColorScience
import GSDesign
import GalleryKit
import StateSpace

/// The minute that opens `demo`: the whole catalogue, then one component of it, each scene once.
package struct Overture: Sendable {
  /// The name of the gallery.
  let title: String
  /// Reviews a change with the program of the host; nil if nothing looks different.
  let review: @Sendable (TourChange) -> TourReview?

  package init(
    title: String, review: @escaping @Sendable (TourChange) -> TourReview? = { _ in nil }
  ) {
    self.title = title
    self.review = review
  }

  /// How long its first picture is shown, in paces.
  static let openingPaces = 1.2
}

/// The scenes of the overture, in their order.
enum OvertureScene: Hashable, Sendable, CaseIterable {
  /// All components, through the themes.
  case catalogue
  /// One component, property by property, and all its states.
  case states
  /// A colour that moves, and the states that use it.
  case color
  /// The measures and the tokens of each part.
  case inspection
  /// The same change of the colour under review, its first cause accepted; then the keys are free.
  case review
}

extension GalleryProgram {
  /// Whether a component shows something in a scene of its own: an outline, or more than a few lines of words.
  func isShowable(_ specimen: Specimen) -> Bool {
    picture(of: specimen).map(isShowable) ?? false
  }

  private func isShowable(_ picture: CellPicture) -> Bool {
    let hasOutline = !(picture.shapes ?? []).isEmpty
    return (hasOutline || picture.rows > 3)
      && picture.cells.contains { $0.text != " " && !$0.text.isEmpty }
  }

  /// The component of the overture: with several properties, a fill that has a hue, and room on the screen.
  ///
  /// Nil if no component has that and more than one state.
  func hero(columns: Int, rows: Int) -> Int? {
    let rated = catalogue.specimens.enumerated().compactMap { index, specimen in
      rating(of: specimen, columns: columns, rows: rows).map { (index: index, rating: $0) }
    }
    return rated.max { ($0.rating, $1.index) < ($1.rating, $0.index) }?.index
  }

  private func rating(of specimen: Specimen, columns: Int, rows: Int) -> Int? {
    guard specimen.hasSeveralStates, let picture = picture(of: specimen), isShowable(picture)
    else { return nil }
    let axes = specimen.axes.filter { $0.tier == .design && !$0.isHeld && $0.values.count > 1 }
    let states = axes.reduce(1) { min(10_000, $0 * $1.values.count) }
    let hues = Set(
      (picture.shapes ?? []).compactMap { shape in
        shape.fill.flatMap { OKLCH($0.color).chroma > 0.06 ? $0.role : nil }
      })
    let fits = picture.columns * 3 <= columns && picture.rows * 4 <= rows
    // More properties than a matrix shows at once are as dull as one.
    return (2...5 ~= axes.count ? 2 + axes.count : 0) + (8...48 ~= states ? 8 : 0)
      + (hues.isEmpty ? 0 : 8) + (fits ? 6 : 0) + (specimen.isInteractive ? 1 : 0)
  }

  /// The first state, as it is published.
  private func picture(of specimen: Specimen) -> CellPicture? {
    let environment = Settings(of: catalogue).atHome(of: specimen.id, in: catalogue)
    return probe.picture(
      specimen.initialState.element(environment.labelLanguage),
      environment.change(in: catalogue, terminal: TerminalFacts()), CellSize(columns: 120, rows: 40)
    )
  }
}

extension Specimen {
  /// Whether its design has more than one state.
  var hasSeveralStates: Bool {
    axes.contains { $0.tier == .design && !$0.isHeld && $0.values.count > 1 }
  }
}

/// The scenes of the overture.
extension TourDirector {
  /// The beats of a scene.
  ///
  /// - Parameter hero: the component of the scenes after the first, by its index.
  mutating func play(
    _ scene: OvertureScene, of overture: Overture, hero: Int
  ) -> [TourBeat] {
    switch scene {
    case .catalogue: showCatalogue(overture.title)
    case .states:
      open(hero)
      showStates()
    case .color:
      open(hero)
      showColor()
    case .inspection:
      open(hero)
      showInspection()
    case .review:
      open(hero)
      showReview(overture)
    }
    return beats
  }

  private mutating func open(_ hero: Int) {
    guard model.tree.place(of: .specimen(hero)) != nil else { return }
    click(.specimen(hero))
  }

  var hasColors: Bool { model.terminal.depth != .mono }

  private mutating func showCatalogue(_ title: String) {
    show(.overtureOpening(title), paces: Overture.openingPaces, isForced: true)
    guard hasColors else { return }
    let turns = min(4, program.catalogue.themes.count)
    for turn in 0..<turns where turn > 0 || turns == 1 {
      run(.setting(SettingTurn(.theme)))
      show(.overtureThemes, paces: 0.6)
    }
    run(.setting(SettingTurn(.appearance)))
    show(.overtureAppearances, paces: 0.8)
  }

  private mutating func showStates() {
    let count = program.workbench(model).count(of: model.specimen).text
    show(.overtureHero(specimen.id.text, count), paces: 0.9, isForced: true)
    press(KeyPress(.tab), KeyPress(.tab))
    turnAxes(atMost: 4, paces: 0.45)
    run(.basic(.reset))
    run(.matrix(.toggle))
    guard model.place.isMatrix else { return }
    show(.overtureMatrix, paces: 1)
    guard model.terminal.depth == .truecolor || model.terminal.depth == .indexed256 else { return }
    for _ in 0..<2 {
      run(.matrix(.compare))
      show(
        model.matrix.compared == .appearance ? .overtureSides : .overtureDepths, paces: 1.1)
    }
  }

  private mutating func showColor() {
    openColor()
    guard model.overlays.editor != nil else { return }
    show(.overtureColor, paces: 1)
    dragColor { $0.show(.overtureDrag, paces: 0.04) }
    wait(paces: 0.8)
    run(.editing(.listMoves))
    show(.overtureMoves, paces: 1.1)
  }

  /// Opens the editor at the strongest colour; it stays closed with few colours.
  private mutating func openColor() {
    guard model.terminal.depth == .truecolor || model.terminal.depth == .indexed256 else { return }
    run(.matrix(.toggle))
    run(.editing(.open))
    chooseColor()
  }

  /// Moves the colour of the editor.
  private mutating func dragColor(_ show: (inout TourDirector) -> Void = { _ in }) {
    let channels = model.colorEdit?.channels ?? []
    let hue = channels.firstIndex(of: .hue) ?? channels.firstIndex(of: .own(2)) ?? 0
    for _ in 0..<hue { run(.editing(.channelDown)) }
    for _ in 0..<24 {
      for _ in 0..<3 { run(.editing(.more)) }
      show(&self)
    }
  }

  /// Chooses the strongest of the colours that can be edited here: it shows best that it moves.
  private mutating func chooseColor() {
    var strongest: (key: ColorTarget.Key, chroma: Double)?
    let count = model.overlays.editor.map { $0.roles.count + $0.lengths.count } ?? 0
    for _ in 0..<count {
      if let editor = model.overlays.editor, editor.length == nil,
        let chroma = model.editing.current(in: editor)?.color[.chroma],
        chroma > strongest?.chroma ?? 0
      {
        strongest = (editor.key, chroma)
      }
      run(.editing(.nextColor))
    }
    for _ in 0..<count {
      guard let editor = model.overlays.editor,
        editor.length != nil || editor.key != strongest?.key
      else { return }
      run(.editing(.nextColor))
    }
  }

  private mutating func showInspection() {
    run(.inspect(.toggle))
    show(.overtureInspection, paces: 1.1)
    for _ in 0..<2 {
      run(.basic(.moveDown))
      show(.overtureParts, paces: 0.7)
    }
  }

  private mutating func showReview(_ overture: Overture) {
    if let change, let review = overture.review(change) {
      self.review = review
      showReview(.overtureReview(review.causeCount, review.stateCount), paces: 1.4)
      if review.stateCount > 1 {
        showReview(.overtureReviewStates, after: KeyPress(.right), paces: 0.8)
      }
      showReview(.overtureAccepted, after: review.accepting, paces: 1.2)
    }
    show(.overtureEnd, paces: 1.4, isForced: true)
  }

  /// The change that the scene of the colour makes to the component; nil if it makes none.
  private var change: TourChange? {
    var editing = self
    editing.openColor()
    guard let target = editing.model.colorEdit?.target.theme else { return nil }
    editing.dragColor()
    return TourChange(
      variant: specimen.id, theme: target, before: program.catalogue,
      after: editing.program.catalogue, language: model.language, terminal: model.terminal)
  }
}

/// The captions of the overture: each says why it matters.
extension Phrase {
  static func overtureOpening(_ title: String) -> Phrase {
    Phrase(localized: "\(title): every component in every state, in one place")
  }
  static let overtureThemes = Phrase(
    localized: "One key switches the theme, and every component follows")
  static let overtureAppearances = Phrase(
    localized: "Light and dark are one key apart, so that both get checked")
  static func overtureHero(_ name: String, _ count: String) -> Phrase {
    Phrase(localized: "\(name): \(count) states, and each has a link to send")
  }
  static let overtureMatrix = Phrase(
    localized: "All states at once: a gap or an exception shows at a glance")
  static let overtureSides = Phrase(
    localized: "Light beside dark: a colour that works in only one shows here")
  static let overtureDepths = Phrase(
    localized: "Four colour depths: states stay distinct even without colour")
  static let overtureColor = Phrase(
    localized: "Which states does a colour change? Move it and see")
  static let overtureDrag = Phrase(
    localized: "The colour moves, and every state that uses it follows")
  static let overtureMoves = Phrase(
    localized: "Each of them before and after, counted, before anything is saved")
  static let overtureInspection = Phrase(
    localized: "Sizes, contrast and tokens, measured from the picture")
  static let overtureParts = Phrase(
    localized: "Part by part: a handover without a question")
  static func overtureReview(_ causes: Int, _ states: Int) -> Phrase {
    Phrase(
      localized:
        "The same change in review: \(causes, "cause") for \(states, "state"), before beside after")
  }
  static let overtureReviewStates = Phrase(
    localized: "Nothing hides behind the first: each state is one key away")
  static let overtureAccepted = Phrase(
    localized: "One key accepts them all, and any other colour fails the test from now on")
  static let overtureEnd = Phrase(localized: "Your keys now: press any key")
}
