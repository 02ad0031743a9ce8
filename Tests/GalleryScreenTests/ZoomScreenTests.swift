import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender

@Suite("Screens of a state to scale")
struct ZoomScreenTests {
  @Test(arguments: [(120, 40), (80, 24)])
  func theScaleAndTheSizeAreShown(columns: Int, rows: Int) {
    var screens = Screens(columns: columns, rows: rows)
    screens.type("tab z")
    #expect(screens.text.contains("2x · 40 × 20 pt"))
    #expect(screens.text.contains("z zoom"))
    screens.type("z")
    #expect(screens.text.contains("4x · 40 × 20 pt"))
    #expect(screens.text.contains("z 1x"))
    screens.type("z")
    // The stage has the size too, behind the scale.
    #expect(!screens.text.contains("x · 40 × 20 pt"))
  }

  @Test func theStateIsDrawnInHalfBlocksAndAsAShape() throws {
    var screens = Screens(columns: 120, rows: 40)
    screens.type("tab")
    let small = try #require(screens.drawing.surface.shapes.first { $0.frame.height == 20 })
    screens.type("z z")
    let surface = screens.drawing.surface
    // The small ones are the state in fewer colours, at the right.
    let large = surface.shapes.filter { $0.frame.height > 20 }
    let shape = try #require(large.first)
    #expect(large.count == 1)
    #expect(shape.frame.width == small.frame.width * 4)
    #expect(shape.frame.height == 80)
    #expect(shape.radius == 40)
    #expect(screens.text.contains("▀"))
    #expect(screens.text.contains(" Tag "))
  }

  @Test func aScaleThatDoesNotFitIsReportedAndTheLargestFittingOneIsShown() {
    var screens = Screens(columns: 60, rows: 8)
    screens.type("z z")
    #expect(screens.text.contains("2x · 40 × 20 pt · 4x does not fit here"), "\(screens.text)")
  }

  @Test func inKoreanToo() {
    var screens = Screens(columns: 120, rows: 40, language: .korean)
    screens.type("tab z")
    #expect(screens.text.contains("2배 · "))
    #expect(screens.text.contains("z 확대"))
  }

  @Test func withoutAnOutlineASentenceSaysWhy() {
    let catalogue = Catalogue(specimens: [.gitspaceText])
    var screens = Screens(columns: 120, rows: 40, catalogue: catalogue)
    screens.type("z")
    #expect(screens.text.contains("No outline to enlarge: shown at its own size"))
  }

  @Test(arguments: ColorDepth.allCases) func everyDepthShowsIt(depth: ColorDepth) {
    var screens = Screens(
      columns: 120, rows: 40, terminal: TerminalFacts(appearance: .light, depth: depth))
    screens.type("tab z")
    #expect(screens.text.contains("2x · 40 × 20 pt"))
    #expect(screens.text.contains("▀"))
  }

  @Test(arguments: [FilledStage.selected, .disabled])
  func withoutColoursTheEnlargedStateHasTheMarksOfItsCells(_ stage: FilledStage) throws {
    let states = RenderingClient.rendering(widthPolicy: .grapheme)
    let environment = EnvironmentChange(theme: .zatch, appearance: stage.appearance, depth: .mono)
    let look = try #require(
      states.enlarged(
        EnlargingRequest(
          element: stage.element, environment: environment, scale: 2,
          room: CellSize(columns: 60, rows: 20))))
    let words = try #require(look.picture).plainText
    #expect(words.contains(stage.words), "\(words)")
  }

  /// A tag whose state no colour shows, in the appearance in which its colours would show it.
  enum FilledStage: CaseIterable {
    case selected, disabled

    var element: Element {
      switch self {
      case .selected: GSTag.filled("Tag", isSelected: true).element
      case .disabled: GSTag.filled("Tag", isDisabled: true).element
      }
    }

    var appearance: Appearance {
      switch self {
      case .selected: .light
      case .disabled: .dark
      }
    }

    var words: String {
      switch self {
      case .selected: "✓"
      case .disabled: "("
      }
    }
  }
}
