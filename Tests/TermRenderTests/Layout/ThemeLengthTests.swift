import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

@Suite("Lengths and type of a theme in cells")
struct ThemeLengthTests {
  private let renderer = Renderer()
  private let primary = GSButton(
    style: .primary(isDisabled: false), action: {},
    label: { GSText(.buttonTitle1, "A label as wide as its padding needs").element }
  ).element

  private func size(_ element: Element, _ theme: Theme) -> CellSize {
    renderer.measure(element, environment: RenderEnvironment(theme: theme))
  }

  private static func outsideTheme(
    _ lengths: [ThemeLength], _ styles: [GSTextStyle] = []
  ) throws -> Theme {
    let light: [ColorRole: TokenValue] = [
      .page: "#FFFFFF", .surface: "#F4F4F4", .text: "#1A1A1A", .textSecondary: "#5A5A5A",
      .destructive: "#C00020", .accent: "#0A7A5A", .onAccent: "#FFFFFF", .outline: "#8A8A8A",
    ]
    return try Theme(name: "mine", light: light, dark: [:], textStyles: styles, lengths: lengths)
  }

  @Test func aPaddingOfTheThemeChangesItsButton() {
    let changed = Theme.gitspace.replacing(length: .spacing, "primaryHorizontal", points: 64)
    #expect(size(primary, changed).columns == size(primary, .gitspace).columns + 8)
    let drawn = renderer.draw(primary, environment: RenderEnvironment(theme: changed)).surface
    #expect(drawn.columns == size(primary, changed).columns)
  }

  @Test func anotherLengthOrAnotherSystemChangesNothing() {
    let others: [Theme] = [
      .gitspace.replacing(length: .spacing, "secondaryHorizontal", points: 64),
      .zatch.replacing(length: .spacing, "tag20", points: 64), .zatch, .lionheart, .chrome,
    ]
    for other in others { #expect(size(primary, other) == size(primary, .gitspace)) }
  }

  @Test func aThemeOfNoSystemNamesLengthsOfAllOrOfOne() throws {
    let all = try Self.outsideTheme([ThemeLength(.size, "primaryWidth", points: 800)])
    let one = try Self.outsideTheme([ThemeLength(.size, "gitspace.primaryWidth", points: 800)])
    let other = try Self.outsideTheme([ThemeLength(.size, "zatch.primaryWidth", points: 800)])
    #expect(size(primary, all).columns == 100 && size(primary, one).columns == 100)
    #expect(size(primary, other) == size(primary, .gitspace))
  }

  @Test func aPartWithAThemeHasItsLengths() {
    let changed = Theme.gitspace.replacing(length: .spacing, "primaryHorizontal", points: 64)
    let inside = Element.environment(EnvironmentChange(theme: changed), primary)
    #expect(size(inside, .gitspace) == size(primary, changed))
    let restored = Element.environment(EnvironmentChange(theme: .gitspace), primary)
    #expect(size(restored, changed) == size(primary, .gitspace))
  }

  @Test func severalThemesAreLaidOutEachByItself() {
    let changed = Theme.gitspace.replacing(length: .spacing, "primaryHorizontal", points: 64)
    let environments = [.gitspace, changed, .gitspace].map { RenderEnvironment(theme: $0) }
    let columns = renderer.draw(primary, environments: environments).map(\.surface.columns)
    #expect(columns == environments.map { size(primary, $0.theme).columns })
  }

  @Test func builtInThemesLeaveEveryElementUnchanged() {
    for theme in Theme.builtIn { #expect(theme.measures == nil, "\(theme)") }
  }

  @Test(arguments: [Double.nan, -1, -.infinity, 0, 300, 9999, .infinity])
  func lengthsOfATokenFileAreBounded(points: Double) throws {
    for kind in ThemeLength.Kind.allCases {
      let names = DesignSystem.allCases.flatMap(\.lengths).filter { $0.kind == kind }.map(\.name)
      let theme = try Self.outsideTheme(names.map { ThemeLength(kind, $0, points: points) })
      let elements = [
        primary, GSTag.stroke("x", isSelected: true).element, GSTag.outlined("x").element,
      ]
      for element in elements {
        let surface = renderer.draw(element, environment: RenderEnvironment(theme: theme)).surface
        #expect(surface.columns > 0)
      }
    }
    #expect(Space(custom: points).points == (points > 0 ? min(points, 256) : 0))
    #expect(StrokeWidth(custom: points).points == (points > 0 ? min(points, 8) : 0))
    #expect((0...1024).contains(ControlSize(custom: points).points))
    #expect((0...256).contains(Radius(custom: points).points))
  }

  @Test func aStyleOfTheThemeSetsTheWordsWrittenInIt() throws {
    let text = GSText(.title3, "Words").element
    let light = GSTextStyle("title3", size: 30, weight: 400)
    let large = GSTextStyle("title3", size: 30, weight: 700)
    func attributes(_ theme: Theme) -> (Attributes, CellSize) {
      let surface = renderer.draw(text, environment: RenderEnvironment(theme: theme)).surface
      let cells = (0..<surface.rows).map { surface.pool[surface[0, $0].style].attributes }
      return (
        cells.reduce([]) { $0.union($1) }, CellSize(columns: surface.columns, rows: surface.rows)
      )
    }
    #expect(attributes(.gitspace) == (.bold, CellSize(columns: 5, rows: 1)))
    #expect(
      attributes(.gitspace.replacing(textStyle: light)) == ([], CellSize(columns: 5, rows: 1)))
    #expect(
      attributes(.gitspace.replacing(textStyle: large)) == (.bold, CellSize(columns: 5, rows: 3)),
      "28 points and more have a blank row above and below")
    #expect(attributes(try Self.outsideTheme([], [large])).1.rows == 3)
    #expect(attributes(.zatch).1.rows == 1)
  }

  @Test func aWeightSetForALabelStays() {
    let button = GSButton(style: .secondary(isDisabled: false), action: {}) {
      GSText(.buttonTitle1, "Knock")
    }.label(.weight(.regular)).element
    let bold = Theme.gitspace.replacing(
      textStyle: GSTextStyle("buttonTitle1", size: 22, weight: 800))
    var style: GSTextStyle?
    func find(_ element: Element) -> Element {
      if case .words(let words) = element.node { style = words.style ?? style }
      return element.mapChildren(find)
    }
    _ = find(button.resolved(in: bold))
    #expect(style?.size == 22 && style?.weight == 400)
  }
}
