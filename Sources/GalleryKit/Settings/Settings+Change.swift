package import GSDesign

/// What the terminal turned out to be; the chrome follows it.
package struct TerminalFacts: Hashable, Sendable {
  package var appearance: Appearance = .light
  package var depth: ColorDepth = .truecolor

  package init(appearance: Appearance = .light, depth: ColorDepth = .truecolor) {
    self.appearance = appearance
    self.depth = depth
  }
}

/// What nothing said means: to a link the default of the table, to a gallery on a terminal what the terminal has.
extension Settings {
  /// The settings a gallery starts with: everything is said but what follows the terminal.
  package init(of catalogue: Catalogue) {
    self.init()
    theme = catalogue.themes.first?.name
    for setting in Setting.all where setting.follow == nil { setting.fill(&self) }
  }

  /// Takes over what others say; a theme that the catalogue does not have is left out.
  package mutating func apply(_ others: Settings, in catalogue: Catalogue) {
    let former = theme
    for setting in Setting.all { setting.copy(others, &self) }
    if let theme, catalogue.theme(named: theme) == nil { self.theme = former }
  }

  /// The same with what follows the terminal said in words.
  package func settled(_ terminal: TerminalFacts) -> Settings {
    var result = self
    for setting in Setting.all { setting.follow?(terminal, &result) }
    return result
  }

  /// The settings as a node; what they do not say has the defaults of links.
  package func change(in catalogue: Catalogue) -> EnvironmentChange {
    var complete = self
    for setting in Setting.all { setting.fill(&complete) }
    var change = complete.said(in: catalogue)
    change.theme = change.theme ?? catalogue.themes.first ?? .gitspace
    return change
  }

  /// The settings as a node; what they do not say follows the terminal.
  func change(in catalogue: Catalogue, terminal: TerminalFacts) -> EnvironmentChange {
    settled(terminal).said(in: catalogue)
  }

  /// What is said, as a node.
  private func said(in catalogue: Catalogue) -> EnvironmentChange {
    var change = EnvironmentChange(theme: theme.flatMap { catalogue.theme(named: $0) })
    for setting in Setting.all { setting.draw(self, &change) }
    return change
  }

  /// The language of the labels, the default where none is said.
  package var labelLanguage: Language { language ?? .english }
}

extension Language {
  /// The languages that the gallery itself is written in.
  package static let ofInterface: [Language] = [.english, .korean]
}
