import ColorScience

/// The pressed colour of a role in a design without one.
///
/// An accent is moved by 0.05 of OKLCH lightness away from the ink that can be read on it, so that
/// pressing never makes the words harder to read. Everything else is moved in steps of 0.001 until
/// it differs, to the eye and in 256 colours, from the colours at rest and under a resting pointer; the words on
/// a fill that moved towards them are fitted again.
enum PressedRule {
  static let step = 0.05

  static func pressed(accent: RGB, ink: RGB, darkestInk: RGB) -> RGB {
    let readable = SolidRule.fitted(
      ink: ink, darkestInk: darkestInk, on: [accent], ratio: 4.5, solids: .move
    ).ink
    let isInkDarker = readable.relativeLuminance < accent.relativeLuminance
    let ray = LightnessRay(accent)
    let wanted = ray.lightness + (isInkDarker ? step : -step)
    // At the end of the scale the other direction is the only one left.
    let lightness = (0...1).contains(wanted) ? wanted : ray.lightness - (isInkDarker ? step : -step)
    return ray.color(lightness: lightness)
  }

  /// The part of a component that a role paints, as far as pressing depends on it.
  enum Part {
    case fill
    /// Words and lines on a ground, where no fill shows the press.
    case ink
    /// Words on fills.
    case label([InkPair])
  }

  static func part(of role: BuiltInRole) -> Part {
    if InkPair.all.contains(where: { $0.fill == role }) { return .fill }
    let pairs = InkPair.all.filter { $0.ink == role }
    return pairs.isEmpty || pairs.contains { $0.fill.isGround } ? .ink : .label(pairs)
  }

  static func pressed(fill: RGB, awayFrom partner: RGB, apartFrom hovered: RGB) -> RGB {
    moved(fill, awayFrom: partner, apartFrom: hovered, ratio: 1.2)
  }

  static func pressed(ink: RGB, awayFrom ground: RGB, apartFrom hovered: RGB) -> RGB {
    moved(ink, awayFrom: ground, apartFrom: hovered, ratio: 1.5)
  }

  /// - Parameter ratio: the visible contrast with the colour at rest.
  private static func moved(
    _ color: RGB, awayFrom partner: RGB, apartFrom hovered: RGB, ratio: Double
  ) -> RGB {
    let palette = IndexedPalette.xterm240
    let taken = [color, hovered].map { palette.nearestIndex(to: $0) }
    return LightnessRay(color).first(awayFrom: partner) {
      $0.contrastRatio(with: color) >= ratio && !taken.contains(palette.nearestIndex(to: $0))
    } ?? color
  }
}
