import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("The tour")
struct TourTests {
  /// Every kind of catalogue: the whole, a part, one thing, and things that only show.
  static let catalogues: [Catalogue] = [
    .builtIn, .tags, Catalogue(specimens: [.filledTag]),
    Catalogue(specimens: Array(Catalogue.builtIn.specimens.filter { $0.component == "text" })),
  ]

  @Test(arguments: catalogues.indices)
  func noSceneComesAgainBeforeAllWereSeen(index: Int) {
    let catalogue = Self.catalogues[index]
    for seed in UInt64(0)..<4 {
      var deck = TourDeck(catalogue, seed: seed)
      var last: TourScene?
      for _ in 0..<3 {
        var seen: Set<TourScene> = []
        for _ in 0..<deck.count {
          guard let scene = deck.next() else { break }
          #expect(seen.insert(scene).inserted, "\(scene), seed \(seed)")
          #expect(deck.count == 1 || scene != last, "\(scene), seed \(seed)")
          last = scene
        }
        #expect(seen.count == deck.count)
      }
    }
  }

  @Test func twoGalleriesBeginDifferentlyAndOneSeedTheSame() {
    func scenes(_ seed: UInt64) -> [TourScene?] {
      var deck = TourDeck(.builtIn, seed: seed)
      return (0..<20).map { _ in deck.next() }
    }
    #expect(scenes(3) == scenes(3))
    #expect(scenes(3) != scenes(4))
  }

  @Test func neighboursAreAboutOtherThings() {
    var deck = TourDeck(.builtIn, seed: 5)
    let scenes = (0..<deck.count).compactMap { _ in deck.next() }
    let sameTopic = zip(scenes, scenes.dropFirst()).filter { $0.topic == $1.topic }
    #expect(sameTopic.count * 5 < scenes.count, "\(sameTopic.count) of \(scenes.count)")
  }

  @Test func anEmptyCatalogueHasNoTour() {
    var bench = TourBench(Catalogue(specimens: []), columns: 80, rows: 24)
    bench.goOn()
    #expect(bench.model.caption == nil)
    #expect(bench.text.contains("no components"))
    var deck = TourDeck(Catalogue(specimens: []), seed: 0)
    #expect(deck.next() == nil)
  }

  /// On the smallest screen of a tour: where a caption fits and a change is seen there, so it does on others.
  @Test func everyComponentAppearsEveryCaptionFitsAndNoTwoPicturesAreEqual() {
    var bench = TourBench(columns: 80, rows: 24)
    var components: Set<String> = []
    var pictures = 0
    var before = bench.picture()
    let count = bench.model.deck.count
    #expect(count > 100)
    while bench.model.sceneCount < count {
      components.insert(bench.program.gallery.specimen(bench.model.gallery).component)
      let scene = bench.model.scene
      bench.goOn()
      let now = bench.picture()
      #expect(now != before, "\(String(describing: scene)), \(bench.model.caption?.english ?? "")")
      for language in Language.ofInterface {
        let caption = bench.model.caption?[language] ?? ""
        #expect(!caption.isEmpty)
        #expect(DisplayWidth.columns(of: caption, policy: .grapheme) + 2 <= 80, "\(caption)")
      }
      before = now
      pictures += 1
    }
    // A single component of a few words has no scene.
    let gallery = bench.program.gallery
    let groups = Dictionary(grouping: Catalogue.builtIn.specimens, by: \.component)
    let shown = groups.filter { $0.value.count > 1 || $0.value.contains(where: gallery.isShowable) }
    #expect(components == Set(shown.keys))
    #expect(shown.count * 3 > groups.count * 2)
    #expect(pictures > 3 * count)
  }

  @Test(arguments: [ColorDepth.indexed16, .mono])
  func invisibleChangesAreNotShown(depth: ColorDepth) {
    var bench = TourBench(.tags, columns: 80, rows: 24, depth: depth)
    var before = bench.picture(.ascii)
    for _ in 0..<150 {
      bench.goOn()
      let now = bench.picture(.ascii)
      #expect(now != before, "\(bench.model.caption?.english ?? "")")
      before = now
      if depth == .mono {
        let topic = bench.model.scene?.topic
        #expect(topic != .themes && topic != .vision && topic != .contrast && topic != .depths)
      }
    }
  }

  @Test(arguments: [Language.english, .korean], [(80, 24), (120, 40)])
  func theCaptionAndTheHintAreSeen(language: Language, size: (Int, Int)) {
    var bench = TourBench(columns: size.0, rows: size.1, language: language)
    #expect(bench.text.contains(Phrase.tourHint[language]))
    for _ in 0..<10 { bench.goOn() }
    let first = bench.text.split(separator: "\n").first ?? ""
    #expect(first.contains(bench.model.caption?[language] ?? "no caption"))
  }

  @Test func captionsCoverTheFirstAndTheLastLine() {
    let bench = TourBench(columns: 80, rows: 24)
    func lines(_ element: Element) -> [Substring] {
      Renderer().draw(
        element, size: CellSize(columns: 80, rows: 24),
        environment: RenderEnvironment(theme: .chrome)
      ).surface.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let shown = lines(bench.program.view(bench.model))
    let gallery = lines(bench.program.gallery.view(bench.model.gallery))
    #expect(zip(shown, gallery).prefix(23).dropFirst().allSatisfy { $0 == $1 })
    #expect(shown.prefix(24).last != gallery.prefix(24).last)
    #expect(shown.first != gallery.first)
  }

  @Test func aLongTourKeepsNoHistory() {
    var bench = TourBench(.tags, columns: 80, rows: 24)
    func weight(_ model: TourModel) -> Int {
      model.gallery.history.past.count + model.gallery.history.future.count
        + model.gallery.counts.count + model.beats.reduce(0) { $0 + $1.events.count }
    }
    var most = 0
    for _ in 0..<100 {
      bench.goOn()
      most = max(most, weight(bench.model))
    }
    for _ in 0..<300 {
      bench.goOn()
      #expect(weight(bench.model) <= most + 60)
    }
    #expect(bench.model.deck.rounds > 1)
  }

  @Test func stillEachSceneIsOnePicture() {
    var bench = TourBench(.tags, columns: 80, rows: 24, isStill: true)
    for count in 1..<20 {
      #expect(bench.model.beats.count == 1)
      #expect(bench.model.sceneCount >= count)
      bench.goOn()
    }
  }
}

@Suite("The overture")
struct OvertureTests {
  /// A beat as it is seen: the caption, how long, and the picture.
  private struct Beat {
    let caption: Phrase
    let paces: Double
    let text: String
    let picture: [UInt64]
    let isColored: Bool
  }

  /// The beats of the overture of a catalogue; the bench is at the first scene after it.
  private static func beats(
    _ catalogue: Catalogue, columns: Int = 120, rows: Int = 40, depth: ColorDepth = .truecolor,
    title: String = "seaside"
  ) -> (beats: [Beat], bench: TourBench) {
    var bench = TourBench(
      catalogue, columns: columns, rows: rows, depth: depth, overture: .reviewing(title))
    var beats: [Beat] = []
    while bench.model.scene == nil, let caption = bench.model.caption, beats.count < 200 {
      beats.append(
        Beat(
          caption: caption, paces: bench.model.paces, text: bench.text, picture: bench.picture(),
          isColored: bench.model.gallery.overlays.editor != nil))
      bench.goOn()
    }
    return (beats, bench)
  }

  static let catalogues: [Catalogue] = [.builtIn, .tags, Catalogue(specimens: [.filledTag])]

  @Test(arguments: catalogues.indices) func everyPictureOfItsMinuteIsNew(index: Int) {
    let (beats, _) = Self.beats(Self.catalogues[index])
    let seconds = beats.reduce(0) { $0 + $1.paces } * 3
    #expect((40...75).contains(seconds), "\(seconds)")
    for (before, now) in zip(beats, beats.dropFirst()) {
      #expect(before.picture != now.picture, "\(now.caption.english)")
    }
    #expect(beats.first?.caption.english.hasPrefix("seaside: ") == true)
    #expect(beats.last?.caption == .overtureEnd)
    let captions = Set(beats.map(\.caption.english))
    for caption: Phrase in [
      .overtureAppearances, .overtureMatrix, .overtureSides, .overtureDepths, .overtureColor,
      .overtureDrag, .overtureMoves, .overtureInspection, .overtureParts, .overtureReviewStates,
      .overtureAccepted,
    ] {
      #expect(captions.contains(caption.english), "\(caption.english)")
    }
  }

  @Test func itsCaptionsFitOnASmallScreenInBothLanguages() {
    let title = String(repeating: "w", count: 20)
    let (beats, _) = Self.beats(.builtIn, columns: 80, rows: 24, title: title)
    for beat in beats {
      for language in Language.ofInterface {
        let columns = DisplayWidth.columns(of: beat.caption[language], policy: .grapheme)
        #expect(columns + 2 <= 80, "\(beat.caption[language])")
      }
      #expect(beat.text.split(separator: "\n").first?.contains(beat.caption.english) == true)
    }
  }

  /// In the editor the colour of the theme moves, and the first scene after it has the old one again.
  @Test func theColourMovesInThemeAndPictureAndIsItselfAgainAfterwards() {
    var bench = TourBench(overture: .reviewing("seaside"))
    let home = bench.program.gallery.catalogue.themes
    var edited = 0
    while bench.model.scene == nil, bench.model.caption != nil {
      let isEditing = bench.model.gallery.overlays.editor != nil
      if bench.program.gallery.catalogue.themes != home {
        edited += 1
        #expect(isEditing)
        #expect(bench.model.gallery.editing.unsaved.count == 1)
      }
      bench.goOn()
    }
    #expect(edited > 20)
    #expect(bench.program.gallery.catalogue.themes == home)
  }

  /// The review is about the colour that was dragged: one cause, accepted by its key, with nothing on disk.
  @Test(arguments: catalogues.indices, [(80, 24), (120, 40)])
  func theSameChangeIsReviewedAndItsFirstCauseAccepted(index: Int, size: (Int, Int)) throws {
    let catalogue = Self.catalogues[index]
    let (beats, bench) = Self.beats(catalogue, columns: size.0, rows: size.1)
    let accepted = try #require(beats.firstIndex { $0.caption == .overtureAccepted })
    let shown = beats[accepted - 2]
    let hero = try #require(bench.model.hero)
    let gallery = bench.program.gallery
    let edited = try #require(Self.editedEntry(catalogue))
    // The name of the entry, as far as the list has room for it.
    #expect(shown.text.contains(edited.prefix(6)), "\(shown.text)")
    #expect(shown.caption.english.contains(": 1 cause for "), "\(shown.caption.english)")
    #expect(shown.text.contains("a accept"), "\(shown.text)")
    let count = try #require(
      shown.caption.english.split(separator: " ").compactMap { Int($0) }.last)
    #expect(beats[accepted].text.contains("\(count) accepted"), "\(beats[accepted].text)")
    #expect(!beats[accepted].text.contains("a accept"))
    #expect(beats[accepted + 1].caption == .overtureEnd)
    #expect(gallery.catalogue.themes == catalogue.themes)
    #expect(gallery.isShowable(gallery.catalogue.specimens[hero]))
  }

  /// The palette entry that the scene of the colour changes.
  private static func editedEntry(_ catalogue: Catalogue) -> String? {
    var bench = TourBench(catalogue, overture: .reviewing("seaside"))
    while bench.model.scene == nil, bench.model.caption != nil {
      if let edit = bench.model.gallery.colorEdit, bench.model.caption == .overtureDrag {
        return edit.target.entry
      }
      bench.goOn()
    }
    return nil
  }

  @Test func aReviewFollowsTheSizeAndTheAppearanceOfTheTerminal() throws {
    var bench = TourBench(overture: .reviewing("seaside"))
    while bench.model.review == nil, bench.model.caption != nil { bench.goOn() }
    let wide = bench.text
    bench.take(.resized(columns: 80, rows: 24))
    let lines = bench.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(wide != bench.text)
    #expect(lines.prefix(24).last?.contains(Phrase.tourHint.english) == true)
    let light = bench.picture()
    bench.take(.appearance(.dark))
    #expect(bench.picture() != light)
  }

  @Test func aPersonTakesTheKeysInTheReviewAndHasTheComponent() throws {
    var bench = TourBench(overture: .reviewing("seaside"))
    while bench.model.review == nil, bench.model.caption != nil { bench.goOn() }
    let hero = try #require(bench.model.hero)
    #expect(bench.program.update(&bench.model, .key(KeyPress("a"))) == [.handedOver])
    let gallery = bench.program.gallery
    #expect(gallery.specimen(bench.model.gallery).id == gallery.catalogue.specimens[hero].id)
    #expect(bench.text.contains(gallery.catalogue.specimens[hero].id.text))
  }

  @Test func withoutAnythingToReviewTheKeysAreGivenAllTheSame() {
    for depth in [ColorDepth.mono, .indexed16] {
      let (beats, _) = Self.beats(.builtIn, depth: depth)
      #expect(!beats.contains { $0.caption == .overtureAccepted })
      #expect(beats.last?.caption == .overtureEnd)
    }
    let same = TourChange(
      variant: "tag/filled", theme: Theme.zatch.name, before: .tags, after: .tags,
      language: .english, terminal: TerminalFacts())
    #expect(TourReview(of: same) == nil)
  }

  @Test func itIsAboutAComponentThatShowsSomethingInSeveralStates() {
    for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
      let gallery = TourBench().program.gallery
      let hero = gallery.hero(columns: columns, rows: rows)
      #expect(hero.map { gallery.isShowable(gallery.catalogue.specimens[$0]) } == true)
    }
    let gallery = TourBench().program.gallery
    let plain = Catalogue(
      specimens: gallery.catalogue.specimens.filter {
        !$0.hasSeveralStates || !gallery.isShowable($0)
      })
    #expect(!plain.specimens.isEmpty)
    #expect(TourBench(plain).program.gallery.hero(columns: 120, rows: 40) == nil)
    #expect(Self.beats(plain).beats.isEmpty)
    #expect(Self.beats(Catalogue(specimens: [])).beats.isEmpty)
  }

  @Test func itsComponentDoesNotComeAgainForThreeMinutes() {
    var (_, bench) = Self.beats(.builtIn)
    let hero = bench.model.hero
    var seconds = 0.0
    var seen: Set<TourScene> = []
    var last: TourScene?
    while seconds < 180 {
      guard let scene = bench.model.scene else { break }
      #expect(scene.topic == .family || scene.subject != hero)
      if scene != last { #expect(seen.insert(scene).inserted, "\(scene)") }
      last = scene
      seconds += bench.model.paces * 3
      bench.goOn()
    }
    #expect(seconds >= 180)
  }

  @Test func noSceneIsAboutAFewWords() {
    var (_, bench) = Self.beats(.builtIn)
    for _ in 0..<300 {
      if let scene = bench.model.scene, scene.topic != .family {
        let gallery = bench.program.gallery
        #expect(gallery.isShowable(gallery.catalogue.specimens[scene.subject]), "\(scene)")
      }
      bench.goOn()
    }
  }

  @Test(arguments: [ColorDepth.mono, .indexed16, .indexed256])
  func withFewColoursItShowsOnlyVisibleChanges(depth: ColorDepth) {
    let (beats, _) = Self.beats(.builtIn, depth: depth)
    #expect(beats.count > 8)
    #expect(beats.contains { $0.isColored } == (depth == .indexed256))
    #expect(beats.last?.caption == .overtureEnd)
  }

  @Test func aPersonTakesTheKeysInTheMiddleOfIt() {
    var bench = TourBench(overture: .reviewing("seaside"))
    for _ in 0..<25 { bench.goOn() }
    #expect(bench.model.isPlaying)
    let gallery = bench.program.gallery
    let shown = gallery.link(bench.model.gallery)
    #expect(bench.program.update(&bench.model, .key(KeyPress("x"))) == [.handedOver])
    #expect(gallery.link(bench.model.gallery) == shown)
    bench.goOn()
    #expect(bench.model.isPlaying)
  }

  /// A picture that waits for work has a timer for it, in each scene: otherwise it would wait for good.
  @Test func noSceneWaitsForWorkThatNothingDoes() {
    var options = GalleryOptions()
    options.worksInSlices = true
    let gallery = GalleryProgram(
      catalogue: .tags, options: options, probe: .rendering(widthPolicy: .grapheme))
    let tour = TourProgram(gallery, overture: nil, seed: 1, isStill: false)
    var model = tour.initialModel
    var isTimed = false
    func take(_ event: Event) {
      let effects = tour.update(&model, event)
      isTimed =
        effects.contains(
          .gallery(.screen(.startTimer(GalleryProgram.workTimer, after: .zero)))) || isTimed
    }
    take(.resized(columns: 120, rows: 40))
    var waited = false
    for _ in 0..<40 {
      #expect(!model.gallery.isWorking || isTimed)
      waited = waited || model.gallery.isWorking
      take(.timer(TourProgram.timer))
    }
    #expect(waited)
  }

  @Test func stillEachOfItsScenesIsOnePicture() {
    var bench = TourBench(isStill: true, overture: .reviewing("seaside"))
    var count = 0
    while bench.model.scene == nil, bench.model.caption != nil, count < 9 {
      #expect(bench.model.beats.count == 1)
      count += 1
      bench.goOn()
    }
    #expect(count == OvertureScene.allCases.count)
  }
}

extension Overture {
  /// With the review of the tool, as `demo` has it.
  fileprivate static func reviewing(_ title: String) -> Overture {
    Overture(title: title, review: { TourReview(of: $0) })
  }
}
