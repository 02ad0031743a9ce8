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

  /// Korean, Chinese and Japanese words go on where they are; others begin a line of their own first.
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
