public import ColorScience

/// The differences between the environment of a subtree and its surroundings.
///
/// The environment is an element, so that one frame can show two themes, or four depths.
///
/// ```swift
/// Element.environment(EnvironmentChange(theme: .zatch, appearance: .dark), tag.element)
/// ```
public struct EnvironmentChange: Hashable, Sendable, Configurable {
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
  /// The sixteen named colours to choose from at that depth; nil keeps those outside.
  public var namedColors: NamedColors?
  /// Whether colours are dimmed, as below a dialog; nil keeps the setting outside.
  public var isDimmed: Bool?

  /// Makes a change; a setting that is not given stays as it is outside.
  public init(
    theme: Theme? = nil, appearance: Appearance? = nil, contrast: Contrast? = nil,
    depth: ColorDepth? = nil, vision: Vision? = nil, density: Density? = nil,
    glyphs: GlyphSet? = nil, widthPolicy: WidthPolicy? = nil, namedColors: NamedColors? = nil,
    isDimmed: Bool? = nil
  ) {
    self.theme = theme
    self.appearance = appearance
    self.contrast = contrast
    self.depth = depth
    self.vision = vision
    self.density = density
    self.glyphs = glyphs
    self.widthPolicy = widthPolicy
    self.namedColors = namedColors
    self.isDimmed = isDimmed
  }
}
