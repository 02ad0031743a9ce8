/// The bytes of glyphs, checked once more on their way out.
struct GlyphTable {
  /// Where the bytes of a cluster are.
  private struct Entry {
    var start: Int32
    var end: Int32
    /// The most columns that any terminal may take for it.
    var mostColumns: Int32
    var isTrusted: Bool
  }

  /// Whether clusters are written whole; otherwise only the part that the terminal can draw in their columns.
  private var joinsClusters: Bool
  /// Whether there are clusters that terminals without joining show only in part.
  private var hasJoined = false
  private var pool: CellPool?
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// The traits of single scalars: the value, and whether terminals agree on its columns, by the value's low bits.
  private var scalars: [UInt32] = Array(repeating: 0, count: 256)

  init(_ features: TerminalFeatures) {
    joinsClusters = features.contains(.joinedClusters)
  }

  /// Adopts the features of the terminal, and returns whether known glyphs are written differently from now on.
  mutating func adopt(_ features: TerminalFeatures) -> Bool {
    guard features.contains(.joinedClusters) != joinsClusters else { return false }
    let isOtherwise = hasJoined
    self = GlyphTable(features)
    return isOtherwise
  }

  /// Adds the clusters that a pool has gained; another pool begins again.
  mutating func update(from pool: CellPool) {
    if pool !== self.pool {
      self.pool = pool
      entries = []
      bytes = []
    }
    while entries.count < pool.clusters.count { add(pool.clusters[entries.count]) }
  }

  /// - Parameter cluster: the text; a control in it becomes U+FFFD.
  private mutating func add(_ cluster: String) {
    let start = bytes.count
    let part = DisplayWidth.presentable(cluster)
    if part != cluster { hasJoined = true }
    let text = joinsClusters ? cluster : part
    for scalar in text.unicodeScalars { bytes.appendGlyph(scalar) }
    entries.append(
      Entry(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: bytes.count),
        mostColumns: Int32(clamping: 2 * text.unicodeScalars.count),
        // A terminal that adds up scalars gives two columns to a cluster that takes more.
        isTrusted: text.allSatisfy { DisplayWidth.isTrusted($0) }
          && (text == cluster || DisplayWidth.columns(of: text) == 2)))
  }

  /// Whether terminals agree on the columns of a cell that is not common.
  mutating func isTrusted(_ cell: ScreenCell) -> Bool {
    if cell.isCluster { return entries[Int(cell.value)].isTrusted }
    guard !cell.isContinuation else { return true }
    let slot = Int(cell.value & 255)
    if scalars[slot] >> 1 == cell.value, cell.value > 0 { return scalars[slot] & 1 == 1 }
    guard let scalar = Unicode.Scalar(cell.value) else { return false }
    let isTrusted = DisplayWidth.isTrusted(Character(scalar))
    scalars[slot] = cell.value << 1 | (isTrusted ? 1 : 0)
    return isTrusted
  }

  /// How many bytes a glyph takes.
  @inline(__always)
  func byteCount(of cell: ScreenCell) -> Int {
    guard cell.isCluster else { return cell.scalarBytes }
    let entry = entries[Int(cell.value)]
    return Int(entry.end - entry.start)
  }

  /// The most columns that any terminal may take for a glyph.
  func mostColumns(of cell: ScreenCell) -> Int {
    cell.isCluster ? Int(entries[Int(cell.value)].mostColumns) : 2
  }

  /// Appends a glyph; nothing for the right half of a wide one.
  @inline(__always)
  func append(_ cell: ScreenCell, to output: inout OutputBuffer) {
    if cell.isASCII {
      output.append(UInt8(truncatingIfNeeded: cell.glyph))
    } else if !cell.isContinuation {
      appendUncommon(cell, to: &output)
    }
  }

  private func appendUncommon(_ cell: ScreenCell, to output: inout OutputBuffer) {
    if cell.isCluster {
      let entry = entries[Int(cell.value)]
      output.append(contentsOf: bytes[Int(entry.start)..<Int(entry.end)])
    } else if let scalar = Unicode.Scalar(cell.value) {
      output.appendGlyph(scalar)
    }
  }
}

extension ByteOutput where Self: ~Copyable {
  /// Appends a scalar as UTF-8. Controls (C0, DEL, C1) are replaced by U+FFFD: the only ones that leave are those
  /// of ``ControlSequence``.
  mutating func appendGlyph(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x7F {
      if value >= 0x20 { append(UInt8(truncatingIfNeeded: value)) } else { appendReplacement() }
    } else if value < 0xA0 {
      appendReplacement()
    } else if value < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    } else if value < 0x1_0000 {
      append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    } else {
      append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }
  }

  /// U+FFFD.
  private mutating func appendReplacement() {
    append(0xEF)
    append(0xBF)
    append(0xBD)
  }
}
