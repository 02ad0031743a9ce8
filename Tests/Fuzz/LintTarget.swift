#if canImport(GalleryTool)
  @testable import GalleryTool
#endif

/// The Swift lexer and the lint rules: any bytes yield tokens, in order and without gaps that hide code, and every
/// finding is in a line that exists.
enum LintTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let source = SwiftSource(bytes)
    var end = 0
    for token in source.tokens {
      require(token.range.lowerBound >= end, "\(token) begins before \(end)")
      require(token.range.upperBound <= bytes.count, "\(token) ends behind \(bytes.count) bytes")
      // Only blanks and string delimiters lie between tokens.
      for byte in bytes[end..<token.range.lowerBound] {
        require(" \n\t\r\"#\\".utf8.contains(byte), "\(byte) is in no token before \(token)")
      }
      end = token.range.upperBound
    }
    let lines = bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    let result = LintResult(source)
    for finding in result.findings {
      require(1...lines ~= finding.line && finding.column > 0, "\(finding) stands nowhere")
    }
    require(LintResult(source) == result, "another result")
  }
}
