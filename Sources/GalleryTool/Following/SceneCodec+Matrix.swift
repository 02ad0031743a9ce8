import GalleryKit
import TokenFiles

extension MatrixScene {
  var json: JSONValue {
    .saying([
      "component": component.map { .string($0) },
      "moves": moves.isEmpty
        ? nil : .array(moves.map { .strings([$0.name, $0.place.rawValue]) }),
      "swapped": isSwapped ? .bool(true) : nil,
      "only": only.map { .strings([$0.name, $0.spelling, $0.label]) },
      "zoom": .integer(zoom.rawValue),
      "folded": isFolded ? .bool(true) : nil,
      "compared": compared.map { .string($0.name) },
      "page": .number(page),
      "focus": focus?.json,
      "spot": .array([spot.pane, spot.section, spot.row, spot.column].map { .integer($0) }),
      "from": .array(
        [firstRow.section, firstRow.row, firstColumn].map { .integer($0) }),
      "moved": .list(movedAxes),
      "along": movedAlong.map { .string($0.rawValue) },
      "changes": changes.isEmpty
        ? nil
        : .array(changes.map { .members(["cell": $0.cell.json, "link": .string($0.link)]) }),
      "interacting": isInteracting ? .bool(true) : nil,
      "axes": showsAxes ? .bool(true) : nil,
      "axis": .number(axis),
    ])
  }

  init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    self.init()
    component = try place["component"].nonNil?.text()
    for item in try place["moves"].nonNil?.items() ?? [] { moves.append(try Self.move(item)) }
    isSwapped = try place["swapped"].nonNil?.bool() ?? false
    only = try place["only"].nonNil.map(MatrixOnly.init)
    let zoom = place["zoom"]
    guard let known = MatrixZoom(rawValue: try zoom.number()) else {
      throw zoom.failure("a zoom")
    }
    self.zoom = known
    isFolded = try place["folded"].nonNil?.bool() ?? false
    compared = try place["compared"].nonNil.map(Self.axis)
    page = try place["page"].number()
    focus = try place["focus"].nonNil.map(Cell.init)
    let spots = try place["spot"].numbers(4)
    spot = MatrixSpot(pane: spots[0], section: spots[1], row: spots[2], column: spots[3])
    let from = try place["from"].numbers(3)
    firstRow = MatrixRow(section: from[0], row: from[1])
    firstColumn = from[2]
    movedAxes = try place["moved"].stringsOrEmpty()
    movedAlong = try place["along"].nonNil?.named()
    for item in try place["changes"].nonNil?.items() ?? [] {
      changes.append(
        Change(cell: try Cell(item["cell"]), link: try item["link"].text()))
    }
    isInteracting = try place["interacting"].nonNil?.bool() ?? false
    showsAxes = try place["axes"].nonNil?.bool() ?? false
    axis = try place["axis"].number()
  }

  private static func axis(_ place: JSONCursor) throws(JSONCursor.Failure) -> Setting {
    guard let setting = Setting.axis(named: try place.text()) else {
      throw place.failure("one of the names")
    }
    return setting
  }

  private static func move(_ place: JSONCursor) throws(JSONCursor.Failure) -> MatrixArrangement.Move
  {
    let texts = try place.texts()
    guard texts.count == 2, let side = MatrixPlace(rawValue: texts[1]) else {
      throw place.failure("an axis and a side")
    }
    return MatrixArrangement.Move(name: texts[0], place: side)
  }
}

extension MatrixScene.Cell {
  fileprivate var json: JSONValue {
    let said = Setting.axes.compactMap { setting in
      settings[setting].map { JSONValue.Member(name: setting.name, value: .string($0)) }
    }
    return .saying(["link": .string(link), "settings": said.isEmpty ? nil : .object(said)])
  }

  fileprivate init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    self.init(link: try place["link"].text(), settings: [:])
    for setting in Setting.axes {
      settings[setting] = try place["settings"][setting.name].nonNil?.text()
    }
  }
}

extension MatrixOnly {
  fileprivate init(_ place: JSONCursor) throws(JSONCursor.Failure) {
    let texts = try place.texts()
    guard texts.count == 3 else { throw place.failure("an axis, a value and its label") }
    self.init(name: texts[0], spelling: texts[1], label: texts[2])
  }
}
