import ColorScience

/// The ink of a panel in a state that a mark can show, and the inks that the panel, or another of its kind, has without
/// that state.
package struct MarkedInk: Hashable, Sendable {
  /// The state: ``Marks/selected`` or ``Marks/disabled``.
  package let mark: Marks
  private let ink: Ink
  private let others: [Ink]

  /// Nil for a panel that is not in the state, or whose inks without it are not known.
  package init?(_ panel: Panel, _ mark: Marks) {
    let others = mark == .selected ? panel.unselectedInks : panel.enabledInks
    guard panel.marks.contains(mark), !others.isEmpty else { return nil }
    (self.mark, self.others) = (mark, others)
    // Whether a glyph is there does not change under the pointer.
    ink = panel.ink.atRest
  }

  /// Those of a panel.
  package static func all(of panel: Panel) -> [MarkedInk] {
    [Marks.selected, .disabled].compactMap { MarkedInk(panel, $0) }
  }

  /// The least distance to an ink without the state, by CIEDE2000, for the kind of colour vision that sees it smallest:
  /// of words, fill and line, the one that differs most.
  package func distance(in scheme: ColorScheme) -> Double {
    scheme.distance(of: ink, from: others)
  }

  /// Whether a glyph shows the state: without colour, of a selected panel with fewer than all colours, since the
  /// terminal's palette decides then which inks look alike, and where the inks need it.
  package func hasGlyph(in scheme: ColorScheme, _ depth: ColorDepth) -> Bool {
    depth == .mono || mark == .selected && depth != .truecolor || needsGlyph(in: scheme)
  }

  /// Whether a glyph must distinguish the states in the colours of a scheme, where all are there.
  package func needsGlyph(in scheme: ColorScheme) -> Bool {
    distance(in: scheme) < Vision.leastDistance
  }
}
