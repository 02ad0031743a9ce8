public import ColorScience

/// The smallest change of OKLCH lightness that makes a role readable. Hue is held, and chroma as far as the gamut
/// allows.
public struct RoleMend: Hashable, Sendable {
  /// The role whose colour changes.
  public let role: ColorRole
  /// The appearance in which it changes.
  public let appearance: Appearance
  /// The colour that the theme has for it.
  public let old: RGB
  /// The colour that can be read.
  public let new: RGB

  /// The lightness of the theme's colour, 0…1.
  public var oldLightness: Double { OKLab(old).lightness }
  /// The lightness of the colour that can be read, 0…1.
  public var newLightness: Double { OKLab(new).lightness }

  /// The same change of another role.
  package func changing(_ role: ColorRole) -> RoleMend {
    RoleMend(role: role, appearance: appearance, old: old, new: new)
  }
}

extension Theme {
  /// The theme with the colour that a mend gives a role, under every contrast.
  public func applying(_ mend: RoleMend) -> Theme {
    holding([mend.appearance: [mend.role: mend.new]], as: name)
  }

  /// The smallest change of lightness that makes something painted in a role readable, found in steps of 0.001; nil if
  /// none helps.
  ///
  /// The search begins with the change that the colours of the theme require, which is exact if those colours are the
  /// ones on screen. If they are not, as in few colours, it takes eight steps at a time, and the last eight one by one.
  ///
  /// - Parameters:
  ///   - role: the role to change.
  ///   - ground: the role behind it.
  ///   - appearance: the appearance in which it is shown.
  ///   - contrast: the contrast mode that it is seen under.
  ///   - ratio: the contrast ratio it needs.
  ///   - passes: whether it is readable in a theme; called for each candidate, so that only a change that helps is
  ///     returned.
  public func mend(
    _ role: ColorRole, on ground: ColorRole, _ appearance: Appearance, _ contrast: Contrast,
    ratio: Double, passes: (Theme) -> Bool
  ) -> RoleMend? {
    let scheme = scheme(appearance, contrast)
    let ray = LightnessRay(scheme[role])
    let grounds = [ContrastRule.Ground(color: scheme[ground], ratio: ratio)]
    guard let enough = ContrastRule.steps(for: ray.origin, on: grounds) else { return nil }
    func mend(_ steps: Int) -> RoleMend {
      RoleMend(
        role: role, appearance: appearance, old: ray.origin, new: ray.color(steps: steps))
    }
    func helps(_ steps: Int) -> Bool {
      let mend = mend(steps)
      return mend.new != mend.old && passes(applying(mend))
    }
    if enough != 0, helps(enough) { return mend(enough) }
    let found = [false, true].compactMap { isLighter -> Int? in
      let direction = isLighter ? 1 : -1
      let reach = ray.reach(lighter: isLighter)
      let stride = 8
      for steps in Swift.stride(from: stride, through: reach + stride, by: stride)
      where helps(direction * min(steps, reach)) {
        let least = (steps - stride + 1...steps).first { helps(direction * min($0, reach)) }
        return direction * min(least ?? steps, reach)
      }
      return nil
    }
    return found.min { abs($0) < abs($1) }.map(mend)
  }
}
