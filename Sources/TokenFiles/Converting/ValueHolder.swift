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
  /// - Parameters:
  ///   - token: the token.
  ///   - isDark: whether the value that the token has in the dark is meant, where it or one that it refers to has one.
  public func holder(of token: Token, isDark: Bool = false) -> ValueHolder? {
    let dark = isDark ? darkSource(of: token) : nil
    let chain = dark?.chain ?? lightChain(of: token)
    guard let last = chain.last else { return nil }
    if let node = dark?.node { return ValueHolder(chain: chain.map(\.path), node: node) }
    return last.isAlias ? nil : ValueHolder(chain: chain.map(\.path), node: last.raw)
  }
}
