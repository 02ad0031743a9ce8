import GSDesign

/// The looks that were seen: an element is drawn once, under all environments that are asked about together.
final class LookBook {
  let probe: LookProbe
  /// Sets of environments that are drawn at once.
  private var groups: [[EnvironmentChange]] = []
  private var pages: [[Element: [LookFingerprint]]] = []

  /// Where the looks under an environment stand.
  struct Place: Hashable {
    fileprivate let group: Int
    fileprivate let index: Int
  }

  init(_ probe: LookProbe) {
    self.probe = probe
  }

  /// The places of environments, which are drawn together whenever one of them is asked for.
  func places(of environments: [EnvironmentChange]) -> [Place] {
    let group =
      groups.firstIndex(of: environments)
      ?? {
        groups.append(environments)
        pages.append([:])
        return groups.count - 1
      }()
    return environments.indices.map { Place(group: group, index: $0) }
  }

  func look(_ element: Element, at place: Place) -> LookFingerprint {
    if let known = pages[place.group][element] { return known[place.index] }
    let looks = probe.looks(element, groups[place.group])
    pages[place.group][element] = looks
    return looks[place.index]
  }
}

extension LawBench {
  func look(_ state: SpecimenState) -> LookFingerprint {
    looks.look(state.element(language), at: places[0])
  }

  func lookInMono(_ state: SpecimenState) -> LookFingerprint {
    looks.look(state.element(language), at: places[1])
  }
}

extension Element {
  /// Every word that is written in it, in the order it is declared.
  var writtenText: String {
    var text = ""
    visit { node in
      if case .words(let words) = node { text += words.spans.map(\.text).joined() + "\n" }
    }
    return text
  }

  /// How often each mark is put on a panel.
  func count(of mark: Marks) -> Int {
    var count = 0
    visit { node in
      if case .panel(let panel, _) = node, panel.marks.contains(mark) { count += 1 }
    }
    return count
  }

  /// Calls a function with every node, parents first.
  func visit(_ body: (Node) -> Void) {
    body(node)
    switch node {
    case .empty, .spacer, .words, .rule: break
    case .stack(_, let children), .flow(_, _, let children):
      for child in children { child.visit(body) }
    case .layers(let layers):
      for layer in layers { layer.element.visit(body) }
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .interactive(_, let child),
      .environment(_, let child):
      child.visit(body)
    }
  }
}
