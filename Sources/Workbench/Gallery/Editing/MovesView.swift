import GSDesign
import GalleryKit

/// The states that the edits change, each before and after, in place of the panes; only visible ones are drawn.
struct MovesView: PaneView {
  let workbench: Workbench
  let list: MovesList
  let change: ThemeChange
  let moves: MovesModel
  /// The numbers that the edits change, in the order of the theme.
  private let numbers: [ThemeNumber]

  /// Nil while they are not listed.
  init?(_ editor: EditorModel?, editing: EditingModel, workbench: Workbench) {
    guard let list = editor?.list, let change = editing.change(in: editor) else { return nil }
    self.workbench = workbench
    self.list = list
    self.change = change
    moves = editing.moves
    numbers = ThemeNumber.changes(from: change.before, to: change.after)
  }

  var element: Element {
    let lines = head + seen.flatMap { entry($0.place, rows: $0.rows) }
    return .interactive(
      GalleryPart.area(.moves).id,
      pane(
        .page, columns: plan.columns, rows: plan.bodyRows,
        .column(lines.map { .row([.gap(Self.margin), $0]) })))
  }

  private static let margin = 2
  private static let gap = 2
  private var inner: Int { max(1, plan.columns - 2 * Self.margin) }
  /// The columns of one look.
  private var half: Int { max(1, (inner - Self.gap) / 2) }
  private var isTight: Bool { plan.bodyRows < 12 }
  /// Rows of the page above and below a look, and columns at its sides: outlines reach into them.
  private var air: Int { isTight ? 0 : 1 }

  /// The number of states that change, the focused one, and the titles of the two sides.
  private var head: [Element] {
    let states = list.states
    let count = say(.changedStates(states.count, of: states.total)) + (moves.isComplete ? "" : " …")
    let title = line(
      columns: inner,
      [words(.title3, say(.changedStatesTitle)), .gap(2), words(.body2, count)],
      states.count == 0 ? [] : [words(.body2, "\(list.place + 1)/\(states.count)")])
    guard states.count > 0 else {
      return [.blank, title, .blank, words(.body1, say(.noChangedState))]
    }
    let sides = Element.row([
      .sized(
        width: .exactly(half + Self.gap), height: .exactly(1),
        words(.body2, say(.beforeChange))), words(.body2, say(.afterChange)),
    ])
    return isTight ? [title, sides] : [.blank, title, .blank, sides, .blank]
  }

  /// The states as a list that scrolls; the number of visible lines is that at the end of the list.
  var room: ScrollRoom {
    var room = ScrollRoom(
      lines: list.states.count, rows: seen(around: max(0, list.states.count - 1)).count,
      target: list.place)
    room.isUneven = true
    room.followed = seen(around: list.place).first?.place ?? 0
    return room
  }

  /// The visible places with the rows of their looks.
  private var seen: [(place: Int, rows: Int)] {
    guard let offset = workbench.scrolls[.moves], offset.room == room else {
      return seen(around: list.place)
    }
    return seen(around: offset.first, fromThere: true)
  }

  /// - Parameters:
  ///   - place: a visible one.
  ///   - isFirst: whether it is the first; otherwise the list is moved just far enough to show it.
  private func seen(around place: Int, fromThere isFirst: Bool = false) -> [(place: Int, rows: Int)]
  {
    guard list.states.count > 0 else { return [] }
    let room = plan.bodyRows - head.count
    var seen = [(place: place, rows: rows(at: place))]
    var used = seen[0].rows + frameRows(at: place)
    while !isFirst, let first = seen.first, first.place > 0 {
      let rows = rows(at: first.place - 1)
      let height = rows + frameRows(at: first.place - 1)
      guard used + height <= room else { break }
      seen.insert((first.place - 1, rows), at: 0)
      used += height
    }
    while let last = seen.last, last.place < list.states.count - 1 {
      let rows = rows(at: last.place + 1)
      let height = rows + frameRows(at: last.place + 1)
      guard used + height <= room else { break }
      seen.append((last.place + 1, rows))
      used += height
    }
    return seen
  }

  /// The rows of an entry around its looks: its name, its numbers and the page.
  private func frameRows(at place: Int) -> Int {
    let hasNumbers = list.states[place].map { !numberTexts(of: $0).isEmpty } ?? false
    return 1 + (hasNumbers ? 1 : 0) + 2 * air
  }

  /// `height.primary 50 pt → 54 pt`: the numbers that the edits change and the look of a state takes.
  private func numberTexts(of state: MovedStates.Place) -> [String] {
    guard !numbers.isEmpty else { return [] }
    let used = state.state.element(workbench.environment.labelLanguage).measures
    return numbers.filter { $0.isUsed(by: used, in: change.before) }.map { $0.text(in: inner - 2) }
  }

  /// As many of them as fit, and how many more there are.
  private func numberLine(of state: MovedStates.Place) -> [Element] {
    let texts = numberTexts(of: state)
    guard !texts.isEmpty else { return [] }
    func text(_ count: Int) -> String {
      let rest = texts.count - count
      return texts.prefix(count).joined(separator: " · ") + (rest > 0 ? " +\(rest)" : "")
    }
    let most = (1...texts.count).last { width(text($0)) <= inner - 2 } ?? 1
    return [line(columns: inner, [.gap(2), words(.body1, text(most))])]
  }

  /// The rows of a look; one that is higher than the screen is cut.
  private func rows(at place: Int) -> Int {
    guard let state = list.states[place] else { return 1 }
    let (_, rows) = workbench.probe.size(
      look(of: state, at: place), environment(.before), max(1, half - 2 * air))
    return max(1, min(rows, plan.bodyRows - head.count - frameRows(at: place)))
  }

  /// The name of a state, and its look before and after.
  private func entry(_ place: Int, rows: Int) -> [Element] {
    guard let state = list.states[place] else { return [] }
    let isChosen = place == list.place
    let link = Link(catalogue.specimens[state.specimen], state: state.state).text(in: catalogue)
    let name = Element.interactive(
      GalleryPart.moved(Stamp(state)).id,
      line(columns: inner, [words(isChosen ? .title3 : .body2, (isChosen ? "› " : "  ") + link)]))
    let looks = Element.row([
      drawn(state, at: place, .before, rows: rows), .gap(Self.gap),
      drawn(state, at: place, .after, rows: rows),
    ])
    return [name] + numberLine(of: state) + [looks]
  }

  private enum Side { case before, after }

  private func environment(_ side: Side) -> EnvironmentChange {
    var environment = moves.environment ?? review
    switch side {
    case .before: environment.theme = change.before
    case .after: environment.theme = change.after
    }
    return environment
  }

  private func look(of state: MovedStates.Place, at place: Int) -> Element {
    state.state.element(workbench.environment.labelLanguage).picture(
      GalleryPart.moved(Stamp(state)).id)
  }

  private func drawn(
    _ state: MovedStates.Place, at place: Int, _ side: Side, rows: Int
  ) -> Element {
    let look = Element.column(
      (0..<air).map { _ in .blank } + [.row([.gap(air), look(of: state, at: place)])])
    return .environment(
      environment(side), pane(.page, columns: half, rows: rows + 2 * air, look))
  }
}
