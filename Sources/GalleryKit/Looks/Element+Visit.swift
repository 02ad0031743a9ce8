import GSDesign

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
    case .empty, .spacer, .words, .cells, .rule: break
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
