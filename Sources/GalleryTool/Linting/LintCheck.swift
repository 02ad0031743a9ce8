/// Goes through the tokens of a source once, and collects violations of rules.
struct LintCheck {
  let source: SwiftSource
  /// The tokens without comments.
  let tokens: [SwiftToken]
  private(set) var findings: [LintFinding] = []
  /// The open brackets around a token, outermost first.
  private(set) var enclosures: [Enclosure] = []
  /// How many of them are places for a theme's colours.
  private(set) var openThemes = 0
  private var told: Set<Told> = []
  /// Whether the source imports a framework of controls.
  private(set) var importsControls = false

  /// An open parenthesis, bracket or brace.
  struct Enclosure {
    /// The called or extended name; empty for anything else.
    let name: String
    /// The label of the current argument.
    var label = ""

    var isTheme: Bool { ["Theme", "TokenValue", "replacing"].contains(name) }
  }

  /// A reported rule and line: a rule is reported once a line.
  private struct Told: Hashable {
    let rule: LintRule
    let line: Int
  }

  init(_ source: SwiftSource) {
    self.source = source
    tokens = source.tokens.filter { $0.kind != .comment }
  }

  mutating func run() {
    importsControls = tokens.indices.contains { index in
      word(index) == "import" && Self.frameworks.contains(word(index + 1))
    }
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .word:
        checkWord(at: index)
        if source.isSymbol(self[index + 1], ":"), !enclosures.isEmpty {
          enclosures[enclosures.count - 1].label = word(index)
        }
      case .number: checkNumber(at: index)
      case .string(let pounds, let isWhole):
        checkString(at: index, pounds: pounds, isWhole: isWhole)
      case .symbol: follow(at: index)
      case .regex, .comment: break
      }
    }
  }

  mutating func report(_ rule: LintRule, at offset: Int) {
    let place = source.place(of: offset)
    guard told.insert(Told(rule: rule, line: place.line)).inserted else { return }
    findings.append(LintFinding(rule: rule, line: place.line, column: place.column))
  }

  subscript(index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The word at an index; empty for any other token.
  func word(_ index: Int) -> String {
    guard let token = self[index], token.kind == .word else { return "" }
    return source.text(of: token)
  }

  func isSymbol(_ index: Int, _ symbol: Unicode.Scalar) -> Bool {
    source.isSymbol(self[index], symbol)
  }

  private mutating func follow(at index: Int) {
    switch bytes(index).first {
    case UInt8(ascii: "("): open(word(index - 1))
    case UInt8(ascii: "["): open("")
    case UInt8(ascii: "{"): open(word(index - 2) == "extension" ? word(index - 1) : "")
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if enclosures.popLast()?.isTheme == true { openThemes -= 1 }
    case UInt8(ascii: ","):
      if !enclosures.isEmpty { enclosures[enclosures.count - 1].label = "" }
    case _: break
    }
  }

  private mutating func open(_ name: String) {
    let enclosure = Enclosure(name: name)
    if enclosure.isTheme { openThemes += 1 }
    enclosures.append(enclosure)
  }

  func bytes(_ index: Int) -> ArraySlice<UInt8> {
    self[index].map { source.bytes[$0.range] } ?? []
  }

  private static let frameworks: Set<String> = ["SwiftUI", "UIKit", "AppKit"]
}
