import GSDesign

/// What the view is made from: the program, the model and the plan of the screen.
struct GalleryView {
  let program: GalleryProgram
  let model: GalleryModel
  let plan: ScreenPlan

  var language: Language { program.options.language }
  var specimen: Specimen { program.specimen(model) }

  func say(_ word: Phrase) -> String { word[language] }

  /// The environment of the component under review.
  var review: EnvironmentChange {
    model.environment.change(in: program.catalogue, terminal: model.terminal)
  }

  func width(_ text: String) -> Int { program.probe.width(text) }

  /// What is drawn around the panes.
  var chrome: Chrome {
    Chrome(language, columns: plan.columns, rows: plan.rows, width: program.probe.width)
  }

  /// One row: a part at each end, cut to the room.
  func line(columns: Int, _ leading: [Element], _ trailing: [Element] = []) -> Element {
    chrome.line(columns: columns, leading, trailing)
  }

  /// A pane over so many cells, whose content reaches its sides.
  func pane(
    _ level: GSPanel.Level, columns: Int, rows: Int, _ content: Element
  ) -> Element {
    chrome.pane(level, columns: columns, rows: rows, content)
  }

  /// One line of words as they stand.
  func words(_ style: GSTextStyle, _ text: String) -> Element { chrome.words(style, text) }
}
