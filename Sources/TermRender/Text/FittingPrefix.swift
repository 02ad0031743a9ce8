/// The beginning of a text that fits into so many columns: whole clusters, and no letter without its trailing marks.
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
