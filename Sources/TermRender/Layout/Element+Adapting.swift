import GSDesign

/// What an element does with more room than it needs.
extension Element {
  /// How deep a child is looked for that fills or stretches; each level of a tree asks, and trees may be hostile.
  private static let levelsLookedThrough = 24

  /// Whether it takes what is left along the axis, among the children of a stack along that axis.
  func isFlexible(_ axis: Axis, levels: Int = Self.levelsLookedThrough) -> Bool {
    guard levels > 0 else { return false }
    return switch node {
    case .spacer: true
    case .rule(let rule): rule.axis == axis
    case .empty, .words, .cells, .flow: false
    case .sized(let sizing, let child):
      switch axis == .horizontal ? sizing.width : sizing.height {
      case .fill: true
      case .content: child.isFlexible(axis, levels: levels - 1)
      case .exactly, .atLeast, .atMost: false
      }
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .interactive(_, let child), .environment(_, let child), .viewport(_, let child):
      child.isFlexible(axis, levels: levels - 1)
    case .layers(let layers): layers.first?.element.isFlexible(axis, levels: levels - 1) ?? false
    case .stack(let stack, let children):
      children.contains { child in
        // A spacer or a line belongs to its own stack: across that stack it asks for nothing.
        (stack.axis == axis || !child.isSpacerOrRule) && child.isFlexible(axis, levels: levels - 1)
      }
    }
  }

  /// Whether it is drawn over a larger frame than it measures, instead of standing somewhere in it.
  func isStretched(_ axis: Axis, levels: Int = Self.levelsLookedThrough) -> Bool {
    guard levels > 0 else { return false }
    return switch node {
    case .backdrop: true
    case .rule(let rule): rule.axis == axis
    case .words(let words): axis == .horizontal && words.alignment != .leading
    case .empty, .spacer, .cells, .panel, .flow: false
    case .sized(let sizing, let child):
      switch axis == .horizontal ? sizing.width : sizing.height {
      case .fill: true
      case .content: child.isStretched(axis, levels: levels - 1)
      case .exactly, .atLeast, .atMost: false
      }
    case .padded(_, let child), .interactive(_, let child), .environment(_, let child),
      .viewport(_, let child):
      child.isStretched(axis, levels: levels - 1)
    case .layers(let layers): layers.first?.element.isStretched(axis, levels: levels - 1) ?? false
    case .stack(let stack, let children):
      if stack.axis == axis {
        children.contains { $0.isFlexible(axis, levels: levels - 1) }
      } else {
        children.contains { $0.isStretched(axis, levels: levels - 1) }
      }
    }
  }

  /// Whether its content is fitted to the room along the axis, so that it never needs scrolling that way: by breaking
  /// lines, or by cutting words before a spacer. What only fills is as large as its content where that is larger.
  func adaptsToRoom(_ axis: Axis, levels: Int = Self.levelsLookedThrough) -> Bool {
    guard levels > 0 else { return false }
    return switch node {
    case .words(let words): axis == .horizontal && words.wraps
    case .flow: axis == .horizontal
    case .empty, .spacer, .cells, .rule, .viewport: false
    case .sized(let sizing, let child):
      switch axis == .horizontal ? sizing.width : sizing.height {
      case .content, .fill, .atLeast, .atMost: child.adaptsToRoom(axis, levels: levels - 1)
      case .exactly: false
      }
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .interactive(_, let child), .environment(_, let child):
      child.adaptsToRoom(axis, levels: levels - 1)
    case .layers(let layers): layers.first?.element.adaptsToRoom(axis, levels: levels - 1) ?? false
    case .stack(let stack, let children):
      children.contains { child in
        if child.isSpacerOrRule { return stack.axis == axis }
        return child.adaptsToRoom(axis, levels: levels - 1)
      }
    }
  }

  var isEmpty: Bool {
    if case .empty = node { true } else { false }
  }

  private var isSpacerOrRule: Bool {
    switch node {
    case .spacer, .rule: true
    case .empty, .words, .cells, .panel, .backdrop, .stack, .layers, .flow, .padded, .sized,
      .viewport,
      .interactive, .environment:
      false
    }
  }
}
