import ColorScience

/// How words on a solid are made readable: the solid is the brand, so another ink is taken before
/// the solid moves by more than an eye can see.
///
/// In order: the original ink; the original with the solids moved by at most 0.02 ΔE-OK; the theme's
/// darkest ink; black or white; and only then whichever of them moves the solids least.
enum SolidRule {
  /// How far a solid may move without being another colour, in ΔE-OK.
  static let unnoticeable = 0.02

  struct Result: Hashable, Sendable {
    let ink: RGB
    /// The solids in the order they were given.
    let solids: [RGB]
  }

  /// How far solids may move.
  enum Moves {
    /// Not at all.
    case stay
    /// By as much as no eye sees.
    case unseen
    /// As far as the words need, if no ink can be read.
    case move
  }

  static func fitted(
    ink: RGB, darkestInk: RGB, on solids: [RGB], ratio: Double, solids moves: Moves
  ) -> Result {
    func stands(_ ink: RGB) -> Bool {
      solids.allSatisfy { ink.contrastRatio(with: $0) >= ratio }
    }
    if stands(ink) { return Result(ink: ink, solids: solids) }
    if moves != .stay, let moved = move(solids, from: ink, ratio: ratio),
      zip(solids, moved).allSatisfy({ distance($0, $1) <= unnoticeable })
    {
      return Result(ink: ink, solids: moved)
    }
    let others = [darkestInk, .black, .white]
    if let other = others.first(where: stands) { return Result(ink: other, solids: solids) }

    let candidates = ([ink] + others).compactMap { candidate in
      move(solids, from: candidate, ratio: ratio).map { Result(ink: candidate, solids: $0) }
    }
    func worst(_ result: Result) -> Double {
      zip(solids, result.solids).map { distance($0, $1) }.max() ?? 0
    }
    if moves == .move, let least = candidates.min(by: { worst($0) < worst($1) }) { return least }

    // One ink for a light and a dark solid: none is readable on both, so take the nearest.
    func least(_ ink: RGB) -> Double {
      solids.map { ink.contrastRatio(with: $0) }.min() ?? 1
    }
    let nearest = ([ink] + others).max { least($0) < least($1) } ?? ink
    return Result(ink: nearest, solids: solids)
  }

  /// Each solid moved away from an ink by its smallest sufficient step; nil if one cannot be.
  private static func move(_ solids: [RGB], from ink: RGB, ratio: Double) -> [RGB]? {
    var moved: [RGB] = []
    for solid in solids {
      let ground = ContrastRule.Ground(color: ink, ratio: ratio)
      guard let steps = ContrastRule.steps(for: solid, on: [ground]) else { return nil }
      moved.append(LightnessRay(solid).color(steps: steps))
    }
    return moved
  }

  private static func distance(_ first: RGB, _ second: RGB) -> Double {
    OKLab(first).distance(to: OKLab(second))
  }
}

/// How an appearance that a design does not have is made from the one it has.
///
/// Neutrals change sides so that each keeps its contrast with its ground: with `Y` the luminance of
/// an ink, `G` that of its ground and `G'` that of the new ground,
///
///     Y' = (G + 0.05)(G' + 0.05) / (Y + 0.05) − 0.05
///
/// Hue and chroma are held, chroma into the gamut. Mirroring an ink across its own ground equals
/// mirroring both across the page, except where the ground would have to be lighter than white: then
/// it is white, and the ink still keeps its contrast with it.
enum MirrorRule {
  /// A colour below this OKLCH chroma is a neutral; brand colours are far above.
  static let neutralChroma = 0.03

  static func isNeutral(_ color: RGB) -> Bool {
    OKLCH(color).chroma < neutralChroma
  }

  static func mirrored(_ color: RGB, across ground: RGB, to newGround: RGB) -> RGB {
    // Ground and paper change places to the letter; a computed grey could miss them by a byte.
    if color == ground { return newGround }
    if color == newGround { return ground }
    let product = (ground.relativeLuminance + 0.05) * (newGround.relativeLuminance + 0.05)
    let luminance = product / (color.relativeLuminance + 0.05) - 0.05
    return LightnessRay(color).color(luminance: min(max(luminance, 0), 1))
  }
}
