import GSDesign
import GalleryKit

/// The size of each state in the matrix, from far to near.
enum MatrixZoom: Int, Codable, Hashable, Sendable, CaseIterable {
  /// A few columns each: its ink, its marks.
  case overview
  /// One row each.
  case compact
  /// As the environment has it.
  case faithful
  /// With the name of each below it.
  case captioned
  /// One at a time, whole.
  case single

  func next(_ step: Int) -> MatrixZoom? { MatrixZoom(rawValue: rawValue + step) }

  /// The element drawn for a state.
  func look(_ state: SpecimenState, in settings: Settings) -> Element {
    switch self {
    case .overview: state.element(settings.labelLanguage).miniature
    case .compact, .faithful, .captioned, .single: state.element(in: settings)
    }
  }

  /// The environment of a state: one row each at the smallest zoom.
  func environment(_ environment: Settings) -> Settings {
    var result = environment
    switch self {
    case .overview, .compact: result.density = .compact
    case .faithful, .captioned, .single: break
    }
    return result
  }

  var hasCaptions: Bool {
    switch self {
    case .captioned, .single: true
    case .overview, .compact, .faithful: false
    }
  }

  var name: Phrase {
    switch self {
    case .overview: Phrase(localized: "overview")
    case .compact: Phrase(localized: "compact")
    case .faithful: Phrase(localized: "actual size")
    case .captioned: Phrase(localized: "with names")
    case .single: Phrase(localized: "one by one")
    }
  }
}

extension ControlSize {
  /// Four columns.
  fileprivate static let miniature = ControlSize(custom: 32)
}

extension Element {
  /// The ink and marks of the first panel, around the start of its label: about four columns.
  var miniature: Element {
    guard let (panel, label) = firstPanel else { return .words([Span(initial ?? "·")]) }
    let small = Panel(
      ink: panel.ink, horizontalPadding: .small, minimumWidth: .miniature
    ).and {
      $0.marks = panel.marks
      // The miniature has no line below it that could show the focus.
      if count(of: .focused) > 0 { $0.marks.insert(.focused) }
    }
    return .panel(small, .label(label.initial ?? " "))
  }

  /// The panel that is painted first, with its content.
  var firstPanel: (panel: Panel, label: Element)? {
    switch node {
    case .panel(let panel, let child):
      // A frame around other panels does not count.
      if panel.ink.fill == nil, panel.ink.stroke == nil, panel.marks.isEmpty,
        let inner = child.firstPanel
      {
        return inner
      }
      return (panel, child)
    case .empty, .words, .cells, .spacer, .rule, .hidden: return nil
    case .stack(_, let children), .flow(_, _, let children):
      return children.lazy.compactMap(\.firstPanel).first
    case .constrained(let layout): return layout.items.lazy.compactMap(\.element.firstPanel).first
    case .layers(let layers): return layers.lazy.compactMap(\.element.firstPanel).first
    case .backdrop(_, let child), .padded(_, let child), .sized(_, let child),
      .viewport(_, let child), .interactive(_, let child), .environment(_, let child),
      .spoken(_, let child):
      return child.firstPanel
    }
  }

  /// The first visible character.
  private var initial: String? {
    switch node {
    case .words(let words):
      words.spans.lazy.flatMap(\.text).first { !$0.isWhitespace }.map { String($0) }
    case .empty, .cells, .spacer, .rule, .hidden: nil
    case .stack(_, let children), .flow(_, _, let children):
      children.lazy.compactMap(\.initial).first
    case .constrained(let layout): layout.items.lazy.compactMap(\.element.initial).first
    case .layers(let layers): layers.lazy.compactMap(\.element.initial).first
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .interactive(_, let child),
      .environment(_, let child), .spoken(_, let child):
      child.initial
    }
  }
}
