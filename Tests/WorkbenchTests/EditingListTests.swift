import Synchronization
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("The list of states that edited colours change")
struct EditingListTests {
  /// Sees every role that a look is made of, and counts the looks that are measured.
  private final class Measuring: Sendable {
    let count = Mutex(0)

    var probe: RenderingClient {
      var probe = RenderingClient(
        width: plainProbe.width,
        size: { _, _, columns in
          self.count.withLock { $0 += 1 }
          return (min(10, columns), 3)
        }, looks: plainProbe.looks, inks: plainProbe.inks)
      probe.roles = { element, _ in
        var roles = RoleSet()
        element.collectRoles(into: &roles)
        return Set(roles.byName.map(\.resting))
      }
      return probe
    }
  }

  /// Opens the editor, gathers every state, and makes a colour lighter.
  private func edited(_ measuring: Measuring = Measuring()) throws -> EditingSession {
    var session = EditingSession(probe: measuring.probe)
    // At the colour of the text, which more states have than that of the fill.
    session.press(KeyPress("E"), KeyPress(.tab))
    while !session.model.editing.moves.isComplete { session.send(.timer(MovesModel.timer)) }
    session.press(KeyPress(.right))
    return session
  }

  private func list(_ session: EditingSession) throws -> MovesList {
    try #require(session.model.overlays.editor?.list)
  }

  @Test func beforeAChangeTheListIsNil() {
    var session = EditingSession(probe: Measuring().probe)
    session.press(KeyPress("E"), KeyPress("="))
    #expect(session.context == .color)
    #expect(session.model.overlays.editor?.list == nil)
  }

  @Test func arrowsWalkAndEscapeLeadsBackToTheEditor() throws {
    var session = try edited()
    session.press(KeyPress("="))
    #expect(session.context == .moves)
    let count = try list(session).states.count
    #expect(count > 2)
    session.press(KeyPress(.down), KeyPress("j"), KeyPress(.up))
    #expect(try list(session).place == 1)
    session.press(KeyPress(.end), KeyPress(.down))
    #expect(try list(session).place == count - 1)
    session.press(KeyPress(.home), KeyPress(.up))
    #expect(try list(session).place == 0)
    session.press(KeyPress(.escape))
    #expect(session.context == .color)
    #expect(session.model.editing.unsaved.count == 1)
  }

  @Test func enterOpensTheStateAndKeepsTheChange() throws {
    var session = try edited()
    let theme = try session.shown
    session.press(KeyPress("="), KeyPress(.end))
    let chosen = try #require(try list(session).chosen)
    session.press(KeyPress(.enter))
    #expect(session.model.overlays.editor == nil)
    #expect(session.context == .canvas)
    #expect(session.model.specimen == chosen.specimen)
    #expect(session.model.state == chosen.state)
    #expect(try session.theme(theme.name) == theme)
    #expect(session.model.editing.unsaved.count == 1)
    #expect(session.program.focusedEnvironment(session.model).theme ?? theme.name == theme.name)
  }

  @Test func aClickOpensTheState() throws {
    var session = try edited()
    session.press(KeyPress("="))
    let first = Stamp(try #require(try list(session).states[0]))
    let second = try #require(try list(session).states[1])
    session.send(.pointer(.pressed(.primary), GalleryPart.moved(Stamp(second)).id))
    #expect(session.model.overlays.editor == nil)
    #expect(session.model.state == second.state)
    session.send(.pointer(.pressed(.primary), GalleryPart.moved(first).id))
    #expect(session.model.state == second.state)
  }

  @Test func everyStateOfTheListChangesAndNoOtherDoes() throws {
    var session = try edited()
    session.press(KeyPress("="))
    let states = try list(session).states
    let listed = (0..<states.count).compactMap { states[$0] }
    #expect(listed.count == states.count)
    #expect(Set(listed).count == states.count)
    #expect(listed.map(\.specimen) == listed.map(\.specimen).sorted())
    for (place, state) in listed.enumerated() { #expect(states.place(of: state) == place) }
    #expect(states[-1] == nil)
    #expect(states[states.count] == nil)
  }

  @Test func theKeysStayWithTheirStateWhileOthersAreFound() throws {
    var session = EditingSession(probe: Measuring().probe)
    session.press(KeyPress("E"), KeyPress(.right), KeyPress("="), KeyPress(.end))
    #expect(!session.model.editing.moves.isComplete)
    let chosen = try list(session).chosen
    #expect(chosen != nil)
    let before = try list(session).states.total
    while !session.model.editing.moves.isComplete { session.send(.timer(MovesModel.timer)) }
    #expect(try list(session).states.total > before)
    #expect(try list(session).chosen == chosen)
  }

  @Test func onlyVisibleStatesAreMeasured() throws {
    let measuring = Measuring()
    var session = try edited(measuring)
    session.press(KeyPress("="))
    let count = try list(session).states.count
    for keys in [[], [KeyPress(.end)], [KeyPress(.up)], [KeyPress(.home)]] as [[KeyPress]] {
      for key in keys { session.press(key) }
      measuring.count.withLock { $0 = 0 }
      _ = session.program.view(session.model)
      let measured = measuring.count.withLock { $0 }
      // A look of three rows takes six; one more is measured at each end.
      #expect(measured <= session.model.rows / 6 + 2)
      #expect(measured < count)
    }
  }

  @Test(arguments: [CellSize(columns: 20, rows: 5), CellSize(columns: 80, rows: 24)])
  func itIsDrawnOnEveryScreen(_ size: CellSize) throws {
    var session = try edited()
    session.send(.resized(columns: size.columns, rows: size.rows))
    session.press(KeyPress("="))
    _ = session.program.view(session.model)
    session.press(KeyPress(.end))
    _ = session.program.view(session.model)
  }
}
