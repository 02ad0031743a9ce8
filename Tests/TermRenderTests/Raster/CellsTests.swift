import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// Cells as an element: what goes in comes out, and nothing reaches past an edge.
@Suite("Cells as an element") struct CellsTests {
  private typealias Picture = GSDesign.CellPicture

  private func random(_ seed: UInt64) -> Picture {
    var program = SurfaceProgram(seed: seed)
    program.fillWithWords()
    for _ in 0..<20 { program.step() }
    return Picture(program.surface)
  }

  private func drawn(
    _ element: Element, columns: Int, rows: Int, _ environment: RenderEnvironment
  ) -> Picture {
    let size = CellSize(columns: columns, rows: rows)
    return Picture(Renderer().draw(element, size: size, environment: environment).surface)
  }

  /// A row of cells as a file may have them, in one style.
  private func row(_ cells: [(text: String, columns: Int)]) -> Picture {
    Picture(
      columns: cells.count, rows: 1,
      cells: cells.map { Picture.Cell(text: $0.text, columns: $0.columns, style: 0) },
      styles: [.plain])
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func cellsAreDrawnUnchanged(seed: UInt64) {
    let picture = random(seed)
    let environment = RenderEnvironment(
      theme: .zatch, appearance: .dark, widthPolicy: seed % 2 == 0 ? .wcwidth : .grapheme)
    let renderer = Renderer()
    let drawing = renderer.draw(.cells(picture), environment: environment)
    #expect(Picture(drawing.surface) == picture, "seed \(seed)")
    let measured = renderer.measure(.cells(picture), environment: environment)
    #expect(measured == CellSize(columns: picture.columns, rows: picture.rows), "seed \(seed)")
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func everyEdgeCutsExactlyTheCellsBeyondIt(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let picture = random(seed)
    let columns = generator.number(1...picture.columns)
    let rows = generator.number(1...picture.rows)
    let left = generator.number(0...picture.columns - columns)
    let top = generator.number(0...picture.rows - rows)
    let seen = drawn(
      .viewport(columns: left, rows: top, .cells(picture)), columns: columns, rows: rows,
      RenderEnvironment())
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = seen[column, row]
        let own = picture[left + column, top + row]
        let isHalved =
          (column == 0 && own.columns == 0) || (column == columns - 1 && own.columns == 2)
        #expect(cell.text == (isHalved ? " " : own.text), "seed \(seed): \(column), \(row)")
        #expect(
          seen.styles[Int(cell.style)] == picture.styles[Int(own.style)],
          "seed \(seed): \(column), \(row)")
      }
    }
  }

  @Test func extraRoomGoesToTheSurroundings() {
    let picture = row([("a", 1), ("b", 1)])
    for element in [
      Element.cells(picture), .sized(width: .fill, height: .fill, .cells(picture)),
      .row([.cells(picture), .spacer]),
    ] {
      let seen = drawn(
        .backdrop(.raised, element), columns: 4, rows: 2, RenderEnvironment())
      #expect(seen.plainText == "ab  \n    ")
      for (column, row) in [(2, 0), (3, 0), (0, 1), (1, 1)] {
        #expect(seen.style(column: column, row: row).background?.role == .raised)
      }
    }
  }

  @Test func noThemeChangesTheirColours() {
    let picture = random(7)
    for theme in Theme.builtIn {
      for appearance in Appearance.allCases {
        let environment = RenderEnvironment(theme: theme, appearance: appearance, contrast: .high)
        let drawing = Renderer().draw(.cells(picture), environment: environment)
        #expect(Picture(drawing.surface) == picture)
      }
    }
  }

  /// A picture of a component is seen at a depth and under a vision as the component itself is, but for the glyphs of marks
  /// that only the few colours need.
  @Test(arguments: ColorDepth.allCases, [Vision.none, .deutan])
  func aDepthAndAVisionChangeThemAsTheyChangeTheComponent(_ depth: ColorDepth, _ vision: Vision) {
    for element in [
      GSTag.filled("나눔", isSelected: true).element, GSTag.stroke("나눔").element,
      GSText(.body2, "나눔 of 8").element,
    ] {
      for appearance in Appearance.allCases {
        var environment = RenderEnvironment(theme: .zatch, appearance: appearance)
        let picture = Picture(Renderer().draw(element, environment: environment).surface)
        environment.depth = depth
        environment.vision = vision
        let component = Picture(Renderer().draw(element, environment: environment).surface)
        let cells = Picture(Renderer().draw(.cells(picture), environment: environment).surface)
        for (cell, wanted) in zip(cells.cells, component.cells) where cell.text == wanted.text {
          let style = cells.styles[Int(cell.style)]
          let wantedStyle = component.styles[Int(wanted.style)]
          #expect(style.foreground == wantedStyle.foreground)
          #expect(style.background == wantedStyle.background)
        }
      }
    }
  }

  /// Cells of a file may hold anything. They are not arguments of the test: a runner prints those unescaped.
  @Test func hostileCellsAreReplaced() {
    let hostile: [(text: String, columns: Int)] = [
      ("\u{1B}", 1), ("\u{9B}", 1), ("\n", 1), ("\u{202E}", 1), ("\u{200B}", 1), ("한", 1),
      ("a", 2), ("ab", 1), ("a" + String(repeating: "\u{301}", count: 60), 1),
    ]
    for cell in hostile {
      var cells = [(text: "x", columns: 1), cell]
      if cell.columns == 2 { cells.append((text: "", columns: 0)) }
      cells.append((text: "y", columns: 1))
      let seen = drawn(.cells(row(cells)), columns: cells.count, rows: 1, RenderEnvironment())
      #expect(seen.plainText == "x\u{FFFD}y", "\(cell.text.unicodeScalars.map(\.value))")
    }
  }

  @Test func halvesOfNothingAreBlank() {
    let cells = [("", 0), ("x", 1), ("", 1), ("한", 2)]
    let seen = drawn(
      .row([.cells(row(cells)), .label("z")]), columns: 5, rows: 1, RenderEnvironment())
    #expect(seen.plainText == " x  z")
  }

  @Test func aMarkWithoutItsLetterIsABlank() {
    let picture = row([("က", 1), ("\u{102C}", 1), ("x", 1)])
    let whole = drawn(.cells(picture), columns: 3, rows: 1, RenderEnvironment())
    #expect(whole.plainText == "ကာx")
    let cut = drawn(
      .row([.label("က"), .viewport(columns: 1, .cells(picture))]), columns: 3, rows: 1,
      RenderEnvironment())
    #expect(cut.plainText == "က x")
  }

  @Test(arguments: [(0, 0), (0, 3), (3, 0)])
  func anEmptyPictureShowsNothing(_ columns: Int, _ rows: Int) {
    let picture = Picture(columns: columns, rows: rows, cells: [], styles: [])
    let environment = RenderEnvironment()
    let size = Renderer().measure(.cells(picture), environment: environment)
    #expect(size == CellSize(columns: columns, rows: rows))
    let seen = drawn(.row([.cells(picture), .label("x")]), columns: 4, rows: 1, environment)
    #expect(
      seen.plainText == String(repeating: " ", count: columns) + "x" + (columns == 0 ? "   " : ""))
  }

  @Test func ofAMillionCellsOnlyVisibleOnesAreDrawn() {
    let side = 1000
    var cells = Array(
      repeating: Picture.Cell(text: "x", columns: 1, style: 0), count: side * side - 1)
    cells.append(Picture.Cell(text: "y", columns: 1, style: 0))
    let picture = Picture(columns: side, rows: side, cells: cells, styles: [.plain])
    let seen = drawn(
      .viewport(columns: side, rows: side, .cells(picture)), columns: 3, rows: 2,
      RenderEnvironment())
    #expect(seen.plainText == "xxx\nxxy")
  }
}
