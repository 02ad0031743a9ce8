public import GSDesign
public import GalleryTool

/// All that a build for one brand has of its own.
public protocol Brand {
  /// What a person types to run the gallery.
  static var program: String { get }
  /// The mark on the brand's card, up to five letters.
  static var badge: String { get }
  /// What the brand's card says.
  static var sample: SampleLabel { get }
  /// The tokens that the brand's designers work on, shown as the theme `tokens`.
  static var tokens: ThemeSource { get }
  /// The colours.
  ///
  /// - Throws: every role that is missing or malformed.
  static func theme() throws(ThemeError) -> Theme
}
