/// The position of a token's value, at the end of its chain of aliases.
public struct ValueHolder: Sendable {
  /// From the token to the one with the value; a single element if they are the same.
  public let chain: [Token]
  /// The value in the user's file.
  public let node: JSONNode

  /// The file, and the line and column, of a token of the chain: those of its name or, for the last one if it has
  /// several values, of the value.
  public func location(of place: Int) -> (file: String, line: Int, column: Int) {
    let token = chain[place]
    guard place == chain.count - 1, node != token.raw.original else { return token.location }
    let location = node.document.location(ofOffset: node.offset)
    return (node.document.name, location.line, location.column)
  }
}

extension TokenSet {
  /// The holder of a token's value; nil for a reference to nothing.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - isDark: whether to look for the dark value, if the token or one it refers to has one.
  public func holder(of token: Token, isDark: Bool = false) -> ValueHolder? {
    let dark = isDark ? darkSource(of: token) : nil
    let chain = dark?.chain ?? lightChain(of: token)
    guard let last = chain.last else { return nil }
    if let node = dark?.node { return ValueHolder(chain: chain, node: node.original) }
    return last.isAlias ? nil : ValueHolder(chain: chain, node: last.raw.original)
  }
}
