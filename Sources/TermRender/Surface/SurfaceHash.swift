import ColorScience
import GSDesign

/// A 128-bit hash of the appearance of a surface: equal for surfaces that look the same, and the same on every machine.
///
/// It covers colours as they are shown. It ignores the roles behind them, the colour and weight of a blank, and a glyph
/// in the colour of its ground.
public struct SurfaceHash: Hashable, Sendable {
  /// The upper half.
  public let high: UInt64
  /// The lower half.
  public let low: UInt64
  /// Whether there is nothing but page.
  public let isBlank: Bool
}

/// Hashes the appearance of the surfaces of one pool; it belongs to one thread.
///
/// The styles and clusters of a pool only grow, so their hashes are kept.
public final class SurfaceHasher {
  private let pool: CellPool
  /// Of each style, how it is seen under a glyph and as a blank.
  private var styles: [(glyph: UInt64, blank: UInt64, hidesGlyphs: Bool, isPage: Bool)] = []
  private var clusters: [UInt64] = []

  /// For the surfaces of one pool.
  public init(pool: CellPool) {
    self.pool = pool
  }

  /// The hash of a surface's appearance.
  ///
  /// - Parameter surface: of the same pool.
  public func seen(_ surface: Surface) -> SurfaceHash {
    learn()
    var lanes = (
      high: Self.mixed(UInt64(surface.columns)), low: Self.mixed(UInt64(surface.rows) ^ 1)
    )
    var isBlank = true
    for cell in surface.cells {
      let style = styles[Int(cell.style.index)]
      let isSpace = cell.glyph == .blank || style.hidesGlyphs
      let word =
        isSpace ? style.blank : style.glyph ^ Self.mixed(hash(of: cell.glyph) &+ Self.glyphSalt)
      if isBlank, !isSpace || !style.isPage { isBlank = false }
      lanes.high = Self.mixed(lanes.high ^ word)
      lanes.low = Self.mixed(lanes.low &+ word &* 0x9E37_79B9_7F4A_7C15)
    }
    return SurfaceHash(high: lanes.high, low: lanes.low, isBlank: isBlank)
  }

  private func hash(of glyph: Cell.Glyph) -> UInt64 {
    guard let index = glyph.clusterIndex else { return UInt64(glyph.bits) }
    return clusters[index]
  }

  private func learn() {
    for style in pool.styles[styles.count...] {
      let seenBare = style.attributes.intersection([.underline, .reverse, .strikethrough])
      let ground = UInt64(style.background.map { $0.color.value } ?? Self.noColor)
      let ink = UInt64(style.foreground.map { $0.color.value } ?? Self.noColor)
      let isHidden =
        style.foreground != nil && style.foreground?.color == style.background?.color
      let bare = ground << 32 | UInt64(seenBare.rawValue) << 24
      styles.append(
        (
          glyph: Self.mixed(
            Self.mixed(ground << 32 | UInt64(style.attributes.rawValue) << 24) ^ ink),
          blank: Self.mixed(
            Self.mixed(bare) ^ (seenBare.isEmpty ? UInt64(Self.noColor) : ink) &+ 1),
          hidesGlyphs: isHidden,
          isPage: seenBare.isEmpty && (style.background == nil || style.background?.role == .page)
        ))
    }
    for cluster in pool.clusters[clusters.count...] {
      clusters.append(cluster.utf8.reduce(1 << 40) { Self.mixed($0 ^ UInt64($1)) })
    }
  }

  private static let noColor: UInt32 = 1 << 24
  private static let glyphSalt: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// Spreads every bit over all others; no two inputs give the same (the finalizer of MurmurHash3, Appleby 2011).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 33) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ value >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }
}
