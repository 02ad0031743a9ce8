import ColorScience
package import GSDesign
package import GalleryKit

/// The gallery playing a tour: the overture, then one scene after another, until a person presses a key and takes over.
///
/// The host signals the end of a beat with a timer named ``timer``; the same timer gives the keys back to the tour.
package struct TourProgram: Program, Sendable {
  /// The gallery, with the colours as the scene has edited them.
  package private(set) var gallery: GalleryProgram
  /// The gallery as every scene finds it.
  private let home: GalleryProgram
  let overture: Overture?
  let seed: UInt64
  /// Whether a scene is only its last picture.
  let isStill: Bool

  /// The name of the timer of the tour.
  package static let timer = "tour"

  /// - Parameters:
  ///   - overture: the minute before the other scenes; nil for none.
  ///   - isStill: whether a scene is only its last picture.
  package init(
    _ gallery: GalleryProgram, overture: Overture? = nil, seed: UInt64 = 0, isStill: Bool = false
  ) {
    self.gallery = gallery
    home = gallery
    self.overture = overture
    self.seed = seed
    self.isStill = isStill
  }

  package var initialModel: TourModel {
    TourModel(
      gallery: gallery.initialModel,
      deck: TourDeck(gallery.catalogue, seed: seed, where: gallery.isShowable),
      opening: overture == nil ? [] : OvertureScene.allCases[...])
  }

  /// How long the first picture is shown, in paces.
  package var openingPaces: Double { overture == nil ? 2 : Overture.openingPaces }

  /// Shows the colours that an effect of the tour edits, or those of the beginning again.
  package mutating func show(_ effect: TourEffect) {
    switch effect {
    case .begin: gallery = home
    case .gallery(.showTheme(let theme, _)): gallery = gallery.replacing(theme)
    case .gallery, .handedOver: break
    }
  }

  package func receive(_ model: inout TourModel, _ event: Event) -> [TourEffect] {
    switch event {
    case .timer(Self.timer): return advance(&model)
    case .key(let press) where model.isPlaying: return take(press, &model)
    case .paste where model.isPlaying, .pointer(.pressed, _) where model.isPlaying,
      .pointer(.scrolled, _) where model.isPlaying:
      return handOver(&model)
    case .pointer where model.isPlaying: return []
    case .resized:
      let effects = pass(event, &model)
      // The size is known: the first picture is the first of the tour.
      return model.isPlaying && model.sceneCount == 0 ? effects + advance(&model) : effects
    case .key, .paste, .pointer, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer:
      return pass(event, &model)
    }
  }

  package func settle(_ model: inout TourModel) -> [TourEffect] {
    gallery.settle(&model.gallery).map { .gallery($0) }
  }

  /// Handles news that does not come from keys or the pointer.
  package func learn(_ news: GalleryNews, _ model: inout TourModel) {
    gallery.learn(news, &model.gallery)
  }

  private func pass(_ event: Event, _ model: inout TourModel) -> [TourEffect] {
    gallery.receive(&model.gallery, event).map { .gallery($0) }
  }

  /// Handles a key while the tour plays: quit keys quit, and any other key takes over.
  private func take(_ press: KeyPress, _ model: inout TourModel) -> [TourEffect] {
    let command = Command.table.command(for: press, in: .tree)
    switch command {
    case .basic(.quit)?: return [.gallery(.quit)]
    case .basic(.interrupt)?: return [.gallery(.interrupt)]
    case .basic(.redraw)?: return [.gallery(.redraw)]
    case .basic(.suspend)?:
      return gallery.options.withheld.contains(.basic(.suspend)) ? [] : [.gallery(.suspend)]
    case .some, nil: return handOver(&model)
    }
  }

  /// Hands the gallery over at the tour's place; letters are commands there, so that `q` quits from it too.
  private func handOver(_ model: inout TourModel) -> [TourEffect] {
    model.isPlaying = false
    if gallery.context(model.gallery) == .interact {
      _ = gallery.update(&model.gallery, .key(.control("]")))
    }
    if Command.table.typesText(gallery.context(model.gallery)) {
      _ = gallery.update(&model.gallery, .key(KeyPress(.tab)))
    }
    return [.handedOver]
  }

  /// Shows the next picture.
  private func advance(_ model: inout TourModel) -> [TourEffect] {
    if model.isPlaying, model.beat + 1 < model.beats.count {
      model.beat += 1
      return play(&model, in: gallery)
    }
    model.isPlaying = true
    while let scene = model.opening.popFirst() {
      if let effects = begin(scene, &model) { return effects }
    }
    // A terminal without colours skips scenes about them, and an empty catalogue ends here.
    for _ in 0..<max(1, model.deck.count) {
      guard let scene = nextScene(&model) else { return [] }
      if let effects = begin(scene, &model) { return effects }
    }
    return []
  }

  /// The next scene of the deck. For a while it is not about the component of the overture, if there are others.
  private func nextScene(_ model: inout TourModel) -> TourScene? {
    for _ in 0..<max(1, model.deck.count) {
      guard let scene = model.deck.next() else { return nil }
      guard model.sceneCount < Self.distance, scene.topic != .family, scene.subject == model.hero
      else { return scene }
      model.deck.putOff(scene)
    }
    return model.deck.next()
  }

  /// The number of scenes before the component of the overture comes again: more than three minutes.
  private static let distance = 16

  private func begin(_ scene: OvertureScene, _ model: inout TourModel) -> [TourEffect]? {
    guard let overture else { return nil }
    let (columns, rows) = (model.gallery.columns, model.gallery.rows)
    let hero = model.hero ?? home.hero(columns: columns, rows: rows)
    model.hero = hero
    guard let hero else { return nil }
    model.scene = nil
    return begin(
      at: scene == .catalogue ? home.initialModel : home.firstPage, &model
    ) { $0.play(scene, of: overture, hero: hero) }
  }

  private func begin(_ scene: TourScene, _ model: inout TourModel) -> [TourEffect]? {
    let effects = begin(at: home.firstPage, &model) { $0.play(scene) }
    if effects != nil { model.scene = scene }
    return effects
  }

  /// A fresh gallery, on this terminal, and the first beat of a scene in it; nil for a scene without beats.
  private func begin(
    at start: GalleryModel, _ model: inout TourModel,
    _ direct: (inout TourDirector) -> [TourBeat]
  ) -> [TourEffect]? {
    var fresh = start
    fresh.terminal = model.gallery.terminal
    fresh.lastCopied = model.gallery.lastCopied
    _ = home.update(
      &fresh, .resized(columns: model.gallery.columns, rows: model.gallery.rows))
    model.sceneCount += 1
    var director = TourDirector(
      home, at: fresh, seed: seed ^ UInt64(truncatingIfNeeded: model.sceneCount) << 20)
    var beats = direct(&director)
    if isStill, let last = beats.last(where: { $0.reviewKeys != nil }) ?? beats.last {
      beats = [
        TourBeat(
          events: beats.flatMap(\.events), caption: last.caption, paces: 1,
          reviewKeys: last.reviewKeys)
      ]
    }
    guard !beats.isEmpty else { return nil }
    // The timers that the first picture wanted were not started.
    fresh.isWorking = false
    model.gallery = fresh
    model.beats = beats
    model.review = director.review
    model.beat = 0
    return [.begin] + play(&model, in: home)
  }

  private func play(_ model: inout TourModel, in gallery: GalleryProgram) -> [TourEffect] {
    var gallery = gallery
    return model.beats[model.beat].events.flatMap { gallery.play($0, &model.gallery) }
      .map { .gallery($0) }
  }
}

/// The gallery, and where in the tour it is.
package struct TourModel: Hashable, Sendable {
  package var gallery: GalleryModel
  /// Whether it plays itself; otherwise a person has the keys.
  package internal(set) var isPlaying = true
  var deck: TourDeck
  /// The scenes of the overture that are still to come.
  var opening: ArraySlice<OvertureScene>
  /// The component of the overture, by its index.
  var hero: Int?
  /// The scene under way; nil before the first, and in the overture.
  var scene: TourScene?
  var beats: [TourBeat] = []
  /// The review of the scene; nil if it has none.
  var review: TourReview?
  /// The current beat.
  var beat = 0
  /// The number of scenes started.
  var sceneCount = 0

  /// The caption of the scene; nil while a person has control.
  var caption: Phrase? {
    isPlaying && beats.indices.contains(beat) ? beats[beat].caption : nil
  }

  /// The duration of the beat, in paces.
  package var paces: Double { beats.indices.contains(beat) ? beats[beat].paces : 2 }
}

/// The requests of the tour to its host.
package enum TourEffect: Hashable, Sendable {
  case gallery(GalleryEffect)
  /// A scene begins, in the colours of the beginning.
  case begin
  /// A person took the keys.
  case handedOver
}

/// The topic of a scene of the tour.
enum TourTopic: Hashable, Sendable, CaseIterable {
  case states, pointer, matrix, themes, keyboard, depths, contrast, page, vision
  /// All variants of a component, in one matrix.
  case family
}

/// One scene: a topic, shown with one thing.
struct TourScene: Hashable, Sendable {
  let topic: TourTopic
  /// A specimen by its index in the catalogue; of a family the component, by its place among the groups.
  let subject: Int

  init(_ topic: TourTopic, _ subject: Int) {
    self.topic = topic
    self.subject = subject
  }
}

/// A moment of a scene: its events, and a caption for the picture after them.
struct TourBeat: Hashable, Sendable {
  let events: [Event]
  let caption: Phrase
  /// How long it is shown: a new picture takes longer to look at.
  var paces: Double
  /// The keys pressed in the review of the scene, from its beginning; nil for a picture of the gallery.
  let reviewKeys: [KeyPress]?
}

extension TourProgram {
  /// The gallery; while it plays, with the caption above and the keys below.
  package func view(_ model: TourModel) -> Element {
    guard let caption = model.caption else { return gallery.view(model.gallery) }
    let base = reviewPicture(model) ?? gallery.view(model.gallery)
    return gallery.captioned(
      base, above: caption[model.gallery.language], below: [.tourHint, .tourShortHint],
      on: model.gallery)
  }
}

extension TourProgram {
  /// The review after the keys of the beat, between the lines of the tour; nil for a picture of the gallery.
  private func reviewPicture(_ model: TourModel) -> Element? {
    guard let review = model.review, model.beats.indices.contains(model.beat),
      let keys = model.beats[model.beat].reviewKeys
    else { return nil }
    let shown = model.gallery
    let chrome = Chrome(
      shown.language, columns: shown.columns, rows: shown.rows, width: gallery.probe.width)
    let line = chrome.bar(.surface, shown.terminal.appearance, [])
    return .column([
      line, review.view(keys, shown.columns, max(1, shown.rows - 2), shown.terminal), line,
    ])
  }
}

extension Chrome {
  /// One row across the whole width, to lie over a program's picture.
  package func bar(
    _ level: GSPanel.Level, _ appearance: Appearance, _ content: [Element]
  ) -> Element {
    // A backdrop takes all the room there is, unless it is given less.
    .sized(
      width: .exactly(columns), height: .exactly(1),
      .environment(
        .chrome(appearance), pane(level, columns: columns, rows: 1, line(columns: columns, content))
      ))
  }
}

/// Lines over a picture of the gallery.
extension GalleryProgram {
  /// A picture with a caption over the first line of the gallery, and a hint over its last one.
  ///
  /// - Parameter hints: the hint in words of different length; the first that fits is shown, and none if it is empty.
  package func captioned(
    _ picture: Element, above caption: String, below hints: [Phrase] = [], on model: GalleryModel
  ) -> Element {
    guard !Chrome.isTooSmall(columns: model.columns, rows: model.rows) else { return picture }
    let bar = bar(
      .raised, [.gap(1)], caption, columns: model.columns, rows: model.rows, on: model)
    let above = Element.layered(picture, overlay: bar, alignment: .topLeading)
    guard !hints.isEmpty else { return above }
    return barred(above, below: hints, columns: model.columns, rows: model.rows, on: model)
  }

  /// A picture with a hint over the last line of a screen: the first that fits, or the last.
  package func barred(
    _ picture: Element, below hints: [Phrase], columns: Int, rows: Int, on model: GalleryModel
  ) -> Element {
    let words = hints.map { $0[model.language] }
    let hint = words.first { probe.width($0) + 4 <= columns } ?? words.last ?? ""
    let bar = bar(.surface, [.gap(2)], hint, columns: columns, rows: rows, on: model)
    return .layered(picture, overlay: bar, alignment: .bottomLeading)
  }

  private func bar(
    _ level: GSPanel.Level, _ margin: [Element], _ words: String, columns: Int, rows: Int,
    on model: GalleryModel
  ) -> Element {
    let chrome = Chrome(model.language, columns: columns, rows: rows, width: probe.width)
    return chrome.bar(level, model.terminal.appearance, margin + [chrome.words(.title3, words)])
  }
}
