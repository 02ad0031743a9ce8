import GSDesign
import TermRender
import TermSession
import Words

/// The immediate answers of a terminal, for output that is only printed.
struct PrintingTerminal {
  /// Light or dark; nil if unknown.
  let appearance: Appearance?
  /// How outlines are printed as images; nil to print them as cells.
  let images: InlineImages?

  /// The facts known without asking.
  fileprivate init(_ known: TerminalCapabilities) {
    appearance = known.appearance.value
    images = nil
  }

  /// The facts known from the answers.
  ///
  /// - Parameter isAtStart: whether the cursor is in the first column.
  fileprivate init(_ known: TerminalCapabilities, isAtStart: Bool) {
    appearance = known.appearance.value
    guard isAtStart, StandardStreams.isOutputToInput,
      let support = known.imageSupport(.auto), let size = StandardStreams.terminalSize(1)
    else {
      images = nil
      return
    }
    var images = InlineImages(support, room: CellSize(columns: size.columns, rows: size.rows))
    images.background = known.background.value
    self.images = images
  }
}

extension ProcessEnvironment {
  /// How long a command that only prints waits for the terminal to answer.
  private static let timeout = Duration.milliseconds(100)

  /// How long late answers of a slow terminal are kept from the shell.
  private static let grace = Duration.milliseconds(1_900)

  /// The immediate answers of the terminal; otherwise the facts from the variables.
  ///
  /// Asks only local terminals, only in the foreground, and only if the input is empty. Input that arrives meanwhile
  /// is put back.
  ///
  /// - Parameter forImages: whether to ask for images too.
  func printingTerminal(forImages: Bool) throws(ToolError) -> PrintingTerminal {
    var knowledge = self.knowledge
    let known = knowledge.capabilities
    guard known.asksTerminal.value, !known.isRemote.value, StandardStreams.isInputTerminal,
      StandardStreams.isInForeground
    else { return PrintingTerminal(known) }
    var options = SessionOptions()
    options.modes = []
    options.environment = variables
    options.asksTerminal = false
    options.leavesInput = true
    if forImages { options.questions = .printing(on: known) }
    var column: Int?
    do throws(SessionError) {
      var session = try TerminalSession(options)
      guard !session.hasInput else { return PrintingTerminal(known) }
      let interview = try session.ask(
        options.questions, timeout: Self.timeout, grace: Self.grace)
      knowledge.observe(window: session.windowCellSize)
      switch interview.interruption {
      case .signal(let signal): session.close(reraising: signal)
      case .key: session.close(reraising: .interrupt)
      case .hangup: break
      case nil: complain(lost: session.close(returning: interview.typed))
      }
      knowledge.take(interview.replies, roundTrip: nil)
      column = interview.cursorColumn
    } catch {
      return PrintingTerminal(known)
    }
    guard forImages else { return PrintingTerminal(knowledge.capabilities) }
    return PrintingTerminal(knowledge.capabilities, isAtStart: column == 0)
  }

  /// Reports the keys that were read and cannot be put back.
  private func complain(lost typed: [UInt8]) {
    guard !typed.isEmpty else { return }
    let keys = SafeText.line(String(decoding: typed, as: UTF8.self))
    StandardStreams.complain(
      "warning: This was typed while the terminal was asked, and cannot be put back: \(keys)")
  }
}

extension TerminalInterview {
  /// The column of the cursor, from 0; nil if the terminal did not report it.
  fileprivate var cursorColumn: Int? {
    for reply in replies {
      if case .cursorPosition(let column, _) = reply { return column }
    }
    return nil
  }
}
