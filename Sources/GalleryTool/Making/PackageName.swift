/// The name of a new package: of its folder, its program, its theme and, with underscores, its Swift module.
struct PackageName: Hashable, Sendable {
  let text: String

  /// The longest name; longer ones are cut in listings and make paths too long.
  static let limit = 64

  /// Why a name is invalid.
  enum Problem: Error, Hashable, CustomStringConvertible {
    case malformed(String)
    case tooLong(String)
    /// A Swift keyword cannot be the name of a module.
    case reserved(String)
    /// A module or a program of this package, its dependency or Swift has the name.
    case taken(String)

    var description: String {
      switch self {
      case .malformed(let name):
        "“\(safe(name))” cannot name a package: begin with a lower-case letter, and go on with lower-case letters, "
          + "digits and single hyphens, as in team-gallery."
      case .tooLong(let name):
        "“\(safe(name))” is too long for a package: take at most \(PackageName.limit) characters."
      case .reserved(let name):
        "“\(name)” is a word of Swift and cannot name its module; try \(name)-gallery."
      case .taken(let name):
        "“\(name)” is the name of a module or program that the package is built with; try \(name)-team."
      }
    }
  }

  init(_ text: String) throws(Problem) {
    guard text.utf8.count <= Self.limit else { throw .tooLong(text) }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
    }
    guard isWellFormed, let first = text.utf8.first, 0x61...0x7A ~= first else {
      throw .malformed(text)
    }
    guard !Self.words.contains(text) else { throw .reserved(text) }
    guard !Self.taken.contains(text) else { throw .taken(text) }
    self.text = text
  }

  /// The module of the package.
  var module: String {
    text.split(separator: "-").joined(separator: "_")
  }

  private static let words: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "default", "defer", "deinit", "do", "dynamic", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
    "if",
    "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy",
    "let",
    "macro", "main", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator",
    "optional",
    "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
    "repeat", "required", "rethrows", "return", "self", "sending", "set", "some", "static",
    "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var",
    "weak", "where", "while", "willset", "didset",
  ]

  /// In lower case: on some file systems the names of modules must differ in more than case.
  private static let taken: Set<String> = [
    "gs-gallery", "swift-argument-parser", "gallery-workload", "gallery-probe", "fault-catalogue",
    "ssh-demo-check", "terminal-photographs", "colorscience", "gsdesign", "termrender",
    "termsession", "gallerykit", "visualreview", "gallerytool", "cplatform", "cncurses",
    "ctermguard", "cvterm", "gallerytesting", "terminaltesting", "encoderoracle", "owncomponents",
    "argumentparser", "argumentparsertoolinfo", "swift", "foundation", "foundationessentials",
    "dispatch", "glibc", "musl", "darwin", "synchronization", "observation", "regexbuilder",
    "distributed", "testing", "xctest", "packagedescription", "packageplugin", "packages",
  ]
}
