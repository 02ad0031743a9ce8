internal import ColorScience
import GSDesign
import Words

extension Surface {
  /// The surface as one `pre` element with its styles inside, to be put into any page.
  ///
  /// - Parameters:
  ///   - label: describes the picture to screen readers; the text itself stays readable.
  ///   - colors: replace the colours of the terminal.
  ///   - shapes: how the outlines of panels are drawn.
  public func html(
    label: String, colors: ExportColors = .light, shapes: ShapeRendering = .smooth
  ) -> String {
    let paper = colors.resolve(.plain)
    let vectors = ShapeVectors(self, shapes)
    let type = TypeVectors(self, shapes, colors, inside: vectors)
    var result = """
      <pre dir="ltr" aria-label="\(label.escapedForMarkup)" style="margin:0;display:inline-block;\
      \(vectors.shapes.isEmpty && type.lines.isEmpty ? "" : "position:relative;")\
      font-family:\(SVGDocument.fonts);font-size:16.6px;line-height:20px;\
      letter-spacing:calc(\(Self.cell) - 1ch);\
      color:\(paper.foreground.hex);background:\(paper.background.hex)">

      """
    var text = ""
    // The grounds of words that a vector sets on an outline, between the two.
    var grounds = AreaCollector()
    for row in 0..<rows {
      var open: (style: PlacedStyle, isRightToLeft: Bool)?
      for (column, cell) in self.row(row).enumerated() where !cell.isContinuation {
        let style = PlacedStyle(
          colors.resolve(pool[cell.style]), vectors.part(column: column, row: row), vectors,
          colors, isSet: type.contains(column: column, row: row))
        if let ground = style.vectorGround {
          for column in column..<column + max(1, cell.glyph.columns) {
            grounds.add(CellGeometry.whole, column, row, ground)
          }
        }
        let blank = String(repeating: " ", count: max(1, cell.glyph.columns))
        let glyph = style.isHidden ? blank : printedText(of: cell.glyph)
        let isRightToLeft = glyph.isRightToLeft
        if open?.style != style || open?.isRightToLeft != isRightToLeft {
          if open != nil { text += "</span>" }
          // Cells keep their places: a viewer must not reorder right-to-left words.
          let order = isRightToLeft ? ";direction:ltr;unicode-bidi:bidi-override" : ""
          text += "<span style=\"\(style.css)\(order)\">"
          open = (style, isRightToLeft)
        }
        let letters = glyph.withEntities
        text +=
          cell.glyph.columns == 2 && !style.isHidden
          ? "<span style=\"display:inline-block;\(Self.width(2))\">\(letters)</span>" : letters
      }
      if open != nil { text += "</span>" }
      text += "\n"
    }
    result += vectors.layer(
      grounds.markup + type.markup, columns: columns, rows: rows, on: paper.background)
    return result + text + "</pre>\n"
  }

  /// A column in whole pixels, so that rows agree on it however their runs are cut. With 16.6 pixels a letter of most
  /// fonts is 10 wide, which leaves vectors on rows of 20 pixels their proportions.
  private static let cell = "round(1ch,1px)"

  /// The width of some columns; the first declaration is for viewers that do not round.
  fileprivate static func width(_ columns: Int) -> String {
    "width:\(columns)ch;width:calc(\(columns)*\(cell))"
  }
}

extension ShapeVectors {
  /// The vectors between the grounds and the words of a page, as large as the cells.
  ///
  /// - Parameter words: the vectors above the outlines.
  fileprivate func layer(
    _ words: String, columns: Int, rows: Int, on paper: RGB
  ) -> String {
    guard !shapes.isEmpty || !words.isEmpty else { return "" }
    let box = "0 0 \(columns * CellGeometry.columns) \(rows * CellGeometry.rows)"
    return """
      <svg aria-hidden="true" viewBox="\(box)" preserveAspectRatio="none" \
      style="position:absolute;left:0;top:0;\(Surface.width(columns));height:\(rows * 20)px;\
      overflow:visible;letter-spacing:normal">
      \(backdrops(columns: columns, rows: rows, on: paper))\(markup)\(words)</svg>
      """
  }

  /// The colours around the outlines; none where they are that of the paper.
  private func backdrops(columns: Int, rows: Int, on paper: RGB) -> String {
    var areas = AreaCollector()
    for row in 0..<rows {
      for column in 0..<columns {
        guard let color = backdrop(column: column, row: row), color != paper else { continue }
        areas.add(CellGeometry.whole, column, row, color)
      }
    }
    return areas.markup
  }
}

/// A style of a page, with its place above or below the vectors.
private struct PlacedStyle: Hashable {
  private let style: ExportedStyle
  /// Nil if a vector, or the page, is the ground.
  private let ground: RGB?
  /// Above the vectors.
  private let isAbove: Bool
  /// The cell shows an outline.
  let isHidden: Bool
  /// A vector sets the words: they are there to be read aloud, searched and copied, and not seen.
  private let isSet: Bool

  init(
    _ style: ExportedStyle, _ part: ShapeVectors.Part, _ vectors: ShapeVectors,
    _ colors: ExportColors, isSet: Bool
  ) {
    self.style = style
    self.isSet = isSet
    switch part {
    case .outside: (ground, isAbove, isHidden) = (style.background, false, false)
    case .outline: (ground, isAbove, isHidden) = (nil, false, true)
    case .words(let shape):
      (ground, isAbove, isHidden) = (vectors.ground(style, in: shape, colors), true, false)
    }
  }

  /// The ground that a vector draws above an outline, below words that another vector sets; nil for none.
  var vectorGround: RGB? { isSet && isAbove ? ground : nil }

  var css: String {
    // A background of running text covers the letters, not the line: rows would be parted by the page.
    var result = "display:inline-block;height:20px;vertical-align:top"
    if isHidden { return result }
    let (foreground, attributes) = (style.foreground, style.attributes)
    if isAbove { result += ";position:relative" }
    result += ";color:\(isSet ? "transparent" : foreground.hex)"
    if let ground, vectorGround == nil { result += ";background:\(ground.hex)" }
    if isSet { return result }
    if attributes.contains(.bold) { result += ";font-weight:700" }
    if attributes.contains(.italic) { result += ";font-style:italic" }
    switch (attributes.contains(.underline), attributes.contains(.strikethrough)) {
    case (true, true): result += ";text-decoration:underline line-through"
    case (true, false): result += ";text-decoration:underline"
    case (false, true): result += ";text-decoration:line-through"
    case (false, false): break
    }
    return result
  }
}

extension String {
  /// Whether a viewer with bidirectional text would begin at the right: it has letters of Hebrew, Arabic or another
  /// script in the ranges that Unicode reserves for them (UAX #9, DerivedBidiClass).
  var isRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      case _: false
      }
    }
  }
}
