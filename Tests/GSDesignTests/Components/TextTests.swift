import Testing

@testable import GSDesign

@Suite struct TextTests {
  typealias Row = (style: GSTextStyle, size: Double, weight: Int, role: ColorRole)

  static let table: [Row] = [
    (.title1, 28, 600, .text), (.title2, 20, 600, .text), (.title3, 16, 600, .text),
    (.title4, 13, 600, .text), (.sectionTitle, 13, 400, .textTertiary), (.body1, 16, 400, .text),
    (.body2, 12, 400, .textSecondary), (.caption1, 13, 500, .textTertiary),
    (.captionPrimary1, 13, 500, .text), (.caption2, 12, 400, .textTertiary),
    (.captionPrimary2, 12, 400, .text), (.description, 16, 500, .textTertiary),
    (.description2, 13, 400, .textTertiary), (.buttonTitle1, 16, 600, .onAccent),
  ]

  @Test func thereIsARowForEveryStyle() {
    #expect(Self.table.map(\.style) == GSTextStyle.allCases)
  }

  @Test(arguments: table)
  func aStyleIsASizeAWeightAndARole(row: Row) throws {
    #expect(row.style.size == row.size && row.style.weight == row.weight)
    let span = try #require(GSText(row.style, "x").element.spans.first)
    #expect(span.role == row.role)
    #expect(span.emphasis.contains(.bold) == (row.weight >= 600))
    #expect(
      span.emphasis.contains(.dimInMono) == [.textSecondary, .textTertiary].contains(row.role))
  }

  @Test func largeTitlesHaveBlankRows() {
    let edges = GSTextStyle.allCases.map(\.edges)
    #expect(edges[0] == Edges(vertical: .large) && edges[1] == Edges(bottom: .large))
    #expect(edges.dropFirst(2).allSatisfy { $0 == Edges() })
  }

  @Test(
    arguments: [
      ("plain", [("plain", false)]),
      ("Select **your** tags", [("Select ", false), ("your", true), (" tags", false)]),
      ("**a****b**", [("ab", true)]),
      ("**전체**", [("전체", true)]),
      ("5 ** 3", [("5 ** 3", false)]),
      ("a **b", [("a **b", false)]),
      ("a * b * c", [("a * b * c", false)]),
      ("****", [("****", false)]),
      ("****a**", [("**", false), ("a", true)]),
      ("", [("", false)]),
      ("**a** **", [("a", true), (" **", false)]),
    ] as [(String, [(String, Bool)])])
  func twoAsterisksMakeBold(text: String, expected: [(String, Bool)]) {
    let spans = GSText(.body1, text).element.spans
    #expect(spans.map(\.text) == expected.map(\.0))
    #expect(spans.map { $0.emphasis.contains(.bold) } == expected.map(\.1))
  }

  @Test func aTextOfNothingButAsterisksIsReadInOnePass() {
    let text = String(repeating: "*", count: 200_001)
    #expect(GSText(.body1, text).element.plainText == text)
  }
}
