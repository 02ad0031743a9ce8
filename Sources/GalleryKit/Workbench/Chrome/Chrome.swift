package import GSDesign

/// What every program of the gallery draws around what it shows: lines, panes, keys, messages.
package struct Chrome {
  let language: Language
  /// Cells of the screen.
  let columns: Int
  let rows: Int
  /// The columns a text takes.
  package let width: (String) -> Int

  package init(
    _ language: Language, columns: Int, rows: Int, width: @escaping (String) -> Int
  ) {
    self.language = language
    self.columns = columns
    self.rows = rows
    self.width = width
  }

  /// Whether there is less of a screen than anything can be shown on.
  package static func isTooSmall(columns: Int, rows: Int) -> Bool { columns < 20 || rows < 5 }

  /// One row: a part at each end, cut to the room.
  package func line(columns: Int, _ leading: [Element], _ trailing: [Element] = []) -> Element {
    .sized(
      width: .exactly(columns), height: .exactly(1), .row(leading + [.spacer] + trailing))
  }

  /// A pane over so many cells, whose content reaches its sides.
  package func pane(
    _ level: GSPanel.Level, columns: Int, rows: Int, _ content: Element
  ) -> Element {
    GSPanel(level: level, isFlush: true) { content }.filling(columns: columns, rows: rows).element
  }

  /// One line of words as they stand.
  package func words(_ style: GSTextStyle, _ text: String) -> Element {
    GSText(style, verbatim: text).element
  }

  /// The whole screen for one sentence.
  package func sentence(_ word: Phrase) -> Element {
    pane(.page, columns: columns, rows: rows, GSText(.body1, word[language]).element)
  }

  /// A text in lines of so many columns, broken at blanks, and inside of what has none.
  package func lines(of text: String, columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      brokenLines(of: String($0), columns: max(1, columns), width: width)
    }
  }
}
