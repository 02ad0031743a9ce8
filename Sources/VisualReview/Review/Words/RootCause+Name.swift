import GSDesign
import GalleryKit

extension RootCause {
  /// The name of the cause in a list: `tagPurple.solid`, `Line width 1 → 1.5`, `“Get started”`.
  var reviewName: Phrase { title(withValues: true) }

  /// - Parameter withValues: whether values other than colours are part of it.
  func title(withValues: Bool) -> Phrase {
    switch kind {
    case .palette, .token:
      return Phrase(String(name.drop { $0 != ":" }.dropFirst()))
    case .text, .order:
      guard withValues, let new = values.first?.new else { return kind.word.titled }
      return Phrase("“\(new.english)”")
    case .deleted, .new, .renamed, .ink, .color, .weight, .spoken, .mark, .length, .outline, .size,
      .shape, .position, .hidden:
      guard let value = ownValues.first, value.old != nil || value.new != nil else {
        return phrase.titled
      }
      // The name of a token stays as it is written.
      let label = name.hasPrefix("length:") ? value.label : value.label.titled
      guard withValues else { return label }
      // The kind is given beside the name.
      let values = RootCause.pair(value, isShort: isTextStyle)
      return isTextStyle ? values : .joined([label, values], separator: " ")
    }
  }

  /// Whether a text style changed.
  private var isTextStyle: Bool { name.hasPrefix(RootCause.textStyle) }

  /// The kind in a word that a designer uses.
  var word: Phrase { isTextStyle ? Phrase(localized: "text style") : kind.word }

  /// Two values with an arrow.
  ///
  /// - Parameter isShort: whether words that begin and end both are left out of the second one.
  private static func pair(_ value: Value, isShort: Bool) -> Phrase {
    let none = Phrase(localized: "none")
    guard isShort, let old = value.old, let new = value.new else {
      return .joined([value.old ?? none, value.new ?? none], separator: " → ")
    }
    let before = old.english.split(separator: " ")
    let after = new.english.split(separator: " ")
    guard before.first == after.first, before.count == after.count else {
      return .joined([old, new], separator: " → ")
    }
    // The name once, then each number that is another one.
    let changes = zip(before, after).dropFirst().filter { $0 != $1 }.map { "\($0) → \($1)" }
    return Phrase("\(after[0]) " + changes.joined(separator: ", "))
  }
}

extension RootCause.Kind {
  /// The kind in a word that a designer uses.
  var word: Phrase {
    switch self {
    case .deleted, .new: Phrase(localized: "states")
    case .renamed: Phrase(localized: "renamed")
    case .palette: Phrase(localized: "palette colour")
    case .token: Phrase(localized: "token")
    case .ink: Phrase(localized: "colour role")
    case .color: Phrase(localized: "colour")
    case .weight: Phrase(localized: "type")
    case .text: Phrase(localized: "words")
    case .order: Phrase(localized: "order")
    case .spoken: Phrase(localized: "spoken words")
    case .mark: Phrase(localized: "mark")
    case .length, .outline: Phrase(localized: "length")
    case .size: Phrase(localized: "size")
    case .shape: Phrase(localized: "shape")
    case .position: Phrase(localized: "position")
    case .hidden: Phrase(localized: "not visible")
    }
  }
}
