/// The terminal's own account of a direct colour.
enum DirectColorOutcome: Hashable, Sendable {
  case kept
  /// It took the nearest of its palette.
  case reduced

  /// Reads a DECRQSS report of SGR after ``TerminalQuestions/probeColor`` was set; nil if the report has no background.
  init?(setting: String) {
    let numbers = setting.split { !$0.isNumber }.prefix(64).map { Int($0) ?? -1 }
    guard let start = numbers.firstIndex(of: 48), start + 1 < numbers.count else { return nil }
    let rest = numbers[(start + 2)...]
    let color = TerminalQuestions.probeColor.map { Int($0) }
    switch numbers[start + 1] {
    // With colons, an identifier of the colour space may precede the channels.
    case 2 where rest.starts(with: color) || rest.dropFirst().starts(with: color): self = .kept
    case 5: self = .reduced
    default: return nil
    }
  }
}
