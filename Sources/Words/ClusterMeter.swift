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

/// The rules of the text gate that look at one grapheme cluster.
enum ClusterLimiter {
  /// The cluster within its limits of marks, bytes and columns, and with something visible.
  ///
  /// - Parameters:
  ///   - isFirst: whether it begins the label. The scalar before it, perhaps of a border, must not take its mark.
  ///   - previous: the scalar before it; nil for none.
  ///   - mostMarks: the most marks on its base.
  static func limited(
    _ cluster: Character, isFirst: Bool, after previous: Unicode.Scalar?, mostMarks: Int
  ) -> String {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return "" }
    if scalars.dropFirst().isEmpty && ScalarTraits(first).isSolid { return String(cluster) }

    var kept: [Unicode.Scalar] = []
    if cluster.isTrailingMark {
      if previous?.takesTrailingMark != true { kept.append(.dottedCircle) }
    } else if isFirst && ScalarTraits(first).isMark {
      // Swift's own tables may not know a recent mark: it would not combine with the circle, and have no columns.
      guard (String(Unicode.Scalar.dottedCircle) + String(cluster)).count == 1 else {
        return text([.replacement])
      }
      kept.append(.dottedCircle)
    }
    var meter = ClusterMeter()
    for scalar in kept { meter.add(scalar) }
    var bytes = kept.reduce(0) { $0 + UTF8.width($1) }
    var marks = 0
    for scalar in scalars {
      if ScalarTraits(scalar).isMark {
        marks += 1
        if marks > mostMarks {
          // Marks beyond the limit lie on top of those before: nothing that could be read is lost.
          guard let last = kept.last, reachesOver(last) else { break }
          return ended(kept)
        }
      }
      bytes += UTF8.width(scalar)
      meter.add(scalar)
      if bytes > SafeText.maximumClusterBytes - UTF8.width(.replacement) || meter.advance > 2 {
        return ended(kept)
      }
      kept.append(scalar)
    }
    // Marks that the standard library attaches to nothing, and clusters without columns.
    return meter.advance == 0 ? text([.replacement]) : text(kept)
  }

  /// The kept text without a trailing part that would join the rest (joiners, a virama, half a flag), and a sign that
  /// more text follows.
  private static func ended(_ kept: [Unicode.Scalar]) -> String {
    var kept = kept
    while let last = kept.last, reachesOver(last) { kept.removeLast() }
    var meter = ClusterMeter()
    for scalar in kept { meter.add(scalar) }
    if meter.advance == 0 { kept = [] }
    return text(kept + [.replacement])
  }

  private static func reachesOver(_ scalar: Unicode.Scalar) -> Bool {
    let isTag = (0xE0020...0xE007E).contains(scalar.value)
    return scalar.isJoiner || isTag || ScalarTraits(scalar).kind == .linker
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
