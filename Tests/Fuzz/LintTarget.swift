#if canImport(GalleryTool)
  @testable import GalleryTool
#endif

/// The lexer of Swift and the rules over it: any bytes have tokens, in order and without a gap that would hide something, and
/// what is found stands in a line that is there.
enum LintTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let source = SwiftSource(bytes)
    var end = 0
    for token in source.tokens {
      require(token.range.lowerBound >= end, "\(token) begins before \(end)")
      require(token.range.upperBound <= bytes.count, "\(token) ends behind \(bytes.count) bytes")
      // Between tokens stand blanks, and the marks of strings.
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
