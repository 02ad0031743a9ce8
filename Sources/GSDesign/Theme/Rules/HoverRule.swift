import ColorScience

/// The colour under a resting pointer: moved in steps of 0.001 of OKLCH lightness, away from its ink
/// or its ground, until it differs from the colour at rest in 256 colours.
enum HoverRule {
  static func hovered(_ color: RGB, awayFrom partner: RGB) -> RGB {
    let palette = IndexedPalette.xterm240
    let resting = palette.nearestIndex(to: color)
    return LightnessRay(color).first(awayFrom: partner) {
      palette.nearestIndex(to: $0) != resting
    } ?? color
  }
}
