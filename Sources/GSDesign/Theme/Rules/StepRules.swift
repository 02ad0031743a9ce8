import ColorScience

/// The accent under a finger, where a design has none: moved by 0.05 of OKLCH lightness away from
/// the ink that can be read on it, so that pressing never makes the words harder to read.
enum PressedRule {
  static let step = 0.05

  static func pressed(accent: RGB, ink: RGB, darkestInk: RGB) -> RGB {
    let readable = SolidRule.fitted(
      ink: ink, darkestInk: darkestInk, on: [accent], ratio: 4.5, mayMoveSolids: true
    ).ink
    let isInkDarker = readable.relativeLuminance < accent.relativeLuminance
    let ray = LightnessRay(accent)
    let wanted = ray.lightness + (isInkDarker ? step : -step)
    // At the end of the scale the other direction is the only one left.
    let lightness = (0...1).contains(wanted) ? wanted : ray.lightness - (isInkDarker ? step : -step)
    return ray.color(lightness: lightness)
  }
}

/// The next step of ground, where a design has none: 0.05 of OKLCH lightness lighter, or darker
/// where white is near.
enum GroundStepRule {
  static let step = 0.05

  static func raised(from ground: RGB) -> RGB {
    let ray = LightnessRay(ground)
    return ray.color(lightness: ray.lightness + (ray.lightness + step < 1 ? step : -step))
  }
}

/// The colour under a resting pointer: moved in steps of 0.001 of OKLCH lightness, away from what
/// stands on it or behind it, until 256 colours tell it apart from the colour at rest.
enum HoverRule {
  static func hovered(_ color: RGB, awayFrom partner: RGB) -> RGB {
    let palette = IndexedPalette.xterm240
    let resting = palette.nearestIndex(to: color)
    let ray = LightnessRay(color)
    let prefersLighter = color.relativeLuminance > partner.relativeLuminance
    for isLighter in [prefersLighter, !prefersLighter] {
      let sign = isLighter ? 1 : -1
      for steps in 1...ray.reach(lighter: isLighter) {
        let moved = ray.color(steps: sign * steps)
        if palette.nearestIndex(to: moved) != resting { return moved }
      }
    }
    return color
  }
}
