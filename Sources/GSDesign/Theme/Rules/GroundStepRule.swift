import ColorScience

/// The next step of ground in a design without one: 0.05 of OKLCH lightness lighter, or darker
/// where white is near or another ground has that lightness; two steps darker where both are so.
enum GroundStepRule {
  static let step = 0.05

  static func raised(from ground: RGB, unlike other: RGB) -> RGB {
    let ray = LightnessRay(ground)
    let taken = LightnessRay(other).lightness
    let free = [step, -step].map { ray.lightness + $0 }.first {
      $0 < 1 && abs($0 - taken) >= step / 2
    }
    return ray.color(lightness: free ?? ray.lightness - 2 * step)
  }
}
