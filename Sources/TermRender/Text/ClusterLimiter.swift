import GSDesign

/// The rules of the text gate that look at one grapheme cluster.
enum ClusterLimiter {
  /// The cluster within its limits: marks, bytes, columns, and something to see.
  ///
  /// - Parameters:
  ///   - isFirst: what stands before it is not of this label, perhaps a border, which must not take its mark.
  ///   - previous: what stands before it; nil for nothing.
  static func limited(
    _ cluster: Character, isFirst: Bool, after previous: Unicode.Scalar?
  ) -> String {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return "" }
    if scalars.dropFirst().isEmpty && ScalarTraits(first).isSolid { return String(cluster) }

    var kept: [Unicode.Scalar] = []
    if cluster.isTrailingMark {
      if previous?.takesTrailingMark != true { kept.append(.dottedCircle) }
    } else if isFirst && ScalarTraits(first).isMark {
      // Swift's own tables may not know a recent mark: it would stand beside the circle, without columns.
      guard (String(Unicode.Scalar.dottedCircle) + String(cluster)).count == 1 else {
        return text([.replacement])
      }
      kept.append(.dottedCircle)
    }
    var meter = ClusterMeter(policy: .grapheme)
    for scalar in kept { meter.add(scalar) }
    var bytes = kept.reduce(0) { $0 + UTF8.width($1) }
    var marks = 0
    for scalar in scalars {
      if ScalarTraits(scalar).isMark {
        marks += 1
        if marks > TextGate.maximumMarks {
          // Marks beyond the limit lie on top of those before: nothing that could be read is lost.
          guard let last = kept.last, reachesOver(last) else { break }
          return ended(kept)
        }
      }
      bytes += UTF8.width(scalar)
      meter.add(scalar)
      if bytes > TextGate.maximumClusterBytes - UTF8.width(.replacement) || meter.advance > 2 {
        return ended(kept)
      }
      kept.append(scalar)
    }
    // Marks that the standard library attaches to nothing, and what has no columns.
    return meter.advance == 0 ? text([.replacement]) : text(kept)
  }

  /// What was kept, without what would reach over the cut (joiners, a virama, a flag without its end), and a sign that
  /// more stood there.
  private static func ended(_ kept: [Unicode.Scalar]) -> String {
    var kept = kept
    while let last = kept.last, reachesOver(last) { kept.removeLast() }
    if DisplayWidth.advance(of: kept) == 0 { kept = [] }
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
