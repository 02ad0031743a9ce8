import Testing

@testable import GSDesign
@testable import TermSession

@Suite struct InputParserTests {
  @Test func everySequenceMatchesTheTable() {
    for row in InputTable.all {
      #expect(events(row.bytes) == row.events, "\(row.bytes.debugDescription)")
    }
  }

  @Test func everySequenceSplitAtEveryByteMeansTheSame() {
    for row in InputTable.all {
      let bytes = Array(row.bytes.utf8)
      for cut in 0...bytes.count {
        var parser = InputParser()
        var found = events(bytes[..<cut], with: &parser, flush: false)
        found += events(bytes[cut...], with: &parser)
        #expect(found == row.events, "\(row.bytes.debugDescription) cut at \(cut)")
      }
    }
  }

  @Test func aKeyAfterAnySequenceIsThatKey() {
    for row in InputTable.all where !row.bytes.hasSuffix("\u{1B}") {
      var parser = InputParser()
      _ = events(Array(row.bytes.utf8), with: &parser)
      #expect(events([0x71], with: &parser, flush: false) == [key("q")])
      #expect(!parser.isPending)
    }
  }

  @Test func everythingInOneStreamIsEverythingInOrder() {
    let complete = InputTable.all.filter { row in
      var parser = InputParser()
      _ = events(Array(row.bytes.utf8), with: &parser, flush: false)
      return !parser.isPending
    }
    #expect(complete.count > 150)
    let stream = complete.flatMap { Array($0.bytes.utf8) }
    #expect(events(stream, flush: false) == complete.flatMap(\.events))
  }

  @Test func aReplyNeverBecomesAKey() {
    for row in InputTable.replies + InputTable.swallowed {
      for event in events(row.bytes) {
        if case .reply = event { continue }
        Issue.record("\(row.bytes.debugDescription) became \(event)")
      }
    }
  }

  @Test func aCursorReportInTheFirstRowIsOneWhileItIsExpected() {
    var parser = InputParser()
    parser.expectsCursorReport = true
    #expect(
      events(Array("\u{1B}[1;2R".utf8), with: &parser)
        == [.reply(.cursorPosition(column: 1, row: 0))])
  }

  @Test func aLoneEscapeWaitsUntilTheTimeIsOut() {
    var parser = InputParser()
    #expect(events([0x1B], with: &parser, flush: false).isEmpty)
    #expect(parser.isPending)
    #expect(parser.timeout == .escape)
    #expect(events([], with: &parser) == [key(.escape)])
    #expect(!parser.isPending)
  }

  @Test func theTimeoutDependsOnTheUnfinishedSequence() {
    let table: [(String, InputTimeout)] = [
      ("", .none), ("q", .none), ("\u{1B}", .escape), ("\u{1B}[", .escape), ("\u{1B}O", .escape),
      ("\u{1B}]", .escape), ("\u{1B}[1", .sequence), ("\u{1B}]1", .sequence),
      ("\u{1B}]1\u{1B}", .sequence), ("\u{1B}[M!", .sequence), ("\u{1B}[200~x", .paste),
    ]
    for (text, timeout) in table {
      var parser = InputParser()
      _ = events(Array(text.utf8), with: &parser, flush: false)
      #expect(parser.timeout == timeout, "\(text.debugDescription)")
    }
    #expect(InputTimeout.allCases.map { $0.milliseconds() } == [nil, 50, 250, 1_000])
  }

  @Test func brokenUTF8IsDroppedAndTheNextKeyIsTaken() {
    let broken: [[UInt8]] = [
      [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0xFF],
      [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x1B, 0x80], [0x1B, 0xE2],
    ]
    for bytes in broken { #expect(events(bytes + [0x71]) == [key("q")], "\(bytes)") }
  }

  @Test func aSequenceThatEndsAStringEarlyIsRead() {
    #expect(events("\u{1B}]11;rgb:\u{1B}[A") == [key(.up)])
    #expect(events("\u{1B}[1;\u{1B}[B") == [key(.down)])
    #expect(events("\u{1B}[1;\r") == [key(.enter)])
    #expect(events("\u{1B}[\r") == [key("[", .alt), key(.enter)])
  }

  @Test func anUnclosedPasteEndsWithTheTime() {
    var parser = InputParser()
    #expect(events(Array("\u{1B}[200~ab".utf8), with: &parser) == [.paste("ab")])
    #expect(events(Array("q\u{1B}[201~q".utf8), with: &parser) == [key("q"), key("q")])
  }
}
