import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import VisualReview
@testable import Workbench

/// A program opened somewhere, on a screen of some size; the rest follows from its seed.
struct Visit: CustomStringConvertible {
  /// The programs that a person uses by hand.
  enum Program: String {
    case browse, kiosk, review, present, follow, demo, linear
    case linearReview = "linear-review"
  }

  let program: Program
  let seed: UInt64
  /// The source of a theme, as for `--theme`, or a token file; nil for the themes of the code.
  private var theme: String?
  private var size: CellSize?
  /// The link to open; nil lets the program choose.
  private var link: String?
  /// The inputs of a visit, after which there is another one.
  private(set) var length = 500

  init?(program: String, seed: UInt64, options: [String]) {
    guard let program = Program(rawValue: program) else { return nil }
    (self.program, self.seed) = (program, seed)
    for option in options {
      let numbers = option.split(separator: "x").compactMap { Int($0) }
      if numbers.count == 2 {
        size = CellSize(columns: numbers[0], rows: numbers[1])
      } else if option.hasPrefix("link=") {
        link = String(option.dropFirst(5))
      } else if option.hasPrefix("length="), let length = Int(option.dropFirst(7)), length > 0 {
        self.length = length
      } else {
        theme = option.contains(":") ? option : "file:" + option
      }
    }
  }

  init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 3, words[0] == "visit", let seed = UInt64(words[2]) else { return nil }
    self.init(program: words[1], seed: seed, options: Array(words.dropFirst(3)))
  }

  var description: String {
    (["visit", program.rawValue, String(seed)]
      + [theme, link.map { "link=" + $0 }, size.map { "\($0.columns)x\($0.rows)" }].compactMap(
        \.self)).joined(separator: " ")
  }

  /// The keys that lead from the start to each mode and pane.
  private static let ways = [
    "m", "m a", "m enter", "g", "/", "I", "ctrl-p", "enter", "tab", "E", "E p", "E right right =",
    "?", "z", "i", "L", "t", "f", "tab tab", "space", "v", "E #", "x", "c",
  ]

  /// The inputs that come first: half of the visits begin in a mode of their own.
  func opening() -> [ProgramInput] {
    var random = SplitMix64(seed: seed ^ 0x5EED)
    guard program != .linear, program != .linearReview, Bool.random(using: &random),
      let way = Self.ways.randomElement(using: &random)
    else { return [] }
    return way.split(separator: " ").flatMap { name -> [ProgramInput] in
      KeyPress(named: name).map { [.key($0), .frame] } ?? []
    }
  }

  /// - Parameter path: sockets and copies of token files lie beside it.
  func walker(beside path: String) -> (any Walker)? {
    // Another one than that of the inputs.
    var random = SplitMix64(seed: ~seed)
    let sizes = [(5, 20), (8, 25), (10, 30), (24, 80), (30, 100), (40, 120), (1, 1), (150, 400)]
    let (rows, columns) =
      Bool.random(using: &random)
      ? sizes.randomElement(using: &random) ?? (24, 80)
      : (Int.random(in: 1...60, using: &random), Int.random(in: 1...200, using: &random))
    let size = size ?? CellSize(columns: columns, rows: rows)
    switch program {
    case .browse, .kiosk, .present, .follow, .demo, .linear:
      guard let context = context(beside: path) else { return nil }
      return gallery(context, size, path, &random)
    case .review: return review(size, &random)
    case .linearReview: return linearReview(&random)
    }
  }

  /// Themes are copies, so the next visit does not see the files that this one saves.
  private func context(beside path: String) -> ToolContext? {
    let context = ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:]))
    guard let theme, let divided = theme.firstIndex(of: ":") else { return context }
    let (kind, source) = (theme[..<divided], String(theme[theme.index(after: divided)...]))
    let name = Disk.divided(source).name
    if kind == "folder" {
      let copy = path + ".tokens"
      try? Disk.makeFolder(copy)
      guard let names = try? Disk.names(in: source), !names.isEmpty else { return nil }
      for name in names where name.hasSuffix(".json") {
        guard Disk.write(Disk.text(of: source + "/" + name), to: copy + "/" + name) else {
          return nil
        }
      }
      return try? context.opening(["folder:" + copy])
    }
    let copy = path + "." + name
    guard Disk.write(Disk.text(of: source), to: copy) else { return nil }
    return try? context.opening(["file:" + copy])
  }

  private func gallery(
    _ context: ToolContext, _ size: CellSize, _ path: String, _ random: inout SplitMix64
  ) -> (any Walker)? {
    let options = options(context, &random)
    let program = GalleryProgram(
      catalogue: context.catalogue, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    let chrome = RenderEnvironment(theme: .chrome)
    let clock = VirtualClock()
    switch self.program {
    case .browse:
      let themes = context.opened.isEmpty ? nil : try? ThemeWatch(context)
      return DriverWalker(
        ProgramDriver(
          GalleryAct(program, file: nil, themes: themes?.edits), from: program.initialModel,
          size: size, environment: chrome))
    case .kiosk:
      let act = KioskAct(
        GalleryAct(program, file: nil), limits: KioskLimits(idle: 60, total: 600),
        language: options.language, appearance: .light,
        width: { DisplayWidth.columns(of: $0, policy: .grapheme) }, now: { clock.now })
      return DriverWalker(
        ProgramDriver(
          act, from: KioskModel(program.initialModel, appearance: .light), size: size,
          environment: chrome, clock: clock))
    case .demo:
      let tour = TourProgram(program, seed: seed)
      return DriverWalker(
        ProgramDriver(
          DemoAct(tour, pace: DemoAct.Pace(), now: { clock.now }), from: tour.initialModel,
          size: size,
          environment: chrome, clock: clock))
    case .linear:
      return LineWalker(
        LinearGallery(program) { KeyPress(named: $0) },
        words: LinearVerb.allCases.flatMap { [$0.word[.english], $0.word[.korean]] }
          + Setting.all.map(\.name),
        arguments: arguments(context.catalogue))
    case .present, .follow:
      return presentation(program, context, size, path + ".socket")
    case .review, .linearReview: return nil
    }
  }

  private func options(_ context: ToolContext, _ random: inout SplitMix64) -> GalleryOptions {
    let catalogue = context.catalogue
    var options = GalleryOptions()
    options.language = Bool.random(using: &random) ? .korean : .english
    options.hasMotion = Bool.random(using: &random)
    options.worksInSlices = program != .follow && program != .linear
    for opened in context.opened { options.tokens[opened.name] = opened.tokens }
    switch program {
    case .browse: options.editing = context.opened.isEmpty ? .session : .files
    case .kiosk:
      options.withholdLeaving()
      options.editing = .none
    case .present, .follow, .demo: options.editing = .none
    case .review, .linear, .linearReview: break
    }
    var settings = Settings()
    settings.language = Bool.random(using: &random) ? .korean : .english
    if Bool.random(using: &random) {
      settings.theme =
        context.opened.last?.name ?? catalogue.themes.randomElement(using: &random)?.name
    }
    if Int.random(in: 0..<4, using: &random) > 0,
      let specimen = catalogue.specimens.randomElement(using: &random)
    {
      var link = Link(specimen)
      for (index, axis) in specimen.axes.enumerated() where Bool.random(using: &random) {
        link.state[index] = axis.values.randomElement(using: &random) ?? axis.standard
      }
      if link.state.impossibility != nil { link.state = specimen.initialState }
      options.link = link
      for setting in Setting.all where Int.random(in: 0..<5, using: &random) == 0 {
        let words = ["dark", "light", "high", "normal", "16", "256", "mono", "ascii", "ko", "20x3"]
        _ = settings.read(setting, words.randomElement(using: &random) ?? "")
      }
    }
    if let link {
      options.link = try? Link.parse(link, in: catalogue).link
      settings = Settings()
    }
    options.environment.apply(settings, in: catalogue)
    return options
  }

  private func arguments(_ catalogue: Catalogue) -> [String] {
    catalogue.specimens.map(\.id.text)
      + catalogue.specimens.flatMap { $0.axes.map(\.name) }
      + ["dark", "light", "ko", "zatch", "0", "1", "2", "99", "-1", "enter", "down", "Tag"]
      + ["@theme=zatch", ":selected", "="]
  }

  /// A presenter and a follower, over a socket, as if each were in the other's process.
  private func presentation(
    _ program: GalleryProgram, _ context: ToolContext, _ size: CellSize, _ socket: String
  ) -> (any Walker)? {
    let chrome = RenderEnvironment(theme: .chrome)
    Disk.removeFile(socket)
    guard
      let audience = try? Followers(
        at: socket, isGroupReadable: false, catalogue: context.catalogue.fingerprint)
    else { return nil }
    let presenter = DriverWalker(
      ProgramDriver(
        PresentAct(program, at: socket, audience: audience), from: program.initialModel,
        size: size, environment: chrome))
    let own = GalleryProgram(
      catalogue: context.catalogue, options: GalleryOptions(),
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    let following = FollowProgram(own, own: Settings())
    var act = FollowAct(following, at: socket)
    guard (try? act.connect()) != nil else { return nil }
    let follower = DriverWalker(
      ProgramDriver(act, from: following.initialModel, size: size, environment: chrome))
    return self.program == .present
      ? Presentation(walked: presenter, other: follower, seed: seed)
      : Presentation(walked: follower, other: presenter, seed: seed)
  }

  private func review(_ size: CellSize, _ random: inout SplitMix64) -> (any Walker)? {
    guard let program = reviewProgram(&random) else { return nil }
    return DriverWalker(
      ProgramDriver(
        WrittenReview(program: program), from: program.initialModel, size: size,
        environment: RenderEnvironment(theme: .chrome)))
  }

  private func linearReview(_ random: inout SplitMix64) -> (any Walker)? {
    guard let program = reviewProgram(&random) else { return nil }
    let review = LinearReview(
      program, words: { _ in nil }, write: { WriteOutcome(written: $0.count) },
      writeReasons: { _, _ in nil })
    return LineWalker(
      review, words: ReviewVerb.allCases.flatMap { [$0.word[.english], $0.word[.korean]] },
      arguments: arguments(.builtIn))
  }

  /// Differences of a few variants: changed, new and gone.
  private func reviewProgram(_ random: inout SplitMix64) -> ReviewProgram? {
    let now = Catalogue.builtIn
    var then = now
    if let theme = now.themes.first,
      let other = try? theme.replacing(entry: "gsGreenPrimary", with: "#123456", in: .light)
    {
      then = now.replacing(other)
    }
    var environment = Settings()
    environment.theme = now.themes.first?.name
    func drawn(_ specimen: Specimen, _ catalogue: Catalogue) -> Snapshot {
      SnapshotDrawer(BaselineSpace(catalogue, environments: [environment])).draw(specimen).snapshot
    }
    let files = ["button/primary", "tag/stroke", "button/pill", "alert/default"].enumerated()
      .compactMap { place, name -> SnapshotFiles? in
        guard let specimen = now.specimens.first(where: { $0.id.text == name }) else { return nil }
        let baseline = place == 1 ? nil : drawn(specimen, then)
        return SnapshotFiles(
          variant: specimen.id, baseline: baseline?.text,
          pending: PendingSnapshot(drawn(specimen, now), against: baseline).text)
      }
    var options = ReviewOptions()
    options.language = Bool.random(using: &random) ? .korean : .english
    options.filter = { text in (try? StateChooser([text], files: [], in: now))?.chooses }
    let program = ReviewProgram(catalogue: now, files: files, options: options)
    return program.initialModel.items.isEmpty ? nil : program
  }
}

/// A review whose decisions are written nowhere, as if they had been.
private struct WrittenReview: HostedProgram {
  let program: ReviewProgram

  func perform(_ effect: ReviewEffect, _ model: inout ReviewModel) -> HostDirection<EndReason> {
    switch effect {
    case .screen(let effect): return .screen(effect)
    case .open(let link): return .end(.open(link))
    case .write(let changes):
      program.learn(WriteOutcome(written: changes.count), &model)
      return .none
    case .writeReasons:
      program.learnReasons(nil, &model)
      return .none
    }
  }
}

/// A program of whichever kind that inputs are given to.
protocol Walker: AnyObject {
  var hasEnded: Bool { get }
  func next(_ walk: inout InputWalk) -> ProgramInput
  func send(_ input: ProgramInput)
}

private final class DriverWalker<Driven: HostedProgram & ~Copyable>: Walker {
  private var driver: ProgramDriver<Driven>

  init(_ driver: consuming ProgramDriver<Driven>) { self.driver = driver }

  var hasEnded: Bool { driver.ending != nil }
  func next(_ walk: inout InputWalk) -> ProgramInput {
    walk.next(size: driver.size, drawing: driver.drawing)
  }
  func send(_ input: ProgramInput) { driver.send(input) }
}

/// Two programs that hear of one another: whenever one is drawn, the other does something of its own and is drawn too.
private final class Presentation: Walker {
  private let walked: any Walker
  private let other: any Walker
  private var walk: InputWalk

  init(walked: any Walker, other: any Walker, seed: UInt64) {
    (self.walked, self.other) = (walked, other)
    walk = InputWalk(seed: seed ^ 0x0711E2)
  }

  var hasEnded: Bool { walked.hasEnded }
  func next(_ walk: inout InputWalk) -> ProgramInput { walked.next(&walk) }

  func send(_ input: ProgramInput) {
    walked.send(input)
    guard input == .frame else { return }
    for _ in 0..<2 { other.send(other.next(&walk)) }
    other.send(.frame)
  }
}

/// A program by prompts and answers; each text that is pasted is a line.
private final class LineWalker<Played: LinearProgram>: Walker {
  private var program: Played
  private let words: [String]
  private let arguments: [String]

  init(_ program: Played, words: [String], arguments: [String]) {
    self.program = program
    _ = self.program.greeting()
    (self.words, self.arguments) = (words, arguments)
  }

  var hasEnded: Bool { program.hasEnded }
  func next(_ walk: inout InputWalk) -> ProgramInput { walk.line(beginning: words, arguments) }

  func send(_ input: ProgramInput) {
    guard case .paste(let line) = input else { return }
    for line in program.answer(line.utf8.count > LineInput.longest ? nil : line) {
      _ = oneLine(line)
    }
  }
}
