import GalleryKit

/// The commands that reports tell a person to run.
enum GalleryCommandLine {
  /// Opens a state in the gallery.
  static func browse(_ link: String) -> String { "\(ProgramName.current) browse " + quoted(link) }

  /// Says what has changed of a state.
  static func diff(_ link: String) -> String { "\(ProgramName.current) diff " + quoted(link) }

  static var review: String { ProgramName.current + " review" }

  /// A link as one word of a shell: as it is, unless somebody else made it up.
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
