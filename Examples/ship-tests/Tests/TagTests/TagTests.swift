import StateSpace
import TagStates
import TagUI
import Testing

@Suite struct TagTests {
  @Test(arguments: TagState.states.named())
  func aCloseButtonIsLargeEnoughToTouch(tag: NamedState<TagState>) {
    guard tag.isClosable else { return }
    #expect(TagView(state: tag.state).height >= 44)
  }

  @Test(arguments: TagState.states.named(.pairs))
  func theLabelDiffersFromItsFill(tag: NamedState<TagState>) {
    let view = TagView(state: tag.state)
    #expect(view.ink != view.fill)
  }

  @Test(arguments: TagState.states.named())
  func everyStateLooksAsRecorded(tag: NamedState<TagState>) throws {
    try Snapshot(of: tag).compare(with: TagView(state: tag.state).description)
  }
}
