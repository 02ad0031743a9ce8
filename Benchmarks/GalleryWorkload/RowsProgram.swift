import GSDesign
import TermSession

/// A list or a table of many rows, which keys and the wheel move through; `q` leaves.
struct RowsProgram: Program {
  enum Kind: String {
    case list, table
  }

  struct Model: Equatable {
    var list: ListState
    var table: TableState
  }

  let kind: Kind
  let count: Int

  var initialModel: Model {
    Model(
      list: ListState(count: count, isFocused: true, rows: 1),
      table: TableState(
        columns: [
          TableColumn("Name", isSortable: true),
          TableColumn("Size", width: .exactly(12), alignment: .trailing, isSortable: true),
          TableColumn("Kind", width: .exactly(10)),
        ], count: count, isFocused: true))
  }

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    if case .resized(let columns, let rows) = event {
      model.list.rows = rows - 1
      model.table.resize(width: columns, height: rows - 1)
    }
    switch kind {
    case .list: model.list.receive(event, as: "rows")
    case .table: model.table.receive(event, as: "rows")
    }
    return event == .key(KeyPress("q")) ? [.quit] : []
  }

  func view(_ model: Model) -> Element {
    let rows: Element =
      switch kind {
      case .list:
        GSList(state: model.list, id: "rows") { GSList.Row("Row \($0)", detail: "\($0 % 7)") }
          .element
      case .table:
        GSTable(state: model.table, id: "rows") { row, column in
          column == 0 ? "File \(row)" : column == 1 ? "\(row * 37 % 9973)" : "text"
        }.element
      }
    return .column([rows, .label("q: quit")])
  }
}
