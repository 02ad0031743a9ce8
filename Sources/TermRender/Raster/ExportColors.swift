public import ColorScience
public import GSDesign

/// The colours that stand for the terminal's own where there is no terminal, as in documents.
public struct ExportColors: Hashable, Sendable {
  /// The colour of words that have none of their own.
  public var foreground: RGB
  /// The colour of what nothing is painted on.
  public var background: RGB

  /// Two colours of the caller's choice.
  public init(foreground: RGB, background: RGB) {
    self.foreground = foreground
    self.background = background
  }

  /// Black on white.
  public static let light = ExportColors(appearance: .light)

  /// Black on white, or white on black.
  public init(appearance: Appearance) {
    switch appearance {
    case .light: self.init(foreground: .black, background: .white)
    case .dark: self.init(foreground: .white, background: .black)
    }
  }

  /// How a style is seen: reverse exchanged, dim mixed with the background.
  func resolve(_ style: Style) -> ExportedStyle {
    var foreground = style.foreground?.color ?? self.foreground
    var background = style.background?.color ?? self.background
    if style.attributes.contains(.reverse) { swap(&foreground, &background) }
    if style.attributes.contains(.dim) {
      foreground = foreground.composited(over: background, opacity: 0.6)
    }
    return ExportedStyle(
      foreground: foreground, background: background, attributes: style.attributes)
  }
}

/// A style in colours as they are seen.
struct ExportedStyle: Hashable {
  let foreground: RGB
  let background: RGB
  let attributes: Attributes
}
