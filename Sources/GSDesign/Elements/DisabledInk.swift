import ColorScience

/// The ink of a disabled panel, and those that it or another of its kind has when it is enabled.
package struct DisabledInk: Hashable, Sendable {
  private let disabled: Ink
  private let enabled: [Ink]

  /// Nil for a panel that is enabled, or whose enabled inks are not known.
  package init?(_ panel: Panel) {
    guard panel.marks.contains(.disabled), !panel.enabledInks.isEmpty else { return nil }
    (disabled, enabled) = (panel.ink, panel.enabledInks)
  }

  /// Whether the disabled state needs brackets: for some kind of colour vision the ink looks like one of the enabled
  /// inks, with words and fill less than 10 apart by CIEDE2000.
  package func needsBrackets(in scheme: ColorScheme) -> Bool {
    enabled.contains { enabled in
      let pairs = [(disabled.text, enabled.text), (disabled.fill ?? .page, enabled.fill ?? .page)]
        .map { (scheme[$0], scheme[$1]) }
      return Vision.allCases.contains { vision in
        vision != .none
          && pairs.allSatisfy {
            Lab(vision.simulating($0)).difference2000(to: Lab(vision.simulating($1))) < 10
          }
      }
    }
  }
}
