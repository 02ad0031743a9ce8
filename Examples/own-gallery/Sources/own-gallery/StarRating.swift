import GSDesign

extension ColorRole {
  /// The fill of a rating. In a theme that does not know it, the tint of purple tags stands in.
  static let ratingFill = ColorRole(custom: "rating.fill", fallback: .tagPurpleTint)
  /// The stars on it.
  static let onRating = ColorRole(custom: "rating.on", fallback: .tagPurpleOnTint)
}

/// Five stars, so many of them shining.
struct StarRating: Component {
  let state: RatingState
  let id: FocusID

  func lower(into table: inout InteractionTable) -> Element {
    if !state.isDisabled { table.add(id) }
    return .interactive(id, .panel(panel, GSText(.body1, stars).element.asLabel))
  }

  private var stars: String {
    String(repeating: "★", count: state.stars)
      + String(repeating: "☆", count: RatingState.most - state.stars)
  }

  private var panel: Panel {
    var marks: Marks = []
    if state.isFocused { marks.insert(.focused) }
    if state.isDisabled { marks.insert(.disabled) }
    return Panel(
      ink: ink, shape: .capsule, height: .fixed(.points25), horizontalPadding: .large, marks: marks)
  }

  private var ink: Ink {
    state.isDisabled
      ? Ink(text: .onTagDisabled, fill: .tagDisabledFill) : Ink(text: .onRating, fill: .ratingFill)
  }
}
