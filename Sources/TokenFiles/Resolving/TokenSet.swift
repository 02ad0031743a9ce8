/// The tokens of one or several files, resolved together, with all findings.
public struct TokenSet: Sendable {
  /// The dialects of the tokens, each once, 2025.10 before its drafts and these before others.
  package let dialects: [TokenDialect]
  /// All tokens, broken ones too, in the order of the files.
  public internal(set) var tokens: [Token]
  /// Errors and warnings, by their place in the set's making: files, groups, then tokens.
  public internal(set) var findings: [TokenFinding]
  private let places: [ExactText: Int]
  /// The same tokens in other contexts of a resolver document, each with the name of the context.
  package var contexts: [(name: String, set: TokenSet)] = []

  /// The tokens of a file.
  public init(_ file: TokenFile, dialect: TokenDialect? = nil) {
    self.init([file], dialect: dialect)
  }

  /// The tokens of files read together: references may lead from one file to another, and of two tokens with the same
  /// path the later one counts.
  ///
  /// - Parameters:
  ///   - files: the files; the later one counts for equal paths.
  ///   - dialect: the dialect that every file is held to; nil to detect that of each.
  public init(_ files: [TokenFile], dialect: TokenDialect? = nil) {
    let project = TokenProject(files)
    let readable = files.filter {
      $0.document?.root.kind == .object && project.list(of: $0) == nil
    }
    let sources = readable.compactMap { file in
      file.document.map {
        TokenTree.Source($0.root, in: dialect ?? project.dialect(of: file))
      }
    }
    let unread = dialect.map { dialect in readable.compactMap { $0.unread(as: dialect) } } ?? []
    let syntax = files.flatMap { $0.syntaxFindings(isStrict: dialect == .stable) }
    self.init(sources, findings: files.compactMap(\.problem) + syntax + unread)
  }

  /// The tokens of objects that are merged in order.
  init(_ objects: [TokenTree.Source], findings: [TokenFinding]) {
    guard let first = objects.first else {
      dialects = []
      tokens = []
      places = [:]
      self.findings = findings
      return
    }
    var tree = TokenTree(first)
    for object in objects { tree.merge(object) }
    tree.finish()
    var resolver = TokenResolver(tree)
    resolver.run()
    tokens = resolver.tokens
    var found = Set(tokens.map(\.dialect))
    if found.isEmpty { found = Set(objects.map(\.dialect)) }
    dialects = TokenDialect.allCases.filter { found.contains($0) }
    self.findings = Self.withoutEffects(
      findings + resolver.tree.findings + resolver.findings + Self.notUnderstood(tokens))
    var places: [ExactText: Int] = [:]
    places.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() { places[ExactText(token.path)] = index }
    self.places = places
  }

  /// A value that YAML misreads for want of quotation marks has that one finding, and not those of the empty value as well.
  private static func withoutEffects(_ findings: [TokenFinding]) -> [TokenFinding] {
    struct Line: Hashable {
      let file: String
      let line: Int
    }
    func line(_ finding: TokenFinding) -> Line {
      Line(file: finding.file, line: finding.location.line)
    }
    let misread = Set(findings.filter { $0.rule == .yamlQuotes }.map(line))
    guard !misread.isEmpty else { return findings }
    return findings.filter { $0.rule == .yamlQuotes || !misread.contains(line($0)) }
  }

  /// The dialect of the tokens; of several, the one that differs most from 2025.10.
  public var dialect: TokenDialect { dialects.last ?? .stable }

  /// The index of a token in ``tokens``; nil if no token has the path.
  public func index(of path: String) -> Int? { places[ExactText(path)] }

  /// The token with a path; nil if no token has it.
  public subscript(path: String) -> Token? { index(of: path).map { tokens[$0] } }

  /// The paths from an alias to its value, at most `limit` of them; those of a circle once, up to the path that closes it.
  public func chain(of token: Token, limit: Int = 64) -> [String] {
    var chain: [String] = []
    var next = token.target
    var known: Set<Int> = []
    if next != nil, let index = index(of: token.path) { known.insert(index) }
    while let index = next, chain.count < limit {
      chain.append(tokens[index].path)
      guard known.insert(index).inserted else { break }
      next = tokens[index].target
    }
    return chain
  }

  /// The number of errors.
  public var errorCount: Int { findings.count { $0.rule.isError } }
}

/// A token file after reading.
public struct TokenFile: Sendable {
  /// The name in messages, usually the path.
  public let name: String
  /// The document; nil if the text is neither JSON nor YAML.
  public let document: JSONDocument?
  /// Why the file gives no tokens; nil if it does.
  public let problem: TokenFinding?
  /// The mode that its tokens belong to, as `dark`; nil if they belong to all modes.
  package var mode: String?
  let evidence: DialectEvidence?

  /// Reads a file: YAML if its name ends with `.yaml` or `.yml`, else JSON; a broken one has a problem.
  public init(_ bytes: [UInt8], name: String, limits: JSONLimits = JSONLimits()) {
    self.init(bytes, name: name, limits: limits, syntax: JSONSyntax(ofFile: name))
  }

  /// Reads a file in a syntax, whatever its name says.
  init(_ bytes: [UInt8], name: String, limits: JSONLimits = JSONLimits(), syntax: JSONSyntax) {
    self.name = name
    do throws(JSONError) {
      let document = try JSONDocument(bytes, name: name, limits: limits, syntax: syntax)
      self.document = document
      evidence = DialectEvidence(document.root)
      let isThemes = name.hasSuffix("/" + StudioList.themes.rawValue)
      problem =
        document.root.kind == .object || (isThemes && document.root.kind == .array)
        ? nil
        : TokenFinding(
          .rootType, "", at: document.root,
          "A token file must be an object with groups and tokens.",
          mend: "Put the tokens into { }, each under its name.")
    } catch {
      document = nil
      evidence = nil
      problem = TokenFinding(error, file: name, syntax: syntax)
    }
  }

  init(_ document: JSONDocument) {
    name = document.name
    self.document = document
    evidence = DialectEvidence(document.root)
    problem = nil
  }

  /// The file as JSON if it is YAML: the same values, which know their places in YAML.
  var asJSON: TokenFile {
    guard problem == nil, let json = document?.json else { return self }
    return TokenFile(json)
  }

  /// The dialect of the file.
  public var dialect: TokenDialect { evidence?.dialect ?? .stable }

  /// The folder, with a slash at its end.
  var folder: Substring {
    name.lastIndex(of: "/").map { name[...$0] } ?? ""
  }

  /// The file of Tokens Studio's folders with the themes, or with the order of the sets.
  enum StudioList: String {
    case themes = "$themes.json"
    case metadata = "$metadata.json"
  }

  /// Which of these files it is; nil for any other file.
  var studioList: StudioList? { StudioList(rawValue: String(name.dropFirst(folder.count))) }

  /// Whether a file with the name, without folders, is one of these.
  package static func isStudioList(_ name: String) -> Bool { StudioList(rawValue: name) != nil }

  /// A finding if the file has tokens in a dialect with names that another dialect does not read; otherwise nil.
  fileprivate func unread(as dialect: TokenDialect) -> TokenFinding? {
    guard let document, self.dialect.hasDollars != dialect.hasDollars,
      !TokenSet(self).tokens.isEmpty
    else { return nil }
    return TokenFinding(
      .dialect, "", at: document.root,
      "The file is written as \(self.dialect.rawValue) and held to \(dialect.rawValue), so its tokens are not read.",
      mend: "Convert it first.")
  }

  /// A finding if the file could be read and has no token; otherwise nil.
  public var emptiness: TokenFinding? {
    guard let document, document.root.kind == .object, studioList == nil,
      TokenSet(self).tokens.isEmpty
    else {
      return nil
    }
    return TokenFinding(
      .noTokens, "", at: document.root, "No token was read: there is none in this file.",
      mend: "Leave the file out, or name the one that was meant.")
  }

  /// Whether the file is a resolver document.
  public var isResolver: Bool {
    guard let root = document?.root, root.kind == .object else { return false }
    return root["resolutionOrder"]?.kind == .array
      || (root["version"]?.text != nil && (root["sets"] ?? root["modifiers"])?.kind == .object)
  }
}
