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
  case joinedEmoji = "joined emoji"
  case flags
  case conjuncts
  case recent

  /// One line each, of at most twenty columns by any count. Sources: UAX #11 for what is ambiguous, UAX #29 for
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

  /// What is done where a terminal counts otherwise.
  package var remedy: String {
    switch self {
    case .ambiguous: "--width-policy ambiguous-wide counts as it does"
    case .hangulJamo: "labels are composed first, so it is not written"
    case .joinedEmoji, .skinTones: "the first member is drawn where they are not joined"
    case .selectedEmoji, .flags, .conjuncts, .recent: "what follows is addressed anew"
    case .latin, .hangul, .ideographs, .combiningMarks, .emoji:
      "nothing, as terminals agree on them: rows will be out of line"
    }
  }
}
