import ArgumentParser
import GSDesign
import GalleryKit
import TermRender

/// A picture of the gallery instead of the gallery.
struct StillOptions: ParsableArguments {
  @Flag(help: "Print the screen instead of opening it; --size is the size of the screen.")
  var still = false

  @Option(
    help: ArgumentHelp(
      "The keys pressed before the picture, such as 'down enter' or 'm t'.", valueName: "keys"),
    transform: KeySequence.init(argument:))
  var keys: KeySequence?

  @Option(help: ArgumentHelp("text, ansi, svg or html.", valueName: "format"))
  var format: Named<StillFormat>?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("A file instead of standard output.", valueName: "file")
  )
  var output: String?

  func validate() throws {
    guard !still else { return }
    let others = [
      "--keys": keys != nil, "--format": format != nil, "--output": output != nil,
    ]
    guard let first = others.filter(\.value).keys.min() else { return }
    throw ValidationError("\(first) is of a picture: add --still, or leave it out.")
  }
}

/// How a picture of the gallery is written.
enum StillFormat: String, Hashable, Sendable, CaseIterable {
  case text, ansi, svg, html

  var outputFormat: OutputFormat {
    switch self {
    case .text: .text
    case .ansi: .ansi
    case .svg: .svg
    case .html: .html
    }
  }
}

extension BrowseCommand {
  /// Columns and rows of a picture whose size is not given.
  private static let stillSize = CellSize(columns: 120, rows: 40)

  /// Draws the screen as it is after the keys. What is drawn depends on the arguments alone.
  func takeStill(_ context: ToolContext) throws(ToolError) -> ExitStatus {
    let target: OutputTarget = still.output.map { .file($0) } ?? .standard
    let plan = context.outputPlan(
      format: still.format?.value.outputFormat, color: .auto, colors: nil,
      isTerminal: target.isTerminal)
    let size =
      room.size.map { CellSize(columns: $0.size.columns, rows: $0.size.rows) }
      ?? Self.stillSize
    var options = GalleryOptions()
    options.language = stage.uiLang?.value ?? .english
    let flags = try flags(&options, context)
    options.terminal = TerminalFacts(
      appearance: flags.appearance ?? .light,
      depth: LinkEnvironment().drawn(as: plan.format).depth ?? .truecolor)
    let widthPolicy = flags.widthPolicy ?? .grapheme
    let program = GalleryProgram(
      catalogue: context.catalogue, options: options,
      probe: LookProbe.rendering(widthPolicy: widthPolicy))
    let model = try model(of: program, size: size)
    let drawing = Renderer().draw(
      program.view(model), size: size,
      environment: RenderEnvironment(
        theme: .chrome, depth: options.terminal.depth, glyphs: flags.glyphs ?? .unicode,
        widthPolicy: widthPolicy))
    let picture = Picture(
      surface: drawing.surface, depth: .truecolor, title: "gs-gallery " + program.link(model))
    try target.write(picture.written(as: plan.format, json: .strings([])), context)
    return .done
  }

  /// The gallery after the keys.
  private func model(
    of program: GalleryProgram, size: CellSize
  ) throws(ToolError) -> GalleryModel {
    var model = program.initialModel
    _ = program.update(&model, .resized(columns: size.columns, rows: size.rows))
    for press in still.keys?.presses ?? [] {
      let effects = program.update(&model, .key(press))
      guard !effects.contains(.quit), !effects.contains(.interrupt) else {
        throw ToolError(
          .badArguments, "The keys of --keys leave the gallery before the picture is taken.")
      }
    }
    return model
  }
}
