import TermRender

/// Something that is written to see where the cursor stands afterwards.
///
/// Each begins at the first column of an empty row, and the screen is erased behind the last one before anybody can see
/// it. What terminals say of themselves is one thing, where their cursor is another.
public enum CursorProbe: Hashable, Sendable, CaseIterable {
  /// A box line: its width is ambiguous (UAX #11).
  case ambiguousWidth
  /// The box line and REP for three more: not every terminal repeats what is beyond ASCII.
  case repeatedLine
  /// A letter and REP for three more.
  case repeatedLetter
  /// A family of three joined emoji: two columns as a cluster, six by its members.
  case joinedEmoji
  /// A heart and the selector that makes an emoji of it: two columns as a cluster, one by the table of wcwidth(3).
  case selectedEmoji
  /// As many tabs as there are stops at every eighth column of the first eighty.
  case tabStops

  /// What is written. Every one is shorter than forty columns, but for the tabs.
  var bytes: [UInt8] {
    switch self {
    case .ambiguousWidth: Array("\u{2500}".utf8)
    case .repeatedLine: Array("\u{2500}".utf8) + ControlSequence.repeatCharacter(3).bytes
    case .repeatedLetter: [0x78] + ControlSequence.repeatCharacter(3).bytes
    case .joinedEmoji: Array("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}".utf8)
    case .selectedEmoji: Array("\u{2764}\u{FE0F}".utf8)
    case .tabStops: [UInt8](repeating: 0x09, count: Self.stops)
    }
  }

  /// Tab stops that are tried.
  static let stops = 9
  /// The fewest columns and rows of a screen on which anything is written.
  static let leastSize = (columns: 76, rows: 3)
}
