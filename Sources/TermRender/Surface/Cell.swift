import ColorScience
public import GSDesign
import Words

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

/// Interns the styles and the clusters of surfaces, so that cells are eight bytes and compare as integers.
///
/// One pool serves every surface of one renderer, so that two frames can be compared. It belongs to one thread.
public final class CellPool {
  private(set) var styles: [Style] = [.plain]
  /// Where styles are found again, by their colours and attributes: the index after that of a style, or 0 for none.
  /// Twice as many places as styles at least, a power of two.
  private var places: [UInt32] = Array(repeating: 0, count: 128)
  private(set) var clusters: [String] = []
  /// Whether any glyph is a spacing mark in a cell of its own.
  private(set) var hasTrailingMarks = false
  private var clusterIndices: [String: Int] = [:]

  /// A pool with nothing but the plain style.
  public init() {
    places[place(of: .plain)] = 1
  }

  /// The identifier of a style, the same for equal styles.
  public func id(of style: Style) -> StyleID {
    let place = place(of: style)
    if places[place] > 0 { return StyleID(index: places[place] - 1) }
    styles.append(style)
    places[place] = UInt32(styles.count)
    if styles.count * 2 > places.count { grow() }
    return StyleID(index: UInt32(styles.count - 1))
  }

  /// The style that an identifier of this pool names.
  public subscript(id: StyleID) -> Style { styles[Int(id.index)] }

  /// The glyph of a grapheme cluster; of one that the text gate would not let pass, that of U+FFFD.
  ///
  /// - Parameters:
  ///   - cluster: one grapheme cluster.
  ///   - columns: 1 or 2, as measured by `DisplayWidth`.
  public func glyph(of cluster: Character, columns: Int) -> Cell.Glyph {
    if let only = cluster.onlyScalar {
      // Nearly all are solid; the others are looked at once more, since not every cell was made of a label.
      if only.value &- 0x20 <= 0x5E || ScalarTraits(only).isSolid {
        return Cell.Glyph(scalar: only, columns: columns)
      }
      guard SafeText.cluster(cluster) == cluster else {
        return Cell.Glyph(scalar: .replacement, columns: columns)
      }
      return noting(cluster, Cell.Glyph(scalar: only, columns: columns))
    }
    guard let index = index(of: cluster) else {
      return Cell.Glyph(scalar: .replacement, columns: columns)
    }
    return noting(cluster, Cell.Glyph(cluster: index, columns: columns))
  }

  private func noting(_ cluster: Character, _ glyph: Cell.Glyph) -> Cell.Glyph {
    guard cluster.isTrailingMark else { return glyph }
    hasTrailingMarks = true
    return glyph.asTrailingMark
  }

  /// Where a cluster of several scalars is kept; nil for one that the text gate would not let pass.
  private func index(of cluster: Character) -> Int? {
    let text = String(cluster)
    if let index = clusterIndices[text] { return index }
    guard SafeText.cluster(cluster) == cluster else { return nil }
    clusters.append(text)
    clusterIndices[text] = clusters.count - 1
    return clusters.count - 1
  }

  /// The text of a glyph; empty for the right half of a wide one.
  public func text(of glyph: Cell.Glyph) -> String {
    if let index = glyph.clusterIndex { return clusters[index] }
    guard glyph != .continuation, let scalar = glyph.scalar else { return "" }
    return String(Character(scalar))
  }

  /// The place of a style, or the free one where it belongs.
  private func place(of style: Style) -> Int {
    var place = style.spread & (places.count - 1)
    while places[place] > 0, styles[Int(places[place]) - 1] != style {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private func grow() {
    places = Array(repeating: 0, count: places.count * 4)
    for (index, style) in styles.enumerated() { places[place(of: style)] = UInt32(index + 1) }
  }
}

extension Style {
  /// A hash of colours and attributes whose low bits are well spread. It omits the roles, which are long: most styles
  /// differ without them.
  fileprivate var spread: Int {
    let ink = UInt64(foreground.map { $0.color.value } ?? 1 << 24)
    let ground = UInt64(background.map { $0.color.value } ?? 1 << 24)
    let bits = (ink << 25 | ground) << 8 | UInt64(attributes.rawValue)
    // The golden ratio in 64 bits (Knuth, volume 3, 6.4): its product spreads every bit upwards.
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}

extension Character {
  /// The only scalar of the character; nil if it has more.
  var onlyScalar: Unicode.Scalar? {
    var scalars = unicodeScalars.makeIterator()
    let first = scalars.next()
    return scalars.next() == nil ? first : nil
  }
}
