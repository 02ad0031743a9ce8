import GSDesign

/// What of the environment changes geometry: no colour does.
struct LayoutTraits: Hashable {
  var density: Density
  var widthPolicy: WidthPolicy
  /// The glyphs asked for.
  private var chosenGlyphs: GlyphSet

  init(_ environment: RenderEnvironment) {
    density = environment.density
    widthPolicy = environment.widthPolicy
    chosenGlyphs = environment.glyphs
  }

  /// Where ambiguous characters take two columns, frames, caps and marks are drawn in ASCII: all of theirs are ambiguous.
  var glyphs: GlyphSet { widthPolicy == .ambiguousWide ? .ascii : chosenGlyphs }

  func applying(_ change: EnvironmentChange) -> LayoutTraits {
    var result = self
    if let density = change.density { result.density = density }
    if let glyphs = change.glyphs { result.chosenGlyphs = glyphs }
    if let widthPolicy = change.widthPolicy { result.widthPolicy = widthPolicy }
    return result
  }
}
