import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// In little room, labels are cut and marks stay.
@Suite struct NarrowMarkLawTests {
  /// The glyphs that mark a state.
  private static let marks = Set("✕✓▸▹▾●○◉◯‼★☆")

  @Test(arguments: ["en", "ko"], [ColorDepth.truecolor, .mono])
  func everyMarkStaysAtEveryWidth(language: String, depth: ColorDepth) throws {
    let renderer = Renderer()
    let labels: Language = language == "ko" ? .korean : .english
    for specimen in Catalogue.builtIn.specimens where specimen.level != .screen {
      let most = Effort.isLong ? 400 : 24
      let states = Array(SpecimenSpace(of: specimen, tiers: [.design]).prefix(most))
      for state in states {
        let element = state.element(labels)
        let environment = RenderEnvironment(theme: .gitspace, depth: depth)
        func drawn(_ columns: Int) -> (
          marks: [Character: Int], isCut: Bool, text: String, columns: Int
        ) {
          let room = CellSize(columns: columns, rows: 400)
          let size = renderer.measure(element, environment: environment, within: room)
          let drawing = renderer.draw(element, size: size, environment: environment)
          let text = drawing.surface.text
          var counts: [Character: Int] = [:]
          for character in text where Self.marks.contains(character) {
            counts[character, default: 0] += 1
          }
          return (counts, drawing.isCut, text, size.columns)
        }
        let whole = drawn(300)
        guard !whole.marks.isEmpty else { continue }
        for columns in Effort.isLong ? Array(20...80) : [20, 22, 25, 29, 34, 40, 50, 64, 80] {
          let narrow = drawn(columns)
          // Parts that are scrolled away have marks of their own at the ends.
          guard !narrow.isCut else { continue }
          // A table leaves columns out by the width that its state knows, not by the room.
          guard specimen.component != "table" || columns >= whole.columns else { continue }
          let lost = whole.marks.filter { narrow.marks[$0.key, default: 0] < $0.value }
          let link = Link(specimen, state: state).text(in: .builtIn)
          #expect(lost.isEmpty, "\(link) at \(columns) loses \(lost.keys)\n\(narrow.text)")
        }
      }
    }
  }

  @Test(arguments: 20...60)
  func anAlertHasWholeWords(columns: Int) {
    let alert = GSAlert(
      "Do you want to sign out?",
      style: .question(confirm: "OK", cancel: "Cancel", isDestructive: false))
    let text = Self.text(of: alert.element, columns: columns)
    let words = text.split { $0 == " " || $0 == "\n" }
    for word in ["Do", "you", "want", "to", "sign", "out?", "OK", "Cancel"] {
      #expect(words.contains { $0 == word }, "\(word) at \(columns)\n\(text)")
    }
  }

  @Test(arguments: 10...60)
  func theEditorKeepsItsButton(columns: Int) {
    let editor = GSMessageEditor(state: MessageEditorState("Thanks for the pull request!"))
    #expect(Self.text(of: editor.element, columns: columns).contains("▸"))
  }

  @Test(arguments: 9...30)
  func anEditedTagKeepsItsRemoveMark(columns: Int) {
    let group = GSTagGroup(
      [GSTag.filled("Mini humidifier")], state: TagGroupState(count: 1, isEditing: true))
    #expect(Self.text(of: group.element, columns: columns).contains("✕"))
  }

  private static func text(of element: Element, columns: Int) -> String {
    let renderer = Renderer()
    let environment = RenderEnvironment(theme: .gitspace, depth: .truecolor)
    let room = CellSize(columns: columns, rows: 100)
    let size = renderer.measure(element, environment: environment, within: room)
    return renderer.draw(element, size: size, environment: environment).surface.text
  }
}

extension Surface {
  fileprivate var text: String {
    (0..<rows).map { row in
      (0..<columns).map { pool.text(of: self[$0, row].glyph) }.joined()
    }.joined(separator: "\n")
  }
}
