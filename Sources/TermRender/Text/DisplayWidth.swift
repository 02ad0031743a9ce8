public import GSDesign

/// Measures text in terminal columns; nothing else does.
///
/// Clusters are those of Swift's `Character` (UAX #29); widths are of Unicode 18.0 (UAX #11, UTS #51). The columns of a
/// text are the sum of those of its clusters: what layout reserves is what the surface fills.
public enum DisplayWidth {
  /// The columns of a grapheme cluster: 0, 1 or 2.
  ///
  /// Zero stands for clusters that cannot be seen; the text gate lets none through. A cluster that terminals spread
  /// over more than two columns counts as two; the gate takes those apart.
  public static func columns(of cluster: Character, policy: WidthPolicy = .grapheme) -> Int {
    if let only = cluster.onlyScalar {
      let traits = ScalarTraits(only)
      if traits.isSeparate { return traits.columns(ambiguousIsWide: policy == .ambiguousWide) }
    }
    return columns(of: cluster.unicodeScalars, policy: policy)
  }

  /// Whether there are terminals that give a cluster so many columns.
  static func isPossible(_ columns: Int, for cluster: Character) -> Bool {
    WidthPolicy.allCases.contains { self.columns(of: cluster, policy: $0) == columns }
  }

  /// The columns of a text without line breaks.
  public static func columns(of text: String, policy: WidthPolicy = .grapheme) -> Int {
    if let count = asciiColumns(of: text) { return count }
    var total = 0
    walk(text) { piece in
      switch piece {
      case .single(_, let traits):
        total += traits.columns(ambiguousIsWide: policy == .ambiguousWide)
      case .cluster(let scalars):
        total += columns(of: scalars, policy: policy)
      }
    }
    return total
  }

  /// Calls `body` with each cluster of a text and its columns, in order.
  public static func forEachCluster(
    in text: String, policy: WidthPolicy = .grapheme, _ body: (Character, Int) -> Void
  ) {
    walk(text) { piece in
      switch piece {
      case .single(let scalar, let traits):
        body(Character(scalar), traits.columns(ambiguousIsWide: policy == .ambiguousWide))
      case .cluster(let scalars):
        body(Character(String(scalars)), columns(of: scalars, policy: policy))
      }
    }
  }

  /// The columns by which a terminal's cursor moves for a cluster, not limited to the two a cell pair has.
  static func advance(
    of scalars: some Sequence<Unicode.Scalar>, policy: WidthPolicy = .grapheme
  ) -> Int {
    var meter = ClusterMeter(policy: policy)
    for scalar in scalars { meter.add(scalar) }
    switch policy {
    case .wcwidth: return meter.sum
    case .grapheme, .ambiguousWide: return meter.advance
    }
  }
}

extension DisplayWidth {
  /// One grapheme cluster of a text.
  enum Piece {
    /// A single scalar, as nearly all clusters are.
    case single(Unicode.Scalar, ScalarTraits)
    case cluster(Substring.UnicodeScalarView)
  }

  /// Calls `body` with each cluster of a text, in order.
  ///
  /// Precomposed Hangul, ideographs, letters and symbols need no segmentation: between two solid scalars there is
  /// always a boundary. Only where something nonspacing is near, the standard library is asked.
  static func walk(_ text: String, _ body: (Piece) -> Void) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    guard index < scalars.endIndex else { return }
    var scalar = scalars[index]
    var traits = ScalarTraits(scalar)
    while true {
      var next = scalars.index(after: index)
      if next == scalars.endIndex {
        return body(
          traits.isSeparate ? .single(scalar, traits) : .cluster(text[index...].unicodeScalars))
      }
      var following = scalars[next]
      var followingTraits = ScalarTraits(following)
      if traits.isSeparate && followingTraits.isSeparate {
        body(.single(scalar, traits))
      } else {
        next = text.index(after: index)
        body(.cluster(text[index..<next].unicodeScalars))
        guard next < scalars.endIndex else { return }
        following = scalars[next]
        followingTraits = ScalarTraits(following)
      }
      (index, scalar, traits) = (next, following, followingTraits)
    }
  }
}

extension DisplayWidth {
  private static func columns(
    of scalars: some Sequence<Unicode.Scalar>, policy: WidthPolicy
  ) -> Int {
    min(2, advance(of: scalars, policy: policy))
  }

  /// The number of characters of printable ASCII text, otherwise `nil`.
  private static func asciiColumns(of text: String) -> Int? {
    for byte in text.utf8 where byte < 0x20 || byte > 0x7E { return nil }
    return text.utf8.count
  }
}
