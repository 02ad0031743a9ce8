import GSDesign

/// What of the environment changes geometry: no colour does.
struct LayoutTraits: Hashable {
  var density: Density
  var glyphs: GlyphSet
  var widthPolicy: WidthPolicy

  /// Where ambiguous characters take two columns, frames, caps and marks are drawn in ASCII: all of theirs are ambiguous.
  init(_ environment: RenderEnvironment) {
    density = environment.density
    widthPolicy = environment.widthPolicy
    glyphs = widthPolicy == .ambiguousWide ? .ascii : environment.glyphs
  }

  func applying(_ change: EnvironmentChange) -> LayoutTraits {
    var result = self
    if let density = change.density { result.density = density }
    if let glyphs = change.glyphs, widthPolicy != .ambiguousWide { result.glyphs = glyphs }
    return result
  }
}
