/// The source of a theme's tokens: a file, a folder, a command or a server.
///
/// ```swift
/// ThemeSource.file("Tokens/acme.tokens.json")
/// ThemeSource.command(["node", "tokens.js", "--brand", "acme"], mapping: "Tokens/acme.theme.json")
/// ```
public struct ThemeSource: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A token file, a resolver document or a mapping.
    case file(String)
    /// An asset catalogue, or a folder of token files.
    case folder(String)
    case command([String])
    case server(WebRequest)
  }

  let kind: Kind
  /// The path of the mapping; nil for the one beside the tokens.
  var mapping: String?

  private init(_ kind: Kind, _ mapping: String? = nil) {
    self.kind = kind
    self.mapping = mapping
  }

  /// A token file, a resolver document, or a mapping that names its token files.
  public static func file(_ path: String) -> ThemeSource { ThemeSource(.file(path)) }

  /// An asset catalogue, or a folder of token files.
  public static func folder(_ path: String) -> ThemeSource { ThemeSource(.folder(path)) }

  /// A program that writes a token file to standard output.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments, which no shell interprets.
  ///   - mapping: the path of the mapping of its tokens; nil to guess.
  public static func command(_ words: [String], mapping: String? = nil) -> ThemeSource {
    ThemeSource(.command(words), mapping)
  }

  /// A server that answers with a token file.
  ///
  /// - Parameters:
  ///   - request: the request to the server.
  ///   - mapping: the path of the mapping of its tokens; nil to guess.
  public static func server(_ request: WebRequest, mapping: String? = nil) -> ThemeSource {
    ThemeSource(.server(request), mapping)
  }

  /// The source as an option spells it.
  var text: String {
    switch kind {
    case .file(let path): "file:" + path
    case .folder(let path): "folder:" + path
    case .command(let words): "command:" + CommandWords.text(of: words)
    case .server(let request): request.text
    }
  }
}

/// A theme that a program declares by its source.
struct DeclaredTheme: Hashable, Sendable {
  let name: String
  let source: ThemeSource
}
