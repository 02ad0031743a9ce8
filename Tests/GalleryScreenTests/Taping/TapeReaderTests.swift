import Testing

@testable import GSDesign
@testable import GalleryTool
@testable import TermRender

@Suite("The lines of a tape")
struct TapeReaderTests {
  private func actions(_ text: String) throws -> [TapeAction] {
    try TapeReader.tape(Array(text.utf8)).steps.map(\.action)
  }

  @Test func everyVerbIsReadAndWrittenBack() throws {
    let text = """
      open tag/filled:selected@theme=zatch
      appearance dark
      depth 256
      resize 80x24
      key m
      key ctrl-p down shift-tab F1
      type "a \\"quoted\\" \\\\ word"
      paste "two\\nlines\\t가"
      click "Copy link"
      click 12,3
      move "tag"
      drag "a" 3,4 10,4
      wheel down 3
      wheel left 2 "list"
      wait "32 states"
      wait "32 states" 1500ms
      expect "filled"
      expect-not "nothing"
      pause 800ms
      pause 2s
      screenshot page-1.svg
      caption "Every state has a link"
      caption ""

      """
    let tape = try TapeReader.tape(Array(text.utf8))
    #expect(tape.text == text)
    #expect(tape.steps.map(\.line) == Array(1...23))
    #expect(tape.link == "tag/filled:selected@theme=zatch")
    #expect(tape.screenshots == ["page-1.svg"])
    #expect(tape.steps[9].action == .click(.cell(CellPosition(column: 11, row: 2))))
    #expect(tape.steps[19].action == .pause(2_000))
  }

  @Test func commentsBlankLinesAndLineEndsOfWindowsCountAsLines() throws {
    let tape = try TapeReader.tape(Array("# a tape\r\n\r\n  \t\r\n  key\tm  \r\n# end".utf8))
    #expect(tape.steps == [Tape.Step(action: .keys([KeyPress("m")]), line: 4)])
    #expect(try actions("") == [])
    #expect(try actions("key #\nkey \"") == [.keys([KeyPress("#")]), .keys([KeyPress("\"")])])
  }

  @Test func timesAreReadInMillisecondsAndSeconds() throws {
    let times = try actions("pause 0ms\npause 1.5s\npause 0.25s\npause 0.125s\npause 60s")
    #expect(times == [.pause(0), .pause(1_500), .pause(250), .pause(125), .pause(60_000)])
  }

  /// A line, the column of its error, and a part of the message.
  static let faults: [(line: String, column: Int, message: String)] = [
    ("kay m", 1, "Did you mean key?"),
    ("  zzzzzzzz", 3, "Unknown verb “zzzzzzzz”."),
    ("key", 4, "Expected a key"),
    ("key  hyper-m", 6, "“hyper-m” is not a key"),
    ("type word", 6, "Expected a text in quotation marks."),
    ("type \"word", 6, "The text does not end"),
    ("type \"a\\x\"", 9, "A backslash is followed by"),
    ("type \"a\"b", 9, "Expected a blank"),
    ("type \"a\" b", 10, "Nothing follows here"),
    ("expect \"  \"", 8, "Expected words"),
    ("expect", 7, "Expected a text"),
    ("click 0,3", 7, "Expected words in quotation marks, or a column and a row from 1"),
    ("click 3;4", 7, "a column and a row"),
    ("click 401,1", 7, "a column and a row"),
    ("drag 1,1", 9, "Expected words"),
    ("wheel sideways 3", 7, "“sideways” is not one of up, down, left, right."),
    ("wheel up 0", 10, "from 1 to 100"),
    ("wheel up 101", 10, "from 1 to 100"),
    ("pause 800", 7, "Expected a time"),
    ("pause 1.2345s", 7, "Expected a time"),
    ("pause -1s", 7, "Expected a time"),
    ("pause 61s", 7, "Expected a time"),
    ("pause 99999999999999999999ms", 7, "Expected a time"),
    ("resize 80", 8, "Expected columns and rows"),
    ("resize 0x5", 8, "Expected columns and rows"),
    ("resize 401x24", 8, "Expected columns and rows"),
    ("resize 80x151", 8, "Expected columns and rows"),
    ("resize +80x24", 8, "Expected columns and rows"),
    ("appearance pink", 12, "“pink” is not one of"),
    ("depth 8", 7, "“8” is not one of"),
    ("screenshot ../a.svg", 12, "and no folder"),
    ("screenshot /tmp/a.svg", 12, "and no folder"),
    ("screenshot .a.svg", 12, "and no folder"),
    ("screenshot -a.svg", 12, "and no folder"),
    ("screenshot a\u{301}.svg", 12, "and no folder"),
    ("screenshot a.png", 12, "ends in .svg"),
    ("screenshot a", 12, "ends in .svg"),
    ("screenshot \(String(repeating: "a", count: 97)).svg", 12, "and no folder"),
    ("caption \"\u{1B}[31m\"", 10, "Control characters"),
  ]

  @Test(arguments: faults.indices) func anErrorNamesItsLineItsColumnAndTheFix(index: Int) {
    let fault = Self.faults[index]
    let error = #expect(throws: TapeError.self) {
      _ = try TapeReader.tape(Array("# first\nkey m\n\(fault.line)\nkey n\n".utf8))
    }
    #expect(error?.line == 3)
    #expect(error?.column == fault.column, "\(fault.line)")
    #expect(error?.reason.contains(fault.message) == true, "\(error?.reason ?? "")")
    #expect(error?.reason.utf8.contains(0x1B) == false)
  }

  @Test func linesAreCheckedAgainstOtherLines() {
    func error(_ text: String) -> String? {
      do throws(TapeError) {
        _ = try TapeReader.tape(Array(text.utf8))
        return nil
      } catch {
        return error.description
      }
    }
    #expect(error("key m\nopen tag/filled") == "2:1: open comes before everything else.")
    #expect(
      error("screenshot a.svg\nscreenshot a.svg")
        == "2:12: There is a screenshot of this name already.")
    let pauses = String(repeating: "pause 60s\n", count: 10)
    #expect(error(pauses) == nil)
    #expect(error(pauses + "pause 1ms")?.hasPrefix("11:7: All pauses together") == true)
    let shots = (0..<200).map { "screenshot \($0).txt\n" }.joined()
    #expect(error(shots) == nil)
    #expect(error(shots + "screenshot z.txt")?.hasPrefix("201:12: A tape takes at most") == true)
    #expect(error(String(repeating: "\n", count: 10_000)) == nil)
    #expect(error(String(repeating: "\n", count: 10_001))?.hasPrefix("10001:1:") == true)
    #expect(error(String(repeating: "#", count: 1 << 18)) == nil)
    #expect(error(String(repeating: "#", count: 1 << 18 + 1))?.hasPrefix("1:1:") == true)
    let long = String(repeating: "가", count: 1_000)
    #expect(error("type \"\(long)\"") == nil)
    #expect(error("type \"\(long)a\"")?.hasPrefix("1:6: The text is longer") == true)
  }

  /// Damaged tapes are refused, or are tapes that are written and read back the same.
  @Test func aDamagedTapeIsReadBackOrRefused() throws {
    let whole = Array(
      """
      open tag/filled:selected@theme=zatch
      key ctrl-p down
      type "a \\"quoted\\" 가"
      drag "a" 3,4 10,4
      wheel left 2 "list"
      wait "32 states" 1500ms
      pause 0.25s
      resize 80x24
      screenshot page-1.svg
      """.utf8)
    var random = SplitMix64(seed: 11)
    var kept = 0
    for _ in 0..<4_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
        }
      }
      do throws(TapeError) {
        let tape = try TapeReader.tape(bytes)
        kept += 1
        #expect(try TapeReader.tape(Array(tape.text.utf8)).text == tape.text)
      } catch {
        #expect(error.line >= 1 && error.column >= 1)
        #expect(!error.description.utf8.contains { $0 < 0x20 })
      }
    }
    #expect(kept > 100)
  }

  @Test func invalidUTF8IsRefusedAtItsPlace() {
    let error = #expect(throws: TapeError.self) {
      _ = try TapeReader.tape(Array("key m\ntype \"가".utf8) + [0xFF] + Array("\"".utf8))
    }
    #expect(error?.line == 2)
    #expect(error?.column == 8)
    #expect(error?.reason == "These bytes are not UTF-8.")
  }
}
