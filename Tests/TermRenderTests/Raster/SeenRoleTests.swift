import ColorScience
import GSDesign
import TermRender
import Testing

@Suite("Roles that are seen")
struct SeenRoleTests {
  private let renderer = Renderer()

  private func roles(
    _ element: Element, _ environment: RenderEnvironment = RenderEnvironment()
  ) -> Set<ColorRole> {
    renderer.roles(of: element, environments: [environment])[0]
  }

  @Test("They are those of words and of the ground behind them")
  func wordsAndGround() {
    let words = Element.words([Span("Tag", role: .text)])
    #expect(roles(words) == [.text, .page])
    #expect(roles(.backdrop(.accent, words)) == [.text, .accent])
  }

  @Test("Words of blanks show none, unless they are underlined")
  func blanks() {
    #expect(roles(.words([Span("   ", role: .text)])) == [.page])
    #expect(
      roles(.words([Span("   ", role: .text, emphasis: .underline)])) == [.text, .page])
  }

  @Test("A fill that is covered everywhere is not seen")
  func covered() {
    let covered = Element.backdrop(.accent, .backdrop(.surface, .words([Span("a", role: .text)])))
    #expect(roles(covered) == [.text, .surface])
  }

  @Test("A pressed panel shows the roles under a finger, and not those at rest")
  func pressed() {
    let ink = Ink(text: .text, fill: .surface, stroke: nil)
    func panel(_ marks: Marks) -> Element {
      var panel = Panel(ink: ink)
      panel.marks = marks
      return .panel(panel, .words([Span("a")]))
    }
    #expect(roles(panel([])).isSuperset(of: [ink.text, .surface]))
    #expect(roles(panel(.pressed)).isSuperset(of: [ink.text.pressed]))
    #expect(!roles(panel(.pressed)).contains(ink.text))
  }

  @Test("Neither few colours nor a simulated vision change them")
  func depths() {
    let element = Element.backdrop(.accent, .words([Span("a", role: .onAccent)]))
    for depth in ColorDepth.allCases {
      #expect(
        roles(element, RenderEnvironment(depth: depth, vision: .deutan))
          == [.accent, .onAccent])
    }
  }

  @Test("Several environments are each answered")
  func several() {
    let environments = Theme.builtIn.map { RenderEnvironment(theme: $0) }
    let all = renderer.roles(
      of: .words([Span("a", role: .text)]), environments: environments)
    #expect(all == environments.map { _ in [.text, .page] })
  }
}
