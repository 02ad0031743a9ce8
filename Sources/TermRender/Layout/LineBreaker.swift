import GSDesign
import Words

/// Breaks words of several styles into lines.
///
/// Lines break at spaces, which are left out there, and at line feeds. A word that is longer than a line breaks between
/// clusters. If it holds wide ones, as Korean does, it continues on the current line; otherwise it begins a new one.
struct LineBreaker {
  private struct Cluster {
    let text: Character
    let columns: Int
    let span: Int
  }

  private let limit: Int
  private var clusters: [Cluster] = []
  private var lines: [Range<Int>] = []
  private var start = 0
  private var end = 0
  private var columns = 0

  static func lines(_ words: Words, _ traits: LayoutTraits, columns: Int) -> TextBlock {
    guard columns > 0 else { return TextBlock(lines: [], caret: nil) }
    var breaker = LineBreaker(words, traits, limit: columns)
    breaker.breakAll()
    return breaker.block(words)
  }

  private init(_ words: Words, _ traits: LayoutTraits, limit: Int) {
    self.limit = limit
    var paragraph: [(text: String, span: Int)] = []
    for (span, content) in words.spans.enumerated() {
      let parts = content.text.unicodeScalars.split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          append(paragraph, traits)
          clusters.append(Cluster(text: "\n", columns: 0, span: span))
          paragraph = []
        }
        paragraph.append((String(part), span))
      }
    }
    append(paragraph, traits)
  }

  private mutating func append(_ paragraph: [(text: String, span: Int)], _ traits: LayoutTraits) {
    GatedText.forEach(paragraph.lazy.map(\.text)) { index, text in
      DisplayWidth.forEachCluster(in: text, policy: traits.widthPolicy) { cluster, width in
        clusters.append(
          Cluster(text: cluster, columns: min(width, limit), span: paragraph[index].span))
      }
    }
  }

  private mutating func breakAll() {
    var index = 0
    while index < clusters.count {
      switch clusters[index].text {
      case " ": index += 1
      case "\n":
        endLine(next: index + 1)
        index += 1
      default:
        let wordEnd =
          clusters[index...].firstIndex { $0.text == " " || $0.text == "\n" } ?? clusters.count
        add(index..<wordEnd)
        index = wordEnd
      }
    }
    lines.append(start..<end)
  }

  private mutating func add(_ word: Range<Int>) {
    let spaces = word.lowerBound - end
    let width = clusters[word].reduce(0) { $0 + $1.columns }
    if columns + spaces + width <= limit {
      end = word.upperBound
      columns += spaces + width
    } else if width <= limit {
      breakBefore(word.lowerBound)
      end = word.upperBound
      columns = width
    } else {
      addLong(word, spaces: spaces)
    }
  }

  private mutating func addLong(_ word: Range<Int>, spaces: Int) {
    let first = clusters[word.lowerBound].columns
    let isWide = clusters[word].contains { $0.columns == 2 }
    if isWide && columns + spaces + first <= limit {
      columns += spaces
    } else {
      breakBefore(word.lowerBound)
    }
    for index in word {
      if columns + width(from: index, in: word) > limit { breakBefore(index) }
      end = index + 1
      columns += clusters[index].columns
    }
  }

  /// The columns of a cluster with its trailing marks, if a line has room for them; a trailing mark counts for itself.
  private func width(from index: Int, in word: Range<Int>) -> Int {
    let own = clusters[index].columns
    guard !clusters[index].text.isTrailingMark else { return own }
    let marks = clusters[index + 1..<word.upperBound].prefix { $0.text.isTrailingMark }
    let whole = marks.reduce(own) { $0 + $1.columns }
    return whole <= limit ? whole : own
  }

  /// Ends the line before a cluster, unless it has nothing but spaces.
  private mutating func breakBefore(_ index: Int) {
    if end > start { lines.append(start..<end) }
    begin(at: index)
  }

  private mutating func endLine(next: Int) {
    lines.append(start..<end)
    begin(at: next)
  }

  private mutating func begin(at index: Int) {
    start = index
    end = index
    columns = 0
  }

  private func block(_ words: Words) -> TextBlock {
    TextBlock(
      lines: lines.map { line($0, words) }, caret: words.caret.map { caretPlace(max(0, $0)) })
  }

  private func line(_ range: Range<Int>, _ words: Words) -> TextLine {
    var result = TextLine(runs: [], columns: 0)
    var index = range.lowerBound
    while index < range.upperBound {
      let span = clusters[index].span
      var text = ""
      while index < range.upperBound, clusters[index].span == span {
        text.append(clusters[index].text)
        result.columns += clusters[index].columns
        index += 1
      }
      result.runs.append(
        TextRun(text: text, role: words.spans[span].role, emphasis: words.spans[span].emphasis))
    }
    return result
  }

  private func caretPlace(_ caret: Int) -> (column: Int, line: Int) {
    let line = lines.lastIndex { $0.lowerBound <= caret } ?? 0
    let range = lines[line]
    let place = min(max(caret, range.lowerBound), clusters.count)
    let column = clusters[range.lowerBound..<place].reduce(0) { $0 + $1.columns }
    return (min(column, limit), line)
  }
}
