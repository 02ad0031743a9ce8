import GSDesign

/// The keys that work where help was asked for, over the panes.
struct HelpModel: Hashable, Sendable {
  /// The first line that is seen.
  private(set) var scroll = 0

  /// - Parameter count: of the lines there are.
  mutating func handle(_ motion: Motion, of count: Int) {
    scroll(to: scroll + motion.rows, of: count)
  }

  mutating func scroll(to line: Int, of count: Int) {
    scroll = max(0, min(line, count - 1))
  }

  func view(_ lines: [StatusItem], in workbench: Workbench) -> Element {
    let specimen = workbench.specimen
    let language = workbench.language
    return workbench.chrome.help(
      lines, title: Phrase.here[language], rows: workbench.plan.bodyRows, scroll: scroll,
      foot: specimen.id.text + "  " + specimen.usage[language])
  }
}
