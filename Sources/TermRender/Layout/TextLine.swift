import GSDesign
import Words

/// Words of one style on one line, fit for cells.
struct TextRun: Hashable {
  var text: String
  /// nil takes the ink of the panel around it.
  var role: ColorRole?
  var emphasis: Emphasis
}

/// One line of words.
struct TextLine: Hashable {
  var runs: [TextRun]
  var columns: Int
  /// The style that the words are set in, where a renderer records type.
  var style: GSTextStyle?
  /// Whether it has the caret.
  var hasCaret = false
}

/// The lines that words take in a given width, and the place of the caret in them.
struct TextBlock {
  var lines: [TextLine]
  /// Column and line, counted from 0; the column may be the one behind the last.
  var caret: (column: Int, line: Int)?
}

extension TextBlock {
  /// The size of words, measured without making lines where one is enough.
  static func size(_ words: Words, _ traits: LayoutTraits, room: CellSize) -> CellSize {
    guard room.rows > 0 else { return CellSize(columns: 0, rows: 0) }
    if words.wraps {
      let block = LineBreaker.lines(words, traits, columns: room.columns)
      let widest = block.lines.reduce(block.caret.map { $0.column + 1 } ?? 0) {
        max($0, $1.columns)
      }
      return CellSize(columns: widest, rows: block.lines.count).limited(to: room)
    }
    var columns = 0
    var clusters = 0
    GatedText.forEach(words.spans.lazy.map(\.text)) { _, text in
      columns += DisplayWidth.columns(of: text, policy: traits.widthPolicy)
      if words.caret != nil { clusters += text.count }
    }
    // A caret behind the words has a column of its own.
    if let caret = words.caret, caret >= clusters { columns += 1 }
    return CellSize(columns: columns, rows: 1).limited(to: room)
  }

  init(_ words: Words, _ traits: LayoutTraits, columns: Int) {
    if words.wraps {
      self = LineBreaker.lines(words, traits, columns: columns)
      return
    }
    var runs: [TextRun] = []
    runs.reserveCapacity(words.spans.count)
    var width = 0
    GatedText.forEach(words.spans.lazy.map(\.text)) { index, text in
      let span = words.spans[index]
      width += DisplayWidth.columns(of: text, policy: traits.widthPolicy)
      runs.append(TextRun(text: text, role: span.role, emphasis: span.emphasis))
    }
    let line = TextLine(runs: runs, columns: width)
    if let caret = words.caret {
      self = line.window(around: caret, traits, columns: columns)
    } else {
      self.init(lines: [line.truncated(traits, columns: columns)], caret: nil)
    }
  }
}

extension TextLine {
  /// The line, or its start with the mark of truncation, in at most `limit` columns.
  func truncated(_ traits: LayoutTraits, columns limit: Int) -> TextLine {
    guard columns > limit else { return self }
    guard limit > 0 else { return TextLine(runs: [], columns: 0) }
    let mark = GatedText.continuation(columns: limit, traits)
    let markColumns = DisplayWidth.columns(of: mark, policy: traits.widthPolicy)
    var kept = prefix(traits, columns: limit - markColumns)
    let style = kept.runs.last ?? runs.first
    kept.runs.append(
      TextRun(text: mark, role: style?.role, emphasis: style?.emphasis ?? []))
    kept.columns += markColumns
    return kept
  }

  /// As many whole clusters from the start as fit.
  private func prefix(_ traits: LayoutTraits, columns limit: Int) -> TextLine {
    var result = TextLine(runs: [], columns: 0)
    for run in runs {
      var prefix = FittingPrefix(limit: limit - result.columns)
      DisplayWidth.forEachCluster(in: run.text, policy: traits.widthPolicy) {
        prefix.append($0, columns: $1)
      }
      result.columns += prefix.columns
      if !prefix.text.isEmpty {
        result.runs.append(
          TextRun(text: prefix.text, role: run.role, emphasis: run.emphasis))
      }
      if prefix.isFull { break }
    }
    return result
  }

  /// The part of the line in which the caret is seen, moved no farther than it takes.
  fileprivate func window(
    around caret: Int, _ traits: LayoutTraits, columns limit: Int
  ) -> TextBlock {
    var widths: [Int] = []
    var marks: [Bool] = []
    for run in runs {
      DisplayWidth.forEachCluster(in: run.text, policy: traits.widthPolicy) { cluster, width in
        widths.append(width)
        marks.append(cluster.isTrailingMark)
      }
    }
    let caret = min(max(0, caret), widths.count)
    var caretColumn = widths[..<caret].reduce(0, +)
    var dropped = 0
    while dropped < caret, caretColumn >= limit || marks[dropped] {
      caretColumn -= widths[dropped]
      dropped += 1
    }
    var rest = dropping(clusters: dropped, traits)
    if rest.columns > limit { rest = rest.prefix(traits, columns: limit) }
    return TextBlock(lines: [rest], caret: (caretColumn, 0))
  }

  private func dropping(clusters count: Int, _ traits: LayoutTraits) -> TextLine {
    guard count > 0 else { return self }
    var result = TextLine(runs: [], columns: 0)
    var index = 0
    for run in runs {
      var text = ""
      DisplayWidth.forEachCluster(in: run.text, policy: traits.widthPolicy) { cluster, width in
        if index >= count {
          text.append(cluster)
          result.columns += width
        }
        index += 1
      }
      guard !text.isEmpty else { continue }
      result.runs.append(TextRun(text: text, role: run.role, emphasis: run.emphasis))
    }
    return result
  }
}

/// The ink that the words of a panel inherit from it; the depth at which they are drawn decides its effect.
struct LabelInk: Hashable {
  let ink: Ink
  let marks: Marks

  private init(ink: Ink, marks: Marks) {
    self.ink = ink
    self.marks = marks
  }

  init(_ panel: Panel) {
    self.init(ink: panel.ink, marks: panel.marks)
  }

  /// Whether a mark shows even without words.
  var isSeenOnBlanks: Bool {
    !marks.isDisjoint(with: [.selected, .focused, .disabled])
      || marks.contains(.pressed) && ink.fill == nil
  }

  /// Words on the page.
  static let plain = LabelInk(ink: Ink(text: .text), marks: [])
}

/// The way of words into runs: nothing reaches a cell around it.
enum GatedText {
  /// Calls `body` with each of several consecutive texts on a line and its index, after removing anything that a
  /// terminal would obey. The texts differ only in style: letters, marks and joiners still belong together across them.
  static func forEach<Texts: RandomAccessCollection>(
    _ texts: Texts, _ body: (Int, String) -> Void
  ) where Texts.Element == String, Texts.Index == Int {
    var previous = ""
    for index in texts.indices {
      let next = index + 1
      previous = SafeText.label(
        texts[index], after: previous, before: next < texts.endIndex ? texts[next] : "")
      body(index, previous)
    }
  }

  /// The mark of words that go on: it takes what columns there are.
  static func continuation(columns: Int, _ traits: LayoutTraits) -> String {
    switch traits.glyphs {
    case .unicode: "…"
    case .ascii: columns >= 4 ? "..." : "~"
    }
  }
}
