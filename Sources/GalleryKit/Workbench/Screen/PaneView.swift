import GSDesign

/// What a pane looks like, made from the pane and what it reads of the workbench.
protocol PaneView {
  var workbench: Workbench { get }
}

extension PaneView {
  var language: Language { workbench.language }
  var catalogue: Catalogue { workbench.catalogue }
  var specimen: Specimen { workbench.specimen }
  var state: SpecimenState { workbench.state }
  var environment: Settings { workbench.environment }
  var terminal: TerminalFacts { workbench.terminal }
  var context: KeyContext { workbench.context }
  var plan: ScreenPlan { workbench.plan }
  var review: EnvironmentChange { workbench.review }

  func say(_ word: Phrase) -> String { word[language] }

  func width(_ text: String) -> Int { workbench.probe.width(text) }

  /// What is drawn around the panes.
  var chrome: Chrome { workbench.chrome }

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

  /// A chosen item on the component's own page, with the accent bar at its left edge.
  func chosen(_ element: Element, rows: Int) -> Element {
    let bar = Element.sized(width: .exactly(1), height: .exactly(rows), .accentBar)
    return .layered(
      element, overlay: .environment(.chrome(review.appearance ?? .light), bar),
      alignment: .topLeading)
  }

  /// One line of words as they stand.
  func words(_ style: GSTextStyle, _ text: String) -> Element { chrome.words(style, text) }

  /// Words about the component can be read whatever contrast it is looked at under.
  func readable(_ element: Element) -> Element {
    guard review.contrast == .original else { return element }
    var change = EnvironmentChange()
    change.contrast = .normal
    return .environment(change, element)
  }
}

extension Workbench {
  var chrome: Chrome {
    Chrome(language, columns: plan.columns, rows: plan.rows, width: probe.width)
  }
}
