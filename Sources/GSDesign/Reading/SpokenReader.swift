import Words

/// Reads a look and its table of actions as a screen reader would: every part in reading order.
struct SpokenReader {
  private let table: InteractionTable
  private(set) var parts: [SpokenPart] = []

  init(_ lowered: Lowered) {
    table = lowered.interactions
    read(lowered.element, under: nil)
  }

  /// - Parameter id: the part of the table that the element is, or belongs to.
  private mutating func read(_ element: Element, under id: FocusID?) {
    switch element.node {
    case .empty, .cells, .spacer, .rule, .hidden: break
    case .spoken(let spoken, let child): read(spoken, child, under: id)
    case .interactive(let id, let child):
      if child.hasSpokenParts {
        read(child, under: id)
      } else {
        add(Spoken(table.hasAction(id) || table.tabStops.contains(id) ? .button : .text), child, id)
      }
    case .words(let words):
      let isHeading = words.style.map { $0.weight >= 600 && $0.role != .onAccent } ?? false
      add(Spoken(isHeading ? .heading : .text), element, id)
    case .stack(_, let children), .flow(_, _, let children):
      for child in children { read(child, under: id) }
    case .layers(let layers): for layer in layers { read(layer.element, under: id) }
    case .constrained(let layout): for item in layout.items { read(item.element, under: id) }
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .environment(_, let child):
      read(child, under: id)
    }
  }

  private mutating func read(_ spoken: Spoken, _ child: Element, under id: FocusID?) {
    if spoken.role == .decoration { return }
    if spoken.role == .label { return readLabelled(spoken, child, under: id) }
    guard spoken.role.isContainer else { return add(spoken, child, id) }
    parts.append(SpokenPart(spoken, acts: false))
    read(child, under: id)
  }

  /// A label gives its name to the one part inside that has none; before anything else it is said itself.
  private mutating func readLabelled(_ label: Spoken, _ child: Element, under id: FocusID?) {
    let start = parts.count
    read(child, under: id)
    if parts.count == start + 1, (parts[start].spoken.name?.english ?? "").isEmpty {
      var named = parts[start].spoken
      named.name = label.name
      named.states.formUnion(label.states)
      parts[start] = SpokenPart(named, acts: parts[start].acts)
    } else {
      var said = label
      said.role = .text
      parts.insert(SpokenPart(said, acts: false), at: start)
    }
  }

  private mutating func add(_ spoken: Spoken, _ look: Element, _ id: FocusID?) {
    var said = spoken
    var words = WordsOfLook()
    words.read(look)
    if said.name == nil {
      let name = words.text
      said.name = SampleLabel(name, name)
    }
    said.states.formUnion(words.states)
    // Blank text is not read.
    let isBlank = said.name.map { SafeText.spoken($0.english).isEmpty } ?? false
    if spoken.role == .text, isBlank, said.states.isEmpty {
      return
    }
    parts.append(SpokenPart(said, acts: id.map { table.hasAction($0) } ?? false))
  }
}

/// The words of a look and the states that its panels and lines are drawn in.
private struct WordsOfLook {
  private var pieces: [String] = []
  /// Signs without letters, used if the look has no words.
  private var signs: [String] = []
  var states: Set<SpokenState> = []

  /// The words; the signs if the look has no words.
  var text: String { (pieces.isEmpty ? signs : pieces).joined(separator: ", ") }

  mutating func read(_ element: Element) {
    element.visitLook { node in
      switch node {
      case .words(let words):
        var line = ""
        for span in words.spans {
          if span.role?.interaction == .hovered { states.insert(.hovered) }
          if span.text.isGlyphArt {
            signs.append(span.text)
            line += " "
          } else {
            line += span.text
          }
        }
        if !line.allSatisfy({ $0 == " " }) { pieces.append(line) }
      case .panel(let panel, _): note(panel)
      case .rule(let rule): if rule.isFocused { states.insert(.focused) }
      case .empty, .cells, .backdrop, .stack, .layers, .flow, .constrained, .padded, .sized,
        .spacer, .viewport, .interactive, .environment, .spoken, .hidden:
        break
      }
    }
  }

  private mutating func note(_ panel: Panel) {
    if panel.marks.contains(.selected) { states.insert(.selected) }
    if panel.marks.contains(.focused) { states.insert(.focused) }
    if panel.marks.contains(.pressed) { states.insert(.pressed) }
    if panel.marks.contains(.disabled) { states.insert(.disabled) }
    let roles = [panel.ink.text, panel.ink.fill, panel.ink.stroke]
    if roles.contains(where: { $0?.interaction == .hovered }) { states.insert(.hovered) }
  }
}

extension Element {
  /// Whether something inside is read by itself.
  fileprivate var hasSpokenParts: Bool {
    var found = false
    visitLook { node in
      switch node {
      case .spoken, .interactive: found = true
      case .empty, .words, .cells, .panel, .backdrop, .stack, .layers, .flow, .constrained, .padded,
        .sized, .spacer, .rule, .viewport, .environment, .hidden:
        break
      }
    }
    return found
  }

  /// Calls a function with every node, parents first; decoration is left out.
  func visitLook(_ body: (Node) -> Void) {
    body(node)
    switch node {
    case .empty, .spacer, .words, .cells, .rule, .hidden: break
    case .spoken(let spoken, let child): if spoken.role != .decoration { child.visitLook(body) }
    case .stack(_, let children), .flow(_, _, let children):
      for child in children { child.visitLook(body) }
    case .layers(let layers): for layer in layers { layer.element.visitLook(body) }
    case .constrained(let layout): for item in layout.items { item.element.visitLook(body) }
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .interactive(_, let child),
      .environment(_, let child):
      child.visitLook(body)
    }
  }
}

extension Lowered {
  /// The component in words: every part in reading order, as a screen reader would say it. Empty for an empty
  /// component.
  public var spoken: [SpokenPart] { SpokenReader(self).parts }
}

extension Component {
  /// The component in words, a line for each part in reading order.
  public func spokenLines(_ language: Language) -> [String] {
    lowered().spoken.map { $0.text(language) }
  }
}

extension Set<SpokenState> {
  /// The spoken state of a control whose marks are not part of its look.
  init(
    isSelected: Bool = false, isFocused: Bool = false, isDisabled: Bool = false,
    interaction: Interaction = .normal
  ) {
    self = []
    if isSelected { insert(.selected) }
    if isFocused { insert(.focused) }
    if isDisabled { insert(.disabled) }
    switch interaction {
    case .normal: break
    case .hovered: if !isDisabled { insert(.hovered) }
    case .pressed: if !isDisabled { insert(.pressed) }
    }
  }
}
