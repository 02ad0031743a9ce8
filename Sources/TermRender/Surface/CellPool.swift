import ColorScience
public import GSDesign
import Words

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
