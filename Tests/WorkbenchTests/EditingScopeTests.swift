import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("A role alone, or its source") struct EditingScopeTests {
  /// The roles whose colours differ between two themes.
  private func changed(_ first: Theme, _ second: Theme) -> [ColorRole] {
    let (old, new) = (first.scheme(.light, .original), second.scheme(.light, .original))
    return BuiltInRole.allCases.map { ColorRole($0) }.filter { old[$0] != new[$0] }
  }

  @Test func aFilledThingIsEditedAtItsFillFirst() throws {
    var session = EditingSession()
    session.press(KeyPress("E"))
    #expect(session.model.colorEdit?.target.role == ColorRole(.tagPurpleTint))
    #expect(session.model.overlays.editor?.parts[ColorRole(.tagPurpleTint)] == .specFill)
    session.press(KeyPress(.tab))
    #expect(session.model.colorEdit?.target.role == ColorRole(.tagPurpleOnTint))
    #expect(session.model.overlays.editor?.parts[ColorRole(.tagPurpleOnTint)] == .specText)
    // Selected, the fill is another role.
    var selected = EditingSession()
    selected.press(KeyPress(.tab), KeyPress(" "), KeyPress("E"))
    #expect(selected.model.colorEdit?.target.role == ColorRole(.tagPurpleSolid))
  }

  @Test func theSourceChangesWhatSharesItAndTheRoleAloneNothingElse() throws {
    var session = EditingSession()
    let before = try session.theme("zatch")
    session.press(KeyPress("E"), KeyPress(.right, modifiers: .shift))
    let shared = changed(before, try session.shown)
    #expect(shared.contains(ColorRole(.tagPurpleTint)) && shared.count > 3, "\(shared)")
    // The colour that was tried goes along, and the source has its own again.
    let tried = session.hex
    session.press(KeyPress("o"))
    #expect(session.hex == tried)
    #expect(changed(before, try session.shown) == [ColorRole(.tagPurpleTint)])
    session.press(KeyPress("o"))
    #expect(changed(before, try session.shown) == shared)
    session.press(KeyPress(.escape))
    #expect(try session.theme("zatch") == before)
  }

  @Test func whatIsChangedAloneIsPrintedByItsRole() throws {
    var session = EditingSession()
    session.press(KeyPress("E"), KeyPress("o"), KeyPress("#"))
    session.type("123456")
    session.press(KeyPress(.enter), KeyPress(.enter))
    let text = try #require(session.program.unsavedColors(session.model))
    #expect(text.contains("-tagPurple.tint (light): "), "\(text)")
    #expect(text.contains("+tagPurple.tint (light): #123456"), "\(text)")
    #expect(!text.contains("zatchPurple"), "\(text)")
  }

  @Test func undoAndAnotherColourWorkOnTheRoleAlone() throws {
    var session = EditingSession()
    let before = try session.theme("zatch")
    session.press(KeyPress("E"), KeyPress("o"), KeyPress(.right), KeyPress("u"))
    #expect(try session.shown == before)
    session.press(KeyPress(.right), KeyPress(.tab))
    #expect(session.model.overlays.editor?.isAlone == false)
    #expect(changed(before, try session.shown) == [ColorRole(.tagPurpleTint)])
  }

  @Test func aValueOfItsOwnHasNoOtherScope() throws {
    let theme = try EditingSession.acme()
    var session = EditingSession({ $0.environment.set(.theme, to: "acme") }, themes: [theme])
    session.press(KeyPress("i"), KeyPress("e"))
    while session.model.colorEdit?.target.role != .page {
      let place = session.model.overlays.editor?.place
      session.press(KeyPress(.tab))
      if session.model.overlays.editor?.place == place { break }
    }
    guard session.model.colorEdit?.target.role == .page else { return }
    session.press(KeyPress("o"))
    #expect(session.model.overlays.editor?.isAlone == false)
  }
}
