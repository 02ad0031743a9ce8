public import ColorScience

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark words on a light page.
  case light
  /// Light words on a dark page.
  case dark

  /// The other one.
  public var opposite: Appearance {
    switch self {
    case .light: .dark
    case .dark: .light
    }
  }
}

/// How far inks are moved from the published values so that they can be read.
///
/// Fills stay; the ink takes the smallest step of OKLCH lightness that reaches the ratio (WCAG 2.2, 1.4.3, 1.4.6
/// and 1.4.11).
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  /// The published values to the letter, readable or not.
  case original
  /// Text 4.5:1, strokes and marks 3:1, disabled text 3:1.
  case normal
  /// Text 7:1, strokes and marks 4.5:1, disabled text 4.5:1.
  case high

  /// The default: a design as it was published.
  public static let standard = Contrast.original
}

/// The number of colours available.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// 24 bits: every colour as the theme has it.
  case truecolor
  /// The 6x6x6 cube and the 24 greys of xterm, indices 16…255.
  case indexed256 = "256"
  /// The sixteen named colours.
  case indexed16 = "16"
  /// No colour at all: attributes and glyphs only.
  case mono
}

extension ColorDepth {
  /// The colours to choose from; nil for truecolor and for mono.
  ///
  /// - Parameter named: the sixteen named colours of the terminal; nil for those of xterm.
  public func palette(named: IndexedPalette? = nil) -> IndexedPalette? {
    switch self {
    case .truecolor, .mono: nil
    case .indexed256: .xterm240
    case .indexed16: named ?? .xterm16
    }
  }
}

/// How tall components are drawn.
public enum Density: String, Hashable, Sendable, CaseIterable {
  /// As specified: vertical padding in eighths of a row.
  case faithful
  /// One row each, for narrow screens and long lists.
  case compact
}

/// Which glyphs frames, caps and marks are drawn with.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// Box lines, block eighths and marks such as `✓`.
  case unicode
  /// Printable ASCII alone, for terminals and fonts without the rest.
  case ascii
}

/// How columns are counted where terminals differ.
public enum WidthPolicy: String, Hashable, Sendable, CaseIterable {
  /// The sum of the widths of the scalars, as terminals count that do not cluster.
  case wcwidth
  /// A grapheme cluster is one glyph of one or two columns.
  case grapheme
  /// As `grapheme`, with East Asian Ambiguous characters two columns wide (UAX #11).
  case ambiguousWide = "ambiguous-wide"
}
