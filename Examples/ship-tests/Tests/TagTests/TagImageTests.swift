#if canImport(SwiftUI)
  import StateSpace
  import SwiftUI
  import TagStates
  import TagUI
  import Testing

  @MainActor @Suite struct TagImageTests {
    @Test(arguments: TagState.states.named())
    func everyStateIsDrawn(tag: NamedState<TagState>) {
      let renderer = ImageRenderer(content: TagView(state: tag.state))
      #expect(renderer.cgImage != nil)
    }
  }
#endif
