import GSDesign
import Testing

/// A value configured with `and` is a changed copy.
@Suite struct ConfigurableTests {
  private struct Refusal: Error, Equatable {
    let reason: String
  }

  @Test func theCopyIsChangedAndTheValueStays() {
    let light = EnvironmentChange(theme: .zatch, appearance: .light)
    let dark = light.and { $0.appearance = .dark }
    #expect(dark == EnvironmentChange(theme: .zatch, appearance: .dark))
    #expect(light.appearance == .light)
  }

  @Test func changesApplyInOrder() {
    let panel = Panel(ink: Ink(text: .text)).and { $0.shape = .capsule }.and {
      $0.ink = Ink(text: .accentText)
      $0.shape = .rectangle
    }
    #expect(panel == Panel(ink: Ink(text: .accentText)))
  }

  @Test func anErrorKeepsItsType() {
    func configure() throws(Refusal) -> TagState {
      try TagState().and { (_: inout TagState) throws(Refusal) in throw Refusal(reason: "full") }
    }
    #expect(throws: Refusal(reason: "full")) { try configure() }
  }
}
