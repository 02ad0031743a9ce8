import GSDesign
import GalleryKit

/// When commands and servers are asked for tokens.
enum AskingTime {
  /// At once; the theme has the colours of the answer.
  case now
  /// Later, by a ``ThemeWatch``. Until then the theme has the colours of the last answer, or neutral ones.
  case later
  /// Not at all: the theme is neutral.
  case never
}

extension ToolContext {
  /// The context with the catalogue's themes, the themes declared by the program, and those that options and links
  /// name by their sources.
  ///
  /// An option may name any source. A link may come from strangers, so it can only name files below the folder of the
  /// baselines. A command or server declared by the program is asked when its theme is named.
  ///
  /// - Throws: if a file cannot be read or gives no colour; if a source gives nothing and never did.
  func opening(
    _ options: [String], links: [String] = [], isKiosk: Bool = false, asking time: AskingTime = .now
  ) throws(ToolError) -> ToolContext {
    let inLinks = links.compactMap { ThemeSource.themeText(inLink: $0) }
    var context = self
    let root = declared.isEmpty ? nil : ThemeRoot.current()
    for theme in declared {
      let isNamed = (options + inLinks).contains(theme.name)
      try context.open(
        root?.placed(theme.source) ?? theme.source, nil, named: theme.name, root: nil,
        asking: isKiosk ? .never : isNamed ? time : .later, isNamed: isNamed)
    }
    var sources: [(text: String, source: ThemeSource, isLink: Bool)] = []
    for text in options {
      if let source = try ThemeSource(text) { sources.append((text, source, false)) }
    }
    for text in inLinks {
      if let source = try Self.source(inLink: text) { sources.append((text, source, true)) }
    }
    guard !sources.isEmpty else { return context }
    guard !isKiosk else {
      throw ToolError(
        .badArguments,
        "--kiosk shows the themes of the catalogue only; leave out every other source."
      )
    }
    let place = ThemeRoot.current()
    for (text, source, isLink) in sources {
      let source = isLink ? try place.inside(source) : source
      try context.open(
        source, text, named: place.name(of: source), root: isLink ? place : nil, asking: time)
    }
    return context
  }

  /// The context with the themes of a command that prints; warns if a theme differs from the user's choice.
  ///
  /// - Parameters:
  ///   - areBaselined: whether baselines name the themes: then each is declared, or its files are below the folder of
  ///     the baselines, so that others find them.
  ///   - folder: the baselines whose declared environments, with their themes, are opened as well.
  /// - Throws: if a source gives no theme, or may not be named here; for the first fault of the declaration.
  func openingThemes(
    _ options: [String], links: [String], areBaselined: Bool = false,
    declaredIn folder: SnapshotFolder? = nil
  ) throws(ToolError) -> ToolContext {
    if areBaselined {
      for text in options {
        // Opening says that a file does not exist.
        guard let source = try ThemeSource(text), !ThemeRoot.current().holds(source),
          !source.isMissing
        else { continue }
        throw ToolError(
          .badArguments,
          "A baseline names declared themes, and token files below the folder of the baselines; “\(safePath(text))” is neither."
        )
      }
    }
    var context = try opening(options, links: links)
    if let folder { context = try context.declaringEnvironments(of: folder) }
    context.warnOfThemes()
    return context
  }

  /// The source that a link names; nil for the name of a theme.
  private static func source(inLink text: String) throws(ToolError) -> ThemeSource? {
    guard !["command:", "http:", "https:"].contains(where: { text.lowercased().hasPrefix($0) })
    else {
      throw ToolError(
        .badArguments,
        "A link runs no command and asks no server; name “\(safe(text))” with --theme if you trust it."
      )
    }
    return try ThemeSource(text)
  }

  mutating func open(
    _ source: ThemeSource, _ spelling: String?, named name: String, root: ThemeRoot?,
    asking time: AskingTime, isNamed: Bool = true
  ) throws(ToolError) {
    var theme = OpenedTheme(
      source: source, spelling: spelling, name: name, isLimited: root != nil)
    guard catalogue.theme(named: name) == nil else {
      guard !opened.contains(where: { $0.name == name }) else {
        opened.append(theme)
        return
      }
      throw ToolError(
        .badArguments,
        "There is a theme “\(safePath(name))” already; give the \(source.question == nil ? "file" : "source") another name."
      )
    }
    let reader = ThemeReader(source: source, root: root)
    let made: TokenTheme?
    if let question = source.question {
      let asked = AskedTheme(
        name, reader, question, environment, try SourceLimits(environment))
      made = try read(asked, time, &theme)
    } else {
      do throws(ToolError) {
        made = try reader.theme(named: name, in: catalogue)
      } catch {
        // The gallery opens even if a theme that the program declares cannot be read.
        guard !isNamed else { throw error }
        if time == .later { theme.notes.append(Phrase(error.description)) }
        made = nil
      }
    }
    if let made {
      catalogue = catalogue.appending([], themes: [made.theme])
      if isNamed { theme.notes += made.notes.sentences }
      theme.gaps = made.notes.gaps.map(\.role)
      theme.mapping = made.mapping.text
      theme.hasGuesses = made.notes.hasGuesses
      // The answer of a command or a server is not in any file of the user.
      if source.question == nil { theme.tokens = made.tokens }
    } else {
      catalogue = catalogue.appending(
        [], themes: [try TokenTheme.waiting(named: name, as: .chrome)])
      theme.hasTokens = false
    }
    theme.files = reader.files.paths
    theme.folders = reader.files.folders
    opened.append(theme)
  }

  /// The theme of a command or a server; nil while its tokens are pending.
  private func read(
    _ asked: AskedTheme, _ time: AskingTime, _ theme: inout OpenedTheme
  ) throws(ToolError) -> TokenTheme? {
    switch time {
    case .never: return nil
    case .later: return asked.lastGood(in: catalogue)
    case .now:
      // Read first: a rejected answer must not count as the last good one.
      let last = asked.lastGood(in: catalogue)
      do throws(SourceError) {
        return try asked.theme(of: try asked.asker.answer().get(), in: catalogue)
      } catch {
        guard let last else {
          throw ToolError(.notPossibleHere, "\(safe(asked.name)): \(error.description).")
        }
        theme.notes.append(asked.sentence(error))
        return last
      }
    }
  }

  /// Warns on standard error of guesses, missing roles, and sources without a new answer.
  func warnOfThemes() {
    for sentence in opened.flatMap(\.notes) {
      StandardStreams.complain("warning: \(sentence.english)")
    }
    if let guessed = opened.first(where: { $0.hasGuesses && $0.spelling != nil }) {
      let source = guessed.isLimited ? guessed.name : guessed.spelling ?? ""
      StandardStreams.complain(
        "note: `\(ProgramName.current) tokens map \(safePath(CommandWords.text(of: [source])))` writes the guesses as a mapping to correct."
      )
    }
  }
}

extension ThemeSource {
  /// Whether it is a file or a folder that does not exist.
  fileprivate var isMissing: Bool {
    switch kind {
    case .file(let path), .folder(let path): Disk.resolved(path) == nil
    case .command, .server: false
    }
  }
}
