import GSDesign
import Words

/// The notation of lengths and typography in snapshots, in points, each line once:
/// `panel height 20 padding 8 radius 10 line 1.5`, `gap 8`, `inset 0 16`, `words medium12 12 500`.
enum SnapshotMeasures {
  /// The name of a text style, which is the first word of its line.
  static let textStyle = "words"

  /// The lines of a look, in the order of its parts.
  static func lines(of look: Element) -> [String] {
    var lines: [String] = []
    var known: Set<String> = []
    look.visitAll { node in
      guard let line = line(of: node), known.insert(line).inserted else { return }
      lines.append(line)
    }
    return lines
  }

  private static func line(of node: Element.Node) -> String? {
    switch node {
    case .panel(let panel, _): line(of: panel)
    case .stack(let stack, let children):
      stack.spacing.points > 0 && children.count > 1
        ? "gap " + SnapshotShape.number(stack.spacing.points) : nil
    case .flow(let spacing, let lineSpacing, let children):
      children.count > 1
        ? "flow " + numbers([spacing.points, lineSpacing.points]) : nil
    case .padded(let edges, _):
      "inset "
        + numbers([
          edges.top.points, edges.trailing.points, edges.bottom.points, edges.leading.points,
        ])
    case .rule(let rule): "line " + SnapshotShape.number(rule.width.points)
    case .words(let words): words.style.map(line)
    case .empty, .cells, .backdrop, .layers, .constrained, .sized, .spacer, .viewport,
      .interactive, .hidden, .environment, .spoken:
      nil
    }
  }

  private static func line(of panel: Panel) -> String? {
    var words: [String] = []
    func add(_ name: String, _ points: Double) {
      if points > 0 { words += [name, SnapshotShape.number(points)] }
    }
    switch panel.height {
    case .fixed(let size): add("height", size.points)
    case .padded(let padding): add("above", padding.points)
    }
    add("padding", panel.horizontalPadding.points)
    switch panel.shape {
    case .rectangle: break
    case .capsule: words += ["radius", "round"]
    case .rounded(let radius): add("radius", radius.points)
    }
    add("line", panel.strokeWidth.points)
    add("least", panel.minimumWidth.points)
    if let shadow = panel.shadow {
      words += parts(of: shadow, "")
      if let dark = shadow.falling(in: .dark), !shadow.isSameInDark {
        words += parts(of: dark, "dark-")
      }
    }
    return words.isEmpty ? nil : "panel " + words.joined(separator: " ")
  }

  private static func parts(of shadow: Shadow, _ prefix: String) -> [String] {
    [("shadow", shadow.offset), ("blur", shadow.blur), ("opacity", shadow.opacity)].flatMap {
      [prefix + $0.0, SnapshotShape.number($0.1)]
    } + [prefix + "tint", shadow.role?.name ?? "black"]
  }

  private static func line(of style: GSTextStyle) -> String {
    var words = ["words", name(style.name), SnapshotShape.number(style.size), "\(style.weight)"]
    if let family = style.family { words += ["in", name(family)] }
    if let height = style.lineHeight { words += ["every", SnapshotShape.number(height)] }
    if style.kern != 0 { words += ["apart", SnapshotShape.number(style.kern)] }
    return words.joined(separator: " ")
  }

  /// The measures that differ between two looks, each once.
  static func changes(from old: [String], to new: [String]) -> [Change] {
    let (before, after) = (Set(old), Set(new))
    var changes: [Change] = []
    func add(_ change: Change) { if !changes.contains(change) { changes.append(change) } }
    let pairs = pairs(old.filter { !after.contains($0) }, new.filter { !before.contains($0) })
    for (gone, come) in pairs {
      let first = parts(of: gone)
      let second = parts(of: come)
      for name in Set(first.keys).union(second.keys).sorted() where first[name] != second[name] {
        add(Change(name: name, old: first[name] ?? "", new: second[name] ?? ""))
      }
    }
    return changes
  }

  /// Each line that is gone with the one in its place, which is of the same kind: a text style of the same name before
  /// another one. A line without a counterpart has an empty one.
  private static func pairs(_ gone: [String], _ come: [String]) -> [(String, String)] {
    var others = come
    var counterparts = [String?](repeating: nil, count: gone.count)
    for words in [2, 1] {
      func key(_ line: String) -> ArraySlice<Substring>? {
        let all = line.split(separator: " ")
        return words == 1 || all.first.map(String.init) == textStyle ? all.prefix(words) : nil
      }
      for place in gone.indices where counterparts[place] == nil {
        guard let wanted = key(gone[place]),
          let found = others.firstIndex(where: { key($0) == wanted })
        else { continue }
        counterparts[place] = others.remove(at: found)
      }
    }
    return zip(gone, counterparts).map { ($0, $1 ?? "") } + others.map { ("", $0) }
  }

  /// A measure by its name, with its old and new value; empty if missing.
  struct Change: Hashable, Sendable {
    let name: String
    let old: String
    let new: String
  }

  private static func parts(of line: String) -> [String: String] {
    var words = line.split(separator: " ").map(String.init)
    guard let kind = words.first else { return [:] }
    words.removeFirst()
    guard kind == "panel" else { return [kind: words.joined(separator: " ")] }
    var parts: [String: String] = [:]
    for place in stride(from: 0, to: words.count - 1, by: 2) {
      parts[words[place]] = words[place + 1]
    }
    return parts
  }

  /// A name as one word on one line, whatever it contains.
  private static func name(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch ScalarClass(scalar) {
      case .blank, .joiner, .control, .hidden, .unknown: result += "-"
      case .visible, .mark, .selector: result.unicodeScalars.append(scalar)
      }
    }
    return result.isEmpty ? "-" : result
  }

  private static func numbers(_ values: [Double]) -> String {
    values.map(SnapshotShape.number).joined(separator: " ")
  }
}
