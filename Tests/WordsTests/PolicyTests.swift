import Testing

@testable import Words

/// Every purpose of text from outside, over one table of hostile strings.
@Suite("Policies") struct PolicyTests {
  struct Purpose: CustomStringConvertible, Sendable {
    let description: String
    let longest: Int
    let mostMarks: Int
    let safe: @Sendable (String) -> String

    init(
      _ name: String, longest: Int, marks: Int, _ safe: @escaping @Sendable (String) -> String
    ) {
      description = name
      self.longest = longest
      mostMarks = marks
      self.safe = safe
    }

    /// The lengths in bytes; a scalar has at most four.
    static let all: [Purpose] = [
      Purpose("label", longest: 4096, marks: 8) { SafeText.label($0) },
      Purpose("line", longest: 65_536, marks: 8) { SafeText.line($0) },
      Purpose("name", longest: 4 * 61, marks: 4) { SafeText.text($0, as: .name) },
      Purpose("value", longest: 4 * 121, marks: 4) { SafeText.text($0, as: .value) },
      Purpose("sentence", longest: 4 * 401, marks: 4) { SafeText.text($0, as: .sentence) },
      Purpose("file name", longest: 240, marks: 4) { SafeText.text($0, as: .fileName) },
      Purpose("path", longest: 4096, marks: 4) { SafeText.text($0, as: .path) },
      Purpose("spoken", longest: 8 * 4 * 301, marks: 4) { SafeText.spoken($0) },
      Purpose("spoken line", longest: 4 * 2001, marks: 4) { SafeText.spokenLine($0) },
    ]
  }

  static let hostile: [String] =
    [
      "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{9B}31m", "a\0b", "a\u{7F}", "one\ntwo",
      "one\rtwo\r\n",
      "a\u{85}b\u{2028}c\u{2029}d", "a\u{202E}b", "a\u{2066}b\u{2069}", "a\u{200B}b", "a\u{2060}",
      "\u{FEFF}a", "a\u{61C}b", "\u{E0041}\u{E0042}", "\u{FFF9}a\u{FFFA}b\u{FFFB}",
      "\u{3164}", "a\u{34F}b", "\u{301}\u{301}",
      "e" + String(repeating: "\u{301}", count: 500), String(repeating: "\u{1B}", count: 100_000),
      String(repeating: "가", count: 100_000), String(repeating: "👩\u{200D}", count: 2_000),
    ] + [0xFDD0, 0xFFFE, 0x10FFFF].compactMap(Unicode.Scalar.init).map { "a\($0)b" }

  @Test(arguments: Purpose.all)
  func nothingSteersHidesOrGrows(purpose: Purpose) {
    for text in Self.hostile {
      let safe = purpose.safe(text)
      for scalar in safe.unicodeScalars {
        let kind = ScalarClass(scalar)
        #expect(kind != .control && kind != .hidden, "\(text.prefix(9).debugDescription)")
      }
      #expect(safe.utf8.count <= purpose.longest)
      let marks = safe.map { $0.unicodeScalars.count { ScalarClass($0) == .mark } }.max() ?? 0
      #expect(marks <= purpose.mostMarks)
      #expect(ScalarClass(safe.unicodeScalars.first ?? "a") != .mark)
    }
  }

  @Test(arguments: Purpose.all)
  func ordinaryTextPassesUnchanged(purpose: Purpose) {
    let texts = [
      "", "OK", "tag/filled:selected@theme=zatch", "태그 이름", "漢字 かな", "Größe ₩12,000", "العربية",
      "नमस्ते", "가\u{301}", "👍🏽 👩🏽‍🚀 🇰🇷", "❤️",
    ]
    for text in texts {
      #expect(purpose.safe(text).unicodeScalars.elementsEqual(text.unicodeScalars), "\(text)")
    }
  }

  @Test(arguments: Purpose.all)
  func safeTextPassesAgain(purpose: Purpose) {
    for text in Self.hostile {
      let safe = purpose.safe(text)
      #expect(purpose.safe(safe).unicodeScalars.elementsEqual(safe.unicodeScalars))
    }
  }

  /// A font of icons shows private use in cells; in a message it has any look or none.
  @Test func privateUsePassesInCellsAndNotInMessages() {
    #expect(SafeText.label("\u{E0B0} a\u{AD}b") == "\u{E0B0} a\u{AD}b")
    for policy in [TextPolicy.name, .value, .sentence, .fileName, .path] {
      #expect(SafeText.text("a\u{E0B0}b\u{AD}c", as: policy) == "a\u{FFFD}b\u{FFFD}c")
    }
    #expect(SafeText.spoken("a\u{E0B0}b") == "a b")
  }

  @Test func namesAreCutByScalars() {
    let korean = String(repeating: "가", count: 60)
    #expect(SafeText.text(korean, as: .name) == korean)
    #expect(SafeText.text(korean + "가", as: .name) == korean + "…")
  }

  @Test func aLineJoinsAndALabelShowsItsLineEnds() {
    #expect(SafeText.label("a\nb") == "a␊b")
    #expect(SafeText.text("a\nb", as: .name) == "a b")
    #expect(SafeText.lines("a\r\nb") == "a \nb")
  }

  @Test func literalsReadBackAndHideNothing() {
    #expect(SwiftLiteral.quoted("a\"b\\(c)\n") == #""a\"b\\(c)\n""#)
    #expect(SwiftLiteral.quoted("\u{1B}\u{202E}") == #""\u{1B}\u{202E}""#)
    #expect(SwiftLiteral.quoted("\u{301}e\u{301}") == "\"\\u{301}e\u{301}\"")
    #expect(SwiftLiteral.quoted("\u{E0B0}") == #""\u{E0B0}""#)
    for text in Self.hostile.map({ String($0.prefix(100)) }) {
      for literal in [SwiftLiteral.quoted(text), JSONString.quoted(text)] {
        #expect(literal.unicodeScalars.allSatisfy { !ScalarClass($0).isHidden })
      }
    }
  }
}
