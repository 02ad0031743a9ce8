import GSDesign

extension Element {
  /// Whether what is painted first has round ends.
  var isCapsule: Bool {
    switch node {
    case .panel(let panel, _): panel.shape == .capsule
    case .empty, .words, .cells, .spacer, .rule: false
    case .stack(_, let children), .flow(_, _, let children): children.first?.isCapsule ?? false
    case .layers(let layers): layers.first?.element.isCapsule ?? false
    case .backdrop(_, let child), .padded(_, let child), .sized(_, let child),
      .viewport(_, let child), .interactive(_, let child), .environment(_, let child):
      child.isCapsule
    }
  }
}
