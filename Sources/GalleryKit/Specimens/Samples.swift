import GSDesign

/// Titles of specimens: the everyday ones, and those that are hard to draw.
enum Samples {
  static let tag = Phrase("Tag", korean: "나눔")

  /// Empty, a blank, far too long, Korean and Latin mixed, a joined emoji, a flag, marks on a letter, right to left,
  /// and a control character.
  static let awkward = [
    "", " ", "A title that is a good deal longer than anybody would ever write on a tag",
    "예약완료 Sold out", "가족 👨‍👩‍👧‍👦", "🇰🇷", "e\u{301}\u{323}", "שלום", "a\u{9B}31mb",
  ]
}
