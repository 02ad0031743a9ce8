/// Where the value behind a token stands: at the end of its chain of aliases.
public struct ValueHolder: Sendable {
  /// The paths from the token to the one that holds the value; one where that is the same.
  public let chain: [String]
  /// The value as it is written.
  public let node: JSONNode

  /// The line of the value, from 1.
  public var line: Int { node.document.location(ofOffset: node.range.lowerBound).line }
}

extension TokenSet {
  /// The value behind a token; nil for a reference to nothing.
  ///
  /// - Parameter isDark: whether the value that the token has in the dark is meant, where it has one of its own.
  public func holder(of token: Token, isDark: Bool = false) -> ValueHolder? {
    if isDark, let mode = TokenMode.node(.dark, of: token) {
      guard let text = mode.text, TokenReference.isMeant(text.utf8) else {
        return ValueHolder(chain: [token.path], node: mode)
      }
      guard let reference = try? TokenReference.braces(text), case .path(let names) = reference,
        let next = self[names.joined(separator: ".")], let holder = holder(of: next)
      else { return nil }
      return ValueHolder(chain: [token.path] + holder.chain, node: holder.node)
    }
    let chain = [token.path] + chain(of: token)
    guard let last = chain.last.flatMap({ self[$0] }), !last.isAlias else { return nil }
    return ValueHolder(chain: chain, node: last.raw)
  }
}

extension TokenMode {
  /// The value that a token has in a mode, as it is written; of several the last.
  static func node(_ mode: TokenMode, of token: Token) -> JSONNode? {
    token.definition["$extensions"]?["mode"].map { Array($0.children) }?
      .last { TokenMode(name: $0.name ?? "") == mode }
  }
}
