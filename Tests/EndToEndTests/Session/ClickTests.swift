import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermSession

/// Clicks on the text of a component, read from the screen, reach it where it is seen.
@Suite("Clicks on a terminal", .serialized)
struct ClickTests {
  private final class Screen {
    let terminal: ProbeTerminal
    private let columns: Int
    private let rows: Int

    init(_ link: String, columns: Int, rows: Int) throws {
      (self.columns, self.rows) = (columns, rows)
      terminal = try ProbeTerminal(
        ProbeStart(
          ["gallery", "browse", link],
          environment: ["TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8"],
          columns: UInt16(columns), rows: UInt16(rows)))
      try terminal.wait("a first frame") { !self.cells(of: "quit").isEmpty }
      try terminal.rest()
    }

    /// The lines that are seen, by cells.
    private var lines: [[String]] {
      let emulated = EmulatedTerminal(columns: columns, rows: rows)
      emulated.feed(terminal.output)
      return emulated.grid.map { row in
        row.flatMap { cell in [cell.text] + Array(repeating: "", count: max(0, cell.columns - 1)) }
      }
    }

    var text: String { lines.map { $0.joined() }.joined(separator: "\n") }

    /// The first cells of a word wherever it is seen, counted from 0.
    func cells(of word: String) -> [(column: Int, row: Int)] {
      let letters = word.map(String.init)
      return lines.enumerated().flatMap { row, line in
        line.indices.filter { line[$0...].starts(with: letters) }.map { (column: $0, row: row) }
      }
    }

    func click(column: Int, row: Int) throws {
      // A frame between any two of them, as with a real hand.
      for phase in [PointerPhase.moved, .pressed(.primary), .released(.primary)] {
        terminal.type(ProgramInput.pointer(phase, column: column, row: row).bytes)
        try terminal.rest()
      }
    }
  }

  private static let sizes = [(80, 24), (120, 40)]

  /// Clicks on a word of the component, once for each answer.
  private func click(
    _ word: String, of link: String, _ size: (columns: Int, rows: Int), expecting answers: [String]
  ) throws {
    let screen = try Screen(link, columns: size.columns, rows: size.rows)
    // Below the header. A knob may hold the same text: the component is where the first click answers.
    let places = screen.cells(of: word).filter { $0.row > 0 }
    var isFound = false
    for place in places where !isFound {
      for (number, answer) in answers.enumerated() {
        try screen.click(column: place.column, row: place.row)
        let answers = screen.text.contains("● " + answer)
        if number == 0, !answers { break }
        isFound = true
        #expect(answers, "\(answer) by click \(number + 1)\n\(screen.text)")
      }
    }
    #expect(isFound, "\(answers) by a click on \(word) at \(places)\n\(screen.text)")
    screen.terminal.type("\u{3}")
    try screen.terminal.expect("exited 130")
  }

  @Test(arguments: sizes)
  func twoClicksOnATagSelectAndDeselectIt(columns: Int, rows: Int) throws {
    try click(
      "Qux", of: "tag/filled:title=Qux", (columns, rows), expecting: ["selected", "deselected"])
  }

  @Test(arguments: sizes)
  func anAlertIsCancelledAgainAndAgain(columns: Int, rows: Int) throws {
    try click(
      "Cancel", of: "alert/default", (columns, rows),
      expecting: ["pressed Cancel", "pressed Cancel"])
  }

  @Test(arguments: sizes)
  func aTabIsSelected(columns: Int, rows: Int) throws {
    try click("Received", of: "tab-bar/home", (columns, rows), expecting: ["selected Received"])
  }

  @Test(arguments: sizes)
  func theRowThatIsPointedAtIsSelected(columns: Int, rows: Int) throws {
    try click("Yangjae", of: "sheet/default", (columns, rows), expecting: ["selected Yangjae"])
    try click("Answered", of: "list/default", (columns, rows), expecting: ["selected Answered"])
  }
}
