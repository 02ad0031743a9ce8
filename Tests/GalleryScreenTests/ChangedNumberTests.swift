import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// The list of states that an edit of a length changes: two pictures may look the same in cells, numbers do not.
@Suite("Changed lengths are listed with the states that use them")
struct ChangedNumberTests {
  /// The list after the edit of a length of the component, in points.
  private func listed(
    _ specimen: Specimen, _ path: String, steps: Int, columns: Int = 120, rows: Int = 40,
    language: Language = .english
  ) throws -> Screens {
    var screens = Screens(
      columns: columns, rows: rows, language: language, catalogue: Catalogue(specimens: [specimen]))
    screens.press(KeyPress(.tab), KeyPress("E"))
    while !screens.model.editing.moves.isComplete {
      _ = screens.program.update(&screens.model, .timer(MovesModel.timer))
    }
    let open = try #require(screens.model.overlays.editor)
    #expect(open.lengths.contains { $0.path == path }, "\(open.lengths.map(\.path))")
    while screens.model.overlays.editor?.length?.path != path {
      screens.press(KeyPress(.tab))
    }
    for _ in 0..<steps { screens.press(KeyPress(.right)) }
    screens.press(KeyPress("="))
    return screens
  }

  private func rows(_ screens: Screens, with text: String) -> Int {
    screens.text.split(separator: "\n").count { $0.contains(text) }
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateHasTheNameAndBothValues(language: Language) throws {
    let open = try #require(
      try? lengths(of: .primaryButton).first { $0.path.hasPrefix("spacing.") })
    let old = try #require(open.points(in: .gitspace))
    let screens = try listed(.primaryButton, open.path, steps: 2, language: language)
    let text = "\(open.path) \(open.text(old)) → \(open.text(old + 2))"
    let states = screens.text.split(separator: "\n").count { $0.contains("button/primary") }
    #expect(rows(screens, with: text) > 1, "\(screens.text)")
    #expect(rows(screens, with: text) <= states)
  }

  @Test(arguments: ["size", "weight", "lineHeight", "kern"])
  func partsOfTextStylesToo(part: String) throws {
    let targets = try lengths(of: .primaryButton).filter { $0.path.hasSuffix("." + part) }
    guard let target = targets.first, let old = target.points(in: .gitspace) else { return }
    let screens = try listed(.primaryButton, target.path, steps: 1)
    let new = min(old + target.range.step, target.range.values.upperBound)
    #expect(
      rows(screens, with: "\(target.path) \(target.text(old)) → \(target.text(new))") > 0,
      "\(screens.text)")
  }

  @Test func theyFitANarrowScreen() throws {
    let target = try #require(
      try lengths(of: .primaryButton).first { $0.path.hasPrefix("spacing.") })
    let screens = try listed(.primaryButton, target.path, steps: 2, columns: 40, rows: 12)
    let old = try #require(target.points(in: .gitspace))
    let values = " \(target.text(old)) → \(target.text(old + 2))"
    #expect(rows(screens, with: target.path.suffix(8) + values) > 0, "\(screens.text)")
  }

  @Test func anEditOfAColourHasNoNumbers() throws {
    var screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.primaryButton]))
    screens.press(KeyPress(.tab), KeyPress("E"))
    while !screens.model.editing.moves.isComplete {
      _ = screens.program.update(&screens.model, .timer(MovesModel.timer))
    }
    screens.press(KeyPress("L"), KeyPress("="))
    #expect(screens.text.contains("button/primary"))
    #expect(!screens.text.contains(" pt → "))
  }

  private func lengths(of specimen: Specimen) throws -> [LengthTarget] {
    var screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [specimen]))
    screens.press(KeyPress(.tab), KeyPress("E"))
    return try #require(screens.model.overlays.editor).lengths
  }
}
