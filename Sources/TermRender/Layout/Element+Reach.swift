import GSDesign

extension Element {
  /// The points that outlines in it reach beyond its rows, above and below: the most of any that lies at its edge.
  func reach(_ traits: LayoutTraits) -> Double {
    switch node {
    case .panel(let panel, let child):
      let geometry = PanelGeometry(panel, traits)
      let own = geometry.reach(of: panel, labelRows: child.isOneLine ? 1 : 2)
      return geometry.outerRows > 0 ? own : max(own, child.reach(traits))
    case .stack(let stack, let children):
      let seen = children.filter { !$0.isEmpty }
      let edges =
        switch stack.axis {
        case .horizontal: seen
        case .vertical: [seen.first, seen.last].compactMap(\.self)
        }
      return edges.reach(traits)
    case .flow(_, _, let children): return children.reach(traits)
    case .layers(let layers): return layers.map(\.element).reach(traits)
    case .padded(let edges, let child):
      let insets = Insets(edges)
      return insets.top > 0 && insets.bottom > 0 ? 0 : child.reach(traits)
    case .environment(let change, let child): return child.reach(traits.applying(change))
    case .backdrop(_, let child), .interactive(_, let child), .spoken(_, let child):
      return child.reach(traits)
    case .sized(let sizing, let child):
      return sizing.height == .content ? child.reach(traits) : 0
    case .empty, .words, .cells, .spacer, .rule, .viewport, .hidden, .constrained: return 0
    }
  }
}

extension Element {
  /// Whether it is one row in a room that is wide enough.
  private var isOneLine: Bool {
    switch node {
    case .empty, .spacer, .words: true
    case .cells(let picture): picture.rows == 1
    case .stack(let stack, let children):
      children.allSatisfy(\.isOneLine)
        && (stack.axis == .horizontal || children.count { !$0.isEmpty } < 2)
    case .layers(let layers): layers.allSatisfy { $0.element.isOneLine }
    case .padded(let edges, let child):
      Insets(edges).top + Insets(edges).bottom == 0 && child.isOneLine
    case .sized(let sizing, let child):
      switch sizing.height {
      case .content, .fill: child.isOneLine
      case .exactly(let rows): rows == 1
      case .atLeast, .atMost: false
      }
    case .panel(_, let child), .backdrop(_, let child), .interactive(_, let child),
      .environment(_, let child), .spoken(_, let child), .viewport(_, let child):
      child.isOneLine
    case .flow, .constrained, .rule, .hidden: false
    }
  }
}

extension [Element] {
  fileprivate func reach(_ traits: LayoutTraits) -> Double {
    reduce(0) { Swift.max($0, $1.reach(traits)) }
  }
}
