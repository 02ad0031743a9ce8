/// How many declarations of a file are for the modules of this package alone. A long list of them is an interface that has
/// no documentation and no reader: what others need is public, the rest belongs to its module.
enum PackageAccess {
  /// The declarations of all modules stay below this.
  static let limit = 710

  static func count(in file: SourceFile) -> Int {
    SwiftText(file.text).codeLines.reduce(0) { $0 + count(in: $1) }
  }

  private static func count(in line: Substring) -> Int {
    let pattern =
      #/
      \b package \s+
      (?: (?: static | class | final | indirect | mutating | nonmutating | nonisolated | lazy | weak
        | override | borrowing | consuming | convenience | required | unsafe
        | (?: private | fileprivate | internal ) \(set\) ) \s+ )*
      (?: struct | enum | class | actor | protocol | extension | typealias | func | var | let | init
        | subscript | case | macro ) \b
      /#
    return line.matches(of: pattern.wordBoundaryKind(.simple)).count
  }
}
