/// A change to the surface below a component's label. The list is closed: nothing else can be changed.
///
/// ```swift
/// button.surface(.fill(.raised), .stroke(.thin, .outline), .radius(.points8), .shadow(.card))
/// ```
///
/// Modifiers of different kinds do not depend on their order; of two of a kind the later wins.
public enum SurfaceModifier: Hashable, Sendable {
  /// The fill, and with it the ink of the words on it.
  case fill(SurfaceFill)
  /// The line around the surface: its thickness and its role.
  case stroke(StrokeWidth, StrokeRole)
  /// The radius of the corners, in place of the outline that the component has.
  case radius(Radius)
  /// The shadow around the fill, which pixels and vectors draw; cells have no room for it.
  case shadow(Shadow)
}

/// A fill together with the ink on it; contrast is fitted for each pair.
public enum SurfaceFill: String, Hashable, Sendable, CaseIterable {
  /// The fill of the main action.
  case accent
  /// The fill of an unselected tag button.
  case chip
  /// The fill of a selected row.
  case selection
  /// The ground of fields, keys and overlays; words on it may take every ``LabelRole``.
  case raised

  /// The roles of the fill and of the words on it.
  public var ink: Ink {
    switch self {
    case .accent: Ink(text: .onAccent, fill: .accent)
    case .chip: Ink(text: .onChip, fill: .chipFill)
    case .selection: Ink(text: .onSelection, fill: .selectionFill)
    case .raised: Ink(text: .text, fill: .raised)
    }
  }
}

/// The role of a line around a surface.
public enum StrokeRole: String, Hashable, Sendable, CaseIterable {
  /// Grey, as around fields.
  case outline
  /// The accent as an ink.
  case accent
  /// The colour of destructive actions.
  case destructive

  /// The role of the line.
  public var colorRole: ColorRole {
    switch self {
    case .outline: .outline
    case .accent: .accentText
    case .destructive: .destructive
    }
  }
}

extension SurfaceModifier {
  /// The panel with the change applied; everything else stays.
  func applied(to panel: Panel) -> Panel {
    let ink = panel.ink
    return panel.and {
      switch self {
      case .fill(let fill):
        $0.ink = Ink(text: fill.ink.text, fill: fill.ink.fill, stroke: ink.stroke)
      case .stroke(let width, let role):
        $0.ink = Ink(text: ink.text, fill: ink.fill, stroke: role.colorRole)
        $0.strokeWidth = width
      case .radius(let radius): $0.shape = .rounded(radius: radius)
      case .shadow(let shadow): $0.shadow = shadow
      }
    }
  }
}
