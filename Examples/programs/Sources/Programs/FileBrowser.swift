public import GSDesign

/// A list of any length: arrows, pages, the wheel and the pointer choose, Enter opens, q leaves.
public struct FileBrowser: Program {
  public struct Model: Equatable {
    public var files: ListState
    public var opened: Int?
  }

  let count: Int

  public init(count: Int) { self.count = count }

  public var initialModel: Model {
    Model(files: ListState(count: count, isFocused: true, rows: 1))
  }

  public func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    if case .resized(_, let rows) = event { model.files.rows = rows - 2 }
    if event == .key(KeyPress("q")) { return [.quit] }
    if model.files.receive(event, as: "files") == .activated { model.opened = model.files.focused }
    return []
  }

  public func view(_ model: Model) -> Element {
    let opened = model.opened.map { "Opened file \($0)" } ?? "Enter opens a file"
    return Content.column(spacing: .small) {
      GSList(state: model.files, id: "files") { GSList.Row("file \($0)", detail: "\($0 % 90) kB") }
      GSText(.body2, opened)
    }.element
  }
}
