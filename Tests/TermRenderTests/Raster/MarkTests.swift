import Testing

@testable import GSDesign
@testable import TermRender

@Suite struct MarkTests {
  static let allMarks = (0..<16).map { Marks(rawValue: $0) }

  static let kinds: [(name: String, panel: Panel)] = [
    ("filled", .tag(31)),
    ("filled wide", .tag(31, padding: .large)),
    (
      "stroke",
      Panel(
        ink: .outlined, shape: .capsule, height: .fixed(.points20), horizontalPadding: .small,
        strokeWidth: .thin)
    ),
    (
      "filled stroke",
      Panel(
        ink: Ink(text: .onField, fill: .fieldFill, stroke: .outline),
        height: .padded(Space(points: 10)),
        horizontalPadding: .medium, strokeWidth: .thick)
    ),
    ("plain", Panel(ink: .plain, horizontalPadding: .small)),
  ]

  static let environments: [RenderEnvironment] = ColorDepth.allCases.flatMap { depth in
    Density.allCases.flatMap { density in
      GlyphSet.allCases.map { glyphs in
        RenderEnvironment(depth: depth, density: density, glyphs: glyphs)
      }
    }
  }

  private func drawing(_ panel: Panel, _ marks: Marks, _ environment: RenderEnvironment) -> Drawing
  {
    let marked = panel.and { $0.marks = marks }
    return renderer.draw(.panel(marked, .label("예약")), environment: environment)
  }

  private let renderer = Renderer()

  /// In colour, only the ink shows disabled: marks that differ in it alone are drawn alike.
  @Test(arguments: environments)
  func everyTwoCombinationsDiffer(environment: RenderEnvironment) {
    let isSaidByInk = !environment.depth.isCoarse
    let marks = Self.allMarks.filter { !isSaidByInk || !$0.contains(.disabled) }
    for (name, panel) in Self.kinds {
      let surfaces = marks.map { drawing(panel, $0, environment).surface }
      for marks in marks where isSaidByInk {
        #expect(
          drawing(panel, marks, environment).surface.cells
            == drawing(panel, marks.union(.disabled), environment).surface.cells)
      }
      for first in surfaces.indices {
        for second in surfaces.indices where second > first {
          #expect(
            surfaces[first].cells != surfaces[second].cells,
            "\(name) \(first) \(second) \(environment.depth) \(environment.density)")
        }
      }
    }
  }

  /// With the colours removed, only glyphs and attributes are left.
  @Test func allButPressedAndDisabledDifferByGlyphsAndAttributesAlone() {
    for (name, panel) in Self.kinds {
      var seen: [[String]: Int] = [:]
      for marks in Self.allMarks where marks.isDisjoint(with: [.pressed, .disabled]) {
        let surface = drawing(panel, marks, RenderEnvironment()).surface
        let bare = surface.cells.map {
          "\(surface.pool.text(of: $0.glyph)) \(surface.pool[$0.style].attributes.rawValue)"
        }
        #expect(seen[bare] == nil, "\(name) \(marks.rawValue) and \(seen[bare] ?? -1)")
        seen[bare] = Int(marks.rawValue)
      }
    }
  }

  @Test(arguments: environments)
  func marksReflowNothing(environment: RenderEnvironment) {
    for (_, panel) in Self.kinds {
      let sizes = Set(
        Self.allMarks.map { marks -> CellSize in
          let surface = drawing(panel, marks, environment).surface
          return CellSize(columns: surface.columns, rows: surface.rows)
        })
      #expect(sizes.count == 1)
    }
  }

  /// If a viewer may take the ink of the disabled state for that of the enabled one, the sign is drawn in colour too;
  /// the enabled state never has it.
  @Test(arguments: [ColorDepth.truecolor, .indexed256])
  func aDisabledComponentIsMarkedIfItsInkIsClose(depth: ColorDepth) {
    let disabled = Ink(text: ColorRole(.onTagDisabled), fill: ColorRole(.tagDisabledFill))
    let near = Ink(text: ColorRole(.tagYellowOnTint), fill: ColorRole(.tagYellowTint))
    let far = Ink(text: ColorRole(.tagPurpleOnSolid), fill: ColorRole(.tagPurpleSolid))
    func line(_ marks: Marks, _ enabled: Ink) -> String? {
      let environment = RenderEnvironment(theme: .zatch, depth: depth, density: .compact)
      let panel = Panel(
        ink: marks.contains(.disabled) ? disabled : enabled, shape: .capsule,
        height: .fixed(.points20), horizontalPadding: .small, marks: marks
      ).and { $0.enabledInks = [enabled] }
      return picture(.panel(panel, .label("Tag")), environment).lines.first
    }
    #expect(line(.disabled, near) == "▐(Tag)▌")
    #expect(line(.disabled, far) == "▐ Tag ▌")
    #expect(line([], near) == "▐ Tag ▌")
  }

  /// With all colours, `✓` is drawn where a viewer may take the ink of the selected state for that of the other one, and
  /// where the other one is not known; with fewer colours always.
  @Test(arguments: ColorDepth.allCases)
  func theCheckIsDrawnWhereColourDoesNotSuffice(depth: ColorDepth) {
    let selected = Ink(text: ColorRole(.tagPurpleOnSolid), fill: ColorRole(.tagPurpleSolid))
    let near = Ink(text: ColorRole(.tagPurpleOnSolid), fill: ColorRole(.tagPurpleSolid)).hovered
    let far = Ink(text: ColorRole(.tagPurpleOnTint), fill: ColorRole(.tagPurpleTint))
    func line(_ interaction: Interaction, _ unselected: [Ink], _ marks: Marks) -> String? {
      let environment = RenderEnvironment(theme: .zatch, depth: depth, density: .compact)
      let panel = Panel(
        ink: selected.under(interaction), shape: .capsule, height: .fixed(.points20),
        horizontalPadding: .small, marks: marks
      ).and { $0.unselectedInks = unselected }
      return picture(.panel(panel, .label("Tag")), environment).lines.first
    }
    let isFull = depth == .truecolor
    for interaction in Interaction.allCases {
      let marks: Marks = interaction == .pressed ? [.selected, .pressed] : .selected
      #expect(line(interaction, [far], marks) == (isFull ? "▐ Tag ▌" : "▐✓Tag ▌"))
      #expect(line(interaction, [far, near], marks) == "▐✓Tag ▌")
      #expect(line(interaction, [], marks) == "▐✓Tag ▌")
      #expect(line(interaction, [near], marks.subtracting(.selected)) == "▐ Tag ▌")
    }
  }

  @Test func marksAreInThePadding() {
    let mono = RenderEnvironment(depth: .mono, density: .compact)
    let ascii = RenderEnvironment(depth: .mono, density: .compact, glyphs: .ascii)
    func line(_ padding: Space, _ marks: Marks, _ environment: RenderEnvironment) -> String? {
      picture(.panel(.tag(20, padding: padding, marks: marks), .label("예약")), environment)
        .lines.first
    }
    #expect(line(.small, .selected, mono) == "▐✓예약 ▌")
    #expect(line(.small, .selected, ascii) == " *예약  ")
    #expect(line(.small, .disabled, mono) == "▐(예약)▌")
    #expect(line(.small, [.selected, .disabled], mono) == "▐✓예약)▌")
    #expect(line(.small, [.focused, .pressed], mono) == "▐ 예약 ▌")
    #expect(line(.large, .selected, mono) == "▐✓ 예약  ▌")
    #expect(line(.huge, .disabled, mono) == "▐  ( 예약 )  ▌")
    #expect(line(.none, [.selected, .disabled], mono) == "예약")
    #expect(line(.small, .disabled, RenderEnvironment(density: .compact)) == "▐ 예약 ▌")
  }

  @Test(arguments: [ColorDepth.truecolor, .indexed256])
  func pressedIsDrawnInThePressedRoles(depth: ColorDepth) {
    let label = Element.words([Span("A"), Span("B", role: .destructive)])
    let picture = picture(.panel(.tag(20, marks: .pressed), label), RenderEnvironment(depth: depth))
    #expect(picture.lines == ["▐ AB ▌"])
    #expect(picture.styles == [".abca."])
    #expect(picture.legend["."]?.foreground?.role == .accentPressed)
    #expect(picture.legend["a"]?.background?.role == .accentPressed)
    #expect(picture.legend["b"]?.foreground?.role == .onAccent.pressed)
    #expect(picture.legend["c"]?.foreground?.role == .destructive.pressed)
    #expect(picture.legend.values.allSatisfy { $0.attributes.isEmpty })
  }

  @Test func disabledIsDimWhereColoursAreFewAndNowhereElse() {
    for depth in ColorDepth.allCases {
      let surface = drawing(.tag(31), .disabled, RenderEnvironment(depth: depth)).surface
      let isDim = surface.cells.contains { surface.pool[$0.style].attributes.contains(.dim) }
      #expect(isDim == depth.isCoarse, "\(depth)")
    }
  }

  @Test func at16ColoursPressedSwapsWordsAndFill() {
    let picture = picture(
      .panel(.tag(20, marks: .pressed), .words([Span("A", role: .destructive)])),
      RenderEnvironment(depth: .indexed16))
    #expect(picture.lines == ["▐ A ▌"])
    #expect(picture.styles == [".aba."])
    #expect(picture.legend["."]?.foreground?.role == .onAccent)
    #expect(picture.legend["a"]?.background?.role == .onAccent)
    #expect(picture.legend["b"]?.foreground?.role == .accent)
  }

  @Test func pressedWithoutAFillMovesTheWordsAndReversesThemAt16Colours() {
    let element = Element.panel(
      Panel(ink: .plain, horizontalPadding: .small, marks: .pressed), .label("AB"))
    let fine = picture(element)
    #expect(fine.styles == [".aa."])
    #expect(fine.legend["a"]?.attributes == [])
    #expect(fine.legend["a"]?.foreground?.role == .text.pressed)
    let coarse = picture(element, RenderEnvironment(depth: .indexed16))
    #expect(coarse.legend["a"]?.attributes == .reverse)
    #expect(coarse.legend["a"]?.foreground?.role == .text)
  }

  @Test func pressedUnreversesTheWordsWithoutColour() {
    let picture = picture(
      .panel(.tag(31, marks: .pressed), .label("AB")), RenderEnvironment(depth: .mono))
    #expect(picture.lines == ["▄▄▄▄", " AB ", "▀▀▀▀"])
    #expect(picture.styles == ["....", "....", "...."])
  }

  @Test func focusUnderlinesEvenAnEmptyLabel() {
    let picture = picture(
      .panel(Panel(ink: .plain, horizontalPadding: .small, marks: .focused), .label("")))
    #expect(picture.styles == [".a."])
    #expect(picture.legend["a"]?.attributes == .underline)
  }
}
