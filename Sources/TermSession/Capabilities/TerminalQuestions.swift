import ColorScience
import GSDesign
public import TermRender

/// A batch of questions to the terminal. Behind them goes one that every terminal answers, so its answer ends the wait
/// for all: the fence.
public struct TerminalQuestions: Hashable, Sendable {
  /// The purpose of the batch.
  public enum Purpose: Hashable, Sendable {
    /// For drawing: only questions whose answers matter to a frame.
    case drawing
    /// To be shown.
    case report
  }

  /// Red, green and blue that are set to be asked for again: nearly black, and in no palette.
  static let probeColor: [UInt8] = [1, 2, 3]

  /// The questions, and the sequences written for their sake.
  private let bytes: [UInt8]
  /// The probes that show where the cursor goes. They need a screen of their own.
  let probes: [CursorProbe]

  /// The question whether it is light or dark, and no more.
  public static let background = TerminalQuestions([.requestColor(.background)])

  /// A batch of the caller's choice.
  ///
  /// - Parameters:
  ///   - sequences: questions whose answers cannot be taken for keys.
  ///   - images: whether to ask for kitty's graphics protocol.
  ///   - probes: texts to write, to see where the cursor goes.
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

  /// The questions worth asking a terminal with these known capabilities; empty if it must not be asked.
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
    // tmux and GNU screen do not hand it on.
    if multiplexer == nil, known.identity.value != .appleTerminal,
      known.colorDepth.value == .indexed16
    {
      sequences.append(.requestNamedColors)
    }
    // GNU screen passes strings on to its own terminal, and tmux only knows its own surroundings.
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
      probes: CursorProbe.allCases.filter { $0.isWorthTrying(on: known) })
  }

  /// The questions before printing: whether the terminal is light or dark, whether it draws images and how large its
  /// cells are, and whether the cursor is at the start of a row. A multiplexer is asked for its background alone.
  public static func printing(on known: TerminalCapabilities) -> TerminalQuestions {
    guard known.multiplexer.value == nil, known.identity.value != .appleTerminal else {
      return background
    }
    return TerminalQuestions(
      [.requestColor(.background), .requestCellSize, .requestCursorReport], images: true)
  }

  /// The bytes to write, with the probes only if there is a screen of one's own that is large enough for them.
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

/// The size of one cell in pixels, as a terminal reports it.
public struct TerminalCellSize: Hashable, Sendable {
  /// 1…256.
  public let width: Int
  /// 1…512.
  public let height: Int

  /// Nil for a size that no terminal has.
  init?(width: Int, height: Int) {
    guard (1...256).contains(width), (1...512).contains(height) else { return nil }
    self.width = width
    self.height = height
  }
}

/// A text that is written to see where the cursor is afterwards.
///
/// Each begins at the first column of an empty row, and the screen is erased after the last one before it can be seen.
/// The cursor shows how a terminal behaves, whatever its own statements say.
public enum CursorProbe: Hashable, Sendable, CaseIterable {
  /// A box line: its width is ambiguous (UAX #11).
  case ambiguousWidth
  /// The box line and REP for three more: some terminals repeat only ASCII.
  case repeatedLine
  /// A letter and REP for three more.
  case repeatedLetter
  /// A family of three joined emoji: two columns as a cluster, six by its members.
  case joinedEmoji
  /// A heart and the selector that makes an emoji of it: two columns as a cluster, one by the table of wcwidth(3).
  case selectedEmoji
  /// As many tabs as there are stops at every eighth column of the first eighty.
  case tabStops
  /// A blank in two columns of twice the size: four columns where kitty's text sizing is known.
  case sizedText

  /// The bytes to write. Each is shorter than forty columns, except for the tabs.
  var bytes: [UInt8] {
    switch self {
    case .ambiguousWidth: Array("\u{2500}".utf8)
    case .repeatedLine: Array("\u{2500}".utf8) + ControlSequence.repeatCharacter(3).bytes
    case .repeatedLetter: [0x78] + ControlSequence.repeatCharacter(3).bytes
    case .joinedEmoji: Array("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}".utf8)
    case .selectedEmoji: Array("\u{2764}\u{FE0F}".utf8)
    case .tabStops: [UInt8](repeating: 0x09, count: Self.stops)
    case .sizedText: ControlSequence.sizedText(" ", scale: 2, width: 2).bytes
    }
  }

  /// Whether it can be of use: none beyond ASCII where the terminal shows no more, and no larger text through a
  /// multiplexer, which keeps cells of one size.
  fileprivate func isWorthTrying(on known: TerminalCapabilities) -> Bool {
    switch self {
    case .repeatedLetter, .tabStops: true
    case .ambiguousWidth, .repeatedLine, .joinedEmoji, .selectedEmoji:
      known.glyphs.value == .unicode
    case .sizedText: known.glyphs.value == .unicode && known.multiplexer.value == nil
    }
  }

  /// Tab stops that are tried.
  static let stops = 9
  /// The fewest columns and rows of a screen on which anything is written.
  static let leastSize = (columns: 76, rows: 3)
}
