package import GSDesign
import GalleryKit
import TermRender

/// What the view is made from: the program, the model and what is drawn around.
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

  /// Rows of the lines above the body: where it stands, its link, its cause.
  var headRows: Int { model.rows >= 12 ? 3 : 1 }

  /// Rows of the lines below it.
  var footRows: Int { model.rows >= 8 ? 2 : 1 }

  var bodyRows: Int { max(1, model.rows - headRows - footRows) }

  /// Whether what is known of a difference stands beside its pictures, as knobs stand beside the canvas.
  var isWide: Bool { model.entry != nil && model.columns >= 100 && model.rows >= 16 }

  static let sideColumns = 40

  /// Columns of the pane that pictures stand in.
  var stageColumns: Int { isWide ? model.columns - Self.sideColumns : model.columns }

  /// The same without the air at its sides.
  var room: Int { max(1, stageColumns - 4) }

  /// Columns of what is known of a difference.
  var sideRoom: Int { isWide ? Self.sideColumns - 4 : room }
}

/// What can be pointed at in the review.
enum ReviewPlace {
  static func id(of command: ReviewCommand) -> FocusID {
    commands.child(ReviewCommand.allCases.firstIndex(of: command) ?? 0)
  }

  /// What the palette found.
  static let choice: FocusID = "review/choice"

  /// The command that was pointed at.
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

  /// The commands that work now and have a place in the status line.
  func statusItems(_ model: ReviewModel) -> [StatusItem] { items(model, isHelp: false) }

  /// Every command that works where help was asked for.
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

  /// What a command would do now.
  private func what(of entry: KeyEntry<ReviewCommand>, _ model: ReviewModel) -> Phrase {
    entry.command == .act(.group) && model.isGrouped ? .reviewUngroup : entry.what
  }

  /// A click on a key of the status line presses it; the wheel scrolls.
  func take(
    _ phase: PointerPhase, over target: FocusID?, _ model: inout ReviewModel
  ) -> [ReviewEffect] {
    find(&model)
    switch phase {
    case .pressed(.primary):
      model.toast = nil
      if model.palette != nil {
        guard let name = target?.name(in: ReviewPlace.choice) else {
          model.palette = nil
          return []
        }
        guard model.palette?.go(toName: name) == true else { return [] }
        return runChoice(&model)
      }
      guard let command = target.flatMap(ReviewPlace.command),
        ReviewCommand.table.entry(of: command, in: context(model)) != nil,
        isAvailable(command, model)
      else { return [] }
      return perform(command, &model)
    case .scrolled(_, let rows):
      guard rows != 0, model.question == nil, model.palette == nil else { return [] }
      scroll(rows < 0 ? -1 : 1, &model)
      return []
    case .moved, .dragged, .pressed, .released: return []
    }
  }
}
