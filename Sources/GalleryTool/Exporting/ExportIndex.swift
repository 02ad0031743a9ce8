import GalleryKit
import StateSpace

/// `index.json`: the drawn looks and their files. Other programs rely on it: it has a version number.
struct ExportIndex: Encodable {
  let format = 1
  let kind: String
  let states: Int
  let looks: Int
  let sheets: [Sheet]

  struct Sheet: Encodable {
    let id: String
    let environment: String
    let states: Int
    let looks: [Look]
  }

  struct Look: Encodable {
    let file: String
    let name: String
    let columns: Int
    let rows: Int
    let blank: Bool
    let cut: Bool
    let fingerprint: String
    let states: [String]
  }

  /// - Parameter paths: the paths of the files by the numbers of their looks.
  init(plan: ExportPlan, sheets: [ExportedSheet], paths: [Int: String]) {
    kind = plan.format.rawValue
    states = sheets.reduce(0) { $0 + $1.stateCount }
    looks = sheets.reduce(0) { $0 + $1.looks.count }
    self.sheets = sheets.map { sheet in
      Sheet(
        id: sheet.piece.specimen.id.text,
        environment: sheet.piece.environment.asked.text(
          plan.catalogue.defaults(of: sheet.piece.specimen.id)),
        states: sheet.stateCount,
        looks: sheet.looks.map { Look($0, file: paths[$0.number] ?? "") })
    }
  }

  var text: String { JSONWriter.text(self) }
}

extension ExportIndex.Look {
  fileprivate init(_ look: ExportedLook, file: String) {
    self.init(
      file: file, name: look.name, columns: look.fingerprint.columns, rows: look.fingerprint.rows,
      blank: look.fingerprint.isBlank, cut: look.fingerprint.isCut,
      fingerprint: look.fingerprint.text, states: look.states)
  }
}
