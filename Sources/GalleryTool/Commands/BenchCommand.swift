import ArgumentParser
import ColorScience
import GSDesign
import GalleryKit
import TermRender

struct BenchCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Time, cells and bytes of every state and every interaction.",
    discussion:
      "Times are those of this machine at this moment; cells and bytes are the same everywhere.")

  @Flag(help: "As JSON.")
  var json = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let states = context.catalogue.specimens.map(measureStates)
    let interactions = InteractionBench(context).measure() + [SearchBench().measure()]
    if json {
      try context.print(
        JSONValue.members([
          "format": .integer(1),
          "states": .array(states.map(\.json)),
          "interactions": .array(interactions.map(\.json)),
        ]).text + "\n")
    } else {
      try context.print(
        BenchRow.table(states, first: "each state of") + "\n"
          + BenchRow.table(interactions, first: "at 120x40"))
    }
    return .done
  }

  /// Draws every state of the design tier on a screen that was empty.
  private func measureStates(_ specimen: Specimen) -> BenchRow {
    let environment = RenderEnvironment(theme: specimen.home)
    let draughtsman = Draughtsman(widthPolicy: .grapheme)
    var row = BenchRow(name: specimen.id)
    for state in StateSpace(of: specimen) {
      let start = ContinuousClock.now
      let look = state.element(.english)
      let size = draughtsman.size(of: look, environment: environment, columns: 120)
      let drawing = draughtsman.draw(
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
