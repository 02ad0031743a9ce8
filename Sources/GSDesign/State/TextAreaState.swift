/// The state of a text of many lines, of which a window is seen: typed into, or only read.
///
/// A text that is typed into has a caret that stays in view; Enter begins a line. One that is read has any number of
/// lines, which the program keeps; the arrows scroll it. Either scrolls by the wheel and by Page Up and Page Down.
///
/// ```swift
/// var note = TextAreaState("Dear all,", rows: 8)
/// var log = TextAreaState(lines: 100_000, rows: 20, followsEnd: true)
/// log.setCount(100_001)  // the new line is seen
/// ```
public struct TextAreaState: InteractiveState {
  /// The default limit of clusters that can be typed.
  public static let usualLimit = 100_000

  /// The text and its caret; nil for a text that is only read.
  public private(set) var field: TextFieldState?
  /// The lines that are seen.
  public private(set) var window: RowWindow
  /// The characters at the start of each line that are scrolled away; always 0 in a text that is typed into.
  public private(set) var shift = 0
  /// Whether the end stays in view while lines are added, unless it was scrolled away.
  public let followsEnd: Bool
  /// The focus and the pointer of a text that is only read.
  private var press: PressState

  /// Makes the state of a text to be typed into; the caret is at the end by default.
  ///
  /// - Parameters:
  ///   - text: the text at first.
  ///   - caret: the position of the caret in clusters.
  ///   - isFocused: whether keys go to it.
  ///   - limit: the most clusters that can be typed.
  ///   - rows: how many lines are seen at a time.
  public init(
    _ text: String = "", caret: Int? = nil, isFocused: Bool = false, limit: Int = usualLimit,
    rows: Int
  ) {
    let field = TextFieldState(
      text, caret: caret, isFocused: isFocused, limit: limit, isMultiline: true)
    self.field = field
    window = RowWindow(count: field.lineCount, rows: rows)
    window.show(field.caretPlace.line)
    followsEnd = false
    press = PressState()
  }

  /// Makes the state of a text that is only read.
  ///
  /// - Parameters:
  ///   - count: how many lines there are.
  ///   - isFocused: whether keys go to it.
  ///   - rows: how many lines are seen at a time.
  ///   - followsEnd: whether the end is seen first, and stays in view while lines are added.
  public init(lines count: Int, isFocused: Bool = false, rows: Int, followsEnd: Bool = false) {
    field = nil
    window = RowWindow(count: count, rows: rows, first: followsEnd ? .max : 0)
    self.followsEnd = followsEnd
    press = PressState(isFocused: isFocused)
  }

  /// Whether keys go to it.
  public var isFocused: Bool { field?.isFocused ?? press.isFocused }
  /// The pointer state: none, hovering or pressing.
  public var interaction: Interaction { field?.interaction ?? press.interaction }
  /// Whether new lines are seen as they come: until a person scrolls away from the end, and again at the end.
  public var isFollowing: Bool { followsEnd && window.isAtEnd }
  /// Every printable key types; controls if the text is only read.
  public var keyMap: KeyMap { field == nil ? .control : .text }

  /// The number of lines that are seen at a time. Setting it keeps the caret in view, or the end that is followed.
  public var rows: Int {
    get { window.rows }
    set { keepingEnd { $0.setRows(newValue) } }
  }

  /// Changes the number of lines of a text that is only read; at its end a text that follows it scrolls.
  public mutating func setCount(_ count: Int) {
    guard field == nil else { return }
    keepingEnd { $0.setCount(count) }
  }

  /// Handles an intent: `.edited` when the text changed.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    guard var field else { return read(intent) }
    let outcome: Outcome
    switch intent {
    case .activate: outcome = field.handle(.insert("\n"))
    case .hover(let line): return point(.hover(line.map { _ in 0 }))
    case .pressDown(let line):
      guard window.visible.contains(line) else { return .ignored }
      _ = field.moveToLine(line - field.caretPlace.line)
      outcome = field.handle(.pressDown(0))
    case .pressUp(let line): return point(.pressUp(line.map { _ in 0 }))
    case .focus, .blur: return point(intent)
    case .remove, .move, .first, .last, .insert, .deleteBackward, .deleteForward, .deleteAll,
      .cancel:
      outcome = field.handle(intent)
    }
    self.field = field
    return shown(outcome)
  }

  /// Moves the caret by windows less one line each, or scrolls by as much if the text is only read.
  @discardableResult
  public mutating func turn(pages: Int) -> Outcome {
    let step = window.rows(ofPages: pages)
    guard let outcome = field?.moveToLine(step) else { return scroll(rows: step) }
    return shown(outcome)
  }

  /// Scrolls without moving the caret; ignored at the ends.
  @discardableResult
  public mutating func scroll(rows: Int) -> Outcome {
    window.scroll(by: rows) == 0 ? .ignored : .changed
  }

  /// Handles an intent of a text that is only read.
  private mutating func read(_ intent: Intent) -> Outcome {
    switch intent {
    case .move(.up): return scroll(rows: -1)
    case .move(.down): return scroll(rows: 1)
    case .move(.left): return move(to: shift - Self.shiftStep)
    case .move(.right): return move(to: shift + Self.shiftStep)
    case .first:
      let isMoved = move(to: 0) == .changed
      return scroll(rows: .min) == .changed || isMoved ? .changed : .ignored
    case .last: return scroll(rows: .max)
    case .focus, .blur: return press.handle(intent)
    case .hover(let line): return press.handle(.hover(line.map { _ in 0 }))
    case .pressDown: return press.handle(.pressDown(0))
    case .pressUp(let line):
      let outcome = press.handle(.pressUp(line.map { _ in 0 }))
      // A press gives the focus, as in a field.
      guard outcome == .activated else { return outcome }
      press.handle(.focus)
      return .changed
    case .activate, .remove, .insert, .deleteBackward, .deleteForward,
      .deleteAll, .cancel:
      return .ignored
    }
  }

  /// Scrolls sideways; the state does not know where the longest line ends.
  private mutating func move(to shift: Int) -> Outcome {
    let old = self.shift
    self.shift = min(max(0, shift), Self.mostShift)
    return self.shift == old ? .ignored : .changed
  }

  private static let shiftStep = 8
  private static let mostShift = 10_000

  private mutating func point(_ intent: Intent) -> Outcome { field?.handle(intent) ?? .ignored }

  /// The outcome of a key, after which the caret is in view.
  private mutating func shown(_ outcome: Outcome) -> Outcome {
    guard let field else { return outcome }
    window.setCount(field.lineCount)
    let hasScrolled = window.show(field.caretPlace.line)
    return hasScrolled && outcome == .ignored ? .changed : outcome
  }

  private mutating func keepingEnd(_ change: (inout RowWindow) -> Void) {
    let wasFollowing = isFollowing
    change(&window)
    if wasFollowing { window.scroll(by: .max) }
    if let field { window.show(field.caretPlace.line) }
  }
}

extension TextFieldState {
  /// How many lines the text has, 1 or more.
  var lineCount: Int { text.reduce(1) { $1 == "\n" ? $0 + 1 : $0 } }

  /// The line of the caret from 0, and the clusters before it in that line.
  var caretPlace: (line: Int, column: Int) {
    var place = (line: 0, column: 0)
    for character in text.prefix(caret) {
      place = character == "\n" ? (place.line + 1, 0) : (place.line, place.column + 1)
    }
    return place
  }
}
