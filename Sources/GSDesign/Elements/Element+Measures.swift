/// Lengths and text styles of an element that themes can change.
struct MeasureNames: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Something in it carries the name of a token.
  static let named = MeasureNames(rawValue: 1)
  /// A part of it has a theme of its own that changes some.
  static let changed = MeasureNames(rawValue: 2)
}

extension Element {
  /// The element with the lengths and text styles of a theme; the parts with a theme of their own have those of that theme.
  ///
  /// This is the one place where names become points. An element is resolved before it is laid out, and costs nothing
  /// where the theme leaves the values of the designs.
  package func resolved(in theme: Theme) -> Element { resolved(theme.measures) }

  private func resolved(_ table: MeasureTable?) -> Element {
    let names = fit.measureNames
    guard names.contains(.changed) || table != nil && names.contains(.named) else { return self }
    func inner(_ child: Element) -> Element { child.resolved(table) }
    switch node {
    case .environment(let change, let child):
      let inside = change.theme.map(\.measures) ?? table
      return .environment(change, child.resolved(inside))
    case .padded(let edges, let child):
      // Without edges it is not a block: a row without indentation keeps its place for it.
      if edges != Edges(), case .words(let words) = child.node, words.style?.edges == edges {
        return .block(words.resolved(table))
      }
      return .padded(edges.resolved(table), inner(child))
    case .words(let words):
      return words.isBlock ? .block(words.resolved(table)) : Element(.words(words.resolved(table)))
    case .panel(let panel, let child): return .panel(panel.resolved(table), inner(child))
    case .rule(var rule):
      rule.width = rule.width.resolved(table)
      return Element(.rule(rule))
    case .stack(var stack, let children):
      stack.spacing = stack.spacing.resolved(table)
      return Element(.stack(stack, children.map(inner)))
    case .flow(let spacing, let lineSpacing, let children):
      return .flow(
        spacing: spacing.resolved(table), lineSpacing: lineSpacing.resolved(table),
        children.map(inner))
    case .empty, .cells, .spacer, .backdrop, .layers, .sized, .viewport, .interactive, .hidden,
      .constrained, .spoken:
      return mapChildren(inner)
    }
  }

  /// Words in lines, with the blank rows of their style around them.
  static func block(_ words: Words) -> Element {
    let element = Element(.words(words))
    guard let edges = words.style?.edges, edges != Edges() else { return element }
    return .padded(edges, element)
  }

  /// Whether it is words whose style has these blank rows around them.
  func isBlock(with edges: Edges) -> Bool {
    if case .words(let words) = node { words.isBlock && words.style?.edges == edges } else { false }
  }

  /// The lengths with a name and the text styles that it is drawn with.
  package var measures: UsedMeasures {
    var used = UsedMeasures()
    visitMeasures { node in
      node.visitTokens { used.lengths.insert($0) }
      if case .words(let words) = node, let style = words.style { used.styles.insert(style) }
    }
    return used
  }

  private func visitMeasures(_ body: (Node) -> Void) {
    guard fit.measureNames.contains(.named) else { return }
    // A part with a theme of its own has the values of that theme.
    if case .environment(let change, _) = node, change.theme != nil { return }
    body(node)
    _ = mapChildren {
      $0.visitMeasures(body)
      return $0
    }
  }

  /// Calls a function with every node, parents first, with those that only take room.
  package func visitAll(_ body: (Node) -> Void) {
    body(node)
    _ = mapChildren {
      $0.visitAll(body)
      return $0
    }
  }
}

/// Lengths with a name, and text styles, that looks are drawn with.
package struct UsedMeasures: Hashable, Sendable {
  package var lengths: Set<LengthToken> = []
  package var styles: Set<GSTextStyle> = []

  package init() {}

  package var isEmpty: Bool { lengths.isEmpty && styles.isEmpty }

  package func isDisjoint(with other: UsedMeasures) -> Bool {
    lengths.isDisjoint(with: other.lengths) && styles.isDisjoint(with: other.styles)
  }

  package mutating func formUnion(_ other: UsedMeasures) {
    lengths.formUnion(other.lengths)
    styles.formUnion(other.styles)
  }

  /// Those that have other values in a second theme than in a first.
  package func changed(from before: Theme, to after: Theme) -> UsedMeasures {
    guard !before.hasMeasures(of: after) else { return UsedMeasures() }
    var changed = UsedMeasures()
    changed.lengths = lengths.filter { before.points(of: $0) != after.points(of: $0) }
    changed.styles = styles.filter { before.type(of: $0) != after.type(of: $0) }
    return changed
  }

  /// Those that a theme gives their values by a length of its own.
  package func named(by length: ThemeLength, in theme: Theme) -> UsedMeasures {
    var named = UsedMeasures()
    named.lengths = lengths.filter {
      $0.kind == length.kind && theme.names($0.name, of: $0.system, by: length.name)
    }
    return named
  }

  /// Those that a theme gives their values by a text style of its own.
  package func named(by style: GSTextStyle, in theme: Theme) -> UsedMeasures {
    var named = UsedMeasures()
    named.styles = styles.filter { theme.names($0.name, of: $0.system, by: style.name) }
    return named
  }
}

extension Theme {
  /// The value of a named length; nil for one of another package that the theme does not name.
  package func points(of token: LengthToken) -> Double? {
    measures?.points(of: token) ?? token.published
  }

  /// The style as the theme sets it.
  package func type(of style: GSTextStyle) -> GSTextStyle {
    measures.map(style.resolved) ?? style
  }

  /// Whether a name of the theme is that of a token of a system.
  fileprivate func names(_ token: String, of owner: DesignSystem?, by name: String) -> Bool {
    if let owner, name == owner.rawValue + "." + token { return true }
    return name == token && (system == nil || owner == nil || system == owner)
  }
}

extension LengthToken {
  /// The points that its system publishes; nil for a length of another package.
  fileprivate var published: Double? {
    system?.lengths.first { $0.kind == kind && $0.name == name }?.points
  }
}

extension TokenLength {
  fileprivate func resolved(_ table: MeasureTable?) -> Self { table.map(resolved) ?? self }
}

extension Words {
  /// Whether a style with blank rows around its words has them around these: words that are a label have none.
  fileprivate var isBlock: Bool { wraps && style != nil }

  fileprivate func resolved(_ table: MeasureTable?) -> Words {
    guard let table, let style else { return self }
    var result = self
    let other = style.resolved(table)
    result.style = other
    if style.emphasis.contains(.bold) != other.emphasis.contains(.bold) {
      result.spans = spans.map {
        let emphasis = $0.emphasis.subtracting(.bold)
        return Span(
          $0.text, role: $0.role,
          emphasis: other.emphasis.contains(.bold) ? emphasis.union(.bold) : emphasis)
      }
    }
    return result
  }
}

extension Edges {
  fileprivate func resolved(_ table: MeasureTable?) -> Edges {
    Edges(
      leading: leading.resolved(table), trailing: trailing.resolved(table),
      top: top.resolved(table), bottom: bottom.resolved(table))
  }
}

extension Panel {
  fileprivate func resolved(_ table: MeasureTable?) -> Panel {
    guard let table else { return self }
    return and {
      $0.horizontalPadding = horizontalPadding.resolved(table)
      $0.minimumWidth = minimumWidth.resolved(table)
      $0.strokeWidth = strokeWidth.resolved(table)
      $0.shadow = shadow?.resolved(table)
      switch height {
      case .fixed(let size): $0.height = .fixed(size.resolved(table))
      case .padded(let padding): $0.height = .padded(padding.resolved(table))
      }
      switch shape {
      case .rectangle, .capsule: break
      case .rounded(let radius): $0.shape = .rounded(radius: radius.resolved(table))
      }
    }
  }
}

extension Element.Node {
  /// Calls a function with the names of its own lengths. It is asked of every element that is made, so it makes no array.
  fileprivate func visitTokens(_ body: (LengthToken) -> Void) {
    func visit(_ length: some TokenLength) { if let token = length.token { body(token) } }
    switch self {
    case .panel(let panel, _):
      visit(panel.horizontalPadding)
      visit(panel.minimumWidth)
      visit(panel.strokeWidth)
      switch panel.height {
      case .fixed(let size): visit(size)
      case .padded(let padding): visit(padding)
      }
      switch panel.shape {
      case .rectangle, .capsule: break
      case .rounded(let radius): visit(radius)
      }
      panel.shadow?.tokens.forEach(body)
    case .stack(let stack, let children): if children.count > 1 { visit(stack.spacing) }
    case .flow(let spacing, let lineSpacing, let children):
      guard children.count > 1 else { return }
      visit(spacing)
      visit(lineSpacing)
    case .padded(let edges, _):
      visit(edges.leading)
      visit(edges.trailing)
      visit(edges.top)
      visit(edges.bottom)
    case .rule(let rule): visit(rule.width)
    case .empty, .words, .cells, .backdrop, .layers, .sized, .spacer, .viewport, .interactive,
      .hidden, .environment, .constrained, .spoken:
      break
    }
  }

  /// What themes can change in it and below.
  var measureNames: MeasureNames {
    var names: MeasureNames = []
    switch self {
    case .empty, .cells, .spacer: return []
    case .words(let words): return words.style == nil ? [] : .named
    case .rule: break
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .interactive(_, let child),
      .hidden(let child), .spoken(_, let child):
      names = child.fit.measureNames
    case .environment(let change, let child):
      names = child.fit.measureNames
      if change.theme?.measures != nil { names.insert(.changed) }
    case .stack(_, let children), .flow(_, _, let children):
      for child in children { names.formUnion(child.fit.measureNames) }
    case .layers(let layers):
      for layer in layers { names.formUnion(layer.element.fit.measureNames) }
    case .constrained(let layout):
      for item in layout.items { names.formUnion(item.element.fit.measureNames) }
    }
    if !names.contains(.named) { visitTokens { _ in names.insert(.named) } }
    return names
  }
}
