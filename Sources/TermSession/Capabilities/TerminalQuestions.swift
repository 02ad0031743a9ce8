import ColorScience
import GSDesign
public import TermRender

/// A batch of questions to the terminal. Behind them goes one that every terminal answers, so its answer ends the wait
/// for all: the fence.
public struct TerminalQuestions: Hashable, Sendable {
  /// What the batch is for.
  public enum Purpose: Hashable, Sendable {
    /// To draw by: nothing is asked that changes nothing.
    case drawing
    /// To be shown.
    case report
  }

  /// Red, green and blue that are set to be asked for again: nearly black, and in no palette.
  static let probeColor: [UInt8] = [1, 2, 3]

  /// The questions, and whatever is written for their sake.
  private let bytes: [UInt8]
  /// What is written to see where the cursor goes. Needs a screen of its own.
  let probes: [CursorProbe]

  /// The question whether it is light or dark, and no more.
  public static let background = TerminalQuestions([.requestColor(.background)])

  /// A batch of the caller's choice.
  ///
  /// - Parameters:
  ///   - sequences: whose answers are no keys.
  ///   - images: whether kitty's graphics protocol is asked for.
  ///   - probes: what is written to see where the cursor goes.
  public init(
    _ sequences: [ControlSequence], images: Bool = false, probes: [CursorProbe] = []
  ) {
    var bytes: [UInt8] = []
    for sequence in sequences { sequence.encode(into: &bytes) }
    if images { ImageCommand.ask.encode(into: &bytes) }
    self.init(writing: bytes, probes: probes)
  }

  /// A batch that was put together elsewhere.
  public init(writing bytes: [UInt8], probes: [CursorProbe] = []) {
    self.bytes = bytes
    self.probes = probes
  }

  /// The size of a cell in pixels, and no more: after the font has changed.
  static let cellSize = TerminalQuestions([.requestCellSize])

  /// What is worth asking a terminal of which so much is known; nothing where it is not to be asked.
  public init(
    for known: TerminalCapabilities, purpose: Purpose = .drawing, shapes: ShapeDrawing = .auto
  ) {
    guard known.asksTerminal.value else {
      self.init([])
      return
    }
    let multiplexer = known.multiplexer.value
    var sequences: [ControlSequence] = [.requestVersion, .requestKeyboardFlags]
    // It prints the end of this question.
    if known.identity.value != .appleTerminal {
      var modes: [DECMode] = [.synchronizedOutput, .graphemeClusters, .colorSchemeReports]
      if purpose == .report { modes += [.mouseSGR, .bracketedPaste] }
      sequences += modes.map { .requestMode($0) }
    }
    if purpose == .report { sequences.append(.requestColor(.foreground)) }
    let drawsPixels = shapes != .cells && known.colorDepth.value != .mono
    if drawsPixels || purpose == .report { sequences.append(.requestCellSize) }
    sequences.append(.requestColor(.background))
    // GNU screen hands strings on to what is around it, and tmux knows no better than its own surroundings.
    if multiplexer == nil, known.colorDepth.value != .mono {
      sequences += TerminalCapabilityName.allCases.map { .requestCapability($0) }
      let color = RGB(
        red: Self.probeColor[0], green: Self.probeColor[1], blue: Self.probeColor[2])
      sequences += [
        .graphics(from: nil, to: Pen(background: .direct(color))), .requestGraphics,
        .resetGraphics,
      ]
    }
    // tmux would make a title of it.
    let asksForImages =
      drawsPixels && known.identity.value != .appleTerminal
      && (multiplexer == nil || shapes == .pixels)
    self.init(
      sequences, images: asksForImages,
      probes: known.glyphs.value == .unicode
        ? CursorProbe.allCases : [.repeatedLetter, .tabStops])
  }

  /// What is written, with the probes only where there is a screen of one's own that is large enough for them.
  ///
  /// - Parameter isWithProbes: whether there is.
  func output(isWithProbes: Bool) -> [UInt8] {
    var output = bytes
    for probe in isWithProbes ? probes : [] {
      ControlSequence.cursorPosition(column: 0, row: 1).encode(into: &output)
      // Nothing of the one before may be in the way.
      ControlSequence.eraseLine(.toEnd).encode(into: &output)
      output += probe.bytes
      ControlSequence.requestCursorReport.encode(into: &output)
    }
    ControlSequence.requestPrimaryAttributes.encode(into: &output)
    return output
  }
}
