import ColorScience
package import GSDesign
package import GalleryKit

/// The gallery playing a tour: one scene after another, until a person presses a key and takes over.
///
/// The host signals the end of a beat with a timer named ``timer``; the same timer gives the keys back to the tour.
package struct TourProgram: Program, Sendable {
  let gallery: GalleryProgram
  let seed: UInt64
  /// Whether a scene is only its last picture.
  let isStill: Bool

  /// The name of the timer of the tour.
  package static let timer = "tour"

  package init(_ gallery: GalleryProgram, seed: UInt64 = 0, isStill: Bool = false) {
    self.gallery = gallery
    self.seed = seed
    self.isStill = isStill
  }

  package var initialModel: TourModel {
    TourModel(
      gallery: gallery.initialModel, deck: TourDeck(gallery.catalogue, seed: seed))
  }

  package func receive(_ model: inout TourModel, _ event: Event) -> [TourEffect] {
    switch event {
    case .timer(Self.timer):
      advance(&model)
      return []
    case .key(let press) where model.isPlaying: return take(press, &model)
    case .paste where model.isPlaying, .pointer(.pressed, _) where model.isPlaying,
      .pointer(.scrolled, _) where model.isPlaying:
      return handOver(&model)
    case .pointer where model.isPlaying: return []
    case .resized:
      let effects = pass(event, &model)
      // The size is known: the first picture is the first of the tour.
      if model.isPlaying, model.scene == nil { advance(&model) }
      return effects
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
  private func advance(_ model: inout TourModel) {
    if model.isPlaying, model.beat + 1 < model.beats.count {
      model.beat += 1
      play(&model)
      return
    }
    model.isPlaying = true
    // A terminal without colours skips scenes about them, and an empty catalogue ends here.
    for _ in 0..<max(1, model.deck.count) {
      guard let scene = model.deck.next() else { return }
      begin(scene, &model)
      guard model.beats.isEmpty else { return }
    }
  }

  /// A fresh gallery, on this terminal, and the first beat of a scene in it.
  private func begin(_ scene: TourScene, _ model: inout TourModel) {
    var fresh = gallery.firstPage
    fresh.terminal = model.gallery.terminal
    fresh.lastCopied = model.gallery.lastCopied
    _ = gallery.update(
      &fresh, .resized(columns: model.gallery.columns, rows: model.gallery.rows))
    model.sceneCount += 1
    var director = TourDirector(
      gallery, at: fresh, seed: seed ^ UInt64(truncatingIfNeeded: model.sceneCount) << 20)
    var beats = director.play(scene)
    if isStill, let last = beats.last {
      beats = [TourBeat(events: beats.flatMap(\.events), caption: last.caption)]
    }
    guard !beats.isEmpty else {
      model.beats = []
      return
    }
    model.gallery = fresh
    model.scene = scene
    model.beats = beats
    model.beat = 0
    play(&model)
  }

  private func play(_ model: inout TourModel) {
    for event in model.beats[model.beat].events { _ = gallery.update(&model.gallery, event) }
  }
}

/// The gallery, and where in the tour it is.
package struct TourModel: Hashable, Sendable {
  package var gallery: GalleryModel
  /// Whether it plays itself; otherwise a person has the keys.
  package internal(set) var isPlaying = true
  var deck: TourDeck
  /// The scene under way; nil before the first.
  var scene: TourScene?
  var beats: [TourBeat] = []
  /// The current beat.
  var beat = 0
  /// The number of scenes started.
  var sceneCount = 0

  /// The caption of the scene; nil while a person has control.
  var caption: Phrase? {
    isPlaying && beats.indices.contains(beat) ? beats[beat].caption : nil
  }

  /// The duration of the beat, in paces: a new picture takes longer to look at.
  package var paces: Int { beat == 0 ? 2 : 1 }
}

/// The requests of the tour to its host.
package enum TourEffect: Hashable, Sendable {
  case gallery(GalleryEffect)
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
}

extension TourProgram {
  /// The gallery; while it plays, with the caption above and the keys below.
  package func view(_ model: TourModel) -> Element {
    let base = gallery.view(model.gallery)
    let (columns, rows) = (model.gallery.columns, model.gallery.rows)
    guard let caption = model.caption, !Chrome.isTooSmall(columns: columns, rows: rows) else {
      return base
    }
    let language = model.gallery.language
    let chrome = Chrome(language, columns: columns, rows: rows, width: gallery.probe.width)
    let whole = Phrase.tourHint[language]
    let hint = gallery.probe.width(whole) + 4 <= columns ? whole : Phrase.tourShortHint[language]
    let appearance = model.gallery.terminal.appearance
    let above = chrome.bar(
      .raised, appearance, [.gap(1), chrome.words(.title3, caption[language])])
    let below = chrome.bar(.surface, appearance, [.gap(2), chrome.words(.title3, hint)])
    return .layered(
      .layered(base, overlay: above, alignment: .topLeading), overlay: below,
      alignment: .bottomLeading)
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
