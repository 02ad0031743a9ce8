/// A change to a component's label. The list is closed: nothing else can be changed.
///
/// ```swift
/// button.label(.padding(.huge), .weight(.regular))
/// ```
///
/// Modifiers of different kinds do not depend on their order; of two of a kind the later wins.
public enum LabelModifier: Hashable, Sendable {
  /// The room at each side of the label.
  case padding(Space)
  /// The role of the words, on the page or a ground. Words on another fill keep the ink that is fitted to it.
  case role(LabelRole)
  /// The weight of all words of the label.
  case weight(LabelWeight)
}

/// A role that words can take on any ground; contrast is fitted for each.
public enum LabelRole: String, Hashable, Sendable, CaseIterable {
  /// Words in full ink.
  case text
  /// Words that say less.
  case textSecondary
  /// Words that say least.
  case textTertiary
  /// Words in the accent.
  case accentText
  /// Words about a destructive action.
  case destructive

  /// The role of the words.
  public var colorRole: ColorRole {
    switch self {
    case .text: .text
    case .textSecondary: .textSecondary
    case .textTertiary: .textTertiary
    case .accentText: .accentText
    case .destructive: .destructive
    }
  }
}

/// A weight of words that cells can show.
public enum LabelWeight: Int, Hashable, Sendable, CaseIterable {
  /// 400: as running words are.
  case regular = 400
  /// 600: bold in cells.
  case semibold = 600
}

extension LabelModifier {
  /// A panel with the change of its padding or of the words' role. The role depends on the fill, so the modifiers of the
  /// surface come first.
  func applied(to panel: Panel) -> Panel {
    switch self {
    case .padding(let space): panel.and { $0.horizontalPadding = space }
    case .role(let label):
      panel.and {
        guard label.isFitted(on: panel.ink.fill ?? .page) else { return }
        $0.ink = Ink(text: label.colorRole, fill: panel.ink.fill, stroke: panel.ink.stroke)
      }
    case .weight: panel
    }
  }

  /// A label with the change of its words' weight.
  func applied(to label: Element) -> Element {
    switch self {
    case .padding, .role: label
    case .weight(let weight): label.weighted(weight)
    }
  }
}

extension LabelRole {
  /// Whether contrast is fitted for words of the role on a fill.
  fileprivate func isFitted(on fill: ColorRole) -> Bool {
    InkPair.all.contains { ColorRole($0.ink) == colorRole && ColorRole($0.fill) == fill }
  }
}

extension Element {
  /// The words of a label in one weight; panels in it keep theirs, as they keep their ink.
  fileprivate func weighted(_ weight: LabelWeight) -> Element {
    switch node {
    case .words(var words):
      words.spans = words.spans.map {
        let emphasis = $0.emphasis.subtracting(.bold)
        return Span(
          $0.text, role: $0.role, emphasis: weight == .semibold ? emphasis.union(.bold) : emphasis)
      }
      words.style = words.style?.weighted(weight.rawValue)
      return Element(.words(words))
    case .panel: return self
    case .empty, .cells, .spacer, .rule, .backdrop, .stack, .layers, .flow, .constrained, .padded,
      .sized, .viewport, .interactive, .environment, .spoken, .hidden:
      return mapChildren { $0.weighted(weight) }
    }
  }
}
