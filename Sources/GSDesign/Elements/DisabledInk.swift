/// The ink of a disabled panel, and those that it or another of its kind has when it is enabled.
package struct DisabledInk: Hashable, Sendable {
  private let disabled: Ink
  private let enabled: [Ink]

  /// Nil for a panel that is enabled, or whose enabled inks are not known.
  package init?(_ panel: Panel) {
    guard panel.marks.contains(.disabled), !panel.enabledInks.isEmpty else { return nil }
    (disabled, enabled) = (panel.ink, panel.enabledInks)
  }

  /// Whether brackets must distinguish the two states in the colours of a scheme.
  package func needsBrackets(in scheme: ColorScheme) -> Bool {
    scheme.confuses(disabled, with: enabled)
  }
}
