/// Adds up the columns of one grapheme cluster, scalar by scalar.
///
/// The rules are those of the wcwidth specification: the base counts; a variation selector or a spacing mark after it
/// decides again; a conjunct takes two columns; joined emoji, skin tones and the second half of a flag take none.
package struct ClusterMeter {
  /// The columns that a clustering terminal gives to the scalars so far; more than two if a cluster holds two bases.
  package var advance: Int { settled + current }
  /// The sum of the scalars, as a terminal that does not cluster counts.
  package private(set) var sum = 0

  private let ambiguousIsWide: Bool
  private var settled = 0
  private var current = 0
  /// The base as long as a variation selector or a spacing mark may still change its columns.
  private var base: ScalarTraits?
  private var isAfterLinker = false
  private var isAfterJoiner = false
  private var isAfterPictograph = false
  private var isAfterRegionalIndicator = false

  /// - Parameter ambiguousIsWide: whether characters of East Asian Ambiguous width take two columns.
  package init(ambiguousIsWide: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  package mutating func add(_ scalar: Unicode.Scalar) {
    let traits = ScalarTraits(scalar)
    addToSum(scalar, traits)
    switch traits.kind {
    case .plain, .pictographic, .variation, .keycap, .recent, .recentPictographic, .unsettled,
      .prepended:
      addBase(traits)
    case .joining:
      addJoining(scalar, traits)
    case .mark:
      isAfterLinker = false
    case .spacingMark:
      if base != nil { current = 2 } else { current = max(current, 1) }
      base = nil
      isAfterLinker = false
    case .linker:
      isAfterLinker = true
    case .ignorable:
      addIgnorable(scalar)
    }
  }

  private mutating func addToSum(_ scalar: Unicode.Scalar, _ traits: ScalarTraits) {
    // Terminals that do not cluster give each half of a flag, and each spacing mark, a column.
    let isOneColumn = scalar.isRegionalIndicator || traits.kind == .spacingMark
    sum += isOneColumn ? 1 : traits.columns(ambiguousIsWide: ambiguousIsWide)
  }

  private mutating func addBase(_ traits: ScalarTraits) {
    defer {
      isAfterLinker = false
      isAfterJoiner = false
      isAfterPictograph = traits.isPictographic
    }
    if isAfterJoiner && traits.isPictographic {
      base = nil
      return
    }
    if isAfterLinker {
      current = 2
    } else {
      settled += current
      current = traits.columns(ambiguousIsWide: ambiguousIsWide)
    }
    base = traits
  }

  private mutating func addJoining(_ scalar: Unicode.Scalar, _ traits: ScalarTraits) {
    if scalar.isRegionalIndicator && isAfterRegionalIndicator {
      isAfterRegionalIndicator = false
      return
    }
    isAfterRegionalIndicator = scalar.isRegionalIndicator
    if scalar.isSkinTone && isAfterPictograph { return }
    let columns = traits.columns(ambiguousIsWide: ambiguousIsWide)
    guard columns > 0 else {
      isAfterLinker = false
      return
    }
    addBase(traits)
  }

  private mutating func addIgnorable(_ scalar: Unicode.Scalar) {
    switch scalar {
    case .zeroWidthJoiner:
      isAfterJoiner = !isAfterLinker
    case .emojiPresentation:
      if let base, base.kind == .variation || base.kind == .keycap { current = 2 }
      base = nil
    case .textPresentation:
      if let base, base.kind == .variation { current = 1 }
      base = nil
    default:
      isAfterLinker = false
    }
  }
}
