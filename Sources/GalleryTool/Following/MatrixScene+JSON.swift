import GalleryKit
import TokenFiles
import Workbench

extension MatrixScene {
  static let coding = JSONCoding.object(
    from: MatrixScene(),
    [
      .optional("component", \.component, .text),
      .defaulted("moves", \.moves, MatrixArrangement.Move.coding.list),
      .defaulted("swapped", \.isSwapped, .bool),
      .optional("only", \.only, MatrixOnly.coding),
      .required("zoom", \.zoom, MatrixZoom.coding),
      .defaulted("folded", \.isFolded, .bool),
      .optional("compared", \.compared, .axisName),
      .defaulted("page", \.page, .number),
      .optional("focus", \.focus, Cell.coding),
      .required("spot", \.spot, MatrixSpot.coding),
      .required("from", \.start, .numbers(3)),
      .defaulted("moved", \.movedAxes, .texts),
      .optional("along", \.movedAlong, .named()),
      .defaulted("changes", \.changes, Change.coding.list),
      .defaulted("interacting", \.isInteracting, .bool),
      .defaulted("axes", \.showsAxes, .bool),
      .defaulted("axis", \.axis, .number),
    ])

  /// The section, the row and the column at the top left.
  private var start: [Int] {
    get { [firstRow.section, firstRow.row, firstColumn] }
    set {
      firstRow = MatrixRow(section: newValue[0], row: newValue[1])
      firstColumn = newValue[2]
    }
  }
}

extension MatrixZoom {
  fileprivate static let coding = JSONCoding.number.map(
    "a zoom", to: { MatrixZoom(rawValue: $0) }, from: { $0.rawValue })
}

extension JSONCoding<Setting> {
  fileprivate static let axisName = JSONCoding<String>.text.map(
    "one of the names", to: { Setting.axis(named: $0) }, from: { $0.name })
}

extension MatrixSpot {
  fileprivate static let coding = JSONCoding.numbers(4).map(
    to: { MatrixSpot(pane: $0[0], section: $0[1], row: $0[2], column: $0[3]) },
    from: { [$0.pane, $0.section, $0.row, $0.column] })
}

extension MatrixArrangement.Move {
  fileprivate static let coding = JSONCoding.text.list(of: 2, "an axis and a side").map(
    "an axis and a side",
    to: { texts in
      MatrixPlace(rawValue: texts[1]).map { MatrixArrangement.Move(name: texts[0], place: $0) }
    },
    from: { [$0.name, $0.place.rawValue] })
}

extension MatrixScene.Change {
  fileprivate static let coding = JSONCoding.object(
    from: MatrixScene.Change(cell: MatrixScene.Cell(link: "", settings: [:]), link: ""),
    [
      .required("cell", \.cell, MatrixScene.Cell.coding), .required("link", \.link, .text),
    ])
}

extension MatrixScene.Cell {
  fileprivate static let coding = JSONCoding.object(
    from: MatrixScene.Cell(link: "", settings: [:]),
    [.required("link", \.link, .text), .defaulted("settings", \.settings, values)])

  private static let values = JSONCoding<[Setting: String]>(
    { settings in
      .object(
        Setting.axes.compactMap { setting in
          settings[setting].map { JSONValue.Member(name: setting.name, value: .string($0)) }
        })
    },
    { place throws(JSONCursor.Failure) in
      var settings: [Setting: String] = [:]
      for setting in Setting.axes where !place[setting.name].isNull {
        settings[setting] = try place[setting.name].text()
      }
      return settings
    })
}

extension MatrixOnly {
  fileprivate static let coding = JSONCoding.text.list(
    of: 3, "an axis, a value and its label"
  ).map(
    to: { MatrixOnly(name: $0[0], spelling: $0[1], label: $0[2]) },
    from: { [$0.name, $0.spelling, $0.label] })
}
