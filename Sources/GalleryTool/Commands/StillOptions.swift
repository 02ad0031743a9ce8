import ArgumentParser
import GSDesign
import GalleryKit
import TermRender
import VisualReview
import Workbench

/// A picture of the gallery instead of the gallery.
struct StillOptions: ParsableArguments {
  @Flag(help: "Print the screen and exit; --size sets its size.")
  var still = false

  @Option(
    help: ArgumentHelp(
      "The keys to press first, such as 'down enter' or 'm t'.", valueName: "keys"),
    transform: KeySequence.init(argument:))
  var keys: KeySequence?

  @Option(help: ArgumentHelp("text, ansi, svg or html.", valueName: "format"))
  var format: StillFormat?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file")
  )
  var output: String?

  func validate() throws {
    guard !still else {
      _ = try StillFormat.chosen(format, for: output)
      return
    }
    let others = [
      "--keys": keys != nil, "--format": format != nil, "--output": output != nil,
    ]
    guard let first = others.filter(\.value).keys.min() else { return }
    throw ValidationError("\(first) needs --still.")
  }
}

/// The formats of a picture of the gallery.
enum StillFormat: String, ResultFormat {
  case text, ansi, svg, html

  var fileExtension: String { outputFormat.fileExtension }

  var outputFormat: OutputFormat {
    switch self {
    case .text: .text
    case .ansi: .ansi
    case .svg: .svg
    case .html: .html
    }
  }
}

extension StillOptions {
  /// The size of a picture if none is given.
  private static let standardSize = CellSize(columns: 120, rows: 40)

  /// The target and the format of a picture.
  struct Plan {
    let target: OutputTarget
    let format: OutputFormat
    let size: CellSize

    /// The colour depth of the format.
    var depth: ColorDepth { Settings().drawn(as: format).depth ?? .truecolor }
  }

  func plan(_ room: SizeOptions, _ context: ToolContext) -> Plan {
    let target: OutputTarget = output.map { .file($0) } ?? .standard
    let plan = context.outputPlan(
      format: (try? StillFormat.chosen(format, for: output))?.outputFormat,
      color: .auto, colors: nil,
      isTerminal: target.isTerminal)
    return Plan(target: target, format: plan.format, size: Self.size(room))
  }

  /// The size of a picture without a terminal.
  static func size(_ room: SizeOptions) -> CellSize {
    room.size.map { CellSize(columns: $0.size.columns, rows: $0.size.rows) } ?? standardSize
  }

  /// Draws the screen of a program after the keys. The picture depends on the arguments alone.
  ///
  /// - Parameters:
  ///   - shapes: how a document draws the outlines.
  ///   - before: events before the keys.
  ///   - title: the title of the picture.
  ///   - perform: performs an effect; returns true if it leaves the program.
  func take<Played: Program>(
    _ program: Played, _ plan: Plan, _ environment: RenderEnvironment, _ context: ToolContext,
    shapes: ShapeRendering = .smooth, before: [Event] = [], title: (Played.Model) -> String,
    perform: (Played.Effect, inout Played, inout Played.Model) -> Bool
  ) throws(ToolError) {
    var program = program
    var model = program.initialModel
    var events = before + (keys?.presses ?? []).map(Event.key)
    events.insert(.resized(columns: plan.size.columns, rows: plan.size.rows), at: 0)
    for event in events {
      for effect in program.update(&model, event) where perform(effect, &program, &model) {
        throw ToolError(
          .badArguments, "The keys given with --keys quit the gallery before the image is taken.")
      }
    }
    let drawing = Renderer(recordsType: true).draw(
      program.view(model), size: plan.size, environment: environment)
    let picture = Picture(
      surface: drawing.surface, colors: ColorReduction(.truecolor), title: title(model),
      shapes: shapes)
    try plan.target.write(picture.written(as: plan.format), context)
  }
}

extension BrowseCommand {
  /// Draws the screen after the keys.
  func takeStill(_ context: ToolContext) throws(ToolError) -> ExitStatus {
    let plan = still.plan(room, context)
    // A still image has the size of the screen.
    var request = try context.request(link, environment)
    request.options.countsFindings = !kiosk.kiosk
    let start = context.gallery(request, stage, drawnIn: plan.depth)
    try still.take(
      start.program, plan, start.environment, context, shapes: stage.rendering,
      title: { "\(ProgramName.current) " + start.program.link($0) },
      perform: { effect, program, model in
        if case .showTheme(let theme, _) = effect { program = program.replacing(theme) }
        if case .screen(.startTimer) = effect { program.completeFindings(&model) }
        return effect == .quit || effect == .interrupt
      })
    return .done
  }
}

extension ReviewCommand {
  /// Draws the screen after the keys; their decisions are shown but not written.
  func takeStill(
    _ sources: [ReviewSource], _ options: ReviewOptions, _ context: ToolContext
  ) throws(ToolError) -> ExitStatus {
    let plan = still.plan(room, context)
    var options = options
    options.terminal = TerminalFacts(
      appearance: appearance?.value ?? .light, depth: plan.depth)
    let program = try program(sources, options, context)
    let environment = RenderEnvironment(theme: .chrome, depth: plan.depth)
    try still.take(
      program, plan, environment, context, shapes: stage.rendering,
      title: { _ in "\(ProgramName.current) review" },
      perform: { effect, _, model in
        switch effect {
        case .write(let changes):
          program.learn(WriteOutcome(written: changes.count), &model)
          return false
        case .writeReasons:
          program.learnReasons(nil, &model)
          return false
        case .open, .screen(.quit), .screen(.interrupt): return true
        case .screen(.copy), .screen(.redraw), .screen(.suspend), .screen(.startTimer):
          return false
        }
      })
    return .done
  }
}

/// A sequence of keys, by their names, separated by blanks.
struct KeySequence: Hashable, Sendable {
  let presses: [KeyPress]

  /// - Throws: a sentence with the invalid key.
  init(argument: String) throws {
    presses = try argument.split(separator: " ").map { name in
      guard let press = KeyPress(named: name) else {
        throw ValidationError(
          "“\(safe(String(name)))” is not a key; keys are single characters, "
            + KeyPress.names.map(\.name).joined(separator: " ")
            + " F1, and ctrl- alt- shift- before one.")
      }
      return press
    }
  }
}
