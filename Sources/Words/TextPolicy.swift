/// A purpose of text from outside, with its limits.
///
/// ```swift
/// SafeText.text(name, as: .name)
/// ```
package struct TextPolicy: Hashable, Sendable {
  /// The longest result.
  enum Length: Hashable, Sendable {
    /// In bytes of UTF-8, with the ellipsis.
    case bytes(Int)
    /// In Unicode scalars, without the ellipsis.
    case scalars(Int)
  }

  let length: Length
  /// The most marks on one base.
  let mostMarks: Int
  /// Whether line ends become blanks; otherwise they become pictures such as `␊`.
  let joinsLines: Bool
  /// Whether private use, unassigned scalars and soft hyphens become U+FFFD.
  let refusesUnknown: Bool

  /// A label in cells. 4096 bytes are more than any screen shows. Eight marks are more than any script writes on a
  /// letter. Fonts of icons are in the private use area, so it passes.
  static let label = TextPolicy(
    length: .bytes(4096), mostMarks: 8, joinsLines: false, refusesUnknown: false)

  /// A line of a message or a document, up to a number of bytes.
  package static func line(limit: Int) -> TextPolicy {
    TextPolicy(
      length: .bytes(limit), mostMarks: label.mostMarks, joinsLines: true, refusesUnknown: false)
  }

  /// A typed name, quoted in a message: 60 scalars leave room for the rest of a line of 80 columns.
  package static let name = quoted(.scalars(60))

  /// A name or a value of a file, quoted in a message: 120 scalars hold a path of groups or a reference.
  package static let value = quoted(.scalars(120))

  /// A sentence of a file, repeated in a comment: 400 scalars are four lines.
  package static let sentence = quoted(.scalars(400))

  /// A name of a file, a variant or an option in a message: 240 bytes, about the longest name that file systems take.
  package static let fileName = quoted(.bytes(240))

  /// A path in a message: 4096 bytes, the longest that Linux opens, so that a reader can copy it.
  package static let path = quoted(.bytes(4096))

  /// Text inside a sentence of ours: four marks on a letter are enough to read it and too few to cover the line above.
  private static func quoted(_ length: Length) -> TextPolicy {
    TextPolicy(length: length, mostMarks: 4, joinsLines: true, refusesUnknown: true)
  }
}
