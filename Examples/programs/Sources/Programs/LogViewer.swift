public import GSDesign

/// Two panes: services, and the lines of the chosen one, which come in while the program runs.
public struct LogViewer: ListeningProgram {
  public enum Message: Sendable {
    case line(service: Int, String)
  }

  public struct Model: Equatable {
    public var services: ListState
    public var split = SplitState(.horizontal, first: 16, leastFirst: 8, leastSecond: 16)
    public var log = TextAreaState(lines: 0, rows: 1, followsEnd: true)
    public var ring = FocusRing(["services", "split", "log"])
    public var lines: [[String]]
  }

  let names: [String]
  public init(services names: [String]) { self.names = names }

  public var initialModel: Model {
    Model(services: ListState(count: names.count, rows: 1), lines: names.map { _ in [] })
  }

  public func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    if case .resized(let columns, let rows) = event {
      model.split.resize(columns)
      model.services.rows = rows
      model.log.rows = rows
    }
    model.ring.receive(event)
    if case .selected = model.services.receive(event, as: "services", in: model.ring) {
      model.log = TextAreaState(lines: 0, rows: model.log.rows, followsEnd: true)
    }
    model.split.receive(event, as: "split", in: model.ring)
    model.log.receive(event, as: "log", in: model.ring)
    model.log.setCount(shown(model).count)
    return event == .key(KeyPress("q")) ? [.quit] : []
  }

  public func receive(_ model: inout Model, message: Message) -> [ScreenEffect] {
    switch message {
    case .line(let service, let text): model.lines[service].append(text)
    }
    model.log.setCount(shown(model).count)
    return []
  }

  private func shown(_ model: Model) -> [String] { model.lines[model.services.selected ?? 0] }

  public func view(_ model: Model) -> Element {
    let lines = shown(model)
    return GSSplit(model.split, id: "split") {
      GSList(state: model.services, id: "services") { GSList.Row(names[$0]) }
    } second: {
      GSTextArea(state: model.log, id: "log", columns: model.split.second) { lines[$0] }
    }.element
  }
}
