import GSDesign
import GalleryKit
import StateSpace

/// A list over the panes: the keys that work here, or the failures.
struct HelpModel: Codable, Hashable, Sendable {
  /// The subject of the list.
  enum Topic: String, Codable, Hashable, Sendable {
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

  /// The list as followers see it.
  struct Presented: Codable, Hashable, Sendable {
    var help: HelpModel
    /// The failures; nil if the keys are listed.
    var failures: [FailureLine]?
  }

  /// The list for followers.
  func presented(_ failures: FailureLog<Phrase>) -> Presented {
    Presented(help: self, failures: topic == .failures ? failures.lines : nil)
  }

  /// The list within a number of lines.
  func settled(among count: Int) -> HelpModel {
    var settled = self
    settled.scroll = max(0, min(scroll, count - 1))
    return settled
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
