/// The one gate for text from outside, on its way into cells, messages and documents.
///
/// Labels are data from anywhere. Scalars that could move the cursor, change the terminal's state, make it answer, hide
/// words or reverse them are replaced by visible ones: control pictures for controls (U+2400 and following), U+FFFD
/// for the rest. Text that has passed is NFC, has no cluster wider than two columns or longer than 64 bytes, and passes
/// again unchanged.
package enum SafeText {
  /// The longest label in UTF-8 bytes.
  package static let maximumBytes = 4096
  /// The longest cluster in UTF-8 bytes.
  static let maximumClusterBytes = 64
  /// The part of a longer text that is read, in bytes: enough for a label even if most of it is removed.
  package static let maximumRead = 16 * maximumBytes

  /// A text from outside fit for a purpose; the same string, without allocation, where it is clean.
  ///
  /// - A tab becomes a space, a line feed `␊` or a space: the result is one line.
  /// - A longer text is cut between clusters and ends in `…`.
  /// - A mark at the start, and a spacing mark without a letter before it, is drawn on a dotted circle.
  ///
  /// - Parameters:
  ///   - text: text from outside.
  ///   - policy: the purpose.
  package static func text(_ text: String, as policy: TextPolicy) -> String {
    if isClean(text, policy) { return text }
    guard policy.joinsLines || policy.refusesUnknown else { return repaired(text, policy) }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(maximumRead + 1) {
      if policy.joinsLines, scalar.value == 0x0A || scalar.value == 0x0D {
        scalars.append(" ")
      } else if policy.refusesUnknown, isUnknown(scalar) {
        scalars.append(.replacement)
      } else {
        scalars.append(scalar)
      }
    }
    return repaired(String(scalars), policy)
  }

  /// A label fit for cells, as ``text(_:as:)`` makes it.
  ///
  /// - Parameters:
  ///   - text: text from outside.
  ///   - previous: the text before it on the line, in another style.
  ///   - following: the text behind it.
  package static func label(
    _ text: String, after previous: String = "", before following: String = ""
  ) -> String {
    if isClean(text, maximumBytes) { return text }
    return repaired(
      text, .label, after: previous.unicodeScalars.last, before: following.unicodeScalars.first)
  }

  /// A line of a message or of a document, as long as anything that is read.
  package static func line(_ line: String) -> String {
    text(line, as: .line(limit: maximumRead))
  }

  /// Lines from outside: each as ``line(_:)`` makes it, and still as many of them.
  package static func lines(_ text: String) -> String {
    // Bytes: to the standard library a carriage return and a line feed are one character.
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { line(String(Substring($0))) }.joined(separator: "\n")
  }

  /// A cluster fit for a cell, or U+FFFD if labels would not keep it. This checks every cell that was not made from a
  /// label, such as those of a file.
  package static func cluster(_ cluster: Character) -> Character {
    let text = String(cluster)
    guard !isClean(text, maximumClusterBytes) else { return cluster }
    // Only the surface knows the letter before a trailing mark. A joiner at the end shows how a letter joins the next
    // one, which is in another cell.
    let previous: Unicode.Scalar? = cluster.isTrailingMark ? .dottedCircle : nil
    let following = cluster.unicodeScalars.first.flatMap {
      ScalarTraits($0).kind == .plain ? $0 : nil
    }
    // Composition alone does not count as a change: the cell keeps its given text.
    return repaired(text, .label, after: previous, before: following) == text
      ? cluster : "\u{FFFD}"
  }

  /// A label fit for cells from bytes of any origin; bytes that are not UTF-8 become U+FFFD.
  static func label(utf8 bytes: some Sequence<UInt8>) -> String {
    // Decoding a sequence without end would not return: no more is read than could ever count.
    let read = Array(bytes.prefix(maximumRead + 1))
    return label(String(decoding: read, as: UTF8.self))
  }

  /// Whether no rule of a purpose applies.
  private static func isClean(_ text: String, _ policy: TextPolicy) -> Bool {
    let limit =
      switch policy.length {
      // No scalar is shorter than a byte.
      case .bytes(let count), .scalars(let count): count
      }
    guard isClean(text, limit) else { return false }
    return !policy.refusesUnknown
      || text.unicodeScalars.allSatisfy { $0.isASCII || !isUnknown($0) }
  }

  /// Whether cells show the scalar, but each program in its own way or not at all.
  private static func isUnknown(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xAD || ScalarClass(scalar) == .unknown
  }

  /// Whether no rule applies: short, and every scalar a cluster of its own that the gate leaves alone.
  private static func isClean(_ text: String, _ limit: Int) -> Bool {
    guard text.utf8.count <= limit else { return false }
    for scalar in text.unicodeScalars where scalar.value &- 0x20 > 0x5E {
      guard ScalarTraits(scalar).isSolid else { return false }
    }
    return true
  }

  private static func repaired(
    _ text: String, _ policy: TextPolicy, after previous: Unicode.Scalar? = nil,
    before following: Unicode.Scalar? = nil
  ) -> String {
    var room = maximumRead
    var longest = maximumRead
    switch policy.length {
    case .bytes(let count): longest = count
    case .scalars(let count): room = count
    }
    var scalars: [Unicode.Scalar] = []
    var bytes = 0
    var isCut = false
    for scalar in text.unicodeScalars {
      bytes += UTF8.width(scalar)
      guard bytes <= maximumRead, scalars.count < room else {
        isCut = true
        break
      }
      scalars.append(scalar)
    }
    let filtered = ScalarFilter.filtered(Normalization.composed(scalars), before: following)
    var label = LabelBuilder(
      maximumBytes: longest, mostMarks: policy.mostMarks, after: previous)
    for cluster in String(String.UnicodeScalarView(filtered)) {
      label.append(cluster)
      if label.isFull { break }
    }
    return label.finished(isCut: isCut)
  }
}

/// Trailing marks: spacing marks that are grapheme clusters of their own.
///
/// Unicode separates the vowel signs and tones of Burmese, Shan, Tai Tham and Ahom at the right of a letter from it
/// (UAX #29, the exceptions of SpacingMark), and terminals give each a column. They still belong to the letter: they
/// follow one or a dotted circle, no line breaks before them, and cutting the letter cuts them.
extension Character {
  /// Whether it is a spacing mark that nothing before it joins.
  package var isTrailingMark: Bool {
    unicodeScalars.first.map { ScalarTraits($0).kind == .spacingMark } ?? false
  }
}

extension Unicode.Scalar {
  /// Whether a trailing mark may follow it: the dotted circle, a mark, or a letter outside ASCII.
  package var takesTrailingMark: Bool {
    guard !isASCII else { return false }
    return self == .dottedCircle || ScalarTraits(self).isMark || properties.isAlphabetic
  }

  /// The base for marks without a letter.
  static let dottedCircle: Unicode.Scalar = "\u{25CC}"
}
