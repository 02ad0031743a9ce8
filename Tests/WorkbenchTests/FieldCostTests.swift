import Synchronization
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// The cost of one event, counted: the cost of long and difficult text grows with its length only, and no event
/// processes the whole catalogue.
@Suite("The cost of one event")
struct FieldCostTests {
  /// Counts measured bytes and drawn looks.
  private final class Counter: Sendable {
    private let counts = Mutex((bytes: 0, looks: 0))

    var bytes: Int { counts.withLock { $0.bytes } }
    var looks: Int { counts.withLock { $0.looks } }

    func client() -> RenderingClient {
      var client = RenderingClient(
        width: { text in
          self.counts.withLock { $0.bytes += text.utf8.count }
          return text.reduce(0) { $0 + ($1.unicodeScalars.first?.value ?? 0 < 0x300 ? 1 : 0) }
        },
        size: { _, _, columns in (min(10, columns), 3) },
        looks: { element, environments in
          self.counts.withLock { $0.looks += environments.count }
          return environments.map { _ in
            LookFingerprint(
              high: UInt64(truncatingIfNeeded: element.hashValue), low: 0, columns: 10, rows: 3,
              isBlank: false, isCut: false)
          }
        }, inks: { _, _ in [] })
      client.roles = { _, _ in
        self.counts.withLock { $0.looks += 1 }
        return [.accent]
      }
      return client
    }
  }

  /// One letter, marks that combine, joined emoji, two directions, and letters that have no width of their own.
  static let hard = [
    "a", "\u{301}", "👩\u{200D}", "\u{202E}\u{200F}", "e\u{301}\u{323}", "\u{200B}", "🇰", "ᄀ",
    "ᄀ\u{1161}\u{11A8}", "a ", ",", "\u{FE0F}",
  ]

  @Test(arguments: hard) func aTextIsBrokenIntoLinesByMeasuringEachByteAFewTimes(piece: String) {
    func bytes(_ count: Int) -> Int {
      let counter = Counter()
      let text = String(repeating: piece, count: count)
      let lines = counter.client().lines(of: text, columns: 40)
      #expect(
        lines.joined().unicodeScalars.count { $0 != " " }
          == text.unicodeScalars.count { $0 != " " })
      return counter.bytes
    }
    #expect(bytes(4_000) <= 3 * bytes(2_000))
    #expect(bytes(4_000) <= 200 * 4_000 * piece.utf8.count)
  }

  /// The fields of the gallery, and the keys that lead into each.
  private static let fields: [(name: String, link: String, keys: [KeyPress])] = [
    ("search", "tag/filled", [KeyPress("/")]),
    ("palette", "tag/filled", [.control("p")]),
    ("colour", "tag/filled", [KeyPress("E"), KeyPress("#")]),
    ("text knob", "tag/filled", [KeyPress(.tab), KeyPress(.tab), KeyPress(.end)]),
    ("component", "text-field/default", [KeyPress(.enter)]),
  ]

  @Test(arguments: hard, 0..<5) func costFollowsTextLength(piece: String, field: Int) throws {
    let field = Self.fields[field]
    func cost(_ count: Int) throws -> (bytes: Int, scalars: Int) {
      let counter = Counter()
      var options = GalleryOptions()
      options.link = try Link.parse(field.link, in: .builtIn).link
      var session = Session(catalogue: .builtIn, options: options, probe: counter.client())
      for key in field.keys { session.send(.key(key)) }
      _ = session.program.settle(&session.model)
      let before = counter.bytes
      session.send(.paste(String(repeating: piece, count: count)))
      _ = session.program.settle(&session.model)
      _ = session.program.view(session.model)
      session.type("a")
      _ = session.program.settle(&session.model)
      _ = session.program.view(session.model)
      let texts = [
        session.model.overlays.palette?.query ?? "",
        session.model.overlays.editor?.typed?.text ?? "",
        session.model.knobs.text(in: session.program.workbench(session.model)),
      ]
      return (counter.bytes - before, texts.map(\.unicodeScalars.count).max() ?? 0)
    }
    let (short, long) = (try cost(2_000), try cost(20_000))
    // Every field is bounded: a longer text is cut, and costs no more.
    #expect(long.scalars <= 4 * TextFieldState.usualLimit + 64, "\(field.name)")
    #expect(long.bytes <= 2 * short.bytes + 4_096, "\(field.name): \(short.bytes), \(long.bytes)")
  }

  @Test func aValueIsMadeInSlicesOrAtOnce() {
    let made = Mutex<[Int]>([])
    func value() -> OnDemand<[Int]> {
      OnDemand([], slices: 4) { value, index in
        made.withLock { $0.append(index) }
        value.append(index * index)
      }
    }
    let sliced = value()
    for count in 1...4 {
      #expect(!sliced.isMade)
      sliced.advance()
      #expect(made.withLock { $0.count } == count)
    }
    #expect(sliced.isMade)
    sliced.advance()
    #expect(sliced.value == [0, 1, 4, 9])
    let begun = value()
    begun.advance()
    #expect(begun.value == [0, 1, 4, 9])
    #expect(made.withLock { $0 } == [0, 1, 2, 3, 0, 1, 2, 3])
    #expect(OnDemand([7], slices: 0) { _, _ in }.value == [7])
    func grown() -> OnDemand<[Int]> {
      OnDemand([]) { value in
        value.append(value.count)
        return value.count < 3
      }
    }
    let growing = grown()
    for _ in 1...3 {
      #expect(!growing.isMade)
      growing.advance()
    }
    #expect(growing.isMade && growing.value == [0, 1, 2])
    #expect(grown().value == [0, 1, 2])
  }

  /// Measuring a component shows at once; the uses of its colours are counted between events.
  @Test func noEventCountsTheUsesOfTheWholeCatalogue() {
    func session(inSlices: Bool) -> (Session, Counter) {
      let counter = Counter()
      var options = GalleryOptions()
      options.worksInSlices = inSlices
      options.link = Link(Specimen.filledTag)
      return (Session(catalogue: .builtIn, options: options, probe: counter.client()), counter)
    }
    let most = RoleUses.slice
    let slices = Catalogue.builtIn.specimens.reduce(0) {
      $0 + Array(Catalogue.builtIn.comparedStates(of: $1)).count / most + 1
    }
    let (begun, counter) = session(inSlices: true)
    var sliced = begun
    // The page itself works out where the component is used.
    sliced.effects += sliced.program.settle(&sliced.model)
    while sliced.model.isWorking { sliced.send(.timer(GalleryProgram.workTimer)) }
    var worst = 0
    var timers = 0
    func measured(_ body: () -> Void) {
      let before = counter.looks
      body()
      worst = max(worst, counter.looks - before)
    }
    measured {
      sliced.press(KeyPress("I"))
      sliced.effects += sliced.program.settle(&sliced.model)
      _ = sliced.program.view(sliced.model)
    }
    let shown = sliced.model
    while sliced.effects.contains(.screen(.startTimer(GalleryProgram.workTimer, after: .zero))) {
      timers += 1
      measured { sliced.send(.timer(GalleryProgram.workTimer)) }
      // Nothing is drawn before there is something new.
      if sliced.program.resources.uses.isMade { break }
      #expect(sliced.model == shown)
    }
    #expect(timers == slices)
    #expect(sliced.model != shown)
    measured { _ = sliced.program.view(sliced.model) }
    // A state is drawn, and its roles are looked for.
    #expect(worst <= 3 * most + 64, "\(worst) of \(counter.looks)")
    let (opened, all) = session(inSlices: false)
    var whole = opened
    whole.press(KeyPress("I"))
    #expect(whole.program.resources.uses.value.roles == sliced.program.resources.uses.value.roles)
    #expect(all.looks > 4 * most)
  }

  /// Enter asks for the uses before they are counted: it does not count them itself, and is answered afterwards.
  @Test(arguments: [true, false])
  func aRequestForUsesWaitsUntilTheyAreCounted(_ isTakenBack: Bool) {
    var options = GalleryOptions()
    options.worksInSlices = true
    options.link = Link(Specimen.filledTag)
    var session = Session(
      catalogue: .builtIn, options: options, probe: .rendering(widthPolicy: .grapheme))
    session.press(KeyPress("I"))
    _ = session.program.settle(&session.model)
    session.press(KeyPress(.enter))
    #expect(!session.program.resources.uses.isMade)
    #expect(session.model.overlays.palette == nil)
    #expect(session.model.toast == .tells(.countingUses))
    if isTakenBack { session.press(KeyPress(.right)) }
    while !session.program.resources.uses.isMade {
      session.send(.timer(GalleryProgram.workTimer))
    }
    #expect(session.model.toast == nil)
    #expect((session.model.overlays.palette == nil) == isTakenBack)
  }

  /// The stage has room for every state of use; only the one that is seen is drawn to scale.
  @Test func oneStateOfManyIsDrawnToScale() throws {
    let requests = Mutex<[EnlargingRequest]>([])
    var client = RenderingClient.rendering(widthPolicy: .grapheme)
    let enlarged = client.enlarged
    client.enlarged = { request in
      requests.withLock { $0.append(request) }
      return enlarged(request)
    }
    var options = GalleryOptions()
    options.link = Link(Specimen.filledTag)
    var session = Session(
      catalogue: .builtIn, options: options, probe: client, columns: 200, rows: 60)
    _ = session.program.settle(&session.model)
    _ = session.program.view(session.model)
    let asked = requests.withLock { $0 }
    #expect(asked.count > 4)
    // In light and in dark.
    #expect(asked.count { $0.wantsPicture } == 2)
    for request in asked {
      var drawn = request
      drawn.wantsPicture = true
      var measured = request
      measured.wantsPicture = false
      let (picture, size) = (enlarged(drawn), enlarged(measured))
      #expect(size?.picture == nil)
      #expect(picture?.picture?.columns == size?.size?.columns)
      #expect(picture?.picture?.rows == size?.size?.rows)
      #expect(picture?.scale == size?.scale)
    }
  }
}
