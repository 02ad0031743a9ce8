/// A reference in a file, checked for its form alone.
enum TokenReference: Equatable {
  /// `{a.b.c}`: the names.
  case path([String])
  /// `#/a/b`: the reference tokens, unescaped.
  case pointer([String])

  /// Why a text is not a reference.
  enum Failure: Error {
    case braces
    case pointer
  }

  /// Whether a text is intended as a reference in braces.
  static func isMeant(_ text: some Collection<UInt8>) -> Bool {
    text.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  /// Whether a string, in its quotation marks, is intended as a reference in a dialect.
  static func isMeant(_ source: ArraySlice<UInt8>, in dialect: TokenDialect) -> Bool {
    isMeant(source)
      || dialect.isTokensStudio && source.count > 3 && source.dropFirst().first == UInt8(ascii: "$")
  }

  /// Whether a text has a reference and something else, as `1px solid {color.line}`.
  static func isJoined(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")), bytes.index(after: open) < close
    else { return false }
    return open > bytes.startIndex || bytes.index(after: close) < bytes.endIndex
  }

  /// Parses a reference in braces: the whole text, with names between points.
  static func braces(_ text: String) throws(Failure) -> TokenReference {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"), bytes.count > 2 else {
      throw .braces
    }
    let inner = bytes.dropFirst().dropLast()
    guard !isMeant(inner) else { throw .braces }
    let names = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let areNames = names.allSatisfy { !$0.isEmpty && (!$0.hasPrefix("$") || $0 == "$root") }
    guard areNames else { throw .braces }
    return .path(names)
  }

  /// Parses a JSON pointer (RFC 6901) into the same document, as a fragment.
  static func pointer(_ text: String) throws(Failure) -> TokenReference {
    guard text.hasPrefix("#/") else { throw .pointer }
    return .pointer(try tokens(ofPointer: text.dropFirst(2)))
  }

  /// The parts of a pointer after its first slash.
  static func tokens(ofPointer text: some StringProtocol) throws(Failure) -> [String] {
    var tokens: [String] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      var token = ""
      var isEscape = false
      for character in part.unicodeScalars {
        if isEscape {
          guard character == "0" || character == "1" else { throw .pointer }
          token.unicodeScalars.append(character == "0" ? "~" : "/")
          isEscape = false
        } else if character == "~" {
          isEscape = true
        } else {
          token.unicodeScalars.append(character)
        }
      }
      guard !isEscape else { throw .pointer }
      tokens.append(token)
    }
    return tokens
  }

  /// The array index in a part of a pointer, without leading zeros; nil for anything else.
  static func index(_ token: String) -> Int? {
    guard !token.isEmpty, token.utf8.allSatisfy({ JSONScanner.digits ~= $0 }) else { return nil }
    return token.utf8.count > 1 && token.hasPrefix("0") ? nil : Int(token)
  }
}

extension JSONNode {
  /// The value at a sequence of pointer parts; nil if they lead nowhere.
  func descendant(_ tokens: some Sequence<String>) -> JSONNode? {
    var node = self
    for token in tokens {
      let next =
        switch node.kind {
        case .object: node[token]
        case .array:
          TokenReference.index(token).flatMap { index in
            node.children.enumerated().first { $0.offset == index }?.element
          }
        case .null, .yes, .no, .number, .string: nil as JSONNode?
        }
      guard let next else { return nil }
      node = next
    }
    return node
  }
}

extension TokenTree {
  /// The target of a reference.
  enum Target {
    case token(Int32)
    case group(Int32)
    /// A part of a token, or a property of a group.
    case part(JSONNode, of: Int32)
    /// Nothing; the path continues beyond a token.
    case insideToken
    case nothing
  }

  func target(of reference: TokenReference) -> Target {
    switch reference {
    case .path(let names):
      var index = Self.root
      for (position, name) in names.enumerated() {
        guard let next = child(of: index, named: name) else {
          return self[index].isToken && position > 0 ? .insideToken : .nothing
        }
        index = next
      }
      return self[index].isToken ? .token(index) : .group(index)
    case .pointer(let tokens):
      var index = Self.root
      var rest = tokens[...]
      while let token = rest.first, let next = child(of: index, named: token) {
        index = next
        rest = rest.dropFirst()
      }
      if rest.isEmpty { return self[index].isToken ? .token(index) : .group(index) }
      if self[index].isToken, rest.count == 1, rest.first == "$value" { return .token(index) }
      return self[index].source.descendant(rest).map { .part($0, of: index) } ?? .nothing
    }
  }
}
