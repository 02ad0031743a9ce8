import TerminalTesting
import Testing

/// No input, at any moment, ends a program that was not asked to end.
///
/// `fault-catalogue --walk` gives millions of inputs to the same programs.
@Suite("Random inputs", .serialized)
struct RandomInputTests {
  @Test(arguments: [
    ("browse", InputHistory.Theme.builtIn, 2_500), ("browse", .file, 1_500),
    ("browse", .folder, 1_500), ("kiosk", .builtIn, 1_000), ("review", .builtIn, 2_000),
    ("present", .builtIn, 500), ("follow", .builtIn, 500), ("demo", .builtIn, 1_000),
    ("linear", .file, 300), ("linear-review", .builtIn, 1_000),
  ])
  func noInputEndsAProgram(program: String, theme: InputHistory.Theme, inputs: Int) throws {
    let outcome = try InputHistory.walk(
      program, seed: 20_261_125, inputs: inputs, theme: theme, in: try ScratchFolder())
    #expect(outcome.isWhole, "\(outcome)")
  }

  /// Where four histories of keys once ended the gallery.
  @Test(arguments: ["20x5", "25x8", "30x10", "80x24"], [InputHistory.Theme.builtIn, .file])
  func noInputEndsASmallGallery(size: String, theme: InputHistory.Theme) throws {
    let outcome = try InputHistory.walk(
      "browse", seed: 20_261_127, inputs: 500, theme: theme, size: size, in: try ScratchFolder())
    #expect(outcome.isWhole, "\(outcome)")
  }

  /// The same inputs as bytes, through the parser and the session.
  @Test func noInputEndsTheProgramOnATerminal() throws {
    let outcome = try InputHistory.type(seed: 20_261_128, inputs: 10_000, in: try ScratchFolder())
    #expect(outcome.isWhole, "\(outcome)")
  }

  @Test func theShortestHistoryIsFound() {
    let history = (0..<300).map(String.init)
    var asked = 0
    let shortest = InputHistory.shrunk(history) { candidate in
      asked += 1
      return candidate.contains("17") && candidate.contains("203")
    }
    #expect(shortest == ["17", "203"])
    #expect(asked < 200)
  }
}
