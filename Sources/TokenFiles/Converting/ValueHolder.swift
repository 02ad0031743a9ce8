/// Where the value behind a token stands: at the end of its chain of aliases.
public struct ValueHolder: Sendable {
  /// From the token to the one that holds the value; one where that is the same.
  public let chain: [Token]
  /// The value as a person wrote it.
  public let node: JSONNode

  /// The file, and the line and column, of a token of the chain: that of its name, and of the last one that of its value
  /// where it has several.
  public func location(of place: Int) -> (file: String, line: Int, column: Int) {
    let token = chain[place]
    guard place == chain.count - 1, node != token.raw.original else { return token.location }
    let location = node.document.location(ofOffset: node.offset)
    return (node.document.name, location.line, location.column)
  }
}

extension TokenSet {
  /// The value behind a token; nil for a reference to nothing.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - isDark: whether the value that the token has in the dark is meant, where it or one that it refers to has one.
  public func holder(of token: Token, isDark: Bool = false) -> ValueHolder? {
    let dark = isDark ? darkSource(of: token) : nil
    let chain = dark?.chain ?? lightChain(of: token)
    guard let last = chain.last else { return nil }
    if let node = dark?.node { return ValueHolder(chain: chain, node: node.original) }
    return last.isAlias ? nil : ValueHolder(chain: chain, node: last.raw.original)
  }
}
