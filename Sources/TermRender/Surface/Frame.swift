/// Everything a terminal shows at one moment: cells, cursor and modes. Modes are data, never commands.
public struct Frame {
  /// The surface, from the top left of the screen.
  public var surface: Surface
  /// Where the cursor is seen; nil hides it.
  public var cursor: CellPosition?
  /// The modes of the terminal during the frame.
  public var modes: TerminalModes

  /// A frame; without modes it asks for none, as a session has set them already.
  public init(surface: Surface, cursor: CellPosition? = nil, modes: TerminalModes = []) {
    self.surface = surface
    self.cursor = cursor
    self.modes = modes
  }
}

/// A place in cells, counted from 0 at the top left.
public struct CellPosition: Hashable, Sendable {
  /// From 0 at the left.
  public var column: Int
  /// From 0 at the top.
  public var row: Int

  /// A place by its column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// The modes of a terminal: the reports and the behaviour that a program asks for while it runs.
public struct TerminalModes: OptionSet, Hashable, Sendable {
  /// A bit for each mode.
  public let rawValue: UInt8

  /// The modes whose bits are set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The alternate screen (DEC private mode 1049).
  public static let alternateScreen = TerminalModes(rawValue: 1)
  /// Presses, releases, drags and the wheel (1002 with 1006).
  public static let mouse = TerminalModes(rawValue: 2)
  /// Motion without a button as well (1003 with 1006).
  public static let mouseMotion = TerminalModes(rawValue: 4)
  /// Pasted text in brackets (2004).
  public static let bracketedPaste = TerminalModes(rawValue: 8)
  /// Focus of the window (1004).
  public static let focusReports = TerminalModes(rawValue: 16)
}
