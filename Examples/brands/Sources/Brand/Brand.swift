public import GSDesign
public import GalleryTool

/// All that a build for one brand has of its own.
public protocol Brand {
  /// The name of the gallery's command.
  static var program: String { get }
  /// The mark on the brand's card, up to five letters.
  static var badge: String { get }
  /// The words on the brand's card.
  static var sample: SampleLabel { get }
  /// The tokens that the brand's designers work on, shown as the theme `tokens`.
  static var tokens: ThemeSource { get }
  /// The colours.
  ///
  /// - Throws: every role that is missing or malformed.
  static func theme() throws(ThemeError) -> Theme
}
