import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Set values under the pointer")
struct SetInteractionTests {
  private let over = Event.pointer(.moved, Specimen.part)
  private let away = Event.pointer(.moved, GalleryPart.canvas.id)
  private let down = Event.pointer(.pressed(.primary), Specimen.part)
  private let up = Event.pointer(.released(.primary), Specimen.part)

  private func session(_ link: String) throws -> Session {
    var options = GalleryOptions()
    options.link = try Link.parse(link, in: .tags).link
    return Session(options: options)
  }

  @Test(arguments: ["hovered", "pressed"])
  func aSetValueReturnsWhenThePointerLeaves(value: String) throws {
    let link = "tag/filled:interaction=" + value
    var session = try session(link)
    let set = session.model.state
    session.send(over)
    #expect(session.interaction == "hovered" && session.link == link)
    session.send(away)
    #expect(session.model.state == set && session.link == link)
    session.send(over)
    session.send(down)
    #expect(session.interaction == "pressed" && session.link == link)
    session.send(up)
    #expect(session.model.event?.word == .eventSelected)
    session.send(away)
    #expect(session.link == "tag/filled:selected,interaction=" + value)
  }

  @Test func aKnobTurnedUnderThePointerSetsItsValue() throws {
    var session = Session()
    session.send(over)
    session.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.right))
    #expect(session.link == "tag/filled:color=yellow" && session.interaction == "hovered")
    let knob = Specimen.filledTag.index("interaction")
    _ = session.program.obey(.knob(knob, .choice(1)), &session.model)
    #expect(session.link == "tag/filled:color=yellow,interaction=hovered")
    session.send(away)
    #expect(session.link == "tag/filled:color=yellow,interaction=hovered")
    session.press(KeyPress("u"))
    #expect(session.link == "tag/filled:color=yellow")
    session.press(KeyPress("u"))
    #expect(session.link == "tag/filled")
  }

  @Test func aCopiedLinkHoldsTheSetValues() {
    for keys in [[], [KeyPress(.enter)]] {
      var session = Session()
      for key in keys { session.press(key) }
      session.send(over)
      if !keys.isEmpty { session.press(KeyPress(.escape)) }
      session.press(KeyPress("y"))
      #expect(session.effects == [.copy("tag/filled")], "\(keys)")
    }
  }

  @Test func theNextStartHasNeitherThePointerNorTheKeysOnTheComponent() {
    var session = Session()
    session.press(KeyPress(.enter))
    session.send(over)
    session.send(down)
    #expect(session.program.remembered(session.model).place == "tag/filled")
    session.send(up)
    session.press(KeyPress(.escape))
    #expect(session.program.remembered(session.model).place == "tag/filled:selected")
  }

  @Test func thePointerEndsWithTheFocusOfTheTerminal() throws {
    for link in ["tag/filled", "tag/filled:interaction=pressed"] {
      var session = try session(link)
      let set = session.model.state
      session.send(over)
      session.send(.windowFocus(false))
      #expect(session.model.state == set)
      session.send(over)
      #expect(session.interaction == "hovered")
      session.send(down)
      session.send(.windowFocus(false))
      session.send(up)
      #expect(session.model.state == set && session.model.event == nil)
    }
  }

  @Test func leavingAComponentByKeysKeepsTheSetValue() {
    var session = Session()
    session.send(over)
    session.press(KeyPress(.down))
    #expect(session.link == "tag/stroke")
    #expect(session.model.canvas.states[0] == Specimen.filledTag.initialState)
    session.send(over)
    session.press(KeyPress("m"))
    #expect(session.model.place.isMatrix)
    #expect(session.model.canvas.states[1] == Specimen.strokeTag.initialState)
  }

  @Test func theKeysOfTheComponentKeepTheSetValue() throws {
    var session = try session("tag/filled:interaction=pressed")
    session.press(KeyPress(.enter), .control("]"))
    #expect(session.link == "tag/filled:interaction=pressed")
    _ = session.program.obey(.press(0), &session.model)
    #expect(session.link == "tag/filled:selected,interaction=pressed")
  }

  @Test func aClickInTheMatrixSetsNoInteraction() {
    var session = Session()
    session.press(KeyPress("m"))
    let spot = session.model.matrix.focus
    let member = GalleryPart.cellMember(spot, session.stamp(at: spot), 0).id
    session.send(.pointer(.pressed(.primary), member))
    session.send(.pointer(.released(.primary), member))
    func focused() -> SpecimenState { session.program.focusedState(session.model) }
    #expect(session.model.event?.word == .eventSelected)
    #expect(session.interaction(of: focused()) == "hovered")
    #expect(session.link == "tag/filled:selected")
    session.send(.pointer(.moved, nil))
    #expect(session.interaction(of: focused()) == "normal")
    #expect(session.link == "tag/filled:selected")
    session.press(KeyPress("u"))
    #expect(session.link == "tag/filled")
  }

  @Test func followersSeeThePointerAndTheSameLink() {
    var session = Session()
    session.send(over)
    let follower = FollowProgram(session.program, own: Settings())
    var model = follower.initialModel
    follower.learn(session.program.scene(of: session.model), &model)
    #expect(session.interaction(of: model.gallery.state) == "hovered")
    #expect(follower.gallery.link(model.gallery) == "tag/filled")
  }

  /// Whatever interaction a component is set to, a pointer that comes and goes leaves it.
  @Test func everyComponentKeepsTheInteractionThatIsSet() {
    var session = Session(catalogue: .builtIn)
    var count = 0
    for (index, specimen) in Catalogue.builtIn.specimens.enumerated() where specimen.isInteractive {
      session.model.canvas.specimen = index
      let axis = specimen.axis(named: "interaction")
      for value in axis.map({ specimen.axes[$0].values }) ?? [] {
        var set = specimen.initialState
        if let axis { set[axis] = value }
        guard set.impossibility == nil else { continue }
        session.model.state = set
        for member in Set([0, max(0, set.partCount(.english) - 1)]).sorted() {
          session.send(.pointer(.moved, GalleryPart.member(member).id))
          session.send(.pointer(.moved, nil))
          count += 1
          #expect(session.model.state == set, "\(session.link), \(member)")
        }
      }
    }
    #expect(count > 100)
  }
}

extension Session {
  /// The value of the knob Interaction in the state on the canvas, as links spell it.
  var interaction: String { interaction(of: model.state) }

  func interaction(of state: SpecimenState) -> String {
    let specimen = program.specimen(model)
    let axis = specimen.index("interaction")
    return specimen.axes[axis].spelling(of: state[axis])
  }
}
