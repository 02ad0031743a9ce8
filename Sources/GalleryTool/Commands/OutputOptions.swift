import ArgumentParser
import TermRender

/// How and where results are written.
struct OutputOptions: ParsableArguments {
  @Option(help: "How results are written; a terminal gets ansi, a pipe text.")
  var format: OutputFormat?

  @Flag(help: "The same as --format json.")
  var json = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("A file instead of standard output.", valueName: "file")
  )
  var output: String?

  var chosenFormat: OutputFormat? { json ? .json : format }

  func target() throws(ToolError) -> OutputTarget {
    output.map { .file($0) } ?? .standard
  }
}

/// How documents are drawn.
struct DocumentOptions: ParsableArguments {
  @Option(help: "How SVG and HTML draw outlines: smooth or cells.")
  var shapes: Named<ShapeRendering>?

  var rendering: ShapeRendering { shapes?.value ?? .smooth }
}

/// Whether output may be styled at all.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whether output is styled: auto, always or never.", valueName: "when"),
    transform: ColorUse.init(argument:))
  var color: ColorUse = .auto
}
