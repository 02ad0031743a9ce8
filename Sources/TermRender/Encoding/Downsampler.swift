import ColorScience
public import GSDesign

/// Reduces colours to what the real terminal has; nothing else does. What it has found it keeps.
public struct Downsampler: Sendable {
  let depth: ColorDepth
  private var known: [RGB: TerminalColor] = [:]

  /// For a terminal of this depth.
  public init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The colour to send: the nearest in OKLab where the depth has a palette, none at all in `mono`.
  mutating func color(_ color: RGB) -> TerminalColor {
    switch depth {
    case .truecolor: return .direct(color)
    case .mono: return .standard
    case .indexed256, .indexed16: break
    }
    if let found = known[color] { return found }
    let result =
      depth == .indexed256
      ? TerminalColor.indexed(UInt8(clamping: IndexedPalette.xterm240.nearestIndex(to: color)))
      : TerminalColor.named(UInt8(clamping: IndexedPalette.xterm16.nearestIndex(to: color)))
    known[color] = result
    return result
  }

  /// A style as SGR can tell it.
  public mutating func pen(for style: Style) -> Pen {
    var pen = Pen(attributes: style.attributes)
    if let foreground = style.foreground { pen.foreground = color(foreground.color) }
    if let background = style.background { pen.background = color(background.color) }
    return pen
  }
}
