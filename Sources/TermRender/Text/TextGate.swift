import Words

/// The gate for text on its way into cells.
///
/// Labels are data from anywhere. Scalars that could move the cursor, change the terminal's state, make it answer, hide
/// words or reverse them are replaced by visible ones: control pictures for controls (U+2400 and following), U+FFFD
/// for the rest. Text that has passed is NFC, has no cluster wider than two columns or longer than 64 bytes, and passes
/// again unchanged.
public enum TextGate {
  /// The longest label in UTF-8 bytes.
  public static let maximumBytes = SafeText.maximumBytes
  /// The part of a longer text that is read, in bytes: enough for a label even if most of it is removed.
  public static let maximumRead = SafeText.maximumRead

  /// A label fit for cells; the same string, without allocation, where it is clean.
  ///
  /// - A line feed becomes `␊`, a tab a space: the result is one line.
  /// - A label of more than 4096 bytes is cut between clusters and ends in `…`.
  /// - A mark at the start, and a spacing mark without a letter before it, is drawn on a dotted circle.
  ///
  /// - Parameters:
  ///   - text: text from outside.
  ///   - previous: the text before it on the line, in another style.
  ///   - following: the text behind it.
  public static func sanitize(
    _ text: String, after previous: String = "", before following: String = ""
  ) -> String {
    SafeText.label(text, after: previous, before: following)
  }

  /// A text from outside fit for a line of a message or of a document, where it may be longer than a label.
  ///
  /// Returns one line: line ends and tabs become blanks; everything else follows `sanitize(_:)`.
  ///
  /// - Parameters:
  ///   - text: text from outside.
  ///   - limit: the longest result in UTF-8 bytes; a longer text is cut and ends in `…`.
  public static func line(_ text: String, limit: Int = maximumRead) -> String {
    SafeText.text(text, as: .line(limit: limit))
  }

  /// Lines from outside: each as ``line(_:limit:)`` makes it, and still as many of them.
  public static func lines(_ text: String) -> String { SafeText.lines(text) }
}
