import GSDesign
import GalleryKit
import StateSpace

/// A list over the panes: the keys that work here, or the failures.
struct HelpModel: Hashable, Sendable {
  /// The subject of the list.
  enum Topic: Hashable, Sendable {
    case keys, failures
  }

  let topic: Topic
  /// The first visible line.
  private(set) var scroll = 0

  init(_ topic: Topic = .keys) {
    self.topic = topic
  }

  /// - Parameter overflow: how far it can be scrolled.
  mutating func scroll(by lines: Int, within overflow: Int) {
    scroll = max(0, min(scroll + lines, overflow))
  }

  mutating func scroll(to line: Int, of count: Int) {
    scroll = max(0, min(line, count - 1))
  }

  func view(_ lines: [StatusItem], in workbench: Workbench) -> Element {
    let specimen = workbench.specimen
    let language = workbench.language
    let (title, foot) =
      switch topic {
      case .keys: (Phrase.here, specimen.id.text + "  " + specimen.usage[language])
      case .failures: (Phrase.diagnosticsTitle, Phrase.diagnosticsFoot[language])
      }
    return workbench.chrome.help(
      lines, title: title[language], rows: workbench.plan.bodyRows, scroll: scroll, foot: foot)
  }
}
