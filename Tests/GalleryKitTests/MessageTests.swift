import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

@Suite("Loading, bubbles, placeholders and heads")
struct MessageTests {
  @Test func oneDotLeadsAroundTheRing() {
    var state = ProgressState()
    for step in 0..<ProgressState.stepCount {
      let dots = GSLoading(state: state).dots
      #expect(dots.firstIndex(of: .leading) == step)
      #expect(dots.filter { $0 == .following }.count == 2)
      let before = (step + ProgressState.stepCount - 1) % ProgressState.stepCount
      #expect(dots[before] == .following, "the tail is behind the dot that leads")
      #expect(state.tick() == .changed)
    }
  }

  @Test(
    arguments: [(0, 0), (0.124, 0), (0.125, 1), (0.5, 4), (0.99, 7), (1, 8)] as [(Double, Int)])
  func asManyDotsAreFilledAsIsDone(share: Double, filled: Int) {
    let dots = GSLoading(state: ProgressState(share)).dots
    #expect(dots == (0..<8).map { $0 < filled ? .leading : .resting })
  }

  @Test func ownMessagesHaveTheAccentAndOthersDoNot() {
    func ink(_ bubble: GSBubble) -> [Ink] {
      var inks: [Ink] = []
      bubble.element.visit { if case .panel(let panel, _) = $0 { inks.append(panel.ink) } }
      return inks
    }
    #expect(ink(.mine("Hi")) == [Ink(text: .onAccent, fill: .accent)])
    #expect(ink(.theirs("Hi")) == [Ink(text: .onMessage, fill: .messageFill)])
  }

  @Test func theTimeComesBeforeOwnMessagesAndAfterOthers() {
    func words(_ bubble: GSBubble) -> [String] {
      var words: [String] = []
      bubble.element.visit {
        if case .words(let line) = $0 { words.append(line.spans.map(\.text).joined()) }
      }
      return words
    }
    #expect(words(.mine("Hi", time: "9:41")) == ["9:41", "Hi"])
    #expect(words(.theirs("Hi", time: "9:41")) == ["Hi", "9:41"])
    #expect(words(.theirs("Hi")) == ["Hi"])
  }

  @Test func anAvatarHasNoWords() {
    let words = GSImagePlaceholder(.avatar, label: "No image").element
    let shown = GSImagePlaceholder(.thumbnail, label: "No image").element
    func says(_ element: Element) -> Bool {
      var isFound = false
      element.visit {
        if case .words(let line) = $0 {
          isFound = isFound || line.spans.contains { $0.text == "No image" }
        }
      }
      return isFound
    }
    #expect(!says(words) && says(shown))
  }

  @Test func theButtonOfAHeadActsAndAHeadWithoutOneHasNoStop() {
    var count = 0
    let head = GSSectionHeader("Title", button: "See all") { count += 1 }.lowered()
    #expect(head.interactions.tabStops == ["see-all"])
    #expect(head.interactions.perform("see-all") && count == 1)
    #expect(GSSectionHeader("Title").lowered().interactions.parts.isEmpty)
  }

  @Test func plainTabsHaveNoLines() {
    func lines(_ style: GSTabs.Style) -> Int {
      var lines = 0
      GSTabs(["One", "Two"], style: style, state: TabsState(count: 2)).element.visit {
        if case .rule = $0 { lines += 1 }
      }
      return lines
    }
    #expect(lines(.plain) == 0)
    // One below each tab, one between them, and one to the end of the room.
    #expect(lines(.underlined) == 4)
  }
}
