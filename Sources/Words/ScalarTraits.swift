/// The contribution of a single scalar to columns and clusters.
package struct ScalarTraits {
  /// How a scalar behaves beside others. The order is that of the generated table.
  package enum Kind: UInt8 {
    /// A cluster of its own unless something nonspacing follows.
    case plain
    /// Extended_Pictographic (UTS #51).
    case pictographic
    /// A pictograph with a text and an emoji presentation: variation selectors change its columns.
    case variation
    /// `#`, `*` and the digits: an emoji with a variation selector.
    case keycap
    /// Wide since Unicode 15.0 or later: terminals with older tables take one column.
    case recent
    /// A pictograph that is wide since Unicode 15.0 or later.
    case recentPictographic
    /// Canonical normalisation replaces it.
    case unsettled
    /// Joins clusters by rules of its own or breaks them: conjoining jamo, regional indicators, skin tones, controls.
    case joining
    /// A nonspacing or enclosing mark.
    case mark
    /// A spacing mark.
    case spacingMark
    /// A virama or invisible stacker: what follows it is drawn into the same conjunct.
    case linker
    /// Has no look of its own: joiners, variation selectors, direction controls, tags, noncharacters.
    case ignorable
    /// Is drawn with what follows it, as the Arabic number sign.
    case prepended
  }

  /// 0, 1 or 2, and 3 for East Asian Ambiguous: one column or two.
  private let width: UInt8
  package let kind: Kind

  package init(_ scalar: Unicode.Scalar) {
    let entry = UnicodeWidthData.entry(of: scalar)
    width = entry & 3
    // Every number in the table is a kind: the generator writes no other.
    kind = Kind(rawValue: entry >> 2) ?? .joining
  }

  /// 0, 1 or 2.
  package func columns(ambiguousIsWide: Bool) -> Int {
    width == 3 ? (ambiguousIsWide ? 2 : 1) : Int(width)
  }

  /// Two solid scalars side by side belong to different clusters (UAX #29), and no rule of the text gate changes them.
  package var isSolid: Bool { kind.rawValue < Kind.unsettled.rawValue }

  /// Like ``isSolid``, but normalisation may change the scalar.
  package var isSeparate: Bool { kind.rawValue <= Kind.unsettled.rawValue }

  package var isMark: Bool { kind == .mark || kind == .spacingMark || kind == .linker }

  var isPictographic: Bool {
    kind == .pictographic || kind == .variation || kind == .recentPictographic
  }

  package var isRecent: Bool { kind == .recent || kind == .recentPictographic }
}

extension UnicodeWidthData {
  /// The entry of a scalar: its kind in the upper bits, its width in the lower two.
  static func entry(of scalar: Unicode.Scalar) -> UInt8 {
    // Within bounds: scalars end at U+10FFFF, and the index has two characters for each block up to there.
    let position = Int(scalar.value) / blockSize * 2
    let high = unsafe Int(index.utf8Start[position] - offset)
    let low = unsafe Int(index.utf8Start[position + 1] - offset)
    let block = high * base + low
    return unsafe entries.utf8Start[block * blockSize + Int(scalar.value) % blockSize] - offset
  }

  /// `#`, which stands for 0: from here on 57 characters need no escape in a literal.
  private static var offset: UInt8 { 0x23 }
  private static var base: Int { 57 }
}

extension Unicode.Scalar {
  /// Draws in pairs as a flag.
  package var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// U+1F3FB…U+1F3FF, the Fitzpatrick modifiers.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  var isJoiner: Bool { self == .zeroWidthJoiner || self == .zeroWidthNonJoiner }

  package static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
  static let zeroWidthNonJoiner: Unicode.Scalar = "\u{200C}"
  static let textPresentation: Unicode.Scalar = "\u{FE0E}"
  static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
  package static let replacement: Unicode.Scalar = "\u{FFFD}"
}
