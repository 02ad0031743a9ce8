package import GSDesign

extension Element {
  /// How often a mark is put on a panel or a line.
  package func count(of mark: Marks) -> Int {
    var count = 0
    visit { if $0.has(mark) { count += 1 } }
    return count
  }

  /// Calls a function with every visible node, parents first.
  package func visit(_ body: (Node) -> Void) {
    body(node)
    switch node {
    case .empty, .spacer, .words, .cells, .rule, .hidden: break
    case .stack(_, let children), .flow(_, _, let children):
      for child in children { child.visit(body) }
    case .constrained(let layout):
      for item in layout.items { item.element.visit(body) }
    case .layers(let layers):
      for layer in layers { layer.element.visit(body) }
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .interactive(_, let child),
      .environment(_, let child), .spoken(_, let child):
      child.visit(body)
    }
  }
}

extension Element.Node {
  /// Whether a mark is put on it: a panel has any, a line shows the focus alone.
  package func has(_ mark: Marks) -> Bool {
    if case .panel(let panel, _) = self { return panel.marks.contains(mark) }
    if case .rule(let rule) = self { return rule.isFocused && mark == .focused }
    return false
  }
}
