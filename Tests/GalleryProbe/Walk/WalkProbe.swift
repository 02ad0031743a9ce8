import Glibc

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import VisualReview

/// Random inputs given to the gallery and the review without a terminal.
///
/// `walk HISTORY PROGRAM SEED INPUTS [TOKENS]` writes each input into the file before it is taken in, so that a history that
/// ends the process is known; `walk HISTORY` does again what is written there. A history begins with the line of its visit.
enum WalkProbe {
  static func run(_ words: [String]) -> Int32 {
    guard let path = words.first else { return 64 }
    if words.count == 1 { return replay(path) }
    guard words.count >= 4, let seed = UInt64(words[2]), let count = Int(words[3]),
      let log = HistoryLog(path)
    else { return 64 }
    var totals = (inputs: 0, frames: 0, visits: 0, quits: 0)
    var number = seed
    while totals.inputs < count {
      let visit = Visit(program: words[1], seed: number, tokens: words.count > 4 ? words[4] : nil)
      log.begin(visit.description)
      guard let walker = visit.walker() else { return 65 }
      var walk = InputWalk(seed: number)
      for _ in 0..<min(Visit.length, count - totals.inputs) {
        let input = walk.next(size: walker.size, drawing: walker.drawing)
        log.add(input.description)
        walker.send(input)
        totals.inputs += 1
        if input == .frame { totals.frames += 1 }
      }
      totals.visits += 1
      if walker.hasEnded { totals.quits += 1 }
      number &+= 1_000_003
    }
    print(
      "\(totals.inputs) inputs, \(totals.frames) frames, \(totals.visits) visits, of which \(totals.quits) were asked to quit"
    )
    return 0
  }

  private static func replay(_ path: String) -> Int32 {
    let lines = HistoryLog.lines(of: path)
    guard let first = lines.first, let visit = Visit(first), let walker = visit.walker()
    else { return 64 }
    for line in lines.dropFirst() {
      guard let input = ProgramInput(line) else { return 64 }
      walker.send(input)
    }
    return 0
  }
}

/// A program that is opened somewhere, on a screen of some size; it follows from its seed.
struct Visit: CustomStringConvertible {
  let program: String
  let seed: UInt64
  /// A token file; nil for the themes of the code.
  let tokens: String?

  /// Inputs of a visit, after which there is another one.
  static let length = 500

  init(program: String, seed: UInt64, tokens: String?) {
    (self.program, self.seed, self.tokens) = (program, seed, tokens)
  }

  init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 3, words[0] == "visit", let seed = UInt64(words[2]) else { return nil }
    self.init(program: words[1], seed: seed, tokens: words.count > 3 ? words[3] : nil)
  }

  var description: String { "visit \(program) \(seed)" + (tokens.map { " " + $0 } ?? "") }

  func walker() -> (any Walker)? {
    // Another one than that of the inputs.
    var random = SplitMix64(seed: ~seed)
    let sizes = [(5, 20), (8, 25), (10, 30), (24, 80), (30, 100), (40, 120), (1, 1), (150, 400)]
    let (rows, columns) =
      Bool.random(using: &random)
      ? sizes.randomElement(using: &random) ?? (24, 80)
      : (Int.random(in: 1...60, using: &random), Int.random(in: 1...200, using: &random))
    let size = CellSize(columns: columns, rows: rows)
    switch program {
    case "browse": return gallery(size, &random)
    case "review": return review(size, &random)
    default: return nil
    }
  }

  private func gallery(_ size: CellSize, _ random: inout SplitMix64) -> (any Walker)? {
    var context = ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:]))
    if let tokens {
      guard let opened = try? context.opening(["file:" + tokens]) else { return nil }
      context = opened
    }
    let catalogue = context.catalogue
    var options = GalleryOptions()
    options.language = Bool.random(using: &random) ? .korean : .english
    options.hasMotion = Bool.random(using: &random)
    for opened in context.opened { options.tokens[opened.name] = opened.tokens }
    var settings = Settings()
    settings.language = Bool.random(using: &random) ? .korean : .english
    if Bool.random(using: &random) {
      settings.theme =
        context.opened.last?.name ?? catalogue.themes.randomElement(using: &random)?.name
    }
    options.environment.apply(settings, in: catalogue)
    if Int.random(in: 0..<4, using: &random) > 0 {
      options.link = catalogue.specimens.randomElement(using: &random).map { Link($0) }
    }
    let program = GalleryProgram(
      catalogue: catalogue, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    return DriverWalker(
      ProgramDriver(
        GalleryAct(program, file: nil), from: program.initialModel, size: size,
        environment: RenderEnvironment(theme: .chrome)))
  }

  /// Differences of a few variants: changed, new and gone.
  private func review(_ size: CellSize, _ random: inout SplitMix64) -> (any Walker)? {
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
    guard !program.initialModel.items.isEmpty else { return nil }
    return DriverWalker(
      ProgramDriver(
        WrittenReview(program: program), from: program.initialModel, size: size,
        environment: RenderEnvironment(theme: .chrome)))
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
    }
  }
}

/// A program of whichever kind that inputs are given to.
protocol Walker: AnyObject {
  var size: CellSize { get }
  var drawing: Drawing? { get }
  var hasEnded: Bool { get }
  func send(_ input: ProgramInput)
}

private final class DriverWalker<Driven: HostedProgram & ~Copyable>: Walker {
  private var driver: ProgramDriver<Driven>

  init(_ driver: consuming ProgramDriver<Driven>) { self.driver = driver }

  var size: CellSize { driver.size }
  var drawing: Drawing? { driver.drawing }
  var hasEnded: Bool { driver.ending != nil }
  func send(_ input: ProgramInput) { driver.send(input) }
}

/// The inputs of a visit in a file, each written before it is taken in.
final class HistoryLog {
  private let descriptor: Int32

  init?(_ path: String) {
    descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  func begin(_ line: String) {
    ftruncate(descriptor, 0)
    add(line)
  }

  func add(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  static func lines(of path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
