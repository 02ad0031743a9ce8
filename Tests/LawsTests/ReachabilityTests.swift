import StateSpace
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import Laws

/// A component whose declaration and behaviour can be made to disagree.
private struct Door: Hashable, Sendable {
  var isOpen = false
  var isLocked = false
  var isFocused = false
  var interaction = Interaction.normal
  /// State that no axis covers.
  var slams = 0
}

extension Specimen {
  fileprivate static func door(
    impossible: [Impossible<Door>] = [],
    step: @escaping @Sendable (inout Door, Intent) -> Outcome
  ) -> Specimen {
    Specimen(
      "door/plain", summary: Phrase("A door.", korean: "문."),
      usage: Phrase("In tests.", korean: "시험에."), payload: Door(),
      axes: [
        .toggle("open", \.isOpen), .toggle("locked", \.isLocked),
        .interaction(\.interaction), .focused(\.isFocused),
      ],
      impossible: impossible, code: { _, _ in "" }, step: step,
      build: { door, _ in GSText(.body1, door.isOpen ? "open" : "closed").lowered() })
  }
}

private func focusing(_ door: inout Door, _ intent: Intent) -> Outcome {
  var state = ButtonState(isFocused: door.isFocused, interaction: door.interaction)
  let outcome = state.handle(intent)
  door.isFocused = state.isFocused
  door.interaction = state.interaction
  return outcome
}

@Suite("Reachable states")
struct ReachabilityTests {
  private func texts(_ findings: [Reachability.Finding], _ specimen: Specimen) -> [String] {
    let catalogue = Catalogue(specimens: [specimen])
    return findings.map {
      ([$0.link.text(in: catalogue)] + $0.steps.map(\.words.english)).joined(separator: ", ")
    }
  }

  @Test func aSoundDeclarationHasNoFindings() {
    let reachability = Reachability(of: .door(step: focusing))
    #expect(reachability.isSound)
    #expect(reachability.isComplete)
    // Four designs, each with three interactions and the focus, less the four starts.
    #expect(reachability.visitedCount >= 4 * 5)
  }

  @Test func aStateThatNoIntentLeadsToIsUnreachable() {
    let specimen = Specimen.door { door, intent in
      if case .pressDown = intent { return .ignored }
      return focusing(&door, intent)
    }
    let reachability = Reachability(of: specimen)
    #expect(texts(reachability.unreachable, specimen) == ["door/plain:interaction=pressed"])
    #expect(reachability.unreachable.map(\.more) == [7])
    #expect(reachability.forgotten == [])
  }

  @Test func aStateBehindAnotherDesignIsFoundByWayOfIt() {
    // Only an open door takes the focus, and it keeps it when it closes.
    let specimen = Specimen.door { door, intent in
      if intent == .cancel {
        door.isOpen.toggle()
        return .changed
      }
      if intent == .focus, !door.isOpen { return .ignored }
      return focusing(&door, intent)
    }
    #expect(Reachability(of: specimen).isSound)
  }

  @Test func aReachedImpossibleStateIsReported() {
    let specimen = Specimen.door(
      impossible: [
        Impossible("A locked door is closed.", korean: "잠긴 문은 닫혀 있습니다.") {
          $0.isLocked && $0.isOpen
        }
      ]
    ) { door, intent in
      guard intent == .activate else { return focusing(&door, intent) }
      door.isOpen = true
      return .activated
    }
    let reachability = Reachability(of: specimen)
    #expect(texts(reachability.forgotten, specimen) == ["door/plain:locked, activate"])
    #expect(
      reachability.forgotten.first?.seen.english.hasSuffix("A locked door is closed.") == true)
  }

  @Test func aStateWithoutAnAxisIsReported() {
    let specimen = Specimen.door { door, intent in
      guard intent == .cancel, door.isOpen else { return focusing(&door, intent) }
      door.slams = 1
      return .changed
    }
    #expect(
      texts(Reachability(of: specimen).forgotten, specimen) == ["door/plain:open, Escape"])
  }

  @Test func valuesWithoutAStateAreNamed() {
    let specimen = Specimen.door(
      impossible: [Impossible("There is no lock.", korean: "자물쇠가 없습니다.") { $0.isLocked }],
      step: focusing)
    let seen = Reachability(of: specimen).unreachable.map(\.seen.english)
    #expect(seen == ["No possible state has locked=on."])
  }

  @Test func aRuleThatExcludesNothingIsReported() {
    let specimen = Specimen.door(
      impossible: [
        Impossible("A locked door is closed.", korean: "잠긴 문은 닫혀 있습니다.") {
          $0.isLocked && $0.isOpen
        },
        Impossible("A locked door has no focus while open.", korean: "열린 잠긴 문은 초점이 없습니다.") {
          $0.isLocked && $0.isOpen && $0.isFocused
        },
        Impossible("Doors are not slammed.", korean: "문은 쾅 닫지 않습니다.") { $0.slams > 9 },
      ], step: focusing)
    let dead = Reachability(of: specimen).deadRules.map(\.seen.english)
    #expect(dead.count == 2)
    #expect(dead.last?.hasSuffix("Doors are not slammed.") == true)
  }

  @Test func aSearchThatStopsSaysSo() {
    let specimen = Specimen.door { door, intent in
      if intent == .cancel {
        door.slams += 1
        return .changed
      }
      if case .pressDown = intent { return .ignored }
      return focusing(&door, intent)
    }
    // The search does not continue from states outside the axes, so a counter cannot keep it running.
    #expect(Reachability(of: specimen).isComplete)
    #expect(!Reachability(of: specimen, limit: 2).isComplete)
  }
}
