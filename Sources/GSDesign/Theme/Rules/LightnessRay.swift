import ColorScience

/// All colours that differ from one in OKLCH lightness alone: the hue is held, the chroma too as
/// far as the gamut allows.
struct LightnessRay {
  /// The least step of lightness that any rule takes.
  static let step = 0.001

  let origin: RGB
  /// Hue and chroma held is both axes held.
  private let coordinates: OKLab

  init(_ origin: RGB) {
    self.origin = origin
    self.coordinates = OKLab(origin)
  }

  var lightness: Double { coordinates.lightness }

  /// The colour `steps` lighter, or darker where negative; no step is the origin to the letter.
  func color(steps: Int) -> RGB {
    steps == 0 ? origin : color(lightness: coordinates.lightness + Double(steps) * Self.step)
  }

  func color(lightness: Double) -> RGB {
    var moved = coordinates
    moved.lightness = min(max(lightness, 0), 1)
    return moved.linearSRGB.rgb
  }

  /// The steps from the origin to white, or to black.
  func reach(lighter: Bool) -> Int {
    let room = lighter ? 1 - coordinates.lightness : coordinates.lightness
    return Int((max(room, 0) / Self.step).rounded(.up)) + 1
  }

  /// The nearest colour that fits: first away from a partner, then towards it; nil if none fits.
  func first(awayFrom partner: RGB, where fits: (RGB) -> Bool) -> RGB? {
    let prefersLighter = origin.relativeLuminance > partner.relativeLuminance
    for isLighter in [prefersLighter, !prefersLighter] {
      for steps in 1...reach(lighter: isLighter) {
        let moved = color(steps: isLighter ? steps : -steps)
        if fits(moved) { return moved }
      }
    }
    return nil
  }

  /// The colour whose luminance is nearest to a wanted one.
  func color(luminance: Double) -> RGB {
    var low = 0.0
    var high = 1.0
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if color(lightness: middle).relativeLuminance < luminance {
        low = middle
      } else {
        high = middle
      }
    }
    let below = color(lightness: low)
    let above = color(lightness: high)
    return abs(below.relativeLuminance - luminance) <= abs(above.relativeLuminance - luminance)
      ? below : above
  }
}
