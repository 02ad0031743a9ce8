import GSDesign
import GalleryKit

extension ToolContext {
  /// The context with the themes that options and a link name by their files, besides those of the catalogue.
  ///
  /// An option may name any file. A link comes from others, so it names files below the folder of the baselines alone.
  ///
  /// - Throws: where a file cannot be read, or gives no colour.
  func opening(
    _ options: [String], link: String? = nil, isKiosk: Bool = false
  ) throws(ToolError) -> ToolContext {
    let fromOptions = options.compactMap { ThemeSource($0) }
    let fromLink = link.flatMap { ThemeSource.themeText(inLink: $0) }.flatMap { ThemeSource($0) }
    guard !fromOptions.isEmpty || fromLink != nil else { return self }
    guard !isKiosk else {
      throw ToolError(
        .badArguments,
        "--kiosk shows the themes of the catalogue only; leave file: and folder: out.")
    }
    let root = ThemeRoot.current()
    var context = self
    for source in fromOptions { try context.open(source, named: root.name(of: source), root: nil) }
    if let fromLink {
      let source = ThemeSource(fromLink.kind, root.path(of: fromLink.path))
      guard !fromLink.path.hasPrefix("/"), root.relative(source.path) != nil else {
        throw ToolError(
          .badArguments,
          "A link can name token files below the folder of the baselines only; “\(safePath(fromLink.path))” is none of them."
        )
      }
      try context.open(source, named: root.name(of: source), root: root)
    }
    return context
  }

  private mutating func open(
    _ source: ThemeSource, named name: String, root: ThemeRoot?
  ) throws(ToolError) {
    guard catalogue.theme(named: name) == nil else {
      guard !opened.contains(where: { $0.name == name }) else {
        opened.append(OpenedTheme(source: source.text, name: name, isLimited: root != nil))
        return
      }
      throw ToolError(
        .badArguments, "There is a theme “\(safePath(name))” already; give the file another name.")
    }
    let reader = ThemeReader(source: source, root: root)
    let made = try reader.theme(named: name, in: catalogue)
    catalogue = catalogue.appending([], themes: [made.theme])
    opened.append(
      OpenedTheme(
        source: source.text, name: name, isLimited: root != nil, notes: made.notes.sentences,
        gaps: made.notes.gaps.map(\.role),
        mapping: made.mapping.text,
        hasGuesses: made.notes.hasGuesses,
        files: reader.files.paths, tokens: made.tokens))
  }

  /// Warns on standard error of guesses and missing roles.
  func warnOfThemes() {
    for sentence in opened.flatMap(\.notes) {
      StandardStreams.complain("warning: \(sentence.english)")
    }
    if let guessed = opened.first(where: \.hasGuesses) {
      StandardStreams.complain(
        "note: `\(ProgramName.current) tokens map \(safePath(guessed.isLimited ? guessed.name : guessed.source))` writes the guesses as a mapping to correct."
      )
    }
  }
}
