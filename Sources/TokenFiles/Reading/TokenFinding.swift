/// A violation of a rule, with its position and a message.
public struct TokenFinding: Hashable, Sendable {
  /// The rule.
  public let rule: TokenRule
  /// The names of the token or group, joined by points; a name that contains a point or brace is in quotation marks.
  public let path: String
  /// The problem, as a sentence.
  public let message: String
  /// The suggested fix, if there is a short one.
  public let mend: String?
  private let place: Place

  private enum Place: Hashable {
    case node(JSONNode)
    case fixed(file: String, line: Int, column: Int)
  }

  package init(
    _ rule: TokenRule, _ path: String, at node: JSONNode, _ message: String, mend: String? = nil
  ) {
    self.rule = rule
    self.path = path
    self.message = message
    self.mend = mend
    place = .node(node)
  }

  init(
    _ rule: TokenRule, _ path: String, file: String, line: Int = 1, column: Int = 1,
    _ message: String, mend: String? = nil
  ) {
    self.rule = rule
    self.path = path
    self.message = message
    self.mend = mend
    place = .fixed(file: file, line: line, column: column)
  }

  /// Converts an error of a text in a syntax.
  init(
    _ error: JSONError, file: String, path: String = "", syntax: JSONSyntax = .json
  ) {
    let sentence = error.reason.description
    self.init(
      Self.rule(of: error.reason, syntax), path, file: file, line: error.line, column: error.column,
      "Invalid \(syntax.words): \(sentence)",
      mend: "Correct the text there; the rest is read afterwards.")
  }

  private static func rule(of reason: JSONError.Reason, _ syntax: JSONSyntax) -> TokenRule {
    switch reason {
    case .tooDeep, .tooManyValues, .tooLong: .tooLarge
    case .unexpected, .duplicateMember, .bareControl, .unknownEscape, .loneSurrogate,
      .numberTooLarge, .notUTF8, .yaml:
      syntax == .yaml ? .yaml : .json
    }
  }

  /// The file, as given.
  public var file: String {
    switch place {
    case .node(let node): node.document.name
    case .fixed(let file, _, _): file
    }
  }

  /// The line and the column, both from 1.
  public var location: (line: Int, column: Int) {
    switch place {
    case .node(let node): node.document.location(ofOffset: node.offset)
    case .fixed(_, let line, let column): (line, column)
    }
  }
}
