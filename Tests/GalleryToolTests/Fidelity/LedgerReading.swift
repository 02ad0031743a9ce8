import Foundation

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// The drawing of a state in one appearance: its parts.
struct DrawnLook {
  private let parts: [LookPart]
  private let surface: Surface
  /// Lines of text in the type they are set in.
  private let lines: [TypesetLine]

  init(_ state: SpecimenState, theme: Theme, appearance: Appearance, language: Language) {
    let renderer = Renderer(recordsType: true)
    let environment = RenderEnvironment(
      theme: theme, appearance: appearance, contrast: .original)
    let element = state.element(language)
    let size = renderer.measure(element, environment: environment)
    (surface, parts) = renderer.parts(of: element, size: size, environment: environment)
    lines = renderer.draw(element, size: size, environment: environment).surface.typesetLines
  }

  /// Returns the value of a fact, or the reason why it has none.
  func value(_ name: String, of selector: String) -> String {
    guard let part = part(selector) else { return "no such part" }
    switch name {
    case "shown": return ""
    case "height": return number(drawnHeight(of: part))
    case "width":
      return number(hasWholeCells(part) ? Double(part.cells.columns) * 8 : part.frame.width)
    case "left": return number(part.frame.x - leadingEdge(around: part))
    case "radius": return number(part.radius)
    case "fill": return part.fill?.color.hex ?? "none"
    case "line": return (part.stroke ?? (part.panel == nil ? part.ink : nil))?.color.hex ?? "none"
    case "words": return part.ink?.color.hex ?? "none"
    case "ground": return part.ground?.color.hex ?? "none"
    case "gap": return part.gap.map { number($0.across) + " " + number($0.down) } ?? "none"
    case "type": return type(of: part)
    case _: break
    }
    guard let panel = part.panel else { return "not a panel" }
    switch name {
    case "padding":
      switch panel.height {
      case .fixed: return "fixed"
      case .padded(let space): return number(space.points)
      }
    case "sides": return number(panel.horizontalPadding.points)
    case "least": return number(panel.minimumWidth.points)
    case "stroke": return number(panel.strokeWidth.points)
    case "shadow": return shadow(of: part)
    case _: return "no such fact"
    }
  }

  /// Whether the vector picture draws the fill of a panel as cells, since it has no outline of its own.
  private func hasWholeCells(_ part: LookPart) -> Bool {
    part.panel != nil && part.fill != nil && !surface.shapes.contains { $0.cells == part.cells }
  }

  /// The height in the vector picture; of a panel without fill and border, which takes whole rows, that of its rows.
  private func drawnHeight(of part: LookPart) -> Double {
    switch part.kind {
    case .line:
      // A light or a heavy line of a cell has 1 point or 2; a thicker one is drawn in eighths of a row.
      switch CellMetrics.weight(part.frame.height) {
      case nil: return 0
      case .light: return 1
      case .heavy: return 2
      case .bar(let points): return Double(CellMetrics.rowEighths(points)) * 2
      }
    case .group, .surface, .label, .mark:
      let isUnseen = part.panel != nil && part.fill == nil && part.stroke == nil
      return hasWholeCells(part) || isUnseen
        ? Double(part.cells.rows) * CellRect.pointsPerRow : part.frame.height
    }
  }

  /// The left edge of the panel around a part, or of the look.
  private func leadingEdge(around part: LookPart) -> Double {
    let before = parts.prefix { $0 != part }
    return before.last { $0.panel != nil && $0.fill != nil && $0.level < part.level }?.frame.x ?? 0
  }

  /// `panel 2`, `line`, `ground`, `around "Yes"`, `"Yes"` or `look`.
  private func part(_ selector: String) -> LookPart? {
    if let text = quoted(selector) {
      guard let index = parts.firstIndex(where: { $0.isLabel(with: text) }) else { return nil }
      guard selector.hasPrefix("around ") else { return words(text, in: parts[index]) }
      return parts[..<index].last { $0.panel != nil && $0.level < parts[index].level }
    }
    let words = selector.split(separator: " ")
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 1
    let found = parts.filter { part in
      switch (words.first, part.kind) {
      case ("panel", .surface): part.panel != nil
      case ("ground", .surface): part.panel == nil
      case ("line", .line), ("mark", .mark): true
      case ("label", .label), ("look", _): true
      case _: false
      }
    }
    return found.indices.contains(number - 1) ? found[number - 1] : nil
  }

  /// The words of a label from a text on, which may be painted otherwise than those before it.
  private func words(_ text: String, in label: LookPart) -> LookPart {
    guard case .label(let words) = label.kind, let start = words.range(of: text)?.lowerBound else {
      return label
    }
    var part = label
    part.cells.column += words[..<start].count
    let style = surface.pool[surface[part.cells.column, part.cells.row].style]
    part.ink = style.foreground
    part.ground = style.background
    return part
  }

  private func quoted(_ selector: String) -> String? {
    guard let open = selector.firstIndex(of: "\""), selector.hasSuffix("\"") else { return nil }
    return String(selector[selector.index(after: open)...].dropLast())
  }

  /// The size and weight of the words of a label.
  private func type(of part: LookPart) -> String {
    let style = lines.first { !$0.cells.intersection(part.cells).isEmpty }?.style
    guard let style else { return "the terminal's" }
    // The vector picture draws bold cells at least this heavy, and so does a terminal.
    return number(style.size) + " " + String(isBold(part) ? max(style.weight, 600) : style.weight)
  }

  /// Whether the words begin in bold.
  private func isBold(_ part: LookPart) -> Bool {
    let (column, row) = (part.cells.column, part.cells.row)
    guard 0..<surface.columns ~= column, 0..<surface.rows ~= row else { return false }
    return surface.pool[surface[column, row].style].attributes.contains(.bold)
  }

  /// Offset, softness, opacity and colour.
  private func shadow(of part: LookPart) -> String {
    guard let shadow = surface.shapes.first(where: { $0.cells == part.cells })?.shadow else {
      return "none"
    }
    return [
      number(shadow.offset), number(shadow.blur), number(shadow.opacity * 100) + "%",
      shadow.paint?.color.hex ?? "#000000",
    ].joined(separator: " ")
  }

  /// At most two decimals, and no more than are needed.
  private func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// The parts in short, for a person who looks for the part of a fact without a match.
  var summary: String {
    parts.map { part in
      let kind =
        switch part.kind {
        case .group: "group"
        case .surface: part.panel == nil ? "ground" : "panel"
        case .label(let text): "\"\(text)\""
        case .mark(let text): "mark \(text)"
        case .line: "line"
        }
      return String(repeating: "  ", count: part.level) + kind
        + " \(number(part.frame.width))x\(number(part.frame.height)) r\(number(part.radius))"
        + " fill \(part.fill?.color.hex ?? "-") ink \(part.ink?.color.hex ?? "-")"
        + " line \(part.stroke?.color.hex ?? "-")"
    }.joined(separator: "\n")
  }
}

extension LookPart {
  fileprivate func isLabel(with text: String) -> Bool {
    if case .label(let words) = kind { words.contains(text) } else { false }
  }
}

extension Ledger {
  /// Returns the differences between the drawing and the ledger.
  func findings(in catalogue: Catalogue) -> [String] {
    systems.flatMap { system in
      system.entries.flatMap { entry in
        entry.looks.flatMap { look in
          findings(of: look, in: catalogue, system).map { "\(system.title), \(entry.title), \($0)" }
        }
      }
    }
  }

  private func findings(of look: Look, in catalogue: Catalogue, _ system: System) -> [String] {
    guard let parsed = try? Link.parse(look.link, in: catalogue), parsed.warnings.isEmpty else {
      return ["\(look.link) is not a link to a state"]
    }
    let drawn = system.appearances.map {
      DrawnLook(
        parsed.link.state, theme: system.theme, appearance: $0,
        language: parsed.link.environment.labelLanguage)
    }
    guard !look.facts.isEmpty else { return ["\(look.link) has nothing to compare"] }
    return look.facts.compactMap { fact in
      let values = drawn.map { $0.value(fact.name, of: fact.part) }
      let value = Set(values).count == 1 ? values[0] : values.joined(separator: " | ")
      let place = "\(look.link), \(fact.part): \(fact.name)"
      if let difference = fact.difference {
        guard value == difference.drawn else {
          return "\(place) is \(value), not \(difference.drawn) as the ledger says"
        }
        return value == fact.published ? "\(place) is as published; drop the reason" : nil
      }
      return value == fact.published ? nil : "\(place) is \(value), not \(fact.published)"
    }
  }
}
