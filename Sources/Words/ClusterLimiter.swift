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
