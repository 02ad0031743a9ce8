internal import ColorScience
import GSDesign

extension Surface {
  /// The surface as one `pre` element with its styles inside, to be put into any page.
  ///
  /// - Parameter label: what a screen reader says of the picture; the text itself stays readable.
  package func html(label: String, colors: ExportColors = .light)
    -> String
  {
    let paper = colors.resolve(.plain)
    var result = """
      <pre dir="ltr" aria-label="\(label.escapedForMarkup)" style="margin:0;display:inline-block;\
      font-family:\(SVGDocument.fonts);font-size:16px;line-height:20px;\
      color:\(paper.foreground.hex);background:\(paper.background.hex)">

      """
    for row in 0..<rows {
      var open: (style: ExportedStyle, isRightToLeft: Bool)?
      for cell in self.row(row) where !cell.isContinuation {
        let style = colors.resolve(pool[cell.style])
        let glyph = printedText(of: cell.glyph)
        let isRightToLeft = glyph.isRightToLeft
        if open?.style != style || open?.isRightToLeft != isRightToLeft {
          if open != nil { result += "</span>" }
          // Cells stay where they are: a viewer must not put words that are read from the right in another order.
          let order = isRightToLeft ? ";direction:ltr;unicode-bidi:bidi-override" : ""
          result += "<span style=\"\(style.css)\(order)\">"
          open = (style, isRightToLeft)
        }
        let text = glyph.withEntities
        result +=
          cell.glyph.columns == 2
          ? "<span style=\"display:inline-block;width:2ch\">\(text)</span>" : text
      }
      if open != nil { result += "</span>" }
      result += "\n"
    }
    return result + "</pre>\n"
  }
}

extension ExportedStyle {
  fileprivate var css: String {
    // A background of running text covers the letters, not the line: rows would be parted by the page.
    var result = "display:inline-block;height:20px;vertical-align:top"
    result += ";color:\(foreground.hex);background:\(background.hex)"
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
