public import ColorScience
public import GSDesign

/// Reduces colours to those of a depth, for all output in fewer colours: drawn, sent or exported.
///
/// A fill depends on its own colour alone, so that it is the same everywhere in a frame. The ink upon it is the nearest
/// colour with at least the contrast of the two before.
public struct ColorReduction: Hashable, Sendable {
  /// The colours there are.
  public let depth: ColorDepth
  /// The sixteen named colours, as the terminal has them; nil for those of xterm.
  public let named: IndexedPalette?
  /// The colours to choose from; nil if all can be shown, or none.
  let palette: IndexedPalette?

  /// - Parameters:
  ///   - depth: the colours there are.
  ///   - named: the sixteen named colours of the terminal; nil for those of xterm.
  public init(_ depth: ColorDepth, named: IndexedPalette? = nil) {
    self.depth = depth
    self.named = named
    palette = depth.palette(named: named)
  }

  /// Whether colours are chosen from a palette.
  var hasPalette: Bool { palette != nil }

  /// An ink upon a fill.
  struct Pair: Hashable {
    let ink: RGB
    let fill: RGB
    let attributes: Attributes

    /// The contrast that the two are seen with, whichever of them is exchanged for the other.
    func contrast(isDimmed: Bool) -> Double {
      isDimmed
        ? ink.composited(over: fill, opacity: Attributes.dimOpacity).contrastRatio(with: fill)
        : ink.contrastRatio(with: fill)
    }
  }

  /// The colour that shows a fill.
  ///
  /// - Parameters:
  ///   - taken: colours that the result must not have, since they show roles it must stay distinct from.
  ///   - needs: the contrast that each ink needs on it.
  func fill(
    _ color: RGB, apartFrom taken: [RGB] = [], bearing needs: [IndexedPalette.Need] = []
  ) -> RGB {
    guard let palette else { return color }
    return palette[palette.index(ofFill: color, apartFrom: taken, bearing: needs)] ?? color
  }

  /// The colour that shows an ink upon a fill.
  ///
  /// - Parameters:
  ///   - shown: the colour that the fill is shown in.
  ///   - taken: colours that it must not become.
  ///   - wasDim: whether words that are dim were dim before their colours were reduced.
  func ink(
    of pair: Pair, on shown: RGB, apartFrom taken: [RGB] = [], wasDim: Bool = true
  ) -> RGB {
    guard let palette else { return pair.ink }
    let isDim = pair.attributes.contains(.dim)
    // Two entries of a palette of which a terminal shows one of several have been chosen by it already.
    let known = palette.leastContrast(
      of: pair.ink, on: pair.fill, opacity: isDim && wasDim ? Attributes.dimOpacity : 1)
    let need = IndexedPalette.Need(
      contrast: known ?? pair.contrast(isDimmed: isDim && wasDim),
      isLighter: pair.ink.relativeLuminance >= pair.fill.relativeLuminance,
      opacity: isDim ? Attributes.dimOpacity : 1)
    let others = pair.ink == pair.fill ? taken : taken + [shown]
    let index = palette.index(ofInk: pair.ink, on: shown, reaching: need, apartFrom: others)
    return palette[index] ?? pair.ink
  }
}

extension ColorDepth {
  /// Whether colours are too few to show states: fitted and shifted colours are lost, so attributes show the states
  /// instead.
  var isCoarse: Bool {
    switch self {
    case .truecolor, .indexed256: false
    case .indexed16, .mono: true
    }
  }
}

extension Attributes {
  /// The opacity of dim words over their ground.
  static let dimOpacity = 0.6
}

extension Cell.Glyph {
  /// Whether it is a block element, which shows a part of a fill: it is coloured as a fill.
  var isPartOfFill: Bool { (bits & 0x801F_FFFF) &- 0x2580 < 0x20 }
}
