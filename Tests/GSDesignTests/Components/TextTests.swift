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

  @Test func everyStyleHasARow() {
    #expect(Self.table.map(\.style) == Theme.gitspace.textStyles)
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

  /// Size, weight and line height as the systems publish them.
  @Test(arguments: [
    (
      Theme.zatch,
      """
      bold40 40 700 72, bold32 32 700 38.4, bold20 20 700 28, bold18 18 700 24, bold17 17 700 20.4,
      bold16 16 700 19.2, bold15 15 700 18, bold14 14 700 16.8, bold13 13 700 18.2,
      bold12 12 700 16.8, medium18 18 500 24, medium16 16 500 19.2, medium15_21 15 500 21,
      medium15_19 15 500 19.5, medium14 14 500 16.8, medium13_19 13 500 19.5,
      medium13_15 13 500 15.6, medium12 12 500 15.6, medium10 10 500 13, regular18 18 400 24,
      regular16 16 400 24, regular15 15 400 21, regular14_19 14 400 19.6,
      regular14_18 14 400 18.2, regular13 13 400 19.5, regular12 12 400 15.6,
      extrabold20 20 800 24, extrabold18 18 800 25.2
      """
    ),
    (
      .lionheart,
      """
      head1 28 600, head2 24 600, head3 20 600, head4 18 600, subHead1 18 400, subHead2 16 500,
      title1 16 600, title2 14 600, body1 20 500, body2M 16 500, body2R 16 400, body2R2 16 400,
      body3M 14 500, body3R 14 400, body4 12 400, body5B 9 700, body5M 9 500, caption 8 500
      """
    ),
    (.ribsTodo, "rowTitle 26 700, body 17 400, field 14 400"),
  ])
  func rampsAreAsPublished(theme: Theme, published: String) {
    let rows = published.split(separator: ",").map { $0.split { $0 == " " || $0 == "\n" } }
    #expect(theme.textStyles.map(\.name) == rows.map { String($0[0]) })
    for (style, row) in zip(theme.textStyles, rows) {
      #expect(style.size == Double(row[1]) && style.weight == Int(row[2]), "\(style.name)")
      #expect(style.lineHeight == (row.count > 3 ? Double(row[3]) : nil), "\(style.name)")
      #expect(style.role == .text && style.kern == (style.name == "extrabold20" ? 0.15 : 0))
      #expect(style.family == (theme == .ribsTodo ? nil : "Pretendard"))
    }
  }

  @Test func aStyleIsItsValues() {
    let own = GSTextStyle("bold18", family: "Pretendard", size: 18, weight: 700, lineHeight: 24)
    #expect(own == .zatch.bold18 && own.hashValue == GSTextStyle.zatch.bold18.hashValue)
    #expect(GSTextStyle("bold18", size: 18, weight: 700) != own)
    #expect(GSTextStyle.lionheart.body2R != .lionheart.body2R2, "the name is a value too")
  }

  /// A theme of another package brings its ramp along.
  @Test func aThemeListsItsStyles() throws {
    let note = GSTextStyle("note", size: 11, weight: 400, role: .textSecondary)
    let values: [ColorRole: TokenValue] = [
      .page: "#FFFFFF", .surface: "#F4F4F4", .text: "#1A1A1A", .textSecondary: "#5A5A5A",
      .destructive: "#C00020", .accent: "#0A7A5A", .onAccent: "#FFFFFF", .outline: "#8A8A8A",
    ]
    #expect(try Theme(name: "x", light: values, dark: [:], textStyles: [note]).textStyles == [note])
    #expect(Samples.text(note).english == "note", "a style without a sample shows its name")
    for theme in Theme.builtIn {
      let samples = theme.textStyles.map(Samples.text)
      #expect(Set(samples.map(\.english)).count == samples.count, "\(theme)")
      #expect(Set(samples.map(\.korean)).count == samples.count, "\(theme)")
      #expect(zip(samples, theme.textStyles).allSatisfy { $0.english != $1.name })
    }
  }

  @Test func largeTitlesHaveBlankRows() {
    #expect(GSTextStyle.zatch.bold40.edges == Edges(vertical: .large))
    #expect(GSTextStyle.lionheart.head3.edges == Edges(bottom: .large))
    #expect(GSTextStyle.lionheart.body1.edges == Edges(), "20 points, but not bold")
    let edges = Theme.gitspace.textStyles.map(\.edges)
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
