import GalleryKit
import StateSpace
import VisualReview

/// The commands that reports suggest.
enum GalleryCommandLine {
  /// Opens a state in the gallery.
  static func browse(_ link: String) -> String { "\(ProgramName.current) browse " + quoted(link) }

  /// Shows a difference: a state that is gone, and a change since a commit, as pictures beside each other.
  static func show(_ difference: Difference, since base: String? = nil) -> String {
    let link = oneLine(difference.link.text)
    if let base { return diff(link, since: base) }
    return difference.bucket == .deleted ? diff(link) : browse(link)
  }

  /// Shows the changes of a state.
  static func diff(_ link: String) -> String { "\(ProgramName.current) diff " + quoted(link) }

  /// Shows the changes that the baseline of a state has had since a commit.
  static func diff(_ link: String, since base: String) -> String {
    "\(ProgramName.current) diff --base \(quoted(oneLine(base))) " + quoted(link)
  }

  /// Accepts states.
  static func accept(_ links: [LinkID]) -> String {
    "\(ProgramName.current) accept " + links.map { quoted(oneLine($0.text)) }.joined(separator: " ")
  }

  /// Accepts the states of a cause: those that have it alone, or else all with the other causes that they have.
  static func accept(_ cause: CauseGroup) -> String {
    ([cause.root] + cause.others).reduce(into: "\(ProgramName.current) accept") {
      $0 += " --cause " + quoted(oneLine($1.name))
    }
  }

  static var review: String { ProgramName.current + " review" }

  /// A link as one shell word: unquoted, unless it contains unusual characters.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && !word.hasPrefix("-")
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case _: "-_.:,=@/%".utf8.contains(byte)
        }
      }
    guard !isPlain else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
