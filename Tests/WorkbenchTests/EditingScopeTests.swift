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

  /// The editor at the text of a tag, whose colour several roles share.
  private func openedAtText() -> EditingSession {
    var session = EditingSession()
    session.press(KeyPress("E"), KeyPress(.tab))
    return session
  }

  @Test func theSourceChangesEveryRoleThatSharesItAndTheRoleAloneNothingElse() throws {
    var session = openedAtText()
    let before = try session.shown
    let role = ColorRole(.tagPurpleOnTint)
    session.press(KeyPress(.right, modifiers: .shift))
    let shared = changed(before, try session.shown)
    #expect(shared.contains(role) && shared.count > 3, "\(shared)")
    // The colour that was tried goes along, and the source has its own again.
    let tried = session.hex
    session.press(KeyPress("o"))
    #expect(session.hex == tried)
    #expect(changed(before, try session.shown) == [role])
    session.press(KeyPress("o"))
    #expect(changed(before, try session.shown) == shared)
    session.press(KeyPress(.escape))
    #expect(try session.theme("zatch") == before)
  }

  @Test func aChangeOfTheRoleAloneIsPrintedByItsName() throws {
    var session = openedAtText()
    session.press(KeyPress("o"), KeyPress("#"))
    session.type("123456")
    session.press(KeyPress(.enter), KeyPress(.enter))
    let text = try #require(session.program.unsavedColors(session.model))
    #expect(text.contains("-tagPurple.onTint (light): "), "\(text)")
    #expect(text.contains("+tagPurple.onTint (light): #123456"), "\(text)")
    #expect(!text.contains("zatchPurple"), "\(text)")
  }

  @Test func undoAndAnotherColourWorkOnTheRoleAlone() throws {
    var session = openedAtText()
    let before = try session.shown
    session.press(KeyPress("o"), KeyPress(.right), KeyPress("u"))
    #expect(try session.shown == before)
    session.press(KeyPress(.right), KeyPress(.tab))
    #expect(session.model.overlays.editor?.isAlone == false)
    #expect(changed(before, try session.shown) == [ColorRole(.tagPurpleOnTint)])
  }

  /// The tint of a tag has an entry of its own in the palette.
  @Test func aLocalValueHasNoOtherScope() {
    var session = EditingSession()
    session.press(KeyPress("E"), KeyPress("o"))
    #expect(session.model.overlays.editor?.isAlone == false)
  }
}
