public import GSDesign
import Words

/// Measures text in terminal columns; nothing else does.
///
/// Clusters are those of Swift's `Character` (UAX #29); widths are of Unicode 18.0 (UAX #11, UTS #51). The columns of a
/// text are the sum of those of its clusters, so layout reserves exactly the cells that the surface fills.
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

  /// Whether there are terminals that give a cluster a given number of columns.
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
    var meter = ClusterMeter(ambiguousIsWide: policy == .ambiguousWide)
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
  /// always a boundary. The standard library is asked only near something nonspacing.
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

extension DisplayWidth {
  /// Whether real terminals agree on the columns of a cluster.
  ///
  /// After one that is not trusted the cell that follows is addressed again, never reached by trusting the cursor's
  /// advance. Not trusted are joined emoji, skin tones, variation selectors that change the width, lone halves of
  /// flags, conjuncts with a spacing mark, jamo that do not compose, invisible scalars, and what became wide lately.
  static func isTrusted(_ cluster: Character) -> Bool {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return true }
    if scalars.dropFirst().isEmpty { return isTrusted(alone: first) }
    if ScalarTraits(first).isMark { return false }
    var meter = ClusterMeter()
    for scalar in scalars {
      if scalar == .zeroWidthJoiner || isSpreadJamo(scalar) || ScalarTraits(scalar).isRecent {
        return false
      }
      meter.add(scalar)
    }
    return meter.advance == meter.sum && meter.advance <= 2
  }

  /// The part of a cluster that fits into two columns if each of its scalars takes its own, for terminals that do not
  /// join.
  ///
  /// A family is its first member, a hand with a skin tone the hand. Any other cluster is itself.
  static func presentable(_ text: String) -> String {
    guard advance(of: text.unicodeScalars, policy: .wcwidth) > 2 else { return text }
    var meter = ClusterMeter()
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      meter.add(scalar)
      if meter.sum > 2 { break }
      result.append(scalar)
    }
    while let last = result.last, last == .zeroWidthJoiner || ScalarTraits(last).kind == .linker {
      result.removeLast()
    }
    return String(result)
  }

  private static func isTrusted(alone scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0xAD || scalar.isRegionalIndicator { return false }
    let traits = ScalarTraits(scalar)
    return !traits.isRecent && !traits.isMark && traits.kind != .ignorable
      && traits.columns(ambiguousIsWide: false) > 0
  }

  /// A medial vowel or a final consonant: some terminals give each a cell of its own. Not the vowel filler, which all
  /// draw as nothing.
  private static func isSpreadJamo(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1161...0x11FF, 0xD7B0...0xD7FB: true
    default: false
    }
  }
}

/// A kind of text whose columns terminals count in their own ways, with words of it to try.
///
/// ```swift
/// WidthSample.hangul.texts.map { DisplayWidth.columns(of: $0) }
/// ```
package enum WidthSample: String, Hashable, Sendable, CaseIterable {
  case latin = "Latin"
  case hangul = "Hangul"
  case hangulJamo = "Hangul by jamo"
  case ideographs
  case combiningMarks = "combining marks"
  case ambiguous
  case emoji
  case selectedEmoji = "emoji by selector"
  case skinTones = "skin tones"
  case joinedEmoji = "emoji sequences"
  case flags
  case conjuncts
  case recent

  /// One line each, of at most twenty columns by any count. Sources: UAX #11 for ambiguous widths, UAX #29 for
  /// clusters, UTS #51 for emoji.
  package var texts: [String] {
    switch self {
    case .latin: ["gs-gallery", "Tag"]
    case .hangul: ["나눔", "한글 태그", "뷁"]
    case .hangulJamo: ["\u{1112}\u{1161}\u{11AB}", "\u{1102}\u{1161}\u{1102}\u{116E}\u{11B7}"]
    case .ideographs: ["漢字", "ひらがな", "全角"]
    case .combiningMarks: ["e\u{301}", "a\u{308}\u{323}", "\u{E01}\u{E34}"]
    case .ambiguous: ["─", "●", "○", "▎", "█", "…", "→", "✓"]
    case .emoji: ["😀", "🎨"]
    case .selectedEmoji: ["❤\u{FE0F}", "☎\u{FE0F}"]
    case .skinTones: ["👍\u{1F3FD}", "🤝\u{1F3FF}"]
    case .joinedEmoji: ["👩\u{200D}👩\u{200D}👧", "🏳\u{FE0F}\u{200D}🌈"]
    case .flags: ["🇰🇷", "🇬🇧"]
    case .conjuncts: ["क\u{94D}ष\u{93F}", "স\u{9CD}ত\u{9BF}"]
    case .recent: ["\u{1FAE9}", "\u{1FADF}"]
    }
  }

  /// The measure taken if a terminal counts differently.
  package var remedy: String {
    switch self {
    case .ambiguous: "--width-policy ambiguous-wide counts as it does"
    case .hangulJamo: "labels are composed first, so it is not written"
    case .joinedEmoji, .skinTones: "the first member is drawn where they are not joined"
    case .selectedEmoji, .flags, .conjuncts, .recent: "the cell that follows is addressed again"
    case .latin, .hangul, .ideographs, .combiningMarks, .emoji:
      "nothing, as terminals agree on them: rows will be out of line"
    }
  }
}
