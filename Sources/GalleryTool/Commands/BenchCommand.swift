import ArgumentParser
import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import TermSession

struct BenchCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures the time, cells and bytes of every state and interaction.",
    discussion:
      "Times depend on this machine; cells and bytes are the same everywhere.",
    // It measures this program, not the components of a team.
    shouldDisplay: false)

  @OptionGroup
  var output: ResultOptions<TableFormat>

  @Option(
    help: ArgumentHelp(
      "How many times all themes, appearances and depths are drawn.", valueName: "N"))
  var passes = 1

  func validate() throws {
    if !(1...1000 ~= passes) { throw ValidationError("--passes takes a number from 1 to 1000.") }
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    // First, so that the memory is its own.
    let bench = ThroughputBench(context.catalogue)
    let shared = bench.measure(passes: passes, isShared: true)
    let alone = bench.measure(passes: passes, isShared: false)
    let baselines = bench.measureBaselines(passes: passes)
    let states = context.catalogue.specimens.map(measureStates)
    let interactions =
      InteractionBench(context).measure() + [SearchBench().measure(), ConstraintBench().measure()]
    try output.write(
      text: {
        BenchRow.table(states, first: "each state of") + "\n"
          + BenchRow.table(interactions, first: "at 120x40") + "\n" + ThroughputBench.Result.heading
          + shared.line("\(shared.environments) environments at once")
          + alone.line("one after another")
          + baselines.line("compared with baselines")
      },
      json: {
        JSONWriter.text(
          BenchJSON(
            states: states, interactions: interactions,
            throughput: BenchJSON.Throughput(shared: shared, alone: alone, baselines: baselines)))
      }, context)
    return .done
  }

  /// Draws every state of the design tier on a screen that was empty.
  private func measureStates(_ specimen: Specimen) -> BenchRow {
    let environment = RenderEnvironment(theme: specimen.home)
    let renderer = ElementRenderer(widthPolicy: .grapheme)
    var row = BenchRow(name: specimen.id.text)
    for state in SpecimenSpace(of: specimen) {
      let start = ContinuousClock.now
      let look = state.element(.english)
      let size = renderer.size(of: look, environment: environment, columns: 120)
      let drawing = renderer.draw(
        .backdrop(.page, look), size: size, environment: environment)
      let queue = OutputQueue()
      var presenter = ANSIPresenter(sink: queue, depth: .truecolor)
      presenter.present(Frame(surface: drawing.surface))
      row.add(
        time: ContinuousClock.now - start, cells: size.columns * size.rows,
        bytes: queue.take().count)
    }
    return row
  }
}

/// The measurements as JSON.
private struct BenchJSON: Encodable {
  let format = 1
  let states: [BenchRow]
  let interactions: [BenchRow]
  let throughput: Throughput

  struct Throughput: Encodable {
    let shared: ThroughputBench.Result
    let alone: ThroughputBench.Result
    let baselines: ThroughputBench.Result
  }
}
