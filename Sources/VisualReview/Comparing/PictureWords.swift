import GSDesign

/// The readable words of a picture and their places.
struct PictureWords {
  /// Runs of glyphs without a blank or a line between them, row by row.
  let tokens: [String]
  /// The column and the row at which each of them begins.
  let places: [[Int]]
  /// From the first token to the last; empty without tokens.
  let bounds: CellRect

  init(_ picture: CellPicture) {
    var tokens: [String] = []
    var places: [[Int]] = []
    var left = Int.max
    var right = -1
    var top = Int.max
    var bottom = -1
    for row in 0..<picture.rows {
      var token = ""
      for column in 0..<picture.columns {
        let text = picture[column, row].text
        if GlyphKind(text) == .words {
          if token.isEmpty { places.append([column, row]) }
          token += text
          left = min(left, column)
          right = max(right, column)
          top = min(top, row)
          bottom = row
        } else if !token.isEmpty {
          tokens.append(token)
          token = ""
        }
      }
      if !token.isEmpty { tokens.append(token) }
    }
    self.tokens = tokens
    self.places = places
    bounds =
      right < 0
      ? .zero
      : CellRect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1)
  }

  /// The change of the text between two pictures; nil if it is the same.
  static func change(_ old: PictureWords, _ new: PictureWords) -> Cause? {
    guard old.tokens != new.tokens else { return nil }
    let start = zip(old.tokens, new.tokens).prefix { $0 == $1 }.count
    let end = zip(old.tokens.dropFirst(start).reversed(), new.tokens.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let before = Array(old.tokens.dropFirst(start).dropLast(end))
    let after = Array(new.tokens.dropFirst(start).dropLast(end))
    if before.count > 1, before.sorted() == after.sorted() {
      return .order(from: before.joined(separator: " "), to: after.joined(separator: " "))
    }
    if letters(of: before) == letters(of: after) {
      let leading = Array(new.tokens.prefix(start))
      let trailing = Array(new.tokens.suffix(end))
      let from = pattern(of: leading + before + trailing)
      let to = pattern(of: leading + after + trailing)
      if from != to { return .mark(from: from, to: to) }
    }
    let (from, to) = withoutCommonSigns(
      before.joined(separator: " "), after.joined(separator: " "))
    return .words(from: from, to: to)
  }

  private static func letters(of tokens: [String]) -> String {
    String(tokens.joined().filter(isLetter))
  }

  /// The marks, with one `…` for the text between them.
  private static func pattern(of tokens: [String]) -> String {
    var pattern = ""
    for token in tokens {
      for character in token {
        if !isLetter(character) {
          pattern.append(character)
        } else if pattern.last != "…" {
          pattern.append("…")
        }
      }
    }
    return pattern
  }

  private static func withoutCommonSigns(_ old: String, _ new: String) -> (String, String) {
    let start = zip(old, new).prefix { $0 == $1 && !isLetter($0) }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 && !isLetter($0) }.count
    return (
      String(old.dropFirst(start).dropLast(end)), String(new.dropFirst(start).dropLast(end))
    )
  }

  /// Whether it belongs to a text rather than being a mark beside it: letters, numbers, and emoji that a person typed.
  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
      || character.unicodeScalars.contains {
        $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
      }
  }
}
