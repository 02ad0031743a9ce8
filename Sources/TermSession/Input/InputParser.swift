import GSDesign

/// A parser of terminal input: bytes in, events out.
///
/// ```swift
/// var parser = InputParser()
/// parser.feed(bytes) { input in
///   if case .key(let key) = input { … }
/// }
/// ```
///
/// The bytes may come in any pieces: the events depend only on the bytes and on the calls of ``flush(into:)``. Answers
/// of the terminal never become keys, unknown sequences are swallowed, and at most about ``pasteLimit`` bytes are held.
///
/// A key is one scalar, since waiting for a possible combining mark would delay every key; marks
/// that follow are keys of their own and join in the text they are inserted into.
public struct InputParser: Sendable {
  /// The most bytes of a control sequence or control string that are held; longer ones are
  /// swallowed.
  static let sequenceLimit = 4_096
  /// The most bytes of a paste that are held before a piece of it is handed on.
  public static let pasteLimit = 16_384

  /// `CSI 1 ; 2 R` is Shift-F3 to xterm and a cursor in the first row as well: while a report of
  /// the cursor is expected, it is the latter.
  var expectsCursorReport = false

  var state = State.ground
  var held: [UInt8] = []
  /// ``held`` was longer than allowed: the sequence goes on, but is swallowed.
  var isOverlong = false
  /// The character being decoded had ESC before it.
  var isAlternate = false
  var scalar = PartialScalar()
  /// How many bytes of the end of a paste have matched.
  var pasteEndMatch = 0
  /// The last byte of the paste was CR, already handed on as a line end.
  var pasteEndsInReturn = false
  /// The button that the old mouse encodings do not name on release.
  var heldButton = PointerButton.primary
  /// Bytes looked at or copied so far, so that linear time can be asserted.
  private(set) var work = 0

  /// A parser to which nothing came yet.
  public init() {}

  enum State: Hashable {
    case ground, escape, singleShift, control
    /// Three raw bytes after `CSI M`.
    case oldMouse
    case string(StringKind)
    /// ESC within a string: perhaps its end.
    case stringEscape(StringKind)
    case paste
  }

  /// A control string by the byte that opens it after ESC.
  enum StringKind: UInt8, Hashable {
    case deviceControl = 0x50
    case start = 0x58
    case operatingSystem = 0x5D
    case privacy = 0x5E
    case application = 0x5F
  }

  /// Parses bytes, and passes their events to the sink.
  public mutating func feed(_ bytes: some Sequence<UInt8>, into sink: (TerminalInput) -> Void) {
    for byte in bytes { take(byte, sink) }
  }

  /// Ends an incomplete sequence after ``timeout`` without further bytes: a lone ESC is the Escape key, an introducer
  /// alone is Alt and its character, a paste ends, the rest is dropped.
  public mutating func flush(into sink: (TerminalInput) -> Void) {
    let ended = state
    state = .ground
    switch ended {
    case .ground, .oldMouse: break
    case .escape: emit(.escape, sink)
    case .singleShift: endSingleShift(sink)
    case .control:
      if held.isEmpty { emit(.character("["), .alt, sink) }
    case .string(let kind):
      if held.isEmpty, !isOverlong {
        emit(.character(Character(Unicode.Scalar(kind.rawValue))), .alt, sink)
      }
    case .stringEscape: emit(.escape, sink)
    case .paste: endPaste(sink)
    }
    reset()
  }

  /// Something unfinished waits for more bytes or for ``flush(into:)``.
  var isPending: Bool { timeout != .none }

  /// How long an incomplete sequence may wait.
  public var timeout: InputTimeout {
    switch state {
    case .ground: scalar.isPending ? .sequence : .none
    case .escape: .escape
    case .singleShift, .control: held.isEmpty ? .escape : .sequence
    case .oldMouse, .stringEscape: .sequence
    case .string: held.isEmpty && !isOverlong ? .escape : .sequence
    case .paste: .paste
    }
  }

  /// Bytes held at the moment.
  var heldBytes: Int { held.capacity }

  mutating func take(_ byte: UInt8, _ sink: (TerminalInput) -> Void) {
    work += 1
    switch state {
    case .ground: takeText(byte, sink)
    case .escape: takeEscape(byte, sink)
    case .singleShift: takeSingleShift(byte, sink)
    case .control: takeControl(byte, sink)
    case .oldMouse: takeOldMouse(byte, sink)
    case .string(let kind): takeString(byte, kind, sink)
    case .stringEscape(let kind): takeStringEscape(byte, kind, sink)
    case .paste: takePaste(byte, sink)
    }
  }

  /// Drops the held bytes, keeping room for ordinary sequences only.
  mutating func reset() {
    if held.capacity > 2 * Self.sequenceLimit {
      held = []
    } else {
      held.removeAll(keepingCapacity: true)
    }
    isOverlong = false
    isAlternate = false
    scalar = PartialScalar()
    pasteEndMatch = 0
    pasteEndsInReturn = false
  }

  mutating func hold(_ byte: UInt8) {
    guard held.count < Self.sequenceLimit else {
      isOverlong = true
      return
    }
    held.append(byte)
  }

  mutating func count(work more: Int) { work += more }

  func emit(_ key: KeyPress.Key, _ sink: (TerminalInput) -> Void) { emit(key, [], sink) }

  func emit(
    _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers, _ sink: (TerminalInput) -> Void
  ) {
    sink(.key(KeyPress(key, modifiers: modifiers)))
  }
}

/// How long an unfinished sequence may wait for its rest, before ``InputParser/flush(into:)``.
public enum InputTimeout: Hashable, Sendable, CaseIterable {
  /// Nothing is pending.
  case none
  /// ESC or an introducer alone: probably a key.
  case escape
  /// A sequence or an answer has begun.
  case sequence
  /// A paste is open.
  case paste

  /// The time in milliseconds; nil if nothing is pending.
  ///
  /// - Parameters:
  ///   - escape: the time for a lone ESC: 50 locally, twice the round trip and at most 250 over a network.
  ///   - expectsAnswers: answers are under way, and the rest of one that was cut would be typed otherwise.
  public func milliseconds(escape: Int = 50, expectsAnswers: Bool = false) -> Int? {
    switch self {
    case .none: nil
    case .escape: expectsAnswers ? max(250, escape) : escape
    case .sequence: expectsAnswers ? 2_000 : max(250, 4 * escape)
    case .paste: max(1_000, 8 * escape)
    }
  }
}

extension InputParser {
  /// A byte after SS3 (`ESC O`): keys in application mode, with modifiers in some terminals.
  mutating func takeSingleShift(_ byte: UInt8, _ sink: (TerminalInput) -> Void) {
    switch byte {
    case 0x30...0x3B where byte != 0x3A && held.count < 8: hold(byte)
    default:
      let parameters = ControlParameters(held)
      let modifiers = KeyPress.Modifiers(parameter: parameters?[1] ?? parameters?[0])
      if let key = SingleShiftKey.key(byte) {
        begin(.ground)
        emit(key, modifiers, sink)
      } else if let key = SingleShiftKey.controlKey(byte) {
        begin(.ground)
        emit(key, modifiers.union(.control), sink)
      } else if byte == 0x45 {
        begin(.ground)
      } else {
        endSingleShift(sink)
        take(byte, sink)
      }
    }
  }

  /// Emits Alt-O and the keys after it, which turned out not to be a sequence.
  mutating func endSingleShift(_ sink: (TerminalInput) -> Void) {
    let typed = held
    begin(.ground)
    emit(.character("O"), .alt, sink)
    for byte in typed { takeText(byte, sink) }
  }
}

/// The keys behind SS3.
enum SingleShiftKey {
  static func key(_ final: UInt8) -> KeyPress.Key? {
    switch final {
    case 0x41...0x44, 0x46, 0x48, 0x50...0x53: ControlKey.key(final: final)
    case 0x4D: .enter
    case 0x49: .tab
    case 0x20: .character(" ")
    case 0x58: .character("=")
    case 0x6A...0x79: .character(Character(Unicode.Scalar(final - 0x40)))
    default: nil
    }
  }

  /// rxvt's arrows with Control.
  static func controlKey(_ final: UInt8) -> KeyPress.Key? {
    (0x61...0x64).contains(final) ? ControlKey.key(final: final - 0x20) : nil
  }
}

extension InputParser {
  /// A byte of a control string: OSC, DCS, APC, PM or SOS.
  mutating func takeString(_ byte: UInt8, _ kind: StringKind, _ sink: (TerminalInput) -> Void) {
    switch byte {
    case 0x1B: state = .stringEscape(kind)
    case 0x07 where kind == .operatingSystem: endString(kind, sink)
    case 0x18, 0x1A: begin(.ground)
    default: hold(byte)
    }
  }

  /// The byte after an ESC within a string: its end, or the beginning of something else.
  mutating func takeStringEscape(
    _ byte: UInt8, _ kind: StringKind, _ sink: (TerminalInput) -> Void
  ) {
    if byte == 0x5C {
      endString(kind, sink)
    } else {
      begin(.escape)
      if byte != 0x1B { takeEscape(byte, sink) }
    }
  }

  private mutating func endString(_ kind: StringKind, _ sink: (TerminalInput) -> Void) {
    let body = isOverlong ? [] : held
    begin(.ground)
    count(work: body.count)
    switch kind {
    case .operatingSystem:
      if let reply = TerminalReply(operatingSystem: body) { sink(.reply(reply)) }
    case .deviceControl:
      if let reply = TerminalReply(deviceControl: body) { sink(.reply(reply)) }
    case .application:
      if let reply = TerminalReply(application: body) { sink(.reply(reply)) }
    case .start, .privacy: break
    }
  }
}
