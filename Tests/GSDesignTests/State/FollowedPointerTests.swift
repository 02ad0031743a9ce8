import GSDesign
import Testing

@Suite("A pointer that is followed over a control")
struct FollowedPointerTests {
  @Test func aClickIsAPressThatEndsOverAMember() {
    var interaction = Interaction.normal
    #expect(interaction.follow(.hover(2), members: 5) == nil && interaction == .hovered)
    #expect(interaction.follow(.pressDown(2), members: 5) == nil && interaction == .pressed)
    // Dragged to another member, and let go there.
    #expect(interaction.follow(.hover(3), members: 5) == nil && interaction == .pressed)
    #expect(interaction.follow(.pressUp(3), members: 5) == 3 && interaction == .hovered)
    #expect(interaction.follow(.pressUp(3), members: 5) == nil)
  }

  @Test func aPressThatEndsElsewhereIsNotAClick() {
    var interaction = Interaction.pressed
    #expect(interaction.follow(.pressUp(nil)) == nil && interaction == .normal)
    interaction = .pressed
    #expect(interaction.follow(.hover(nil)) == nil && interaction == .normal)
    #expect(interaction.follow(.pressUp(0)) == nil && interaction == .hovered)
  }

  @Test(arguments: [-1, 1, Int.max, Int.min])
  func membersThatDoNotExistAreIgnored(member: Int) {
    var interaction = Interaction.normal
    #expect(interaction.follow(.hover(member)) == nil && interaction == .normal)
    #expect(interaction.follow(.pressDown(member)) == nil && interaction == .normal)
    interaction = .pressed
    #expect(interaction.follow(.pressUp(member)) == nil && interaction == .normal)
  }

  @Test func keysChangeNothing() {
    var interaction = Interaction.pressed
    for intent in [Intent.activate, .focus, .blur, .move(.left), .insert("a"), .cancel] {
      #expect(interaction.follow(intent) == nil && interaction == .pressed)
    }
  }
}
