import Glibc
import TerminalTesting
import Testing

@Suite(.serialized) struct SizeTests {
  @Test func theSizeIsTheTerminals() throws {
    let terminal = try ProbeTerminal("kitty", columns: 101, rows: 37)
    #expect(try terminal.expect("ready") == "ready 101 37")
  }

  @Test func aTerminalWithoutASizeHasTheStatedOneOr80x24() throws {
    let plain = try ProbeTerminal("kitty", columns: 0, rows: 0)
    #expect(try plain.expect("ready") == "ready 80 24")
    let stated = try ProbeTerminal("sized", columns: 0, rows: 0)
    #expect(try stated.expect("ready") == "ready 132 43")
    let half = try ProbeTerminal("sized", columns: 0, rows: 50)
    #expect(try half.expect("ready") == "ready 132 50")
  }

  @Test func aNewSizeIsReported() throws {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    for (columns, rows) in [(120, 40), (1, 1), (65_535, 2), (1_000, 1_000)] {
      terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
      #expect(try terminal.expect("resized") == "resized \(columns) \(rows)")
    }
    // Such a size does not exist, and memory for it must not be requested.
    terminal.resize(columns: 65_535, rows: 65_535)
    #expect(try terminal.expect("resized") == "resized 65535 22")
    terminal.resize(columns: 0, rows: 0)
    #expect(try terminal.expect("resized") == "resized 80 24")
  }
}
