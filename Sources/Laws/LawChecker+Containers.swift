import GSDesign
import GalleryKit

/// Law 8 in containers: tab stops and actions are kept, in reading order.
extension LawChecker {
  /// Evidence that a container drops tab stops or actions of the component; nil when all are kept.
  func lossInContainers(_ state: SpecimenState) -> Evidence? {
    let lowered = Lowered(
      element: element(state), interactions: state.lowered(language).interactions)
    guard !lowered.interactions.parts.isEmpty else { return nil }
    return looks.losses.loss(of: lowered).map { name in
      Evidence(Phrase(localized: "In \(name) it loses tab stops or actions."))
    }
  }
}

/// A way in which a component holds others.
struct ContainerSample: Sendable {
  /// As it is written.
  let name: String
  let around: @Sendable (Content) -> Content

  /// Those that a gallery shows components in, and the other arrangements of the package.
  static let all =
    Container.allCases.dropFirst().map { container in
      ContainerSample(name: container.rawValue) { container.around($0, .english) }
    } + [
      ContainerSample(name: "panel, flush") { content in
        Content(GSPanel("Panel", isFlush: true) { content })
      },
      ContainerSample(name: "Content.row") { content in Content.row { content } },
      ContainerSample(name: "Content.column") { content in Content.column { content } },
      ContainerSample(name: "Content.flow") { content in Content.flow { content } },
    ]
}
