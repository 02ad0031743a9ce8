import ColorScience
public import GSDesign

/// Reduces colours to those of the real terminal; nothing else does. It caches its results.
public struct Downsampler: Sendable {
  let reduction: ColorReduction
  private var fills: [RGB: RGB] = [:]
  private var inks: [ColorReduction.Pair: RGB] = [:]
  /// No picture has more; programs that change colours for ever must not fill the memory.
  private static let most = 1 << 12

  /// For a terminal of this depth.
  public init(depth: ColorDepth) {
    self.init(ColorReduction(depth))
  }

  /// For the colours of a terminal.
  public init(_ reduction: ColorReduction) {
    self.reduction = reduction
  }

  /// Whether a colour depends on the glyph.
  var seesGlyphs: Bool { reduction.hasPalette }
  var depth: ColorDepth { reduction.depth }
  /// How many colours and pairs are kept.
  var keptCount: Int { fills.count + inks.count }

  /// The pen of a cell: a part of a fill is coloured as the fill.
  public mutating func pen(of cell: Cell, in pool: CellPool) -> Pen {
    pen(for: pool[cell.style], isPart: cell.glyph.isPartOfFill)
  }

  /// The pen that SGR sets for a style.
  ///
  /// - Parameter isPart: whether the glyph is a part of a fill.
  mutating func pen(for style: Style, isPart: Bool = false) -> Pen {
    var pen = Pen(attributes: style.attributes)
    guard reduction.hasPalette else {
      if let foreground = style.foreground { pen.foreground = told(foreground.color) }
      if let background = style.background { pen.background = told(background.color) }
      return pen
    }
    let ground = style.background.map { ($0.color, shown: fill($0.color)) }
    if let ground { pen.background = told(ground.shown) }
    if let foreground = style.foreground {
      if let ground, !isPart {
        let pair = ColorReduction.Pair(
          ink: foreground.color, fill: ground.0, attributes: style.attributes)
        pen.foreground = told(ink(of: pair, on: ground.shown))
      } else {
        pen.foreground = told(fill(foreground.color))
      }
    }
    return pen
  }

  private mutating func fill(_ color: RGB) -> RGB {
    if let known = fills[color] { return known }
    if fills.count >= Self.most { fills.removeAll(keepingCapacity: true) }
    let shown = reduction.fill(color)
    fills[color] = shown
    return shown
  }

  private mutating func ink(of pair: ColorReduction.Pair, on ground: RGB) -> RGB {
    if let known = inks[pair] { return known }
    if inks.count >= Self.most { inks.removeAll(keepingCapacity: true) }
    let shown = reduction.ink(of: pair, on: ground)
    inks[pair] = shown
    return shown
  }

  private func index(of color: RGB) -> UInt8 {
    UInt8(clamping: reduction.palette?.nearestIndex(to: color) ?? 0)
  }

  /// The colour in the form that the terminal understands.
  private func told(_ color: RGB) -> TerminalColor {
    switch reduction.depth {
    case .truecolor: .direct(color)
    case .mono: .standard
    case .indexed256: .indexed(index(of: color))
    case .indexed16: .named(index(of: color))
    }
  }
}
