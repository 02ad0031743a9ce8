public import GSDesign
import Words

/// Breaks clusters into lines.
struct LineWrapping {
  private let columns: Int
  private let mark: String
  private var lines: [String] = []
  private var line = ""
  private var lineColumns = 0
  /// The spaces after the line so far; they count only if another word follows on it.
  private var spaces = 0
  private var word: [(text: String, columns: Int)] = []
  private var wordColumns = 0

  /// - Parameter mark: stands for a cluster wider than a line.
  init(columns: Int, mark: String) {
    self.columns = columns
    self.mark = mark
  }

  mutating func append(_ cluster: Character, columns width: Int) {
    if cluster == " " {
      endWord()
      spaces += 1
    } else if width > columns {
      // Only a wide cluster in a single column.
      word.append((mark, 1))
      wordColumns += 1
    } else {
      if cluster.isTrailingMark, let last = word.indices.last,
        word[last].columns + width <= columns
      {
        word[last].text.append(cluster)
        word[last].columns += width
      } else {
        word.append((String(cluster), width))
      }
      wordColumns += width
    }
  }

  mutating func finished() -> [String] {
    endWord()
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if wordColumns > columns {
      breakWord()
    } else {
      if lineColumns + spaces + wordColumns > columns { endLine() }
      appendSpaces()
      for part in word { append(part) }
    }
    word.removeAll(keepingCapacity: true)
    wordColumns = 0
  }

  /// Korean, Chinese and Japanese words continue on the current line; others first begin a new line.
  private mutating func breakWord() {
    let isWide = word.contains { $0.columns == 2 }
    if !isWide || lineColumns + spaces + word[0].columns > columns { endLine() }
    appendSpaces()
    for part in word {
      if lineColumns + part.columns > columns { endLine() }
      append(part)
    }
  }

  private mutating func append(_ part: (text: String, columns: Int)) {
    line += part.text
    lineColumns += part.columns
  }

  private mutating func appendSpaces() {
    line += String(repeating: " ", count: spaces)
    lineColumns += spaces
    spaces = 0
  }

  private mutating func endLine() {
    spaces = 0
    guard lineColumns > 0 else { return }
    lines.append(line)
    line = ""
    lineColumns = 0
  }
}

/// The beginning of a text that fits into a given width: whole clusters, and no letter without its trailing marks.
struct FittingPrefix {
  private(set) var text = ""
  private(set) var columns = 0
  /// Something did not fit; nothing more is taken.
  private(set) var isFull = false
  private let limit: Int
  /// Where the last letter begins.
  private var letter = (bytes: 0, columns: 0)

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ cluster: Character, columns width: Int) {
    guard !isFull else { return }
    if !cluster.isTrailingMark { letter = (text.utf8.count, columns) }
    guard columns + width <= limit else {
      isFull = true
      text = String(decoding: text.utf8.prefix(letter.bytes), as: UTF8.self)
      columns = letter.columns
      return
    }
    text.append(cluster)
    columns += width
  }
}

/// Fits text that has passed the gate into columns.
public enum TextFitting {
  /// The text, or as many of its clusters as leave room for `…` at the end.
  ///
  /// The result is never wider than `columns` and no cluster is cut. Where the mark itself is too wide (one column and
  /// ambiguous characters two wide) it is a full stop.
  public static func truncated(
    _ text: String, columns: Int, policy: WidthPolicy = .grapheme
  ) -> String {
    if DisplayWidth.columns(of: text, policy: policy) <= columns { return text }
    guard columns > 0 else { return "" }
    let mark = self.mark(columns: columns, policy: policy)
    var prefix = FittingPrefix(limit: columns - DisplayWidth.columns(of: mark, policy: policy))
    DisplayWidth.forEachCluster(in: text, policy: policy) { prefix.append($0, columns: $1) }
    return prefix.text + mark
  }

  /// The text in lines of at most `columns`, broken at spaces; a word that is longer than a line is broken between
  /// clusters.
  ///
  /// Spaces at a break are left out; all else is kept. A wide cluster in a single column is shown by the truncation
  /// mark. The empty text is one empty line; with no columns the result is empty.
  public static func wrapped(
    _ text: String, columns: Int, policy: WidthPolicy = .grapheme
  ) -> [String] {
    guard columns > 0 else { return [] }
    if DisplayWidth.columns(of: text, policy: policy) <= columns { return [text] }
    var wrapping = LineWrapping(columns: columns, mark: mark(columns: columns, policy: policy))
    DisplayWidth.forEachCluster(in: text, policy: policy) { cluster, width in
      wrapping.append(cluster, columns: width)
    }
    return wrapping.finished()
  }

  private static func mark(columns: Int, policy: WidthPolicy) -> String {
    DisplayWidth.columns(of: "…", policy: policy) <= columns ? "…" : "."
  }
}
