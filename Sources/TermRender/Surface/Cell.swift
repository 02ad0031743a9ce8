/// One cell of a surface: its glyph and its style, in eight bytes.
///
/// A wide glyph takes two cells; the right one is a ``Glyph/continuation`` in the same style. Glyphs of more than one
/// scalar and all styles are interned in the ``CellPool`` of the surface, so that cells compare as integers.
public struct Cell: Hashable, Sendable {
  /// The content of a cell; a ``CellPool`` makes one of a cluster, and rejects any that could control a terminal.
  public struct Glyph: Hashable, Sendable {
    /// Bits 0–20: the scalar, or the index of a cluster of the pool; bit 31: it is an index; bits 29–30: columns; bit
    /// 27: it is a trailing mark.
    let bits: UInt32

    init(scalar: Unicode.Scalar, columns: Int) {
      bits = scalar.value | UInt32(truncatingIfNeeded: columns) << 29
    }

    init(cluster index: Int, columns: Int) {
      bits = UInt32(truncatingIfNeeded: index) | UInt32(truncatingIfNeeded: columns) << 29 | 1 << 31
    }

    /// The same glyph as a mark that belongs to the glyph before it.
    var asTrailingMark: Glyph { Glyph(bits: bits | Glyph.trailingBit) }

    private init(bits: UInt32) {
      self.bits = bits
    }

    static let trailingBit: UInt32 = 1 << 27

    /// A space.
    public static let blank = Glyph(scalar: " ", columns: 1)
    /// The right half of a wide glyph.
    public static let continuation = Glyph(scalar: "\0", columns: 0)

    /// The width in cells: 1 or 2, and 0 for the right half of a wide glyph.
    public var columns: Int { Int(bits >> 29 & 3) }

    /// Whether it is a spacing mark in a cell of its own, which belongs to the letter before it.
    var isTrailingMark: Bool { bits & Glyph.trailingBit != 0 }

    /// The scalar, where the glyph is a single one.
    var scalar: Unicode.Scalar? {
      bits >> 31 == 0 ? Unicode.Scalar(bits & 0x1F_FFFF) : nil
    }

    /// The index into the pool's clusters, where the glyph is more than one scalar.
    var clusterIndex: Int? {
      bits >> 31 == 1 ? Int(bits & 0x1F_FFFF) : nil
    }
  }

  /// The glyph.
  public var glyph: Glyph
  /// The style, of the pool of the surface.
  public var style: StyleID

  /// A cell by its glyph and style.
  public init(glyph: Glyph, style: StyleID) {
    self.glyph = glyph
    self.style = style
  }

  /// A space in no style.
  public static let blank = Cell(glyph: .blank, style: .plain)

  /// Whether it is the right half of a wide glyph.
  public var isContinuation: Bool { glyph == .continuation }
}

/// The identifier of a style in its ``CellPool``.
public struct StyleID: Hashable, Sendable {
  let index: UInt32

  /// The style with no colour and no attribute; the first of every pool.
  public static let plain = StyleID(index: 0)
}

extension Character {
  /// The only scalar of the character; nil if it has more.
  var onlyScalar: Unicode.Scalar? {
    var scalars = unicodeScalars.makeIterator()
    let first = scalars.next()
    return scalars.next() == nil ? first : nil
  }
}
