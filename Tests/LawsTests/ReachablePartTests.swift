import GSDesign
import GalleryKit
import StateSpace
import Testing

@testable import Laws

/// Two buttons of which one can be lit: the parts are in the look alone, the declaration names no members.
private struct Lamps: Component, Hashable, Sendable {
  var lit = 0
  var isFocused = false
  var interaction = Interaction.normal

  mutating func handle(_ intent: Intent, parts: Int) -> Outcome {
    let before = self
    if let lamp = interaction.follow(intent, members: parts) { lit = lamp + 1 }
    if intent == .focus { isFocused = true }
    if intent == .blur { isFocused = false }
    return self == before ? .ignored : .changed
  }

  func lower(into table: inout InteractionTable) -> Element {
    let lamps = (0..<2).map {
      table.part(Specimen.part.child($0), .label(lit == $0 + 1 ? "on" : "off"))
    }
    return table.control(
      Specimen.part,
      ControlState(isFocused: isFocused, isDisabled: false, interaction: interaction),
      panel: Panel(ink: Ink(text: .text)), label: .row(lamps))
  }
}

extension Specimen {
  /// - Parameter parts: how many of the parts answer to the pointer.
  fileprivate static func lamps(answering parts: Int) -> Specimen {
    Specimen(
      "lamps/two", summary: "Two lamps.", payload: Lamps(),
      axes: [
        .position("lit", \.lit, of: 3, tier: .interaction, meaning: .state),
        .interaction(\.interaction),
        .focused(\.isFocused),
      ],
      step: { lamps, intent in lamps.handle(intent, parts: parts) },
      build: { lamps, _ in lamps.lowered() })
  }
}

@Suite("States that parts of the look lead to")
struct ReachablePartTests {
  @Test func thePointerIsOverEachPartOfTheLook() {
    #expect(Reachability(of: .lamps(answering: 2)).unreachable == [])
  }

  @Test func aPartThatAnswersNothingIsFoundAndTheFindingNamesTheAttempts() {
    let unreachable = Reachability(of: .lamps(answering: 1)).unreachable
    #expect(unreachable.count == 1)
    #expect(
      unreachable.first?.seen.english
        == "No keys lead here, nor does the pointer over any of its 2 parts.")
  }
}
