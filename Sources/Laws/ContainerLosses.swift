import GSDesign
import GalleryKit

/// Finds containers that drop tab stops or actions; components with the same parts are checked once.
final class ContainerLosses {
  /// Everything that a container could drop.
  private struct Parts: Hashable {
    let parts: [FocusID]
    let tabStops: [FocusID]
    let acts: [Bool]
    let seen: Set<FocusID>

    init(_ lowered: Lowered) {
      parts = lowered.interactions.parts
      tabStops = lowered.interactions.tabStops
      acts = parts.map(lowered.interactions.hasAction)
      var seen: Set<FocusID> = []
      lowered.element.visit { if case .interactive(let id, _) = $0 { seen.insert(id) } }
      self.seen = seen
    }

    /// Whether two of a component have all it does, each under names of its own that its look has as well.
    func areTwo(of alone: Parts) -> Bool {
      let count = alone.parts.count
      guard parts.count == 2 * count, acts == alone.acts + alone.acts else { return false }
      for (index, part) in alone.parts.enumerated() where alone.seen.contains(part) {
        guard seen.contains(parts[index]), seen.contains(parts[index + count]) else { return false }
      }
      let places = alone.tabStops.compactMap { alone.parts.firstIndex(of: $0) }
      return tabStops == (places + places.map { $0 + count }).map { parts[$0] }
    }
  }

  private let containers: [ContainerSample]
  private var known: [Parts: String?] = [:]

  init(_ containers: [ContainerSample] = ContainerSample.all) {
    self.containers = containers
  }

  /// The container in which something is lost, as written in code; nil if nothing is lost.
  ///
  /// Each container holds the component twice, so that names collide; it is tried alone and inside each other
  /// container.
  func loss(of lowered: Lowered) -> String? {
    let alone = Parts(lowered)
    if let name = known[alone] { return name }
    let name = name(ofContainerLosing: alone, of: lowered)
    known[alone] = .some(name)
    return name
  }

  private func name(ofContainerLosing alone: Parts, of lowered: Lowered) -> String? {
    let two = Content([Content(lowered), Content(lowered)]) { .column($0) }
    for inner in containers {
      let inside = inner.around(two)
      if !Parts(inside.lowered()).areTwo(of: alone) { return inner.name }
      for outer in containers {
        let nested = outer.around(inside).lowered()
        if !Parts(nested).areTwo(of: alone) { return "\(outer.name) { \(inner.name) }" }
      }
    }
    return nil
  }
}
