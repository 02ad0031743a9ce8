import ColorScience
package import GSDesign

/// The frame that every program of the gallery draws around its content: lines, panes, keys, messages.
package struct Chrome {
  let language: Language
  /// Cells of the screen.
  package let columns: Int
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

  /// One row: a part at each end, cut to the room, with a column between the two.
  package func line(columns: Int, _ leading: [Element], _ trailing: [Element] = []) -> Element {
    let gap = leading.isEmpty || trailing.isEmpty ? [] : [Element.gap(1)]
    return .sized(
      width: .exactly(columns), height: .exactly(1), .row(leading + [.spacer] + gap + trailing))
  }

  /// A pane of a given size, whose content reaches its sides.
  package func pane(
    _ level: GSPanel.Level, columns: Int, rows: Int, _ content: Element
  ) -> Element {
    GSPanel(level: level, isFlush: true) { content }.filling(columns: columns, rows: rows).element
  }

  /// One line of text, verbatim, in the colour and weight of a style and always in the size of cells.
  package func words(_ style: GSTextStyle, _ text: String) -> Element {
    let element = GSText(style, verbatim: text).element
    guard case .words(let words) = element.node else { return element }
    return .words(words.spans)
  }

  /// The whole screen for one sentence.
  package func sentence(_ word: Phrase) -> Element {
    pane(.page, columns: columns, rows: rows, GSText(.body1, word[language]).element)
  }

  /// A text in lines of a given width, broken at blanks, and inside words that are too long.
  package func lines(of text: String, columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      brokenLines(of: String($0), columns: max(1, columns), width: width)
    }
  }
}

/// Messages over the screen.
extension Chrome {
  /// Shows a message over the foot of the panes until the next key.
  package func overlay(_ toast: Toast?, on body: Element) -> Element {
    guard let toast else { return body }
    let message = message(of: toast)
    let room = max(1, columns - 8)
    guard width(message.text) > room || message.text.contains("\n") else {
      return .layered(
        body, overlay: GSToast(state: ToastState(message)).element, alignment: .bottom)
    }
    // A message too long for a toast is shown whole: its end says how to go on.
    let lines = lines(of: message.text, columns: room).map { words(.body1, $0) }
    let panel = GSPanel(level: .raised) { Element.column([.blank] + lines) }
    let box = Element.sized(
      width: .exactly(min(columns, room + 4)), height: .exactly(lines.count + 2), panel.element)
    return .layered(body, overlay: box, alignment: .bottom)
  }

  /// A question over the middle of the screen, until it is answered.
  ///
  /// - Parameter items: the keys that answer it.
  package func overlay(
    _ question: Phrase, _ items: [StatusItem], on body: Element
  ) -> Element {
    let keys = GSKeyLine(items.map { GSKeyLine.Hint($0.keys, $0.what, id: $0.id) })
    let most = max(1, min(columns - 8, 60))
    let lines = lines(of: question[language], columns: most)
    let needed = (lines + [items.map { $0.keys + " " + $0.what + "   " }.joined()]).map(width)
    let room = min(most, needed.max() ?? 0)
    let words = lines.map { self.words(.title3, $0) }
    let panel = GSPanel(level: .raised) {
      Element.column([.blank] + words + [.blank, keys.element])
    }
    // A backdrop takes all the room there is, unless it is given less.
    let box = Element.sized(
      width: .exactly(room + 4), height: .exactly(words.count + 4), panel.element)
    return .layered(body, overlay: box, alignment: .center)
  }

  private func message(of toast: Toast) -> ToastState.Message {
    switch toast {
    case .copied: ToastState.Message(Phrase.copied[language], kind: .success)
    case .says(let word): ToastState.Message(word[language], kind: .success)
    case .fails(let phrase): ToastState.Message(phrase[language], kind: .failure)
    case .tells(let phrase): ToastState.Message(phrase[language], kind: .information)
    case .impossible(let reason):
      ToastState.Message(
        Phrase.impossible[language] + " " + reason[language], kind: .failure)
    }
  }
}

/// The keys that work now, in a line.
extension Chrome {
  /// As many items as fit; those that are last always.
  ///
  /// - Parameters:
  ///   - mode: the name of the context of the keys; may be empty.
  ///   - note: text at the end of the line; may be empty.
  package func statusLine(
    _ items: [StatusItem], mode: String, note: String = ""
  ) -> Element {
    var used = 2 + (mode.isEmpty ? 0 : width(mode) + 4)
    let kept = items.filter { $0.isLast }
    used += kept.reduce(0) { $0 + room(of: $1) }
    // A long note is cut while its beginning is still useful, to leave room for keys.
    let noteRoom = min(width(note), max(Self.leastNote, columns / 2), columns - used - 4)
    let hasNote = !note.isEmpty && noteRoom >= min(width(note), Self.leastNote)
    if hasNote { used += noteRoom + 4 }
    var shown: [StatusItem] = []
    for item in items where !item.isLast {
      // The first, which says how to move, may go up to the end of the line.
      let air = shown.isEmpty && !hasNote ? Self.itemGap : 0
      guard used + room(of: item) - air <= columns else { continue }
      used += room(of: item)
      shown.append(item)
    }
    let keys = GSKeyLine(
      (shown + kept).map { GSKeyLine.Hint($0.keys, $0.what, id: $0.id) }, mode: mode)
    let leading = mode.isEmpty ? 2 : 0
    return pane(
      .surface, columns: columns, rows: 1,
      line(
        columns: columns, [.gap(leading), keys.element],
        hasNote
          ? [
            .sized(width: .exactly(noteRoom), height: .exactly(1), words(.body2, note)), .gap(2),
          ] : []))
  }

  /// The fewest columns that a note is cut to.
  private static let leastNote = 24

  private func room(of item: StatusItem) -> Int {
    width(item.keys) + 1 + width(item.what) + Self.itemGap
  }

  /// Columns behind an item.
  private static let itemGap = 3
}

extension EnvironmentChange {
  /// The environment of the tool itself, independent of that of the components.
  package static func chrome(_ appearance: Appearance) -> EnvironmentChange {
    EnvironmentChange(
      theme: .chrome, appearance: appearance, contrast: .normal, vision: Vision.none)
  }
}
