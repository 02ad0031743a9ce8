public import ColorScience

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
  /// Whether it has fewer colours.
  package func isLess(than other: ColorDepth) -> Bool { rank < other.rank }

  private var rank: Int {
    switch self {
    case .mono: 0
    case .indexed16: 1
    case .indexed256: 2
    case .truecolor: 3
    }
  }

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
