/// The bytes of glyphs, checked once more on their way out.
struct GlyphTable {
  struct Cluster {
    let bytes: [UInt8]
    /// Whether terminals agree on its columns.
    let isTrusted: Bool
    /// The most columns that any terminal may take for it.
    let mostColumns: Int
  }

  private weak var pool: CellPool?
  private var clusters: [Cluster] = []

  /// Takes in the clusters that a pool has gained; another pool begins anew.
  mutating func update(from pool: CellPool) {
    if pool !== self.pool {
      self.pool = pool
      clusters = []
    }
    while clusters.count < pool.clusters.count {
      clusters.append(Cluster(pool.clusters[clusters.count]))
    }
  }

  /// The cluster of a cell, where it is more than one scalar or of uncertain width.
  @inline(__always)
  func cluster(_ cell: ScreenCell) -> Cluster? {
    // Most cells are decided here; the rest is out of the way.
    cell.isCommon ? nil : uncommonCluster(cell)
  }

  private func uncommonCluster(_ cell: ScreenCell) -> Cluster? {
    if cell.isCluster { return clusters[Int(cell.value)] }
    guard let scalar = Unicode.Scalar(cell.value) else { return nil }
    return Cluster(String(Character(scalar)))
  }
}

extension GlyphTable.Cluster {
  /// - Parameter text: whatever in it would be a control becomes U+FFFD.
  init(_ text: String) {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars { bytes.appendGlyph(scalar) }
    self.bytes = bytes
    isTrusted = text.allSatisfy { DisplayWidth.isTrusted($0) }
    mostColumns = 2 * text.unicodeScalars.count
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8. Controls (C0, DEL, C1) are replaced by U+FFFD: the only ones that leave are those
  /// of ``ControlSequence``.
  mutating func appendGlyph(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x7F {
      if value >= 0x20 { append(UInt8(truncatingIfNeeded: value)) } else { appendReplacement() }
    } else if value < 0xA0 {
      appendReplacement()
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func appendReplacement() {
    append(contentsOf: UTF8.encodedReplacementCharacter)
  }
}

extension ScreenCell {
  /// Whether it holds a single scalar whose columns no terminal doubts: ASCII, box lines and blocks, Chinese
  /// characters, Hangul.
  var isCommon: Bool {
    switch glyph & 0x801F_FFFF {
    case 0x20..<0x7F, 0x2500..<0x25A0, 0x4E00..<0xA000, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// The bytes of a scalar's glyph in UTF-8.
  var scalarBytes: Int {
    value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
  }
}
