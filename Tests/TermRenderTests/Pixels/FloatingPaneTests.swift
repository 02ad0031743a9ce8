import GalleryTesting
import StateSpace
import TerminalTesting
import Testing

@testable import ColorScience
@testable import ExampleComponents
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// A pane covers its own cells and nothing else: the rest of an image stays an image.
@Suite("Images under a floating pane")
struct FloatingPaneTests {
  private static let ownSpecimens: [Specimen] =
    (try? Theme.seaside()).map {
      [.starRating(home: $0), .halfStarRating(home: $0), .dateField(home: $0)]
    } ?? []
  private static let cell = (width: 6, height: 12)

  /// A look in the middle of a page, and a pane upon a part of it.
  private struct Scene {
    let columns: Int
    let rows: Int
    let page: Element
    let pane: CellRect

    init(_ look: Element, size: CellSize, place: Int) {
      columns = size.columns + 8
      rows = size.rows + 12
      page = .backdrop(
        .page,
        .sized(
          width: .exactly(columns), height: .exactly(rows), alignment: Alignment(.leading, .top),
          .padded(Edges(horizontal: .extraLarge), .column([.blank, .blank, .blank, look]))))
      // At the left, at the right, below, and in the middle.
      let (width, height) = (max(2, columns / 2), max(1, rows / 2))
      pane =
        switch place {
        case 0: CellRect(column: 0, row: 0, columns: width, rows: rows)
        case 1: CellRect(column: columns - width, row: 0, columns: width, rows: height)
        case 2: CellRect(column: 0, row: height, columns: columns, rows: rows - height)
        default:
          CellRect(column: columns / 4, row: rows / 3, columns: width, rows: max(1, rows / 3))
        }
    }

    var covered: Element {
      let card = Element.backdrop(
        .raised,
        .sized(width: .exactly(pane.columns), height: .exactly(pane.rows), .label("Pane")))
      let left = Element.gap(pane.column)
      let top = (0..<pane.row).map { _ in Element.blank }
      return .layered(page, overlay: .column(top + [.row([left, card])]), alignment: .topLeading)
    }
  }

  private func surface(
    _ element: Element, _ scene: Scene, _ environment: RenderEnvironment
  ) -> Surface {
    let size = CellSize(columns: scene.columns, rows: scene.rows)
    return Renderer().draw(element, size: size, environment: environment).surface
  }

  /// The first cell outside the pane that the pane changes, and the first inside that shows an image.
  private func fault(
    _ scene: Scene, _ imageProtocol: ImageProtocol, _ environment: RenderEnvironment,
    planting plant: (inout Surface) -> Void = { _ in }
  ) throws -> String? {
    let uncovered = surface(scene.page, scene, environment)
    let whole = try ImageScreen.showing(uncovered, by: imageProtocol, cell: Self.cell)
    var covered = surface(scene.covered, scene, environment)
    plant(&covered)
    let part = try ImageScreen.showing(covered, by: imageProtocol, cell: Self.cell)
    // An outline is gone with its last cell.
    let hidden = uncovered.shapes.filter { $0.cells.intersection(scene.pane) == $0.cells }
    let ground = environment.theme.scheme(environment.appearance, environment.contrast)[.raised]
    let (before, after) = (whole.picture(), part.picture())
    let width = scene.columns * Self.cell.width
    for row in 0..<scene.rows {
      for column in 0..<scene.columns {
        let isInside = scene.pane.contains(column: column, row: row)
        if !isInside {
          let texts = [whole, part].map { $0.terminal.cell(column: column, row: row).text }
          if texts[0] != texts[1] { return "cell \(column),\(row): \(texts)" }
          // The emulator leaves the right half of a wide glyph its background.
          if uncovered[column, row].isContinuation { continue }
          if hidden.contains(where: { $0.clip.contains(column: column, row: row) }) { continue }
        }
        for y in row * Self.cell.height..<(row + 1) * Self.cell.height {
          for x in column * Self.cell.width..<(column + 1) * Self.cell.width
          where after[y * width + x] != (isInside ? ground.value : before[y * width + x]) {
            return
              "pixel \(x),\(y) of cell \(column),\(row) \(isInside ? "in" : "beside") the pane"
          }
        }
      }
    }
    return nil
  }

  @Test(arguments: Catalogue.builtIn.specimens + ownSpecimens)
  func onlyTheCoveredPartOfALookIsGone(specimen: Specimen) throws {
    try expectCoveredPartsGone(
      specimen, SpecimenSpace(of: specimen).prefix(Effort.isLong ? 16 : 2))
  }

  /// A badge that reaches over the line of its bar, with the pane on the row below: no ground is there to reach into.
  @Test(arguments: ["tab-bar/home", "tab-bar/profile"])
  func anOutlineReachesNoFurtherBelowAPane(component: String) throws {
    let specimen = try #require(
      Catalogue.builtIn.specimens.first { $0.id.text == component })
    let badge = try #require(specimen.axes.firstIndex { $0.name == "badge" })
    let states = SpecimenSpace(of: specimen).prefix(14).filter { $0[badge] == .flag(true) }
    #expect(states.count > 3)
    try expectCoveredPartsGone(specimen, states)
  }

  private func expectCoveredPartsGone(
    _ specimen: Specimen, _ states: some Sequence<SpecimenState>
  ) throws {
    let renderer = Renderer()
    for (index, state) in states.enumerated() {
      for appearance in Appearance.allCases {
        let environment = RenderEnvironment(
          theme: specimen.home, appearance: appearance)
        let look = state.element(.english)
        let size = renderer.measure(look, environment: environment)
        guard size.columns < 90, size.rows < 40 else { continue }
        for place in 0..<4 {
          let scene = Scene(look, size: size, place: place)
          let imageProtocol = ImageProtocol.allCases[(index + place) % 2]
          let fault = try fault(scene, imageProtocol, environment)
          #expect(fault == nil, "state \(index) \(appearance) \(imageProtocol) \(place)")
        }
      }
    }
  }

  /// The enlarged look of inspect, with the palette upon its upper half.
  @Test(arguments: ImageProtocol.allCases)
  func anEnlargedLookStaysAnImage(imageProtocol: ImageProtocol) throws {
    let environment = RenderEnvironment(theme: .zatch)
    let tag = Renderer().draw(
      GSTag.stroke("Tag", isSelected: true).element, environment: environment
    ).surface
    let picture = try #require(Enlargement(tag, by: 4, edges: .blended)).picture
    let size = CellSize(columns: picture.columns, rows: picture.rows)
    for place in 0..<4 {
      let scene = Scene(.cells(picture), size: size, place: place)
      #expect(try fault(scene, imageProtocol, environment) == nil, "\(place)")
    }
    let scene = Scene(.cells(picture), size: size, place: 1)
    let screen = try ImageScreen.showing(
      surface(scene.covered, scene, environment), by: .kitty, cell: Self.cell)
    #expect(screen.placementCount > 0)
    let blocks = (0..<scene.rows).flatMap { row in
      (0..<scene.columns).filter { "▀▄".contains(screen.terminal.cell(column: $0, row: row).text) }
    }
    #expect(blocks.isEmpty)
  }

  @Test func aDocumentShowsTheSameParts() throws {
    let pane = Element.sized(
      width: .exactly(2), height: .exactly(1), .backdrop(.raised, .label("On")))
    let look = Element.layered(
      GSTag.filled("Free", configuration: .height31).element, overlay: pane, alignment: .center)
    let surface = Renderer().draw(look, environment: RenderEnvironment(theme: .zatch)).surface
    let shape = try #require(surface.shapes.first)
    let svg = surface.svg(title: "", description: "")
    let windows = svg.split(separator: "<svg x=").count - 1
    #expect(windows == shape.uncovered(shape.extent.cells.intersection(shape.clip)).count)
    #expect(windows == 4)
    _ = try MarkupReader.read(svg)
  }

  /// A look that is left to its cells as soon as a pane is upon a part of it, as it was before.
  @Test(arguments: ImageProtocol.allCases)
  func aPaneThatTakesTheWholeImageIsFound(imageProtocol: ImageProtocol) throws {
    let environment = RenderEnvironment(theme: .zatch)
    let look = GSTag.filled("Free", configuration: .height31).element
    let size = Renderer().measure(look, environment: environment)
    let scene = Scene(look, size: size, place: 1)
    #expect(try fault(scene, imageProtocol, environment) == nil)
    let planted = try fault(scene, imageProtocol, environment) { surface in
      surface.shapes.removeAll { !$0.covers.isEmpty }
    }
    #expect(planted != nil)
  }

  @Test func aPictureBelowADialogIsDimmed() throws {
    let tag = GSTag.filled("Free").element
    let environment = RenderEnvironment(theme: .zatch)
    let surface = Renderer().draw(tag, environment: environment).surface
    let dim = EnvironmentChange(isDimmed: true)
    let picture = Renderer().draw(
      .environment(dim, .cells(GSDesign.CellPicture(surface))), environment: environment
    ).surface
    let element = Renderer().draw(.environment(dim, tag), environment: environment).surface
    #expect(picture.shapes.first?.fill == element.shapes.first?.fill)
    let middle = (column: surface.columns / 2, row: 0)
    #expect(
      picture.pool[picture[middle.column, middle.row].style]
        == element.pool[element[middle.column, middle.row].style])
  }
}
