import GalleryTesting

/// The cells of an SVG of the gallery. A cell is 8 by 16 units.
struct ExpectedPicture {
  static let unitsAcross = 8
  static let unitsDown = 16

  /// The glyph that a font draws in a cell.
  struct Glyph: Hashable {
    /// One character; for a line that the SVG draws as a stroke, its path.
    var text: String
    var color: Color
    var isBold: Bool
    /// 1 or 2 columns.
    var columns: Int

    /// Whether a font of its own draws it, in its own colours: UTS 51 shows these as emoji by default.
    var isPictograph: Bool {
      text.unicodeScalars.contains { $0.value > 0xFFFF || $0.properties.isEmojiPresentation }
    }
  }

  let columns: Int
  let rows: Int
  /// By unit, row by row.
  private var fills: [Color]
  /// By cell, row by row; nil if there are only areas.
  private(set) var glyphs: [Glyph?]
  /// By cell: the right half of a wide glyph.
  private(set) var isCovered: [Bool]

  init(svg: String) throws {
    let markup = try MarkupReader.read(svg)
    guard let root = markup.elements.first, let width = Self.number(root, "width"),
      let height = Self.number(root, "height")
    else { throw Failure("not a picture of the gallery") }
    columns = width / Self.unitsAcross
    rows = height / Self.unitsDown
    fills = Array(repeating: Color(0, 0, 0), count: width * height)
    glyphs = Array(repeating: nil, count: columns * rows)
    isCovered = Array(repeating: false, count: columns * rows)
    var texts = (markup.texts["text"] ?? [])[...]
    for element in markup.elements {
      switch element.name {
      case "rect": fill(element)
      case "path": stroke(element)
      case "text":
        guard let text = texts.popFirst() else { throw Failure("a text without words") }
        write(text, element)
      default: break
      }
    }
  }

  /// The colour of a unit, text aside.
  func fill(x: Int, y: Int) -> Color {
    let width = columns * Self.unitsAcross
    let height = rows * Self.unitsDown
    return fills[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  private mutating func fill(_ element: MarkupReader.Element) {
    guard let color = element.attributes["fill"].flatMap(Color.init(hex:)),
      let width = Self.number(element, "width"), let height = Self.number(element, "height")
    else { return }
    let left = Self.number(element, "x") ?? 0
    let top = Self.number(element, "y") ?? 0
    for y in top..<top + height {
      for x in left..<left + width { fills[y * columns * Self.unitsAcross + x] = color }
    }
  }

  private mutating func stroke(_ element: MarkupReader.Element) {
    guard let data = element.attributes["d"],
      let color = element.attributes["stroke"].flatMap(Color.init(hex:))
    else { return }
    let start = data.dropFirst().prefix { $0 != "L" && $0 != "Q" }.split(separator: " ")
      .compactMap { Double($0) }
    guard start.count == 2 else { return }
    let column = Int(start[0]) / Self.unitsAcross
    let end = data.split { !"0123456789.".contains($0) }.suffix(2).compactMap { Double($0) }
    // A stroke that begins or ends on the far edge belongs to the cell before it.
    let top = min(start[1], end.last ?? start[1])
    let row = min(Int(top) / Self.unitsDown, rows - 1)
    put(Glyph(text: "stroke", color: color, isBold: false, columns: 1), column, row)
  }

  private mutating func write(_ text: String, _ element: MarkupReader.Element) {
    guard let places = element.attributes["x"], let baseline = Self.number(element, "y"),
      let color = element.attributes["fill"].flatMap(Color.init(hex:)), !text.isEmpty
    else { return }
    let isBold = element.attributes["font-weight"] != nil
    let row = baseline / Self.unitsDown
    guard let length = Self.number(element, "textLength") else {
      for (place, character) in zip(places.split(separator: " "), text) {
        guard let left = Int(place) else { continue }
        put(
          Glyph(text: String(character), color: color, isBold: isBold, columns: 2),
          left / Self.unitsAcross, row)
      }
      return
    }
    guard let left = Int(places), length == text.count * Self.unitsAcross else { return }
    // A blank that no line is broken at leaves no more ink than any other.
    for (offset, character) in text.enumerated() where character != " " && character != "\u{A0}" {
      put(
        Glyph(text: String(character), color: color, isBold: isBold, columns: 1),
        left / Self.unitsAcross + offset, row)
    }
  }

  private mutating func put(_ glyph: Glyph, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    glyphs[row * columns + column] = glyph
    if glyph.columns == 2, column + 1 < columns { isCovered[row * columns + column + 1] = true }
  }

  private static func number(_ element: MarkupReader.Element, _ name: String) -> Int? {
    element.attributes[name].flatMap { Int($0) }
  }
}
