import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("The matrix by its keys, on the real catalogue")
struct MatrixScenarioTests {
  /// The last line: the keys that work now.
  private func status(_ screens: Screens) -> Substring {
    screens.text.split(separator: "\n").last ?? ""
  }

  @Test func allDisabledTagsInDark256TakeFourKeysAndAMove() {
    var screens = Screens(columns: 120, rows: 40, catalogue: .builtIn)
    for _ in Catalogue.builtIn.variants(of: "button") { screens.type("down") }
    #expect(screens.model.tree.row == .component(1))
    #expect(status(screens).contains("m matrix"))
    screens.type("m")
    #expect(status(screens).contains("n light, dark   c colours"))
    screens.type("n c right")
    #expect(status(screens).contains("o only disabled"))
    #expect(
      screens.program.link(screens.model) == "tag/filled:disabled@appearance=dark,colors=256")
    screens.type("o")
    let plan = screens.model.matrix.plan
    let catalogue = screens.program.catalogue
    let shown = (plan?.sections ?? []).map { catalogue.specimens[$0.specimen].id.text }
    #expect(shown == ["tag/filled", "tag/group"])
    for section in plan?.sections ?? [] {
      let specimen = catalogue.specimens[section.specimen]
      let axis = specimen.axis(named: "disabled") ?? -1
      let states = section.allPositions.compactMap { section.state(at: $0) }
      #expect(!states.isEmpty)
      #expect(states.allSatisfy { $0[axis] == .flag(true) }, "\(specimen.id)")
      #expect(
        states.count == SpecimenSpace(of: specimen).count { $0[axis] == .flag(true) },
        "\(specimen.id)")
    }
    #expect(screens.text.contains("only disabled · tag/stroke has no disabled state"))
    #expect(status(screens).contains("o show all"))
    #expect(
      screens.program.link(screens.model) == "tag/filled:disabled@appearance=dark,colors=256")
    screens.type("o")
    #expect(
      screens.model.matrix.plan?.sections.count == Catalogue.builtIn.variants(of: "tag").count)
    #expect(
      screens.program.link(screens.model) == "tag/filled:disabled@appearance=dark,colors=256")
  }

  @Test func theTitleCountsTheStatesOfTheMatrix() {
    var screens = Screens(columns: 100, rows: 40)
    screens.type("m right")
    #expect(screens.text.contains(" 32 states"))
    screens.type("o")
    #expect(screens.text.contains(" 16 of 32 states"), "\(screens.text)")
    screens.type("f")
    #expect(screens.text.contains(" 16 states, 8 looks"), "\(screens.text)")
    // The pointer on the 16 that are not disabled.
    screens.type("f o X down down down down down right esc")
    #expect(screens.text.contains(" 64 states"), "\(screens.text)")
  }

  @Test func theSameKeysOnADarkTerminalOf256Colours() {
    var options = GalleryOptions()
    options.terminal = TerminalFacts(appearance: .dark, depth: .indexed256)
    let program = GalleryProgram(
      catalogue: .builtIn, options: options, probe: .rendering(widthPolicy: .grapheme))
    var model = program.initialModel
    for key in "mnc" { _ = program.update(&model, .key(KeyPress(key))) }
    #expect(program.link(model).hasSuffix("@appearance=light,colors=16"))
  }

  @Test func inKoreanTheStatusLineNamesOnlyThis() {
    var screens = Screens(columns: 120, rows: 40, language: .korean)
    screens.type("m right")
    #expect(status(screens).contains("o 비활성만"))
  }

  @Test(arguments: ["tag/filled", "tag/stroke", "button/primary", "button/secondary"])
  func outlinesAreWholeAndApart(variant: String) throws {
    let catalogue = Catalogue.builtIn
    let specimen = try #require(catalogue.specimens.first { $0.id.text == variant })
    for keys in ["m", "m right", "m down space"] {
      var screens = Screens(
        columns: 160, rows: 90, catalogue: Catalogue(specimens: [specimen]))
      screens.type(keys)
      let shapes = screens.drawing.surface.shapes
      #expect(shapes.count > 1)
      for (index, shape) in shapes.enumerated() {
        #expect(shape.isWhole, "\(shape.frame) in \(shape.clip) after \(keys)")
        #expect(
          shapes[..<index].allSatisfy { $0.isApart(from: shape) },
          "\(shape.frame) after \(keys)")
      }
    }
  }

  @Test func focusAndEqualityAreMarkedWithoutColourOrBlocks() {
    var screens = Screens(columns: 100, rows: 30)
    screens.model.environment.glyphs = .ascii
    screens.model.environment.depth = .mono
    screens.type("m right")
    let rows = screens.text.split(separator: "\n").map(String.init)
    #expect(rows.contains { $0.contains(">   (Tag)") })
    #expect(rows.contains { $0.contains("=   (Tag)") })
    screens.type("space")
    #expect(screens.text.contains("*>    Tag"))
  }

  @Test(arguments: [(120, 40), (80, 24), (60, 16), (40, 12), (20, 5)])
  func everySizeShowsTheFocusedCell(columns: Int, rows: Int) {
    for keys in ["m down", "left m", "m f", "m =", "m - -", "m +", "m + +"] {
      var screens = Screens(columns: columns, rows: rows)
      screens.type(keys)
      let surface = screens.drawing.surface
      #expect(surface.columns == columns)
      #expect(screens.text.contains("▸"), "\(columns)x\(rows) \(keys)")
    }
  }
}

extension Shape {
  /// Whether all of its frame is seen.
  fileprivate var isWhole: Bool {
    let seen = PointRect(clip)
    return seen.x <= frame.x && seen.y <= frame.y && seen.endX >= frame.endX
      && seen.endY >= frame.endY
  }

  fileprivate func isApart(from other: Shape) -> Bool {
    let (first, second) = (frame, other.frame)
    return first.endX <= second.x || second.endX <= first.x || first.endY <= second.y
      || second.endY <= first.y
  }
}
