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

  @Test func aCatalogueOfNothingIsNoTour() {
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
    #expect(components == Set(Catalogue.builtIn.specimens.map(\.component)))
    #expect(pictures > 3 * count)
  }

  @Test(arguments: [ColorDepth.indexed16, .mono])
  func whatCannotBeSeenIsNotShown(depth: ColorDepth) {
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

  @Test func whatIsSaidCoversTheFirstLineAndTheLast() {
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

  @Test func aLongTourKeepsNothingOfWhatItShowed() {
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
