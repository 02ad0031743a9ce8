import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// Tables, forms, areas and panes act in the gallery as in a program: intents go to the component's own state.
@Suite("Specimens with the state of their component") struct StatefulSpecimenTests {
  private func state(_ link: String) throws -> SpecimenState {
    try Link.parse(link, in: .builtIn).link.state
  }

  private func link(_ state: SpecimenState, _ specimen: Specimen) -> String {
    Link(specimen, state: state).text(in: .builtIn)
  }

  /// A click on the part of a look that has a name.
  private func click(
    _ part: FocusID, in state: inout SpecimenState, _ language: Language = .english
  ) throws {
    let member = try #require(state.member(at: part, language))
    for intent in [Intent.hover(member), .pressDown(member), .pressUp(member), .hover(nil)] {
      _ = state.handle(intent, in: language)
    }
  }

  @Test(arguments: [0, 1])
  func aTableIsSortedByKeysAsByThePointer(title: Int) throws {
    var pressed = Specimen.table.initialState
    _ = pressed.handle(.focus)
    // From the first row up to the titles.
    #expect(pressed.handle(.move(.up)) == .changed)
    for _ in 0..<title { _ = pressed.handle(.move(.right)) }
    var clicked = Specimen.table.initialState
    let titles = TablePayload.id.child("header")
    for order in ["", ",descending"] {
      #expect(pressed.handle(.activate) == .acted(title))
      try click(titles.child(title), in: &clicked)
      #expect(clicked == pressed)
      #expect(
        link(clicked, .table).contains("sorted-by=\(title == 0 ? "name" : "stars")\(order)"))
    }
    #expect(pressed.element(.english) == clicked.element(.english))
    // Down to the rows again, whose chosen one has kept its place.
    #expect(pressed.handle(.move(.down)) == .changed)
    #expect(pressed.handle(.move(.down)) == .selected(TablePayload.titleCount + 1))
  }

  @Test func aClickOnARowChoosesIt() throws {
    var state = Specimen.table.initialState
    try click(TablePayload.id.child(2), in: &state)
    #expect(link(state, .table) == "table/default:selected=3,focused")
    // Behind the rows, and beside every part.
    try click(TablePayload.id.child("ground"), in: &state)
    #expect(link(state, .table) == "table/default:selected=3,focused")
  }

  @Test func typingInAFormGoesFromFieldToFieldAndShowsMessages() throws {
    var state = Specimen.form.initialState
    _ = state.handle(.focus)
    #expect(state.handle(.insert("S")) == .edited("S"))
    #expect(state.handle(.insert("o")) == .edited("So"))
    #expect(state.handle(.move(.left)) == .changed)
    #expect(state.handle(.insert("o")) == .edited("Soo"))
    #expect(state.handle(.activate) == .changed)
    #expect(state.handle(.insert("4")) == .edited("4"))
    #expect(state.handle(.insert("1")) == .edited("41"))
    #expect(state.handle(.move(.down)) == .changed)
    let invalid = state.lowered(.english).spoken.map { $0.text(.english) }
    #expect(invalid.contains("text, A whole number from 4 to 40"))
    #expect(
      link(state, .form).hasPrefix("form/default:name=Soo,days=41,left-fields=all,focused"))
    // The button has the focus: the space presses it, and the form goes back to the field at fault.
    #expect(link(state, .form).contains("focus-at=button"))
    #expect(state.handle(.insert(" ")) == .changed)
    #expect(link(state, .form).contains("focus-at=days"))
    #expect(state.handle(.deleteBackward) == .edited("4"))
    #expect(state.handle(.activate) == .submitted("Soo\n4"))
  }

  @Test(arguments: Language.ofInterface)
  func aClickInASampleMovesTheCaretInEachLanguage(language: Language) throws {
    var state = try state("text-area/note:content=short")
    let lines = state.sample(of: 1, language).split(separator: "\n")
    _ = state.handle(.focus, in: language)
    for _ in 0..<3 { _ = state.handle(.move(.left), in: language) }
    try click(Specimen.part.child(0), in: &state, language)
    // Above the place where it was, or at the end of a shorter line.
    let column = min(lines[1].count - 3, lines[0].count)
    let typed = state.handle(.insert("·"), in: language)
    let first = lines[0].prefix(column) + "·" + lines[0].dropFirst(column)
    #expect(typed == .edited("\(first)\n\(lines[1])"))
  }

  @Test func aNoteScrollsByItsCaretAsInAProgram() throws {
    var state = try state("text-area/note:content=long")
    var area = TextAreaState(
      Samples.noteLines.map(\.english).joined(separator: "\n"), isFocused: true,
      rows: NotePayload.rows)
    _ = state.handle(.focus)
    let moves: [Intent] =
      Array(repeating: .move(.up), count: 4) + [.first, .move(.down), .deleteForward, .last]
      + Array(repeating: .move(.up), count: 2) + Array(repeating: .move(.down), count: 6)
    for (step, move) in moves.enumerated() {
      area.handle(move)
      _ = state.handle(move)
      let look = GSTextArea(
        state: area, id: Specimen.part, columns: NotePayload.columns,
        placeholder: Samples.notePlaceholder.english)
      #expect(state.element(.english) == look.lowered().element, "step \(step)")
    }
  }

  @Test func aLogScrollsFromTheEndThatItFollows() throws {
    var state = Specimen.logArea.initialState
    _ = state.handle(.focus)
    #expect(state.handle(.move(.down)) == .ignored)
    #expect(state.handle(.move(.up)) == .changed)
    #expect(link(state, .logArea) == "text-area/log:scrolled=1,focused")
    #expect(state.handle(.first) == .changed)
    #expect(state.handle(.move(.up)) == .ignored)
    #expect(state.handle(.last) == .changed)
    #expect(link(state, .logArea) == "text-area/log:focused")
  }

  /// The cells along the axis of a drag are members under the names of the look.
  @Test(arguments: [Specimen.columnSplit, .rowSplit])
  func aDragMovesADividerToTheCellUnderThePointer(specimen: Specimen) throws {
    var state = specimen.initialState
    _ = state.handle(.pressDown(0))
    var names: [FocusID] = []
    state.element(.english).visit {
      if case .interactive(let id, _) = $0 { names.append(id) }
    }
    let cell = Specimen.part.child(4)
    #expect(names.contains(cell) && !names.contains { $0.path.contains("place") })
    let member = try #require(state.member(at: cell, .english))
    #expect(state.handle(.hover(member)) == .changed)
    _ = state.handle(.pressUp(member))
    let least = specimen.id == "split/rows" ? 3 : 9
    #expect(link(state, specimen).contains("first-pane=\(least)"))
    // Its room is that of both panes wherever it is.
    #expect(state.handle(.last) == .changed && state.handle(.last) == .ignored)
  }
}
