/// The public declarations of a file, as far as text can show: members of types and extensions, requirements of public
/// protocols, cases of public enumerations.
struct PublicDeclarations {
  private(set) var count = 0
  /// Declarations without a documentation comment above them or above their attributes.
  private(set) var undocumented: [Finding] = []

  private let path: String
  private var scopes: [Scope] = []
  private var depth = 0

  init(in file: SourceFile) {
    path = file.path
    let lines = file.lines
    var isDocumented = false
    /// Parentheses of an attribute that is not closed yet.
    var attributeDepth = 0
    for (index, line) in file.swift.codeLines.enumerated() {
      if attributeDepth > 0 {
        attributeDepth += line.balance(of: "(", ")")
        continue
      }
      if lines[index].drop(while: \.isWhitespace).hasPrefix("///") {
        isDocumented = true
        continue
      }
      let declaration = line.withoutAttributes
      if declaration.isEmpty, line.contains("@") {
        attributeDepth = line.balance(of: "(", ")")
        continue
      }
      note(declaration, at: index + 1, isDocumented: isDocumented)
      isDocumented = false
    }
  }

  /// Braces after which members are public without a modifier.
  private struct Scope {
    /// Whether only the cases are: in an enumeration, but not in a protocol or a public extension.
    let holdsCases: Bool
    let depth: Int
  }

  private mutating func note(_ line: Substring, at number: Int, isDocumented: Bool) {
    let head = Head(line)
    let opens = line.contains("{")
    if isPublic(head) {
      let isOneLine = head.keyword == "enum" && line.contains(/\{.*\bcase\b/)
      if head.keyword != "extension" {
        count += 1
        if !isDocumented || isOneLine {
          let text = line.prefix { $0 != "{" }.split(separator: " ").joined(separator: " ")
          undocumented.append(Finding(path: path, line: number, message: "undocumented: \(text)"))
        }
      }
    }
    let outer = depth
    depth += line.balance(of: "{", "}")
    while let last = scopes.last, depth < last.depth { scopes.removeLast() }
    if opens, depth > outer, head.isPublic {
      switch head.keyword {
      case "enum": scopes.append(Scope(holdsCases: true, depth: depth))
      case "protocol", "extension": scopes.append(Scope(holdsCases: false, depth: depth))
      default: break
      }
    }
  }

  private func isPublic(_ head: Head) -> Bool {
    guard let keyword = head.keyword else { return false }
    if head.isPublic { return true }
    guard let scope = scopes.last, scope.depth == depth, !head.isRestricted else { return false }
    return scope.holdsCases == (keyword == "case")
  }

  /// The words before the name of a declaration.
  private struct Head {
    var keyword: Substring?
    var isPublic = false
    var isRestricted = false

    init(_ line: Substring) {
      for part in line.split(whereSeparator: { $0.isWhitespace || $0 == "(" || $0 == "{" }) {
        let word = part.prefix(while: \.isLetter)
        if word == "public" || word == "open" { isPublic = true }
        if Self.narrower.contains(word) { isRestricted = true }
        // `class func` and `static let` are recognised by their second word.
        if Self.keywords.contains(word) {
          keyword = word
          return
        }
        guard Self.modifiers.contains(word) else { return }
      }
    }

    private static let narrower: Set<Substring> = ["private", "fileprivate", "internal", "package"]
    private static let modifiers: Set<Substring> = [
      "public", "open", "private", "fileprivate", "internal", "package", "set", "static", "final",
      "mutating", "nonmutating", "indirect", "override", "convenience", "required", "lazy", "weak",
      "nonisolated", "consuming", "borrowing", "isolated", "infix", "prefix", "postfix",
    ]
    private static let keywords: Set<Substring> = [
      "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "associatedtype",
      "func", "var", "let", "init", "subscript", "case", "operator", "macro",
    ]
  }
}

extension Substring {
  /// How many more opening than closing characters there are.
  fileprivate func balance(of open: Character, _ close: Character) -> Int {
    reduce(0) { $0 + ($1 == open ? 1 : $1 == close ? -1 : 0) }
  }

  /// The line after its attributes; empty if an attribute continues in the next line.
  fileprivate var withoutAttributes: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.hasPrefix("@") {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
      if rest.hasPrefix("(") {
        var depth = 0
        rest = rest.drop { character in
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          return depth > 0
        }
        rest = rest.dropFirst()
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return rest
  }
}
