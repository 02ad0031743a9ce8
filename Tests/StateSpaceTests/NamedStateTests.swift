// Without @testable: as a package that has the product alone.
import StateSpace
import Testing

/// A component whose enumerations have no raw values.
private struct Chip: Hashable, Sendable {
  enum Tone: CaseIterable { case neutral, deepBlue }
  enum Size: Int, CaseIterable {
    case small = 8
    case large = 12
  }

  var tone = Tone.neutral
  var size = Size.small
  var isSelected = false

  static let states = States(
    "chip/plain", from: Chip(),
    axes: [.choice("tone", \.tone), .choice("size", \.size), .selected(\.isSelected)],
    rules: [StateRule("A small chip is not selected.") { $0.size == .small && $0.isSelected }])
}

@Suite("States as arguments of tests")
struct NamedStateTests {
  @Test func enumerationsWithoutRawValuesAreAxes() {
    #expect(
      Chip.states.named().map(\.description) == [
        "chip/plain", "chip/plain:size=large", "chip/plain:size=large,selected",
        "chip/plain:tone=deep-blue", "chip/plain:tone=deep-blue,size=large",
        "chip/plain:tone=deep-blue,size=large,selected",
      ])
  }

  @Test(arguments: Badge.states.named(.pairs))
  func anArgumentIsNamedByTheLinkToItsState(badge: NamedState<Badge>) throws {
    #expect(try Badge.states.state(of: badge.link) == badge.state)
    #expect("\(badge)" == badge.link.text)
    #expect(badge.id == badge.link.text)
  }

  @Test(arguments: Badge.states.named(.pairs))
  func membersOfTheStateAreMembersOfTheArgument(badge: NamedState<Badge>) {
    #expect(badge.color == badge.state.color)
    #expect(badge.phase == badge.state.phase)
    #expect(!(badge.isDisabled && badge.isFocused))
  }

  @Test func everyCoverHasItsStates() {
    #expect(Badge.states.named().map(\.state) == Array(Badge.states))
    #expect(Badge.states.named(.pairs).map(\.state) == Badge.states.cover(strength: 2))
    #expect(Badge.states.named(.tuples(3)).map(\.state) == Badge.states.cover(strength: 3))
  }
}
