import GSDesign
import TermRender
import Testing

@testable import TermSession

@Suite("Colours of printed components")
struct OutputColorsTests {
  private func printed(
    _ colors: OutputColors, _ variables: [String: String], isTerminal: Bool
  ) -> String {
    let variables = ["TERM": "xterm-256color"].merging(variables) { $1 }
    return GSTag.filled("Swift").ansi(
      colors, in: variables, isTerminal: isTerminal, theme: .gitspace, appearance: nil
    ).description
  }

  @Test func aTerminalGetsColours() {
    #expect(printed(.detected, [:], isTerminal: true).contains("\u{1B}[38;5;"))
    #expect(
      printed(.detected, ["COLORTERM": "truecolor"], isTerminal: true).contains("\u{1B}[38;2;"))
  }

  @Test(arguments: [
    (["TERM": "dumb"], true), ([:], false), (["COLORTERM": "truecolor"], false),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
  ])
  func withoutEscapesOnlyTextIsWritten(variables: [String: String], isTerminal: Bool) {
    #expect(!printed(.detected, variables, isTerminal: isTerminal).contains("\u{1B}"))
    #expect(printed(.detected, variables, isTerminal: isTerminal).contains("Swift"))
  }

  @Test func noColorIsRespected() {
    for wish in ["NO_COLOR", "CLICOLOR"] {
      let text = printed(.detected, [wish: "0"], isTerminal: true)
      #expect(text.contains("\u{1B}[") && !text.contains("38;") && !text.contains("48;"))
    }
    #expect(printed(.detected, ["CLICOLOR_FORCE": "1"], isTerminal: false).contains("\u{1B}["))
  }

  @Test func aPolicyOverridesTheSurroundings() {
    #expect(!printed(.never, ["CLICOLOR_FORCE": "1"], isTerminal: true).contains("\u{1B}"))
    #expect(printed(.always, ["NO_COLOR": "1"], isTerminal: false).contains("\u{1B}[38;5;"))
  }
}
