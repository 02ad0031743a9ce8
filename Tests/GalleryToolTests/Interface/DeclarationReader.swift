#if canImport(GalleryTool)
  @testable import GalleryTool
#endif

/// Reads the declarations of a Swift source that other packages see, from its tokens.
///
/// Each declaration becomes one line: modifiers, signature, generic requirements, defaults; for a property also whether
/// it can be set. Bodies are skipped. A property without a type annotation gets its type from the beginning of its
/// value.
struct DeclarationReader {
  /// A declaration, and the type it is a member of; empty at the top level.
  struct Declaration: Hashable {
    let owner: String
    /// The names behind the keyword, without parameters; `init` and `subscript` for themselves.
    let names: [String]
    let text: String
    let line: Int
    /// Whether a documentation comment ends on the line above it, or above its attributes.
    let isDocumented: Bool
  }

  private let source: SwiftSource
  private let tokens: [SwiftToken]
  private var index = 0
  private var found: [Declaration] = []
  /// The lines with documentation comments.
  private let documentation: Set<Int>
  /// The names of types that are not seen from outside.
  private var hidden: Set<String> = []

  /// The braces around the place, whose members are declarations.
  private struct Scope {
    let owner: String
    /// Whether members are public without a modifier.
    let exposesMembers: Bool
    /// Whether its cases are public.
    let exposesCases: Bool
    /// Whether it is visible outside the module.
    let isVisible: Bool
  }
  private var scopes = [
    Scope(owner: "", exposesMembers: false, exposesCases: false, isVisible: true)
  ]

  init(_ text: String) {
    let source = SwiftSource(text)
    tokens = source.tokens.filter { $0.kind != .comment }
    documentation = Set(
      source.tokens.filter { $0.kind == .comment && source.text(of: $0).hasPrefix("///") }
        .map { source.place(of: $0.range.lowerBound).line })
    self.source = source
  }

  /// Returns the declarations of a source, and its types that are not visible outside.
  static func read(_ text: String) -> (declarations: [Declaration], hidden: Set<String>) {
    var reader = DeclarationReader(text)
    reader.read()
    return (reader.found, reader.hidden)
  }

  private mutating func read() {
    while index < tokens.count {
      if isSymbol("}") {
        if scopes.count > 1 { scopes.removeLast() }
        index += 1
      } else if isSymbol("#") {
        skipLine()
      } else if isSymbol("@") || source.text(of: tokens[index]).first?.isLetter == true {
        readDeclaration()
      } else {
        index += 1
      }
    }
  }

  private func isSymbol(_ symbol: Unicode.Scalar, at offset: Int = 0) -> Bool {
    tokens.indices.contains(index + offset) && source.isSymbol(tokens[index + offset], symbol)
  }

  private func line(_ index: Int) -> Int { source.place(of: tokens[index].range.lowerBound).line }

  private mutating func skipLine() {
    let start = line(index)
    while index < tokens.count, line(index) == start { index += 1 }
  }
}

extension DeclarationReader {
  private static let modifiers: Set<String> = [
    "public", "open", "private", "fileprivate", "internal", "package", "static", "final",
    "mutating", "nonmutating", "indirect", "override", "convenience", "required", "lazy", "weak",
    "nonisolated", "consuming", "borrowing", "isolated", "infix", "prefix", "postfix", "unowned",
  ]
  private static let restrictions: Set<String> = ["private", "fileprivate", "internal", "package"]
  private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  private static let members: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype",
    "import", "operator", "macro", "precedencegroup",
  ]

  private mutating func readDeclaration() {
    let start = index
    var isPublic = false
    var isRestricted = false
    var isSetHidden = false
    while index < tokens.count {
      if isSymbol("@") {
        index += 2
        skipParentheses()
        continue
      }
      let word = source.text(of: tokens[index])
      if Self.types.contains(word) || word == "extension" {
        // `class func` and `static let` are recognised by their second word.
        return readType(word, from: start, isPublic: isPublic)
      }
      if Self.members.contains(word) {
        return readMember(
          word, from: start, isPublic: isPublic, isRestricted: isRestricted,
          isSetHidden: isSetHidden)
      }
      guard Self.modifiers.contains(word) else { break }
      index += 1
      if word == "public" || word == "open" { isPublic = true }
      if isSymbol("(") {
        // The access of a setter.
        isSetHidden = true
        skipParentheses()
      } else if Self.restrictions.contains(word) {
        isRestricted = true
      }
    }
    if index == start { index += 1 }
  }

  private mutating func readType(_ keyword: String, from start: Int, isPublic: Bool) {
    let head = index
    while index < tokens.count, !isSymbol("{") { index += 1 }
    let scope = scopes[scopes.count - 1]
    let isShown = keyword == "extension" || isPublic || scope.exposesMembers
    let name = name(after: head)
    let owner = keyword == "extension" || scope.owner.isEmpty ? name : scope.owner + "." + name
    let text = text(start..<index)
    // An extension without a conformance is not listed by itself.
    let isListed =
      keyword != "extension" || text.split(separator: " where ").first?.contains(":") == true
    if keyword != "extension", !(isShown && scope.isVisible) { hidden.insert(name) }
    if isShown, scope.isVisible, isListed {
      add(scope.owner, [name], text, from: start, needsDocumentation: keyword != "extension")
    }
    scopes.append(
      Scope(
        owner: owner, exposesMembers: isPublic && ["protocol", "extension"].contains(keyword),
        exposesCases: isPublic && keyword == "enum", isVisible: scope.isVisible && isShown))
    index += 1
  }

  /// The name after a keyword, with the types around it if it names them.
  private func name(after keyword: Int) -> String {
    var result = ""
    for token in tokens[(keyword + 1)...] {
      guard token.kind == .word || source.isSymbol(token, ".") else { break }
      result += source.text(of: token)
      if token.kind == .word, result.hasSuffix("where") { break }
    }
    return result
  }

  private mutating func readMember(
    _ keyword: String, from start: Int, isPublic: Bool, isRestricted: Bool, isSetHidden: Bool
  ) {
    let scope = scopes[scopes.count - 1]
    let isProperty = keyword == "var" || keyword == "subscript"
    index += 1
    let head = index
    let (end, hasValue) = readSignature(stopsAtValue: ["var", "let"].contains(keyword))
    let names = names(of: keyword, in: head..<end)
    var text = text(start..<end)
    if hasValue, !text.contains(":") { text += " = " + valueStart() }
    if hasValue { skipValue() }
    var isSettable = keyword == "var" && !isSetHidden
    if isSymbol("{") {
      let accessors = skipBraces()
      if isProperty, !accessors.contains("didSet"), !accessors.contains("willSet") {
        isSettable = accessors.contains("set") || accessors.contains("_modify")
      }
    }
    let isShown =
      keyword == "case"
      ? scope.exposesCases : isPublic || scope.exposesMembers && !isRestricted
    guard isShown, scope.isVisible, !["import", "deinit"].contains(keyword) else { return }
    add(
      scope.owner, names, text + (isProperty ? isSettable ? " { get set }" : " { get }" : ""),
      from: start)
  }

  private mutating func add(
    _ owner: String, _ names: [String], _ text: String, from start: Int,
    needsDocumentation: Bool = true
  ) {
    let line = line(start)
    let beginsLine = start == 0 || self.line(start - 1) != line
    found.append(
      Declaration(
        owner: owner, names: names, text: text, line: line,
        isDocumented: !needsDocumentation || beginsLine && documentation.contains(line - 1)))
  }

  /// The names that a member declares: one, or those of several cases.
  private func names(of keyword: String, in signature: Range<Int>) -> [String] {
    guard !["init", "subscript"].contains(keyword) else { return [keyword] }
    var names: [String] = []
    var depth = 0
    var isNext = true
    for token in tokens[signature] {
      if isNext { names.append(source.text(of: token)) }
      if source.isSymbol(token, "(") { depth += 1 }
      if source.isSymbol(token, ")") { depth -= 1 }
      isNext = keyword == "case" && depth == 0 && source.isSymbol(token, ",")
    }
    return names
  }

  /// Goes to the end of a signature: its body, its value, or a line that is not continued.
  private mutating func readSignature(stopsAtValue: Bool) -> (end: Int, hasValue: Bool) {
    var depth = 0
    while index < tokens.count {
      if depth == 0 {
        if isSymbol("{") || isSymbol("}") { break }
        if stopsAtValue, isSymbol("=") { return (index, true) }
        if line(index) != line(index - 1), !goesOn { break }
      }
      if isSymbol("(") || isSymbol("[") { depth += 1 }
      if isSymbol(")") || isSymbol("]") { depth -= 1 }
      index += 1
    }
    return (index, false)
  }

  /// Whether a new line continues the one before it.
  private var goesOn: Bool {
    let begins = ["where", "throws", "async", "rethrows"].contains(source.text(of: tokens[index]))
    let isOpen = [",", "=", "&", ":", ">"].contains { source.isSymbol(tokens[index - 1], $0) }
    return begins || isOpen || ["-", ".", "&", ")", "="].contains { isSymbol($0) }
  }

  /// The beginning of a value, after its `=`: names up to the call, or a literal.
  private func valueStart() -> String {
    var result = ""
    for token in tokens[min(index + 1, tokens.count)...] {
      let isName = token.kind == .word || source.isSymbol(token, ".")
      guard isName || result.isEmpty else { break }
      result += source.text(of: token)
      guard isName else { break }
    }
    return result
  }

  private mutating func skipValue() {
    var depth = 0
    index += 1
    while index < tokens.count {
      if depth == 0, line(index) != line(index - 1), !goesOn { return }
      if depth == 0, isSymbol("}") { return }
      if isSymbol("(") || isSymbol("[") || isSymbol("{") { depth += 1 }
      if isSymbol(")") || isSymbol("]") || isSymbol("}") { depth -= 1 }
      index += 1
    }
  }

  /// Passes over braces, and returns the words directly within them.
  private mutating func skipBraces() -> Set<String> {
    var words: Set<String> = []
    var depth = 0
    repeat {
      if isSymbol("{") { depth += 1 }
      if isSymbol("}") { depth -= 1 }
      if depth == 1, tokens[index].kind == .word { words.insert(source.text(of: tokens[index])) }
      index += 1
    } while depth > 0 && index < tokens.count
    return words
  }

  private mutating func skipParentheses() {
    guard isSymbol("(") else { return }
    var depth = 0
    repeat {
      if isSymbol("(") { depth += 1 }
      if isSymbol(")") { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  /// The source of tokens on one line, without comments.
  private func text(_ range: Range<Int>) -> String {
    guard let first = range.first.map({ tokens[$0] }) else { return "" }
    let end =
      range.upperBound < tokens.count
      ? tokens[range.upperBound].range.lowerBound : source.bytes.count
    var bytes = source.bytes[first.range.lowerBound..<end]
    for token in source.tokens
    where token.kind == .comment && bytes.indices.contains(token.range.lowerBound) {
      for index in token.range where bytes.indices.contains(index) {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return line.replacing("( ", with: "(").replacing(" )", with: ")").replacing("public ", with: "")
  }
}
