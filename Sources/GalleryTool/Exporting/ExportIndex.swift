import GSDesign
import GalleryKit

/// `index.json`: what was drawn and which file shows it. A contract, so its shape has a number.
struct ExportIndex {
  static let format = 1

  let plan: ExportPlan
  let sheets: [ExportedSheet]
  /// The paths of the files by the numbers of their looks.
  let paths: [Int: String]

  var value: JSONValue {
    .members([
      "format": .integer(Self.format),
      "kind": .string(plan.format.rawValue),
      "states": .integer(sheets.reduce(0) { $0 + $1.stateCount }),
      "looks": .integer(sheets.reduce(0) { $0 + $1.looks.count }),
      "sheets": .array(sheets.map(sheet)),
    ])
  }

  private func sheet(_ sheet: ExportedSheet) -> JSONValue {
    let defaultTheme = plan.catalogue.themes.first?.name ?? ""
    return .members([
      "id": .string(sheet.piece.specimen.id),
      "environment": .string(sheet.piece.environment.asked.text(defaultTheme: defaultTheme)),
      "states": .integer(sheet.stateCount),
      "looks": .array(sheet.looks.map(look)),
    ])
  }

  private func look(_ look: ExportedLook) -> JSONValue {
    .members([
      "file": .string(paths[look.number] ?? ""),
      "name": .string(look.name),
      "columns": .integer(look.fingerprint.columns),
      "rows": .integer(look.fingerprint.rows),
      "blank": .bool(look.fingerprint.isBlank),
      "cut": .bool(look.fingerprint.isCut),
      "fingerprint": .string(look.fingerprint.text),
      "states": .strings(look.states),
    ])
  }
}
