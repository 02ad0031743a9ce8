public import ColorScience
public import GSDesign

/// The settings that components are looked at under; nil where nothing is said.
///
/// ``Setting`` knows the name, the values and the default of each member.
public struct Settings: Hashable, Sendable {
  /// The theme by its name.
  public var theme: String?
  /// Light or dark; light where none is named.
  public var appearance: Appearance?
  /// The contrast that colours are fitted to; normal where none is named.
  public var contrast: Contrast?
  /// The colour depth; true colour where none is named.
  public var depth: ColorDepth?
  /// The colour vision that is simulated; none where none is named.
  public var vision: Vision?
  /// The height of components; faithful where none is named.
  public var density: Density?
  /// The glyphs of frames, caps and marks; Unicode where none is named.
  public var glyphs: GlyphSet?
  /// The language of the labels; English where none is named.
  public var language: Language?
  /// The room in cells; the state's own size where none is named.
  public var size: ScreenSize?
  /// The way columns are counted; by grapheme clusters where none is named.
  public var widthPolicy: WidthPolicy?

  /// Makes settings that say nothing.
  public init() {}
}

extension Settings {
  /// The value of a setting as links spell it, the default too; nil where nothing is said.
  package func said(_ setting: Setting) -> String? { setting.text(self) }

  /// The value of a setting as links spell it, the default where nothing is said; empty where there is no size.
  package func fullSpelling(_ setting: Setting, defaultTheme: String) -> String {
    said(setting) ?? setting.defaultText(defaultTheme) ?? ""
  }

  /// The value of a setting as links spell it; nil where nothing is said, or only the default.
  package func spelling(_ setting: Setting, defaultTheme: String) -> String? {
    said(setting).flatMap { $0 == setting.defaultText(defaultTheme) ? nil : $0 }
  }

  /// Reads the value of a setting; false where it is none of its values.
  package mutating func read(_ setting: Setting, _ text: String) -> Bool {
    setting.read(text, &self)
  }

  /// Forgets what is said of a setting.
  package mutating func clear(_ setting: Setting) { setting.clear(&self) }
}
