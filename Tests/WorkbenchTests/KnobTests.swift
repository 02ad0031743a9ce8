import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Knobs")
struct KnobTests {
  /// A gallery of one specimen that has every kind of axis, with the keys on its knobs.
  private func session(knob name: String) -> Session {
    var session = Session(catalogue: AxisTests.catalogue)
    session.press(KeyPress(.tab), KeyPress(.tab))
    for _ in 0..<AxisTests.specimen.index(name) { session.press(KeyPress(.down)) }
    return session
  }

  @Test func inASetTheArrowsGoAmongTheOptionsAndSpaceFlipsOne() {
    var session = session(knob: "emphasis")
    session.press(KeyPress(" "))
    #expect(session.link == "test/every-kind:emphasis=bold")
    session.press(KeyPress(.right))
    #expect(session.link == "test/every-kind:emphasis=bold")
    session.press(KeyPress(" "))
    #expect(session.link == "test/every-kind:emphasis=bold.dim")
    session.press(KeyPress(.right), KeyPress(" "))
    #expect(session.link == "test/every-kind:emphasis=dim")
  }

  @Test func aNumberStepsAndStopsAtItsEnds() {
    var session = session(knob: "count")
    session.press(KeyPress(.left), KeyPress(.left), KeyPress(.left))
    #expect(session.link == "test/every-kind:count=0")
    for _ in 0..<20 { session.press(KeyPress(.right)) }
    #expect(session.link == "test/every-kind:count=9")
  }

  @Test func typingDigitsSetsANumber() {
    var session = session(knob: "count")
    session.type("7")
    #expect(session.link == "test/every-kind:count=7")
    session.type("5")
    #expect(session.link == "test/every-kind:count=7")
    #expect(session.model.toast == .tells(.onlyBetween("0–9")))
    session.press(KeyPress(.backspace), KeyPress(.backspace))
    session.type("3")
    #expect(session.link == "test/every-kind:count=3")
    session.press(KeyPress(.down))
    #expect(session.model.knobs.entry.isEmpty)
  }

  @Test func aFractionIsTypedWithAPointAndFallsOnAStep() {
    var session = session(knob: "phase")
    session.press(KeyPress(.right), KeyPress(.down))
    session.type("0.72")
    #expect(session.link == "test/every-kind:phase=loading,phase.progress=0.7")
  }

  @Test func aKnobThatSaysNothingSaysWhyAndStays() {
    var session = session(knob: "phase.progress")
    session.press(KeyPress(.right))
    #expect(session.link == "test/every-kind")
    #expect(session.model.toast == .tells(.onlyWith("phase=loading")))
    session.type("1")
    #expect(session.link == "test/every-kind")
  }

  @Test func aKnobThatMovesNoPixelSaysSo() {
    var session = session(knob: "count")
    session.press(KeyPress(.right))
    #expect(session.model.toast == .tells(.noDifference))
    // The look of a tag shows its colour.
    var tags = Session()
    tags.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.right))
    #expect(tags.link == "tag/filled:color=yellow")
    #expect(tags.model.toast == nil)
  }

  @Test func aSwatchIsAPropertyOfTheAxisAndNotOfItsName() {
    let hue = SpecimenAxis<TagPayload>.choice("hue", \.color)
    #expect(!hue.hasSwatch)
    #expect(hue.withSwatch().hasSwatch)
    let specimens = Catalogue.builtIn.specimens.filter { specimen in
      specimen.axes.indices.contains(where: specimen.hasSwatch)
    }
    #expect(Set(specimens.map(\.id)) == ["tag/filled", "tag/stroke", "button/fill"])
  }

  @Test func anImpossibleCombinationSaysItsReason() {
    var session = session(knob: "phase")
    session.press(KeyPress(.right))
    session.model.knobs.axis = AxisTests.specimen.index("disabled")
    session.press(KeyPress(" "))
    #expect(session.link == "test/every-kind:phase=loading")
    #expect(
      session.model.toast
        == .impossible(Phrase("A disabled one loads nothing.", korean: "")))
  }

  @Test func theLinkOfEveryValueComesBack() throws {
    let specimen = AxisTests.specimen
    for tiers in [Set<AxisTier>([.design]), Set(AxisTier.allCases)] {
      for state in SpecimenSpace(of: specimen, tiers: tiers) {
        let text = Link(specimen, state: state).text(in: AxisTests.catalogue)
        let parsed = try Link.parse(text, in: AxisTests.catalogue)
        #expect(parsed.warnings.isEmpty, "\(text)")
        #expect(parsed.link.state == state, "\(text)")
      }
    }
    // Numbers beside the samples, by the stepper itself.
    var state = specimen.initialState
    let count = specimen.index("count")
    for number in 0...9 {
      state[count] = .number(Double(number))
      let text = Link(specimen, state: state).text(in: AxisTests.catalogue)
      #expect(try Link.parse(text, in: AxisTests.catalogue).link.state == state, "\(text)")
    }
  }
}
