import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryTool
@testable import TermRender
@testable import TermSession

@Suite("The report of widths") struct WidthsReportTests {
  private let count = WidthSample.allCases.reduce(0) { $0 + $1.texts.count }

  /// The report of a terminal that counts widths as we do, except that it gives each text of the wrong kinds one
  /// column.
  private func report(without wrong: Set<WidthSample> = []) -> WidthsReport {
    let replies = WidthSample.allCases.flatMap { sample in
      sample.texts.map { text in
        TerminalReply.cursorPosition(
          column: wrong.contains(sample) ? 17 : DisplayWidth.columns(of: text), row: 1)
      }
    }
    return WidthsReport(replies, policy: .grapheme)
  }

  @Test func aTerminalThatCountsAlikeHasNothingAgainstIt() {
    let table = report().table
    #expect(table.contains("\(count) of \(count) texts take as many columns as are counted."))
    #expect(!table.contains("differ"))
  }

  @Test(arguments: WidthSample.allCases) func aDifferenceIsNamedWithItsRemedy(_ kind: WidthSample) {
    let table = report(without: [kind]).table
    #expect(table.contains("\(kind.rawValue) differ: \(kind.remedy)."))
    #expect(table.components(of: "differ").count == 2)
    #expect(table.contains("\(count - kind.texts.count) of \(count) texts"))
  }

  @Test func anUnansweredTextIsUnknownAndNotWrong() throws {
    let report = WidthsReport([.cursorPosition(column: 10, row: 1)], policy: .grapheme)
    #expect(report.rows.first?.isRight == true)
    #expect(report.rows.dropFirst().allSatisfy { $0.isRight == nil })
    #expect(report.table.contains("1 of \(count) texts"))
    #expect(report.table.contains("?"))
    #expect(!report.table.contains("differ"))
    let validator = try SchemaValidator(named: "widths")
    #expect(validator.findings(in: try Document(report.json)) == [])
  }
}

extension String {
  fileprivate func components(of word: String) -> [Substring] {
    split(separator: word, omittingEmptySubsequences: false)
  }
}
