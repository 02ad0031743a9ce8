/// The name under which a gallery is run, as its usage, its messages and its commands to copy spell it.
///
/// Each package that makes a gallery gives it a name of its own.
package enum ProgramName {
  /// The name that holds for the command being run.
  @TaskLocal package static var current = "gs-gallery"

  /// Whether a word can be typed in a shell as the name of a program: letters, digits, `-`, `_` and `.`, no `-` in front.
  package static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-")
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
