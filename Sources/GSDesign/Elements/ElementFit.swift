/// How an element fits its room along one axis.
struct AxisFit: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Takes the rest of the room along the axis, among the children of a stack along that axis.
  static let flexible = AxisFit(rawValue: 1)
  /// Fills a frame larger than it measures, instead of being aligned in it.
  static let stretched = AxisFit(rawValue: 2)
  /// Fits its content to the room.
  static let adapting = AxisFit(rawValue: 4)
}

/// How an element fits its room.
///
/// It is found once, when the element is made of its children: a layout asks for it at every level of the tree.
struct ElementFit: Hashable, Sendable {
  private let horizontal: AxisFit
  private let vertical: AxisFit
  /// What themes can change in it.
  let measureNames: MeasureNames

  init(_ node: Element.Node) {
    measureNames = node.measureNames
    horizontal = node.fit(along: .horizontal)
    vertical = node.fit(along: .vertical)
  }

  subscript(axis: Axis) -> AxisFit { axis == .horizontal ? horizontal : vertical }
}

extension Element.Node {
  fileprivate func fit(along axis: Axis) -> AxisFit {
    let isHorizontal = axis == .horizontal
    switch self {
    case .empty, .cells: return []
    case .spacer: return .flexible
    case .rule(let rule): return rule.axis == axis ? [.flexible, .stretched] : []
    case .words(let words):
      guard isHorizontal else { return [] }
      let fit: AxisFit = words.wraps ? .adapting : []
      return words.alignment == .leading ? fit : fit.union(.stretched)
    case .flow: return isHorizontal ? .adapting : []
    case .panel(_, let child): return child.fit[axis].subtracting(.stretched)
    case .backdrop(_, let child): return child.fit[axis].union(.stretched)
    case .viewport(_, let child): return child.fit[axis].subtracting(.adapting)
    case .padded(_, let child), .interactive(_, let child), .environment(_, let child),
      .spoken(_, let child), .hidden(let child):
      return child.fit[axis]
    case .sized(let sizing, let child):
      return child.fit[axis].sized(isHorizontal ? sizing.width : sizing.height)
    case .constrained(let layout):
      // Its constraints decide the use of a larger room; it adapts to a smaller one as far as a child does.
      return layout.items.reduce(.stretched) {
        $0.union($1.element.fit[axis].intersection(.adapting))
      }
    case .layers(let layers): return layers.first?.element.fit[axis] ?? []
    case .stack(let stack, let children):
      return children.reduce([]) { $0.union($1.fit(along: axis, inStackAlong: stack.axis)) }
    }
  }
}

extension AxisFit {
  /// The fit of an element with a size policy of its own.
  fileprivate func sized(_ extent: Extent) -> AxisFit {
    switch extent {
    case .content: self
    case .fill: union([.flexible, .stretched])
    case .exactly: []
    case .atLeast, .atMost: intersection(.adapting)
    }
  }
}

extension Element {
  /// The contribution to the fit of the surrounding stack.
  fileprivate func fit(along axis: Axis, inStackAlong main: Axis) -> AxisFit {
    // Across its stack a spacer or a line asks for nothing.
    guard axis == main else { return isSpacerOrRule ? fit[axis].subtracting(.flexible) : fit[axis] }
    // A child that takes the rest along the stack fills it; a child beside a spacer or a line is cut.
    var fit = fit[axis].subtracting(.stretched)
    if fit.contains(.flexible) { fit.insert(.stretched) }
    if isSpacerOrRule { fit.insert(.adapting) }
    return fit
  }
}

extension Element {
  /// Whether it takes the rest of the room along the axis, among the children of a stack along that axis.
  package func isFlexible(_ axis: Axis) -> Bool { fit[axis].contains(.flexible) }

  /// Whether it fills a frame larger than it measures, instead of being aligned in it.
  package func isStretched(_ axis: Axis) -> Bool { fit[axis].contains(.stretched) }

  /// Whether its content is fitted to the room along the axis, so that it never needs scrolling that way: by breaking
  /// lines, or by cutting words before a spacer. Elements that only fill are as large as larger content.
  public func adaptsToRoom(_ axis: Axis) -> Bool { fit[axis].contains(.adapting) }

  /// Whether it is nothing, and has no place among the children of a stack.
  public var isEmpty: Bool {
    if case .empty = node { true } else { false }
  }

  fileprivate var isSpacerOrRule: Bool {
    switch node {
    case .spacer, .rule: true
    case .empty, .words, .cells, .panel, .backdrop, .stack, .layers, .flow, .constrained, .padded,
      .sized, .viewport, .interactive, .environment, .spoken, .hidden:
      false
    }
  }
}
