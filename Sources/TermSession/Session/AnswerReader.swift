import CPlatform
import CTermGuard

/// Separates answers from the keys typed between them, byte by byte.
struct AnswerReader {
  /// The last answer came, in time or not.
  private(set) var isOver = false
  private var parser = InputParser()
  /// The bytes of an incomplete sequence.
  private var pending: [UInt8] = []

  init() { parser.expectsCursorReport = true }

  /// - Parameter isInTime: whether answers among the bytes count.
  mutating func read(_ bytes: [UInt8], isInTime: Bool, into interview: inout TerminalInterview) {
    for byte in bytes {
      var inputs: [TerminalInput] = []
      parser.feed(CollectionOfOne(byte)) { inputs.append($0) }
      pending.append(byte)
      for input in inputs {
        if interview.take(input, isInTime: isInTime) { isOver = true }
        if input.isTyped { interview.typed += pending }
        pending = []
      }
      // A sequence that nothing is made of was sent by the terminal.
      if !parser.isPending { pending = [] }
    }
  }

  /// Incomplete input after the last answer was typed. Before it, it may be an unfinished answer, unless it is a single
  /// byte: Esc, or the start of a character.
  func finish(_ interview: inout TerminalInterview) {
    if isOver || pending.count == 1 { interview.typed += pending }
  }
}

extension TerminalInput {
  /// Whether it was typed.
  fileprivate var isTyped: Bool {
    switch self {
    case .key, .paste: true
    case .pointer, .focus, .reply: false
    }
  }
}

extension TerminalSession {
  /// Whether something that was typed waits to be read.
  public var hasInput: Bool {
    SystemCalls.wait(descriptor, for: .input, milliseconds: 0).input
  }

  /// Restores the terminal, and puts typed input back for its next reader.
  ///
  /// The input is put back before the settings are, so that it is not echoed into the output that follows. A line end
  /// is the one that the settings make of the key.
  ///
  /// - Returns: the bytes that the system does not take back, which are lost.
  public consuming func close(returning typed: [UInt8]) -> [UInt8] {
    fence.close()
    let mapsReturn = saved.c_iflag & tcflag_t(ICRNL) != 0
    let descriptor = descriptor
    let lost = TypedAhead.lost(of: typed, mapsReturn: mapsReturn) {
      term_guard_put_back(descriptor, $0)
    }
    close()
    return lost
  }
}

/// The keys typed for the next reader of the terminal.
enum TypedAhead {
  /// Puts bytes back one after the other. Stops at the first that is refused, and returns it and the rest, so that no
  /// gap opens.
  ///
  /// - Parameter mapsReturn: whether the terminal's settings make a line feed of the return key.
  static func lost(
    of typed: [UInt8], mapsReturn: Bool, putBack: (UInt8) -> Bool
  ) -> [UInt8] {
    let refused = typed.firstIndex { !putBack($0 == 0x0D && mapsReturn ? 0x0A : $0) }
    return Array(typed[(refused ?? typed.count)...])
  }
}
