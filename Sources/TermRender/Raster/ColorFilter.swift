import ColorScience
import GSDesign

/// Shows colours as a terminal with fewer of them, or a person with another colour vision, would.
///
/// The terminal comes first, then the eye.
struct ColorFilter {
  let depth: ColorDepth
  let vision: Vision

  /// What is seen of a colour; nil where there are no colours.
  func seen(_ color: RGB) -> RGB? {
    guard let shown = shown(color) else { return nil }
    return vision.simulating(shown)
  }

  private func shown(_ color: RGB) -> RGB? {
    switch depth {
    case .truecolor: color
    case .indexed256: Self.nearest(color, in: .xterm240)
    case .indexed16: Self.nearest(color, in: .xterm16)
    case .mono: nil
    }
  }

  private static func nearest(_ color: RGB, in palette: IndexedPalette) -> RGB {
    palette[palette.nearestIndex(to: color)] ?? color
  }
}
