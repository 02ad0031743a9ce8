/// The state of a text field: one or several lines of text, and the position of the caret.
///
/// Positions count grapheme clusters, the characters that a reader sees: an emoji of seven scalars is one step and one
/// Backspace. Clusters can merge where texts meet; the caret is then behind the merged one.
///
/// Typing and pasting stop at a limit of grapheme clusters, and at one of scalars, since a single cluster may hold any
/// number of marks. The initial text may be longer; it can be shortened but not extended.
///
/// ```swift
/// var state = TextFieldState("ab")
/// state.handle(.insert("c"))  // .edited("abc")
/// state.handle(.activate)     // .submitted("abc")
/// ```
public struct TextFieldState: Hashable, Sendable {
  /// The default limit of clusters that can be typed.
  public static let usualLimit = 256
  /// The scalars allowed for each cluster of the limit: an emoji may need ten, and most letters one.
  private static let scalarsPerCluster = 4

  /// The text, on one line unless the field has several.
  public private(set) var text: String
  /// From 0, before the first cluster, to their count, behind the last.
  public private(set) var caret: Int
  /// Whether it refuses focus, keys and pointer.
  public private(set) var isDisabled: Bool
  private var press: PressState
  /// The most clusters that can be typed; the initial text may be longer.
  public let limit: Int
  /// Whether line breaks stay. Up and down then go from line to line, and Home and End to the ends of one.
  public let isMultiline: Bool
  /// The lengths of the text in clusters and in scalars.
  private var clusterCount: Int
  private var scalarCount: Int

  /// The most scalars that can be typed: never fewer than for a usual field, so that a short one takes every emoji.
  public var scalarLimit: Int { Self.scalarsPerCluster * max(limit, Self.usualLimit) }

  /// Whether it has the focus; never while it is disabled.
  public var isFocused: Bool { press.isFocused }
  /// The pointer state; none while it is disabled.
  public var interaction: Interaction { press.interaction }

  /// Makes a state; the caret is at the end by default.
  public init(
    _ text: String = "", caret: Int? = nil, isFocused: Bool = false, isDisabled: Bool = false,
    interaction: Interaction = .normal, limit: Int = usualLimit, isMultiline: Bool = false
  ) {
    self.isMultiline = isMultiline
    self.text = Self.line(text, isMultiline: isMultiline)
    clusterCount = self.text.count
    scalarCount = self.text.unicodeScalars.count
    self.caret = min(max(0, caret ?? clusterCount), clusterCount)
    self.isDisabled = isDisabled
    press = isDisabled ? PressState() : PressState(isFocused: isFocused, interaction: interaction)
    self.limit = limit
  }

  /// Handles an intent: `.edited` when the text changed, `.submitted` by Enter.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    guard !isDisabled else { return press.handle(intent, isDisabled: true) }
    switch intent {
    case .activate: return .submitted(text)
    case .insert(let inserted): return insert(inserted)
    case .deleteBackward:
      return caret > 0 ? replace(caret - 1..<caret, with: "") : .ignored
    case .deleteAll: return text.isEmpty ? .ignored : replace(0..<clusterCount, with: "")
    case .deleteForward:
      return caret < clusterCount ? replace(caret..<caret + 1, with: "") : .ignored
    case .move(.left): return move(to: caret - 1)
    case .move(.right): return move(to: caret + 1)
    case .first: return move(to: isMultiline ? line(0).lowerBound : 0)
    case .last: return move(to: isMultiline ? line(0).upperBound : clusterCount)
    case .move(.up): return isMultiline ? moveToLine(-1) : .ignored
    case .move(.down): return isMultiline ? moveToLine(1) : .ignored
    case .remove, .cancel: return .ignored
    case .focus, .blur, .hover, .pressDown, .pressUp:
      let outcome = press.handle(intent, isDisabled: false)
      // A press gives the focus; it does not submit.
      guard outcome == .activated else { return outcome }
      press.handle(.focus)
      return .changed
    }
  }

  /// Disables or enables the field; the text stays.
  public mutating func setDisabled(_ isDisabled: Bool) {
    self.isDisabled = isDisabled
    if isDisabled { press = PressState() }
  }

  /// Inserts as many whole clusters as there is room for.
  private mutating func insert(_ inserted: String) -> Outcome {
    let (clusters, scalars) = (limit - clusterCount, scalarLimit - scalarCount)
    guard clusters > 0, scalars > 0 else { return .ignored }
    // One scalar more than fits, so that a cluster cut at the limit is known not to fit.
    let read = String(String.UnicodeScalarView(inserted.unicodeScalars.prefix(scalars + 1)))
    var left = scalars
    let taken = Self.line(read, isMultiline: isMultiline).prefix(clusters).prefix { cluster in
      left -= cluster.unicodeScalars.count
      return left >= 0
    }
    return taken.isEmpty ? .ignored : replace(caret..<caret, with: String(taken))
  }

  private mutating func move(to position: Int) -> Outcome {
    let target = min(max(0, position), clusterCount)
    guard target != caret else { return .ignored }
    caret = target
    return .changed
  }

  /// Moves the caret up or down, as far from the start of the line as it was, or to the end of a shorter one.
  mutating func moveToLine(_ offset: Int) -> Outcome {
    let column = caret - line(0).lowerBound
    let line = line(offset)
    guard line != self.line(0) else { return .ignored }
    return move(to: min(line.lowerBound + column, line.upperBound))
  }

  /// The caret positions in the line `offset` lines from the current one, or in the nearest line.
  private func line(_ offset: Int) -> ClosedRange<Int> {
    var starts = [0]
    for (index, character) in text.enumerated() where character == "\n" { starts.append(index + 1) }
    let current = (starts.lastIndex { $0 <= caret } ?? 0) + offset
    let line = min(max(0, current), starts.count - 1)
    let end = line + 1 < starts.count ? starts[line + 1] - 1 : clusterCount
    return starts[line]...end
  }

  /// Replaces clusters in place and moves the caret behind the inserted text.
  private mutating func replace(_ range: Range<Int>, with inserted: String) -> Outcome {
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    let offset = text.utf8.distance(from: text.startIndex, to: start) + inserted.utf8.count
    text.replaceSubrange(start..<end, with: inserted)
    clusterCount = text.count
    scalarCount = text.unicodeScalars.count
    caret = Self.clusters(of: text, coveringBytes: offset)
    return .edited(text)
  }

  /// How many clusters it takes to cover a given number of bytes from the start.
  private static func clusters(of text: String, coveringBytes offset: Int) -> Int {
    var count = 0
    var bytes = 0
    for character in text {
      guard bytes < offset else { break }
      bytes += character.utf8.count
      count += 1
    }
    return count
  }

  /// A text in one line, each line break a space; in several lines each is a line feed.
  private static func line(_ text: String, isMultiline: Bool) -> String {
    let lineBreak: Character = isMultiline ? "\n" : " "
    return text.contains(where: \.isLineEnd)
      ? String(text.map { $0.isLineEnd ? lineBreak : $0 }) : text
  }
}

extension Character {
  /// Whether texts end their lines with it. A vertical tab and a form feed stay, and are drawn as their substitutes.
  var isLineEnd: Bool { isNewline && self != "\u{B}" && self != "\u{C}" }
}
