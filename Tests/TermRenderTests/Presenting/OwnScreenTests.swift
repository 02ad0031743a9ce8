import OwnComponents
import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

/// Frames that another package draws: `OwnComponents` sees the public pieces alone. ncurses is one set of globals.
extension NcursesPresenterTests {
  private static let size = CellSize(columns: 30, rows: 6)
  private static let elements: [Element] = [
    .centered(GSText(.title3, "Choose").element),
    .column([GSTag.filled("Swift", isSelected: true).element, GSText(.body1, "전자기기").element]),
    .centered(GSTag.filled("Swift", isFocused: true).element),
  ]

  @Test(arguments: ColorDepth.allCases)
  func everyPresenterShowsTheLastFrame(depth: ColorDepth) throws {
    let environment = RenderEnvironment(depth: depth)
    let (elements, size) = (Self.elements, Self.size)
    let frames = OwnScreen.ansi(elements, size: size, environment: environment)
    let ncurses = try OwnScreen.ncurses(
      elements, size: size, environment: environment, term: "xterm-256color")
    for bytes in [frames.bytes, ncurses] {
      let terminal = EmulatedTerminal(columns: size.columns, rows: size.rows)
      terminal.feed(bytes)
      #expect(terminal.grid.map(line).joined() == frames.text)
    }
  }

  /// A row as plain text has it: without the blanks at its end.
  private func line(_ row: [EmulatedCell]) -> String {
    var text = row.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }

  @Test func aFrameThatIsShownAlreadyIsNotWrittenAgain() {
    let (elements, size) = (Self.elements, Self.size)
    let once = OwnScreen.ansi([elements[1]], size: size, environment: RenderEnvironment())
    let twice = OwnScreen.ansi(
      [elements[1], elements[1]], size: size, environment: RenderEnvironment())
    #expect(once.bytes == twice.bytes)
  }
}
