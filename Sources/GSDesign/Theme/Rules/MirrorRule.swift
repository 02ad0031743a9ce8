import ColorScience

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
