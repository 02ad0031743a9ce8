package import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// The inputs of the view: the program, the model and the drawing area.
struct ReviewView {
  let program: ReviewProgram
  let model: ReviewModel
  let chrome: Chrome

  init(_ program: ReviewProgram, _ model: ReviewModel) {
    self.program = program
    self.model = model
    chrome = Chrome(program.options.language, columns: model.columns, rows: model.rows) {
      DisplayWidth.columns(of: $0)
    }
  }

  var language: Language { program.options.language }

  func say(_ word: Phrase) -> String { word[language] }

  func words(_ style: GSTextStyle, _ text: String) -> Element { chrome.words(style, text) }

  /// Whether the palette takes all of the body.
  var isPaletteWhole: Bool { model.columns < 60 }

  /// How the screen is divided.
  enum Form: Hashable, Sendable {
    /// Causes at the left, and the states of one at the right.
    case wide
    /// The current cause in a line above its states.
    case folded
    /// One thing below the other, to be scrolled.
    case compact
  }

  var form: Form {
    if model.columns >= 100, model.rows >= 20 { return .wide }
    return model.columns >= 60 && model.rows >= 16 ? .folded : .compact
  }

  /// Rows of the lines above the body.
  var headRows: Int {
    switch form {
    case .wide: 1
    case .folded: 2
    case .compact: model.rows >= 12 ? 3 : 1
    }
  }

  /// Rows of the lines below it.
  var footRows: Int { model.rows >= 8 ? 2 : 1 }

  var bodyRows: Int { max(1, model.rows - headRows - footRows) }

  /// Columns of the list of causes.
  var causeColumns: Int {
    switch form {
    case .wide: min(38, max(28, model.columns / 4))
    case .folded, .compact: 0
    }
  }

  /// Columns of the pane with the pictures.
  var stageColumns: Int { model.columns - causeColumns }

  /// The same without the margins.
  var room: Int { max(1, stageColumns - 4) }

  /// Whether the pictures of the current entry are shown with those of its states, and not in another view.
  var showsSheet: Bool {
    guard form != .compact, model.entry != nil, !model.isZoomed else { return false }
    switch model.view {
    case .sideBySide, .blink: return true
    case .cells, .style, .text: return false
    }
  }
}

/// The places that react to the pointer.
enum ReviewPlace {
  static func id(of command: ReviewCommand) -> FocusID {
    commands.child(ReviewCommand.allCases.firstIndex(of: command) ?? 0)
  }

  /// The result selected in the palette.
  static let choice: FocusID = "review/choice"

  /// The palette outside its results.
  static let palette: FocusID = "review/palette"

  /// Whether it is the palette outside its results.
  static func isPalette(_ id: FocusID) -> Bool { id == palette || id.name(in: palette) != nil }

  /// A cause in the list; the one after the last is the summary.
  static func cause(_ place: Int) -> FocusID { causes.child(place) }

  /// The place of a cause in the list.
  static func cause(of id: FocusID) -> Int? { id.index(in: causes) }

  /// The small picture of a state.
  static func tile(_ place: Int) -> FocusID { tiles.child(place) }

  /// The place of a state among the small pictures.
  static func tile(of id: FocusID) -> Int? { id.index(in: tiles) }

  /// The list of causes.
  static let causes: FocusID = "review/cause"
  private static let tiles: FocusID = "review/state"

  /// The command under the pointer.
  static func command(of id: FocusID) -> ReviewCommand? {
    guard let index = id.index(in: commands), ReviewCommand.allCases.indices.contains(index)
    else { return nil }
    return ReviewCommand.allCases[index]
  }

  private static let commands: FocusID = "review/command"
}

extension ReviewProgram {
  package func view(_ model: ReviewModel) -> Element {
    let view = ReviewView(self, model)
    return .environment(.chrome(model.terminal.appearance), view.screen)
  }

  /// The available commands with a place in the status line.
  func statusItems(_ model: ReviewModel) -> [StatusItem] { items(model, isHelp: false) }

  /// Every command that works in the context where help was opened.
  func helpLines(_ model: ReviewModel) -> [StatusItem] {
    var below = model
    below.showsHelp = false
    return items(below, isHelp: true)
  }

  private func items(_ model: ReviewModel, isHelp: Bool) -> [StatusItem] {
    ReviewCommand.table.items(
      in: context(model), options.language, isHelp: isHelp, where: { isAvailable($0, model) },
      what: { what(of: $0, model) }, id: ReviewPlace.id(of:))
  }

  /// Handles the pointer: a click on a key of the status line presses it; the wheel scrolls.
  func take(
    _ phase: PointerPhase, over target: FocusID?, _ model: inout ReviewModel
  ) -> [ReviewEffect] {
    find(&model)
    switch phase {
    case .pressed(.primary):
      model.toast = nil
      if model.palette != nil {
        guard target.map(ReviewPlace.isPalette) != true else { return [] }
        guard let name = target?.name(in: ReviewPlace.choice) else {
          model.palette = nil
          return []
        }
        guard model.palette?.go(toName: name) == true else { return [] }
        return runChoice(&model)
      }
      if let target, context(model) == .difference || context(model) == .summary {
        if let cause = ReviewPlace.cause(of: target) { show(cause, &model) }
        if let tile = ReviewPlace.tile(of: target) { showTile(tile, &model) }
      }
      guard let command = target.flatMap(ReviewPlace.command),
        ReviewCommand.table.entry(of: command, in: context(model)) != nil,
        isAvailable(command, model)
      else { return [] }
      return perform(command, &model)
    case .scrolled(_, let rows):
      guard rows != 0, model.question == nil, target.flatMap(ReviewPlace.command) == nil
      else { return [] }
      let view = ReviewView(self, model)
      guard let palette = model.palette else {
        wheel(rows < 0 ? -1 : 1, over: target, view, &model)
        return []
      }
      guard let target, ReviewPlace.isPalette(target) || target.name(in: ReviewPlace.choice) != nil
      else { return [] }
      let room = view.chrome.paletteRoom(
        palette, rows: view.bodyRows, isWhole: view.isPaletteWhole)
      let now = model.paletteScroll?.settled(in: room) ?? ScrollOffset(room)
      model.paletteScroll = now.scrolled(by: rows)
      return []
    case .moved, .dragged, .pressed, .released: return []
    }
  }
}

extension ReviewProgram {
  /// Scrolls the list of causes, the small pictures, or text.
  private func wheel(
    _ step: Int, over target: FocusID?, _ view: ReviewView, _ model: inout ReviewModel
  ) {
    guard !model.showsHelp else { return scroll(step, &model) }
    if let target, target == ReviewPlace.causes || ReviewPlace.cause(of: target) != nil {
      let room = view.causeRoom
      let now = model.causeScroll?.settled(in: room) ?? ScrollOffset(room)
      model.causeScroll = now.scrolled(by: step)
    } else if let layout = view.sheetLayout {
      let room = layout.scrollRoom(model.tile)
      let now = model.sheetScroll?.settled(in: room) ?? ScrollOffset(room)
      model.sheetScroll = now.scrolled(by: step)
    } else {
      scroll(step, &model)
    }
  }
}

/// The summary after the last difference.
extension ReviewView {
  var summary: [ReviewBlock] {
    let isNothingShown = model.shown.isEmpty && !model.items.isEmpty
    var blocks: [ReviewBlock] = [.blank]
    blocks.append(line(.title3, say(isNothingShown ? .reviewNothingShown : .reviewEnd)))
    blocks.append(.blank)
    for verdict in Verdict.allCases {
      blocks.append(count(verdict.mark + " " + say(verdict.name), model.count(verdict)))
    }
    blocks.append(count("○ " + say(.reviewUndecided), model.undecidedCount))
    blocks += [.blank, line(.title3, say(.reviewNext))]
    for phrase in next { blocks += wrapped(.body1, say(phrase)) }
    if !program.problems.isEmpty {
      blocks += [.blank, line(.title3, say(.reviewProblems))]
      for problem in program.problems {
        blocks += wrapped(.body1, problem.variant.text + ": " + problem.reason)
      }
    }
    return blocks
  }

  private func count(_ name: String, _ count: Int) -> ReviewBlock {
    ReviewBlock(
      .row([
        .sized(width: .exactly(min(24, room)), height: .exactly(1), words(.body1, name)),
        words(.title3, say(.reviewStates(count))),
      ]))
  }

  /// The commands that are available now.
  private var next: [Phrase] {
    guard !model.shown.isEmpty || model.items.isEmpty else { return [.reviewClearFilter] }
    guard !program.options.isReadOnly else { return [.reviewReadOnly] }
    var next: [Phrase] = []
    if model.undecidedCount > 0 { next.append(.reviewGoBack) }
    if model.count(.accepted) > 0 { next.append(.reviewCommit) }
    if model.count(.rejected) > 0 { next.append(.reviewFix) }
    if model.pendingCount > 0 { next.append(.reviewAgain) }
    return next.isEmpty ? [.reviewTest] : next
  }
}

/// Views of styles alone, and of text alone.
extension ReviewView {
  /// Both pictures with one letter in place of every glyph, and each change of a style with its cells.
  func styles(_ difference: Difference) -> [ReviewBlock] {
    guard let old = difference.old, let new = difference.new, let changes = difference.changes,
      difference.bucket == .changed
    else { return sides(difference) }
    let blocks = arranged([
      box(old.withoutGlyphs, title: say(.reviewOld)),
      box(new.withoutGlyphs, title: say(.reviewNew)),
    ])
    var counts: [[String]: Int] = [:]
    var order: [[String]] = []
    for cell in changes.cells where cell.kind == .changed {
      let words = CellWords.changes(
        old.style(column: cell.column, row: cell.row),
        new.style(column: cell.column, row: cell.row), language)
      guard !words.isEmpty else { continue }
      if counts[words] == nil { order.append(words) }
      counts[words, default: 0] += cell.columns
    }
    guard !order.isEmpty else { return blocks + [.blank, line(.body1, say(.reviewSameStyle))] }
    return blocks + [.blank]
      + order.flatMap { words in
        wrapped(
          .body1, say(.reviewCellCount(counts[words] ?? 0)) + "  " + words.joined(separator: "; "))
      }
  }

  /// The text of both, row by row: `-` old, `+` new, and a mark below each changed glyph.
  func texts(_ difference: Difference) -> [ReviewBlock] {
    let old = difference.bucket == .renamed ? nil : difference.old
    let new = difference.new
    var lines: [String] = []
    for row in 0..<max(old?.rows ?? 0, new?.rows ?? 0) {
      let before = old.flatMap { row < $0.rows ? $0.text(ofRow: row) : nil }
      let after = new.flatMap { row < $0.rows ? $0.text(ofRow: row) : nil }
      guard before != after else {
        lines.append("  |" + (after ?? "") + "|")
        continue
      }
      if let before { lines.append("- |" + before + "|") }
      if let after { lines.append("+ |" + after + "|") }
      if let marks = marks(difference, row: row) { lines.append(marks) }
    }
    let isSame = old != nil && new != nil && old?.plainText == new?.plainText
    let note: [ReviewBlock] = isSame ? [.blank, line(.body1, say(.reviewSameText))] : []
    return lines.map { line(.body1, $0) } + note
  }

  private func marks(_ difference: Difference, row: Int) -> String? {
    let cells = difference.changes?.cells.filter {
      $0.row == row && ($0.channels.contains(.glyph) || $0.kind != .changed)
    }
    guard difference.bucket == .changed, let cells, let last = cells.last else { return nil }
    var marks = Array(repeating: Character(" "), count: last.column + last.columns)
    for cell in cells {
      for column in cell.column..<cell.column + cell.columns { marks[column] = "^" }
    }
    return "   " + String(marks)
  }
}

extension CellPicture {
  /// The same styles with one letter in place of every glyph, so that only styles differ.
  var withoutGlyphs: CellPicture {
    let cells = cells.map { cell in
      Cell(text: cell.text == " " ? " " : "x", columns: 1, style: Int(cell.style))
    }
    return CellPicture(columns: columns, rows: rows, cells: cells, styles: styles)
  }
}
