/// Why a screen is not the kept one.
public enum ScreenMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not exist.
  case missing(String, screen: String)
  /// The screen is another one.
  case differs(String, kept: String, screen: String)
  /// The file has the screen now, and did not have it before.
  case updated(String)
  /// The file cannot be written.
  case notWritten(String)
  /// The name has other characters than letters, digits, `-` and `_`.
  case notAName(String)

  /// The problem, with the rows that differ.
  public var description: String {
    switch self {
    case .missing(let path, let screen):
      "No screen is kept in \(path). UPDATE_SCREENS=1 keeps this one:\n\(screen)"
    case .differs(let path, let kept, let screen):
      "The screen differs from \(path). UPDATE_SCREENS=1 keeps the new one.\n"
        + Self.difference(kept, screen)
    case .updated(let path): "\(path) was updated. Look at it, and run the test again."
    case .notWritten(let path): "\(path) cannot be written."
    case .notAName(let name):
      "“\(name)” is not a name for a screen: use letters, digits, - and _."
    }
  }

  private static func difference(_ kept: String, _ screen: String) -> String {
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = screen.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for index in 0..<max(old.count, new.count) {
      let (before, after) = (
        index < old.count ? old[index] : nil, index < new.count ? new[index] : nil
      )
      guard before != after else { continue }
      lines += [before.map { "- \($0)" }, after.map { "+ \($0)" }].compactMap { $0 }
    }
    return lines.joined(separator: "\n")
  }
}
