import ColorScience
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// Faults of pictures: cut, off the middle, or without their margin.
@Suite("Pictures are whole and in the middle")
struct PictureFaultTests {
  private func screens(
    _ specimens: [Specimen], _ columns: Int, _ rows: Int, isOverview: Bool = false
  ) -> Screens {
    Screens(
      columns: columns, rows: rows, catalogue: Catalogue(specimens: specimens),
      isOverview: isOverview)
  }

  @Test func aLabelOfOneLineIsInTheMiddleOfItsOutline() {
    var count = 0
    for specimen in Catalogue.builtIn.specimens
    where ["button", "tag"].contains(specimen.component) {
      let surface = Renderer().draw(
        specimen.initialState.element(.english),
        environment: RenderEnvironment(theme: specimen.home)
      ).surface
      guard surface.shapes.count == 1, let shape = surface.shapes.first else { continue }
      let label = shape.label
      let rows = (label.row..<label.endRow).filter { row in
        (label.column..<label.endColumn).contains { surface[$0, row].glyph != .blank }
      }
      guard rows.count == 1, let row = rows.first else { continue }
      count += 1
      let middle = (Double(row) + 0.5) * CellRect.pointsPerRow
      #expect(middle == shape.frame.middleY, "\(specimen.id): row \(row) in \(shape.frame)")
    }
    #expect(count >= 8, "\(count)")
  }

  /// A taller tag in a row of its own was as high as the row, lower than the smallest tag beside its neighbours.
  @Test func noOutlineInFewerColoursIsLowerThanItsDesign() {
    var count = 0
    for specimen in Catalogue.builtIn.specimens {
      var open = screens([specimen], 120, 40)
      let all = Set(specimen.axes.indices)
      for state in specimen.initialState.uses(all, of: specimen).prefix(12) {
        open.model.canvas.state = state
        for shape in open.drawing.surface.shapes
        where shape.clip.column >= 120 - ScreenPlan.knobColumns {
          let (frame, clip) = (shape.frame, PointRect(shape.clip))
          count += 1
          #expect(
            frame.y >= clip.y && frame.endY <= clip.endY,
            "\(specimen.id): \(frame) in \(shape.clip)")
        }
      }
    }
    #expect(count > 60, "\(count)")
  }

  @Test func cardsBreakNoWords() {
    let specimens = Catalogue.builtIn.specimens.filter {
      ["split", "counter", "header"].contains($0.component)
    }
    let text = screens(specimens, 120, 40, isOverview: true).text
    for fragment in ["│ute", "│min ", " ow ", " ll ", "ContributorSee"] {
      #expect(!text.contains(fragment), "\(text)")
    }
    #expect(text.contains("Followers"), "\(text)")
  }

  @Test func noOutlineOfACardMeetsItsName() {
    let open = Screens(columns: 120, rows: 40, catalogue: .builtIn, isOverview: true)
    let workbench = open.program.workbench(open.model)
    for card in workbench.overview.cards(in: workbench).cards where card.specimens.count == 1 {
      let room = CellSize(columns: 24, rows: 7)
      let state = workbench.catalogue.specimens[card.first].initialState
      let look = CardLook(state.element(.english), in: room, of: workbench, card.first)
      #expect(look.size.columns <= room.columns + 2 && look.size.rows <= room.rows)
      #expect(!look.isLow || look.size.rows < room.rows, "\(workbench.title(of: card))")
    }
  }

  @Test func aDerivedAppearanceIsNamedAboveTheCardsAndTheyKeepTheirCounts() {
    var open = Screens(columns: 120, rows: 40, catalogue: .builtIn, isOverview: true)
    open.model.environment.set(.theme, to: "lionheart")
    open.model.environment.set(.appearance, to: "light")
    let text = open.text
    #expect(text.contains("in the theme lionheart · light (derived)"), "\(text)")
    #expect(text.ranges(of: "(derived)").count <= 3, "\(text)")
    #expect(text.contains("14 states") && !text.contains("…light"), "\(text)")
  }

  @Test func aSheetDimsTheScreenBehindIt() throws {
    let surface = screens([.reportSheet], 120, 40).drawing.surface
    let dimmed = Theme.gitspace.scheme(.light, .standard)[.page].dimmed
    let count = (0..<surface.rows).reduce(0) { sum, row in
      sum
        + (0..<surface.columns).count {
          surface.pool[surface[$0, row].style].background?.color == dimmed
        }
    }
    #expect(count > 100, "\(count)")
  }

  @Test func theColourLabHasAMargin() {
    let lab = ColorLab(
      of: Specimen.filledTag.initialState.element(.english),
      under: EnvironmentChange(theme: .zatch, appearance: .light), on: .truecolor, .english,
      columns: 90, .rendering(widthPolicy: .grapheme))
    let surface = Renderer().draw(
      lab.element, size: CellSize(columns: 90, rows: 40),
      environment: RenderEnvironment(theme: .chrome)
    ).surface
    for row in 0..<surface.rows {
      #expect(surface[0, row].glyph == .blank && surface[0, row].style == surface[89, row].style)
    }
  }

  @Test func theKeysThatMoveComeFirstOnTheSmallestScreen() {
    var open = screens([.filledTag], 40, 12)
    open.type("m")
    #expect(open.text.contains("↑↓←→ move"), "\(open.text)")
  }

  @Test func aLongFailureIsWrapped() {
    var open = screens([.filledTag], 60, 16)
    let words = (1...30).map { "word\($0)" }
    open.model.failures.note(Phrase(words.joined(separator: " ")), from: "file")
    open.type("!")
    for word in words { #expect(open.text.contains(word), "\(open.text)") }
  }
}
