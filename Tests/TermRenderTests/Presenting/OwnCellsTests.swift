import GSDesign
import OwnComponents
import TermRender
import TermSession
import TerminalTesting
import Testing

@Suite("Cells that another package writes")
struct OwnCellsTests {
  private let cells = OwnCells(columns: 8, theme: .gitspace)

  @Test func aTerminalShowsThem() {
    let terminal = EmulatedTerminal(columns: 8, rows: 1)
    terminal.feed(cells.bytes(of: "태그 ok"))
    #expect(terminal.grid.flatMap { $0.map(\.text) }.joined().hasPrefix("태그 ok"))
    #expect(cells.writing("태그 ok").plainText == "태그 ok\n")
  }

  @Test func aTextFromOutsideIsGated() {
    #expect(cells.writing("a\u{1B}[2J").plainText == "a␛[2J\n")
  }

  @Test func theyKnowTheirRole() {
    #expect(cells.role(in: cells.writing("a")) == .accent)
  }

  @Test func damageIsFoundByColumns() {
    #expect(cells.damage(from: "tag", to: "tap") == 2..<3)
    #expect(cells.damage(from: "tag", to: "tag")?.isEmpty == true)
    #expect(cells.damage(from: "태그", to: "태고") == 2..<4)
  }

  @Test func framesAreRecordedInOrder() {
    let frames = cells.frames(of: ["one", "two"])
    #expect(frames.map(\.surface.plainText) == ["one\n", "two\n"])
    #expect(frames.allSatisfy { $0.modes == [.bracketedPaste] })
  }

  @Test func theyBecomeDocuments() {
    let documents = cells.documents(of: "Tag")
    #expect(documents[0].hasPrefix("<svg") && documents[1].hasPrefix("<pre"))
    #expect(documents.allSatisfy { $0.contains("Tag") })
  }

  @Test func bytesOfATerminalAreKeysAndAnswers() {
    let read = OwnInput.read(Array("a\u{1B}[0n\u{1B}[A".utf8))
    #expect(read.keys == [KeyPress("a"), KeyPress(.up)])
    #expect(read.isAlive)
  }

  @Test func aTerminalFactHasASource() {
    let depth = OwnInput.depth(["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(depth.value == .truecolor && depth.source == .environment)
  }
}
