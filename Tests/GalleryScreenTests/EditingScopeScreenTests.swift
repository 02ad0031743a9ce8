import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("The states that a colour is in are counted before it is changed")
struct EditingScopeScreenTests {
  private func opened() throws -> Screens {
    var screens = Screens(columns: 140, rows: 40, catalogue: .tagComponents)
    screens.type("E tab")
    while !screens.model.editing.moves.isComplete {
      _ = screens.program.update(&screens.model, .timer(MovesModel.timer))
    }
    return screens
  }

  /// The number between two texts of a line.
  private func number(after text: String, in screen: String) -> Int? {
    guard let range = screen.firstRange(of: text) else { return nil }
    return Int(screen[range.upperBound...].prefix(while: \.isNumber))
  }

  @Test func bothScopesAreOfferedWithTheirNumbers() throws {
    let screens = try opened()
    let text = screens.text
    #expect(text.contains("Text  tagPurple.onTint"), "\(text)")
    let source = try #require(number(after: "● its source zatchPurple, ", in: text))
    let alone = try #require(number(after: "○ this role alone, ", in: text))
    #expect(source > alone && alone > 0, "\(text)")
    // As many as a change of it moves.
    for (keys, expected) in [("L", source), ("o L", alone)] {
      var changed = try opened()
      changed.type(keys)
      #expect(changed.text.contains("\(expected)/"), "\(keys): \(changed.text)")
    }
  }

  @Test func statesChangedByAMarkAloneAreCountedSeparately() {
    var screens = Screens(columns: 160, rows: 40, catalogue: Catalogue(specimens: [.strokeTag]))
    screens.type("E")
    while !screens.model.editing.moves.isComplete {
      _ = screens.program.update(&screens.model, .timer(MovesModel.timer))
    }
    screens.type("o # 0 0 7 7 0 0 enter")
    let text = screens.text
    #expect(text.contains("Changes 72/96 states here, 24 of them by a mark alone"), "\(text)")
    // Each number is whole, and the edge of sRGB makes room for them.
    #expect(text.contains("72/96 in all"), "\(text)")
  }
}

extension Catalogue {
  fileprivate static let tagComponents = Catalogue(specimens: [.filledTag, .strokeTag])
}
