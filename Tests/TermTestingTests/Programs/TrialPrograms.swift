import GSDesign

/// Files to choose from: a list of as many rows as wanted, and a field that is not the list.
struct ListTrial: Program {
  struct Model: Equatable {
    var list: ListState
    var ring = FocusRing(["list", "send"])
    var send = ButtonState()
  }

  var count = 100_000

  var initialModel: Model { Model(list: ListState(count: count, rows: 1)) }

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    if case .resized(_, let rows) = event { model.list.rows = rows - 1 }
    model.ring.receive(event)
    model.list.receive(event, as: "list", in: model.ring)
    return model.send.receive(event, as: "send", in: model.ring) == .activated ? [.quit] : []
  }

  func view(_ model: Model) -> Element {
    var table = InteractionTable()
    let list = table.add(
      GSList(state: model.list, id: "list") { GSList.Row("Row \($0)", detail: "\($0 % 7)") })
    let send = table.control(
      "send",
      ControlState(
        isFocused: model.send.isFocused, isDisabled: false, interaction: model.send.interaction),
      panel: Panel(ink: Ink(text: .text), horizontalPadding: .small), label: .label("Leave"))
    return .column([list, send])
  }
}

/// A table of made-up files.
struct TableTrial: Program {
  struct Model: Equatable {
    var table: TableState
    var ring: FocusRing
    var asked = 0
  }

  var count = 1_000_000

  var initialModel: Model {
    let table = TableState(
      columns: [
        TableColumn("Name", isSortable: true),
        TableColumn("크기", width: .exactly(8), alignment: .trailing, isSortable: true),
        TableColumn("Note", width: .atMost(12)),
      ], count: count)
    return Model(table: table, ring: FocusRing(table.stops(as: "table")))
  }

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    if case .resized(let columns, let rows) = event {
      model.table.resize(width: columns, height: rows)
    }
    model.ring.receive(event)
    if case .acted = model.table.receive(event, as: "table", in: model.ring) { model.asked += 1 }
    return []
  }

  func view(_ model: Model) -> Element {
    let isDescending = model.table.sorting?.isDescending ?? false
    return GSTable(state: model.table, id: "table") { row, column in
      let file = isDescending ? count - 1 - row : row
      return switch column {
      case 0: "파일 이름 \(file)"
      case 1: "\(file * 1001)"
      case _: "a note of many words"
      }
    }.element
  }
}

/// A form of three fields.
struct FormTrial: Program {
  struct Model: Equatable {
    var form = FormState([
      FormField("Name", .required), FormField("Age", .number(1...150), placeholder: "1~150"),
      FormField("Nickname", .characters(0...8)),
    ])
    var saved: String?
  }

  let initialModel = Model()

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    switch model.form.receive(event, as: "form") {
    case .submitted(let texts): model.saved = texts
    case .edited(let name) where model.form.focused == 0:
      model.form.refuse(0, because: name == "root" ? "This name is taken." : nil)
    case .ignored, .changed, .activated, .acted, .selected, .deselected, .removed, .edited: break
    }
    return []
  }

  func view(_ model: Model) -> Element { GSForm(state: model.form, submit: "Save").element }
}

/// Two panes: sources, and a log that follows its end.
struct SplitTrial: Program {
  struct Model: Equatable {
    var split: SplitState
    var sources = ListState(count: 3, rows: 3)
    var log = TextAreaState(lines: 100_000, rows: 3, followsEnd: true)
    var ring = FocusRing(["sources", "split", "log"])
    var columns = 80
  }

  var axis = Axis.horizontal
  var first = 20

  var initialModel: Model {
    Model(split: SplitState(axis, first: first, leastFirst: first / 2, leastSecond: first / 2))
  }

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    if case .resized(let columns, let rows) = event {
      model.columns = columns
      model.split.resize(axis == .horizontal ? columns : rows)
      model.sources.rows = rows
      model.log.rows = rows
    }
    model.ring.receive(event)
    model.sources.receive(event, as: "sources", in: model.ring)
    model.split.receive(event, as: "split", in: model.ring)
    model.log.receive(event, as: "log", in: model.ring)
    if axis == .vertical {
      model.sources.rows = model.split.first
      model.log.rows = model.split.second
    }
    if event == .key(KeyPress("n")) { model.log.setCount(model.log.window.count + 1) }
    return []
  }

  func view(_ model: Model) -> Element {
    let columns = axis == .horizontal ? model.split.second : model.columns
    return GSSplit(model.split, id: "split") {
      GSList(state: model.sources, id: "sources") {
        GSList.Row(["kernel", "network", "한글 이름"][$0])
      }
    } second: {
      GSTextArea(state: model.log, id: "log", columns: columns) { "line \($0)" }
    }.element
  }
}

/// A note that is typed.
struct NoteTrial: Program {
  struct Model: Equatable {
    var note = TextAreaState("one\ntwo\n세 번째 줄은 아주 길어서 한 줄에 다 들어가지 않습니다", isFocused: true, rows: 4)
    var columns = 20
  }

  let initialModel = Model()

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    if case .resized(let columns, let rows) = event {
      model.note.rows = rows
      model.columns = columns
    }
    model.note.receive(event, as: "note")
    return []
  }

  func view(_ model: Model) -> Element {
    GSTextArea(state: model.note, id: "note", columns: model.columns, placeholder: "Note").element
  }
}
