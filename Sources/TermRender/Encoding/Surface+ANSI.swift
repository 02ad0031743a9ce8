public import ColorScience
public import GSDesign

extension Surface {
  /// The surface as coloured text for a pipe or a file: no cursor motion, and every line ends without a colour set.
  ///
  /// Blanks at the end of a row are left out if nothing of them shows.
  ///
  /// - Parameters:
  ///   - depth: the colours that the terminal has.
  ///   - named: the sixteen named ones of them; nil for those of xterm.
  public func ansi(depth: ColorDepth, named: IndexedPalette? = nil) -> [UInt8] {
    var downsampler = Downsampler(ColorReduction(depth, named: named))
    var output: [UInt8] = []
    for row in 0..<rows {
      var cells = self.row(row)
      while let last = cells.last, last.glyph == .blank, isInvisible(last.style, downsampler.depth)
      {
        cells.removeLast()
      }
      append(cells[...], &downsampler, to: &output)
      ControlSequence.lineFeed.encode(into: &output)
    }
    return output
  }

  /// Appends cells of a row in all colours; no colour is set before or behind them.
  func append(_ cells: ArraySlice<Cell>, to output: inout [UInt8]) {
    var downsampler = Downsampler(depth: .truecolor)
    append(cells, &downsampler, to: &output)
  }

  private func append(
    _ cells: ArraySlice<Cell>, _ downsampler: inout Downsampler, to output: inout [UInt8]
  ) {
    var pen = Pen.plain
    for cell in cells where !cell.isContinuation {
      let wanted = downsampler.pen(of: cell, in: pool)
      if !(cell.glyph == .blank && pen.showsOnBlanks(like: wanted)) {
        ControlSequence.graphics(from: pen, to: wanted).encode(into: &output)
        pen = wanted
      }
      for scalar in pool.text(of: cell.glyph).unicodeScalars { output.appendGlyph(scalar) }
    }
    if pen != .plain { ControlSequence.resetGraphics.encode(into: &output) }
  }

  /// Whether a blank of the style looks like nothing at all.
  private func isInvisible(_ id: StyleID, _ depth: ColorDepth) -> Bool {
    let style = pool[id]
    return (style.background == nil || depth == .mono)
      && style.attributes.isDisjoint(with: .visibleOnBlanks)
  }
}

extension Pen {
  /// Whether blanks look the same in both.
  fileprivate func showsOnBlanks(like other: Pen) -> Bool {
    background == other.background && attributes.isDisjoint(with: .visibleOnBlanks)
      && other.attributes.isDisjoint(with: .visibleOnBlanks)
  }
}

extension Surface {
  /// The text of every row without the blanks at its end; every row ends with a line feed.
  public var plainText: String {
    var result = ""
    for row in 0..<rows {
      var line = ""
      for cell in self.row(row) where !cell.isContinuation { line += printedText(of: cell.glyph) }
      while line.last == " " { line.removeLast() }
      result += line
      result += "\n"
    }
    return result
  }

  /// The text of a glyph, its controls replaced once more.
  func printedText(of glyph: Cell.Glyph) -> String {
    let text = pool.text(of: glyph)
    guard text.unicodeScalars.contains(where: \.isForbiddenInText) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar.isForbiddenInText ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether it is a control, or a character that XML documents may not hold (XML 1.0, 2.2).
  var isForbiddenInText: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

/// Components as text, for programs that print one and go on.
///
/// ```swift
/// import GSDesign
/// import TermRender
///
/// print(GSTag.filled("Swift").ansi(.truecolor, theme: .zatch))
/// ```
///
/// A component is drawn at its natural size. For a whole screen that answers to keys, make a gallery.
extension Component {
  /// The component in colours for a terminal: lines joined by line feeds, each ending without a colour set.
  ///
  /// - Parameters:
  ///   - depth: the colours the terminal has.
  ///   - theme: whose colours the roles are.
  ///   - appearance: light or dark, as the terminal's background is.
  public func ansi(
    _ depth: ColorDepth = .truecolor, theme: Theme = .gitspace, appearance: Appearance = .light
  ) -> TerminalText {
    ansi(in: RenderEnvironment(theme: theme, appearance: appearance, depth: depth))
  }

  /// The component in colours for a terminal, with every part of the environment given.
  public func ansi(in environment: RenderEnvironment) -> TerminalText {
    TerminalText(
      bytes:
        surface(in: environment).ansi(depth: environment.depth, named: environment.namedColors)
        .dropLast())
  }

  /// The component without colours or any escape sequence: lines joined by line feeds.
  public func plainText(in environment: RenderEnvironment = RenderEnvironment()) -> String {
    String(surface(in: environment).plainText.dropLast())
  }

  /// The component as an SVG document.
  ///
  /// - Parameters:
  ///   - title: names the picture, for people who do not see it.
  ///   - environment: its appearance is that of the paper too.
  public func svg(
    title: String, in environment: RenderEnvironment = RenderEnvironment()
  ) -> String {
    surface(in: environment).svg(
      title: title, description: plainText(in: environment),
      colors: ExportColors(appearance: environment.appearance))
  }

  /// The component as one `pre` element with its styles inside, to be put into any page.
  ///
  /// - Parameters:
  ///   - label: describes the picture to screen readers; the text itself stays readable.
  ///   - environment: its appearance is that of the paper too.
  public func html(
    label: String, in environment: RenderEnvironment = RenderEnvironment()
  ) -> String {
    surface(in: environment).html(
      label: label, colors: ExportColors(appearance: environment.appearance))
  }

  private func surface(in environment: RenderEnvironment) -> Surface {
    Renderer().draw(element, environment: environment).surface
  }
}
