/// A format that tokens are written in as one text.
package struct TokenWriter: Sendable {
  /// Choices of the user.
  package struct Options: Sendable {
    /// The name of the outermost declaration, for languages with one.
    package var name = "Tokens"
    /// The visibility of declarations in Swift.
    package var access = SwiftExport.Access.everywhere
    /// The mode to write, for formats with one mode in a file; nil for the default.
    package var mode: String?
    /// Whether an alias is written as the name of the token that it refers to, if it refers to it in every mode.
    package var hasReferences = false

    /// The defaults.
    package init() {}
  }

  /// The name of the format on the command line.
  package let name: String
  /// The extension of files in the format.
  package let fileExtension: String
  /// Whether a file of the format holds one mode, which can be chosen.
  package let hasOneMode: Bool
  /// Whether an alias can be the name of another token: by choice, or always in CSS.
  package let canRefer: Bool
  /// Writes a set; the findings say which tokens, modes and parts are left out.
  package let write: @Sendable (TokenSet, Options) -> (text: String, findings: [TokenFinding])

  private init(
    _ name: String, _ fileExtension: String, hasOneMode: Bool = false, canRefer: Bool = false,
    _ write: @escaping @Sendable (TokenSet, Options) -> (text: String, findings: [TokenFinding])
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.hasOneMode = hasOneMode
    self.canRefer = canRefer
    self.write = write
  }

  /// The names of the modes of a set other than the default.
  package static func modes(of set: TokenSet) -> [String] { TokenModes(set).all.map(\.name) }

  /// All formats.
  package static let all = [
    TokenWriter("swift", "swift", canRefer: true) {
      SwiftExport.text(
        $0, name: $1.name, access: $1.access, hasReferences: $1.hasReferences)
    },
    TokenWriter("css", "css", canRefer: true) { set, _ in CSSExport.text(set) },
    TokenWriter("scss", "scss", canRefer: true) {
      SCSSExport.text($0, hasReferences: $1.hasReferences)
    },
    TokenWriter("tailwind", "css", canRefer: true) { set, _ in TailwindExport.text(set) },
    TokenWriter("json", "json") { set, _ in JSONExport.text(set, isFlat: false) },
    TokenWriter("json-flat", "json") { set, _ in JSONExport.text(set, isFlat: true) },
    TokenWriter("typescript", "ts") { set, _ in TypeScriptExport.text(set) },
    TokenWriter("compose", "kt", canRefer: true) {
      KotlinExport.text($0, name: $1.name, hasReferences: $1.hasReferences)
    },
    TokenWriter("android", "xml", hasOneMode: true) { AndroidExport.text($0, mode: $1.mode) },
  ]
}
