public import ColorScience

/// What a subtree is drawn under, where it differs from what surrounds it.
///
/// The environment is an element: two themes, or four depths, stand in one frame.
///
/// ```swift
/// Element.environment(EnvironmentChange(theme: .zatch, appearance: .dark), tag.element)
/// ```
public struct EnvironmentChange: Hashable, Sendable {
  /// Another theme; nil keeps the one outside.
  public var theme: Theme?
  /// Light or dark; nil keeps the appearance outside.
  public var appearance: Appearance?
  /// The contrast that colours are fitted to; nil keeps the one outside.
  public var contrast: Contrast?
  /// A simulated depth: colours are reduced to it before the terminal's own depth is applied.
  public var depth: ColorDepth?
  /// A simulated colour vision.
  public var vision: Vision?
  /// The height of components; nil keeps the density outside.
  public var density: Density?
  /// The glyphs of frames, caps and marks; nil keeps the set outside.
  public var glyphs: GlyphSet?
  /// How columns are counted; a simulated one shows how a terminal that counts so would be drawn on.
  public var widthPolicy: WidthPolicy?

  /// Everything not named stays as it is outside.
  public init(
    theme: Theme? = nil, appearance: Appearance? = nil, contrast: Contrast? = nil,
    depth: ColorDepth? = nil, vision: Vision? = nil, density: Density? = nil,
    glyphs: GlyphSet? = nil, widthPolicy: WidthPolicy? = nil
  ) {
    self.theme = theme
    self.appearance = appearance
    self.contrast = contrast
    self.depth = depth
    self.vision = vision
    self.density = density
    self.glyphs = glyphs
    self.widthPolicy = widthPolicy
  }
}
