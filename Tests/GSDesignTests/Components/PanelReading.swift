@testable import GSDesign

/// The parts of an element that tests read.
extension Element {
  /// Every panel in it with its lengths as points alone, the outer before the inner.
  var panels: [Panel] {
    nodes.compactMap { if case .panel(let panel, _) = $0 { panel.unnamed } else { nil } }
  }

  /// Every span of words in it, in order.
  var spans: [Span] {
    nodes.flatMap { if case .words(let words) = $0 { words.spans } else { [Span]() } }
  }

  /// All words, joined.
  var plainText: String { spans.map(\.text).joined() }

  /// The names of the interactive parts.
  var interactiveIDs: [FocusID] {
    nodes.compactMap { if case .interactive(let id, _) = $0 { id } else { nil } }
  }

  /// Every rule in it with its width as points alone.
  var rules: [Rule] {
    nodes.compactMap {
      guard case .rule(var rule) = $0 else { return nil }
      rule.width = StrokeWidth(points: rule.width.points)
      return rule
    }
  }

  /// The nodes of the tree, each before its children.
  var nodes: [Node] { [node] + children.flatMap(\.nodes) }

  private var children: [Element] {
    switch node {
    case .empty, .words, .cells, .spacer, .rule, .hidden: []
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .interactive(_, let child),
      .environment(_, let child), .spoken(_, let child):
      [child]
    case .stack(_, let children): children
    case .flow(_, _, let children): children
    case .constrained(let layout): layout.items.map(\.element)
    case .layers(let layers): layers.map(\.element)
    }
  }
}

extension Panel {
  /// The panel with its lengths as points alone: the names of tokens do not count.
  fileprivate var unnamed: Panel {
    and {
      $0.horizontalPadding = Space(points: horizontalPadding.points)
      $0.minimumWidth = ControlSize(points: minimumWidth.points)
      $0.strokeWidth = StrokeWidth(points: strokeWidth.points)
      switch height {
      case .fixed(let size): $0.height = .fixed(ControlSize(points: size.points))
      case .padded(let padding): $0.height = .padded(Space(points: padding.points))
      }
      if case .rounded(let radius) = shape {
        $0.shape = .rounded(radius: Radius(points: radius.points))
      }
    }
  }
}
