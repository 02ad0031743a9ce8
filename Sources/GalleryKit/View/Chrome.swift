import GSDesign

/// The few shapes the gallery's own panes are made of.
enum Chrome {
  static func text(
    _ text: String, _ role: ColorRole = .text, _ emphasis: Emphasis = []
  ) -> Element {
    .words([Span(text, role: role, emphasis: emphasis)])
  }

  static let blank = Element.sized(height: .exactly(1), .empty)

  /// So many empty columns.
  static func gap(_ columns: Int) -> Element {
    .sized(width: .exactly(columns), height: .exactly(1), .empty)
  }

  /// A child over all of a rectangle of cells.
  static func pane(
    _ role: ColorRole, columns: Int, rows: Int, _ child: Element
  ) -> Element {
    .backdrop(
      role, .sized(width: .exactly(columns), height: .exactly(rows), child))
  }

  /// One row: a part at each end, cut to the room.
  static func line(columns: Int, _ leading: [Element], _ trailing: [Element] = []) -> Element {
    .sized(
      width: .exactly(columns), height: .exactly(1),
      .row(leading + [.spacer] + trailing))
  }

  /// The mark of where one is: at the left edge, in the accent.
  static func accentBar(_ isHere: Bool) -> Element {
    isHere ? text("▎", .accentText, .bold) : gap(1)
  }
}

/// What the view is made from: the program, the model and the plan of the screen.
struct GalleryView {
  let program: GalleryProgram
  let model: GalleryModel
  let plan: ScreenPlan

  var words: Language { program.options.language }
  var specimen: Specimen { program.specimen(model) }

  func say(_ word: Word) -> String { word.text(words) }

  /// The environment of the component under review.
  var review: EnvironmentChange {
    model.environment.change(in: program.catalogue, terminal: model.terminal)
  }

  func width(_ text: String) -> Int { program.probe.width(text) }

  /// The text with blanks behind it up to a number of columns.
  func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }
}
