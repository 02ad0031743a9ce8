import ColorScience
import GSDesign

/// Shows colours as a terminal with fewer of them, or a person with another colour vision, would.
///
/// The terminal comes first, then the eye.
struct ColorFilter {
  let depth: ColorDepth
  let vision: Vision

  /// What the eye sees of a colour that the terminal shows.
  func seen(_ shown: RGB) -> RGB { vision.simulating(shown) }

  /// What the terminal shows of a colour; nil where there are no colours.
  ///
  /// - Parameter taken: colours that it must not become, since what it stands on, or apart from, is shown in them.
  func shown(_ color: RGB, avoiding taken: [RGB] = []) -> RGB? {
    guard depth != .mono else { return nil }
    guard let palette else { return color }
    let nearest = palette[palette.nearestIndex(to: color)] ?? color
    guard taken.contains(nearest) else { return nearest }
    let wanted = OKLab(color)
    return palette.colors.filter { !taken.contains($0) }
      .min { OKLab($0).distance(to: wanted) < OKLab($1).distance(to: wanted) } ?? nearest
  }

  /// The colours there are, where they are few.
  private var palette: IndexedPalette? {
    switch depth {
    case .truecolor, .mono: nil
    case .indexed256: .xterm240
    case .indexed16: .xterm16
    }
  }
}
