import GSDesign
import StateSpace
import TermRender

/// The notation of outlines in snapshots, in points and in cells:
/// `0,-2 48x20 radius 10 fill tagPurple.tint on page words 2,0 4x1 cells 0,0 8x1 seen 0,-1 8x3`.
enum SnapshotShape {
  typealias Table = SnapshotStyle.Table

  static func spelling(of shape: Shape, _ table: Table) -> String {
    let frame = shape.frame
    var parts = [
      number(frame.x) + "," + number(frame.y) + " " + number(frame.width) + "x"
        + number(frame.height), "radius " + number(shape.radius),
    ]
    if let fill = shape.fill { parts.append("fill " + SnapshotStyle.spelling(of: fill, table)) }
    if let stroke = shape.stroke {
      let width = number(shape.strokeWidth)
      parts.append("stroke \(width) " + SnapshotStyle.spelling(of: stroke, table))
    }
    if let shadow = shape.shadow { parts.append(spelling(of: shadow, table)) }
    if let ground = shape.backdrop {
      parts.append("on " + SnapshotStyle.spelling(of: ground, table))
    }
    parts.append("words " + spelling(of: shape.label))
    parts.append("cells " + spelling(of: shape.cells))
    if shape.clip != shape.cells { parts.append("seen " + spelling(of: shape.clip)) }
    return parts.joined(separator: " ")
  }

  /// nil if it is not a valid outline.
  static func shape(spelled text: Substring, _ table: Table) -> Shape? {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    guard let origin = pair(words.popFirst(), ","), let size = pair(words.popFirst(), "x"),
      size.0 >= 0, size.1 >= 0, words.popFirst() == "radius",
      let radius = words.popFirst().flatMap(number), radius >= 0
    else { return nil }
    let frame = PointRect(x: origin.0, y: origin.1, width: size.0, height: size.1)
    var shape = Shape(
      frame: frame, radius: radius, fill: nil, stroke: nil, strokeWidth: 0, backdrop: nil,
      label: .zero, cells: .zero, clip: .zero)
    func paint() -> Paint? {
      words.popFirst().flatMap { SnapshotStyle.paint(spelled: $0, table) }
    }
    func area() -> CellRect? { Self.area(words.popFirst(), words.popFirst()) }
    func isNext(_ key: String) -> Bool {
      guard words.first == key[...] else { return false }
      words.removeFirst()
      return true
    }
    if isNext("fill") {
      guard let fill = paint() else { return nil }
      shape.fill = fill
    }
    if isNext("stroke") {
      guard let width = words.popFirst().flatMap(number), width >= 0, let stroke = paint()
      else { return nil }
      shape.strokeWidth = width
      shape.stroke = stroke
    }
    if isNext("shadow") {
      guard let shadow = Self.shadow(&words, table) else { return nil }
      shape.shadow = shadow
    }
    if isNext("on") {
      guard let ground = paint() else { return nil }
      shape.backdrop = ground
    }
    guard isNext("words"), let label = area(), isNext("cells"), let cells = area()
    else { return nil }
    shape.label = label
    shape.cells = cells
    shape.clip = cells
    if isNext("seen") {
      guard let clip = area() else { return nil }
      shape.clip = clip
    }
    return words.isEmpty ? shape : nil
  }

  /// `shadow 9 blur 9 opacity 0.21 accent`; black without a colour.
  private static func spelling(of shadow: Shape.FallingShadow, _ table: Table) -> String {
    "shadow \(number(shadow.offset)) blur \(number(shadow.blur)) "
      + "opacity \(number(shadow.opacity))"
      + (shadow.paint.map { " " + SnapshotStyle.spelling(of: $0, table) } ?? "")
  }

  private static func shadow(
    _ words: inout ArraySlice<Substring>, _ table: Table
  ) -> Shape.FallingShadow? {
    guard let offset = words.popFirst().flatMap(number), 0...most ~= offset,
      words.popFirst() == "blur", let blur = words.popFirst().flatMap(number), 0...most ~= blur,
      words.popFirst() == "opacity", let opacity = words.popFirst().flatMap(number),
      0...1 ~= opacity
    else { return nil }
    var shadow = Shape.FallingShadow(offset: offset, blur: blur, opacity: opacity, paint: nil)
    guard let next = words.first, next != "on", next != "words" else { return shadow }
    words.removeFirst()
    guard let paint = SnapshotStyle.paint(spelled: next, table) else { return nil }
    shadow.paint = paint
    return shadow
  }

  /// The largest offset and blur of a shadow, in points.
  private static let most = 64.0

  private static func spelling(of area: CellRect) -> String {
    "\(area.column),\(area.row) \(area.columns)x\(area.rows)"
  }

  private static func area(_ origin: Substring?, _ size: Substring?) -> CellRect? {
    guard let origin = pair(origin, ","), let size = pair(size, "x"),
      [origin.0, origin.1, size.0, size.1].allSatisfy({ $0 == $0.rounded() }),
      size.0 >= 0, size.1 >= 0
    else { return nil }
    return CellRect(
      column: Int(origin.0), row: Int(origin.1), columns: Int(size.0), rows: Int(size.1))
  }

  private static func pair(_ text: Substring?, _ separator: Character) -> (Double, Double)? {
    guard let sides = text?.split(separator: separator, omittingEmptySubsequences: false),
      sides.count == 2, let first = number(sides[0]), let second = number(sides[1])
    else { return nil }
    return (first, second)
  }

  /// A length in hundredths of a point: `1.5`, `-2`, `15.75`.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest.isMultiple(of: 10) ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  /// nil if it is not a number, or larger than any surface.
  private static func number(_ text: Substring) -> Double? {
    let allowed = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2D || $0 == 0x2E }
    guard allowed, let value = Double(text), abs(value) <= 1_048_576 else { return nil }
    return value
  }
}

extension CellPicture {
  /// The picture as baselines hold it: an outline that something covers a part of is left to its cells.
  var recorded: CellPicture {
    var picture = self
    picture.shapes = shapes?.filter(\.covers.isEmpty)
    return picture
  }
}

extension Snapshot {
  /// Whether a look was recorded without outlines, measures or spoken words, as in older formats.
  package var isIncomplete: Bool {
    sections.contains { $0.looks.contains(where: \.isIncomplete) }
  }

  /// The same snapshot, in which looks recorded without outlines, measures or spoken words take them from another
  /// snapshot if the rest agrees.
  ///
  /// States that had one look may take different ones: they look alike, and different words are spoken.
  func completed(from other: Snapshot) -> Snapshot {
    var result = self
    for (place, section) in sections.enumerated() {
      guard section.looks.contains(where: \.isIncomplete),
        let drawn = other.sections.first(where: { $0.environment == section.environment })
      else { continue }
      var pictures: [StateID: CellPicture] = [:]
      for look in drawn.looks {
        for state in look.states { pictures[state] = pictures[state] ?? look.picture }
      }
      result.sections[place].looks = section.looks.flatMap { look in
        look.isIncomplete ? look.completed(from: pictures) : [look]
      }
    }
    return result
  }
}

extension Snapshot.Look {
  fileprivate var isIncomplete: Bool {
    picture.shapes == nil || picture.measures == nil || picture.spoken == nil
  }

  /// The look of each state, completed by the picture drawn of it; states in a row that stay alike are one look.
  fileprivate func completed(from pictures: [StateID: CellPicture]) -> [Snapshot.Look] {
    var looks: [Snapshot.Look] = []
    for state in states {
      var complete = picture
      let drawn = pictures[state]
      complete.shapes = complete.shapes ?? drawn?.shapes
      complete.measures = complete.measures ?? drawn?.measures
      complete.spoken = complete.spoken ?? drawn?.spoken
      if complete != drawn { complete = picture }
      if let last = looks.indices.last, looks[last].picture == complete {
        looks[last].states.append(state)
      } else {
        looks.append(Snapshot.Look(picture: complete, states: [state]))
      }
    }
    return looks
  }
}
