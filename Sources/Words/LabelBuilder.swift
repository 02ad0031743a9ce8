/// The rules of the text gate that look at the length of the label.
struct LabelBuilder {
  /// Whether the label is longer than allowed; nothing more is taken.
  private(set) var isFull = false

  private static let ellipsis = "…"
  /// The longest label in UTF-8 bytes.
  private let maximumBytes: Int
  /// The most marks on one base.
  private let mostMarks: Int
  private var text = ""
  /// How many bytes of the text end with a cluster and leave room for an ellipsis.
  private var bytesBeforeEllipsis = 0
  /// The scalar before the next cluster.
  private var previous: Unicode.Scalar?

  /// - Parameter previous: the last scalar of the text that the label continues; nil if it begins a line.
  init(maximumBytes: Int, mostMarks: Int, after previous: Unicode.Scalar? = nil) {
    self.maximumBytes = maximumBytes
    self.mostMarks = mostMarks
    self.previous = previous
  }

  mutating func append(_ cluster: Character) {
    let part = ClusterLimiter.limited(
      cluster, isFirst: text.isEmpty, after: previous, mostMarks: mostMarks)
    guard text.utf8.count + part.utf8.count <= maximumBytes else {
      isFull = true
      return
    }
    text += part
    previous = part.unicodeScalars.last ?? previous
    if text.utf8.count <= maximumBytes - Self.ellipsis.utf8.count {
      bytesBeforeEllipsis = text.utf8.count
    }
  }

  /// The label, with an ellipsis if it is full.
  ///
  /// - Parameter isCut: the source was cut before, perhaps in the middle of its last cluster.
  func finished(isCut: Bool) -> String {
    guard isFull || isCut else { return text }
    var scalars = String(decoding: text.utf8.prefix(bytesBeforeEllipsis), as: UTF8.self)
      .unicodeScalars
    // A joiner before the ellipsis would have nothing to join.
    while let last = scalars.last, last.isJoiner {
      scalars.removeLast()
    }
    return String(scalars) + Self.ellipsis
  }
}
