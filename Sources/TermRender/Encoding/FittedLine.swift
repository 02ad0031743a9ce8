internal import ColorScience
import GSDesign
import Words

/// A line of words where a document sets it, in points.
struct FittedLine {
  /// Words in one colour and weight.
  private struct Segment {
    var text: String
    let style: ExportedStyle
    /// Its width at the size of the design.
    var natural = 0.0
    /// The width of a blank in it.
    var blank = 0.0
  }

  private let family: String?
  private let weight: Int
  private let kern: Double
  private let segments: [Segment]
  let x: Double
  let width: Double
  private let baseline: Double
  private let size: Double

  /// Where its accents begin and its descenders end.
  var top: Double { baseline - TypeMetrics.ascent * size }
  var bottom: Double { baseline + TypeMetrics.descent * size }

  /// Nil if the line cannot be set: it has no style, is empty or off the surface, holds right-to-left text, or has more
  /// than one ground.
  init?(
    _ line: TypesetLine, on surface: Surface, _ colors: ExportColors, inside frame: PointRect?
  ) {
    guard let style = line.style, !line.cells.isEmpty,
      surface.area.intersection(line.cells) == line.cells
    else { return nil }
    var segments: [Segment] = []
    var ground: RGB?
    for column in line.cells.column..<line.cells.endColumn {
      let cell = surface[column, line.cells.row]
      guard !cell.isContinuation else { continue }
      let style = colors.resolve(surface.pool[cell.style])
      let text = surface.printedText(of: cell.glyph)
      guard ground == nil || ground == style.background, !text.isRightToLeft else { return nil }
      ground = style.background
      if segments.last?.style == style {
        segments[segments.count - 1].text += text
      } else {
        segments.append(Segment(text: text, style: style))
      }
    }
    guard let ground else { return nil }
    let points = style.size * Double(line.scale)
    (family, weight, kern) = (style.family, style.weight, style.kern * Double(line.scale))
    for (index, segment) in segments.enumerated() {
      let isBold = style.weight >= 600 || segment.style.attributes.contains(.bold)
      segments[index].natural =
        TypeMetrics.width(of: segment.text, isBold: isBold) * points
        + Double(segment.text.count) * kern
      segments[index].blank = TypeMetrics.width(of: " ", isBold: isBold) * points + kern
    }
    self.segments = segments
    let natural = segments.reduce(0) { $0 + $1.natural }
    // In a picture to scale the box of words may be shaded, and letters may be wider than it.
    let isShaded = line.scale > 1 && frame != nil
    let blanks = BlankSurroundings(
      line.cells, isShaded ? nil : ground, surface, colors, inside: frame)
    let place = blanks.place(
      of: natural, isTitle: style.size >= Self.leastTitle, keepingTo: line.anchor)
    let (top, bottom) = blanks.rows(of: line.scale)
    let size = min(points, (bottom - top) / (TypeMetrics.ascent + TypeMetrics.descent))
    let width = min(place.width, natural * size / points)
    self.size = size
    self.width = width
    x =
      switch place.anchor {
      case .leading: place.x
      case .center:
        // In the middle of their cells as far as there is room.
        max(
          place.x,
          min(place.x + place.width - width, PointRect(line.cells).middleX - width / 2))
      case .trailing: place.x + place.width - width
      }
    let middle = PointRect(line.cells).middleY + TypeMetrics.middle * size
    baseline = max(
      top + TypeMetrics.ascent * size, min(bottom - TypeMetrics.descent * size, middle))
  }

  /// From this size on, words have their row to themselves and may reach beyond the picture.
  private static let leastTitle = 18.0

  private static let fallbacks =
    "system-ui,-apple-system,'Noto Sans','Noto Sans KR','Noto Sans CJK KR',sans-serif"

  /// The line as elements of SVG, one for each colour and weight.
  var markup: String {
    let natural = segments.reduce(0) { $0 + $1.natural }
    guard natural > 0, width > 0 else { return "" }
    // The name of a family is quoted for CSS, inside the quotes of the markup.
    let fonts = family.map { "'\($0.filter { $0 != "'" && $0 != "\\" }.escapedForMarkup)'," } ?? ""
    var x = x
    var result = ""
    for segment in segments {
      let length = width * segment.natural / natural
      defer { x += length }
      // Viewers give blanks at the ends of a text no part of its length.
      let behind = segment.text.reversed().prefix { $0 == " " }.count
      let words = segment.text.dropLast(behind).drop { $0 == " " }
      guard !words.isEmpty else { continue }
      let before = segment.text.count - behind - words.count
      let blank = segment.blank * width / natural
      result += "<text x=\"\(Self.number(x + Double(before) * blank))\" "
      result += "y=\"\(Self.number(baseline))\" "
      result += "font-family=\"\(fonts)\(Self.fallbacks)\" font-size=\"\(Self.number(size))\" "
      result += "textLength=\"\(Self.number(length - Double(before + behind) * blank))\" "
      result += "lengthAdjust=\"spacingAndGlyphs\""
      if kern != 0 { result += " letter-spacing=\"\(Self.number(kern))\"" }
      result += attributes(of: segment) + ">\(String(words).withEntities)</text>\n"
    }
    return result
  }

  private func attributes(of segment: Segment) -> String {
    let (style, attributes) = (segment.style, segment.style.attributes)
    let weight = attributes.contains(.bold) ? max(weight, 600) : weight
    var result = " font-weight=\"\(weight)\" fill=\"\(style.foreground.hex)\""
    if attributes.contains(.italic) { result += " font-style=\"italic\"" }
    var lines: [String] = []
    if attributes.contains(.underline) { lines.append("underline") }
    if attributes.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { result += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return result
  }

  /// Hundredths of a point at most.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

/// The blank cells around a line of words.
private struct BlankSurroundings {
  private let cells: CellRect
  private let surface: Surface
  /// The ground of the words; nil if they may reach over any.
  private let ground: RGB?
  private let colors: ExportColors
  /// The outline around the words.
  private let frame: PointRect?
  /// Blank columns at each side, up to the next glyph or another ground.
  private var left = 0
  private var right = 0
  /// Whether they go on to the side of the picture.
  private var reachesLeft = false
  private var reachesRight = false

  init(
    _ cells: CellRect, _ ground: RGB?, _ surface: Surface, _ colors: ExportColors,
    inside frame: PointRect?
  ) {
    (self.cells, self.ground, self.surface, self.colors) = (cells, ground, surface, colors)
    self.frame = frame
    while cells.column - left > 0, isBlank(cells.column - left - 1, cells.row) { left += 1 }
    while cells.endColumn + right < surface.columns, isBlank(cells.endColumn + right, cells.row) {
      right += 1
    }
    reachesLeft = left == cells.column
    reachesRight = right == surface.columns - cells.endColumn
  }

  /// The points that words may take, and the side they keep to.
  ///
  /// - Parameters:
  ///   - width: the width they want.
  ///   - isTitle: whether they may reach beyond the right side of the picture.
  ///   - anchor: the side they keep to; nil if the room decides.
  func place(
    of width: Double, isTitle: Bool, keepingTo anchor: Alignment.Horizontal?
  ) -> (x: Double, width: Double, anchor: Alignment.Horizontal) {
    let own = PointRect(cells)
    let column = CellRect.pointsPerColumn
    // One blank column stays before the next glyph and at the sides of an outline.
    var before = Double(max(0, reachesLeft ? left : left - 1)) * column
    var behind = Double(max(0, reachesRight ? right : right - 1)) * column
    if let frame {
      before = max(0, min(before, own.x - column - frame.x))
      behind = max(0, min(behind, frame.endX - column - own.endX))
    }
    if isBracket(cells.column - 1) { before = Self.besideBracket }
    if isBracket(cells.endColumn) { behind = Self.besideBracket }
    let isAlone = reachesLeft && reachesRight && frame == nil
    let whole = own.width + before + behind
    var side = anchor ?? .leading
    if anchor == nil, abs(left - right) <= 1 {
      side = isAlone && isTitle && width > whole ? .leading : .center
    } else if anchor == nil, left > right, !isAlone {
      side = .trailing
    }
    return switch side {
    case .leading: (own.x, isAlone && isTitle ? width : own.width + behind, side)
    case .center: (own.x - before, whole, side)
    case .trailing: (own.x - before, own.width + before, side)
    }
  }

  /// The points from the top down that words may take.
  ///
  /// - Parameter scale: how many times its size the picture is drawn: the row of the words and the room around it are so
  ///   many times as high.
  func rows(of scale: Int) -> (top: Double, bottom: Double) {
    let middle = PointRect(cells).middleY
    func reach(_ direction: Int) -> Double {
      let isFree = (1...scale).allSatisfy { isBlank(row: cells.row + $0 * direction) }
      return Double(scale) * (CellRect.pointsPerRow / 2 + (isFree ? Self.most : Self.least))
    }
    return (middle - reach(-1), middle + reach(1))
  }

  /// Whether the cells of a row above or below the words are blank, and on the surface.
  private func isBlank(row: Int) -> Bool {
    row >= 0 && row < surface.rows
      && (cells.column..<cells.endColumn).allSatisfy { isBlank($0, row) }
  }

  /// Points that letters take of a blank row: of one between two titles each takes less than its ascenders leave.
  private static let most = 12.0
  /// Points that accents and descenders reach into the next row.
  private static let least = 2.0

  /// Points of its own cell that a bracket of a disabled label leaves free beside the words.
  private static let besideBracket = 2.0

  private func isBracket(_ column: Int) -> Bool {
    guard (0..<surface.columns).contains(column) else { return false }
    return ["(", ")"].contains(surface.pool.text(of: surface[column, cells.row].glyph))
  }

  private func isBlank(_ column: Int, _ row: Int) -> Bool {
    let cell = surface[column, row]
    guard cell.glyph == .blank else { return false }
    let style = colors.resolve(surface.pool[cell.style])
    return (ground == nil || style.background == ground) && style.attributes.isEmpty
  }
}
