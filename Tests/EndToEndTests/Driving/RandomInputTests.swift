import TerminalTesting
import Testing

/// Nothing that a person does, at whatever moment, ends a program that was not asked to end.
///
/// `fault-catalogue --walk` gives millions of inputs to the same programs.
@Suite("Random inputs", .serialized)
struct RandomInputTests {
  @Test(arguments: [("browse", 20_261_125, 9_000), ("review", 20_261_126, 4_000)])
  func noInputEndsAProgram(program: String, seed: UInt64, inputs: Int) throws {
    let outcome = InputHistory.walk(
      program, seed: seed, inputs: inputs, in: try ScratchFolder())
    #expect(outcome.isWhole, "\(outcome)")
  }

  @Test func noInputEndsAGalleryWithATokenFile() throws {
    let outcome = InputHistory.walk(
      "browse", seed: 20_261_127, inputs: 3_000, hasTokens: true, in: try ScratchFolder())
    #expect(outcome.isWhole, "\(outcome)")
  }

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
