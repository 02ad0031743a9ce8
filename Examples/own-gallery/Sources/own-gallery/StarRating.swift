import GSDesign

extension ColorRole {
  /// The fill of a rating. Themes without it use the tint of purple tags.
  static let ratingFill = ColorRole(custom: "rating.fill", fallback: .tagPurpleTint)
  /// The stars on that fill.
  static let onRating = ColorRole(custom: "rating.on", fallback: .tagPurpleOnTint)
}

/// Five stars, some of them filled.
struct StarRating: Component {
  let state: RatingState
  let id: FocusID

  func lower(into table: inout InteractionTable) -> Element {
    table.control(
      id,
      ControlState(isFocused: state.isFocused, isDisabled: state.isDisabled, interaction: .normal),
      panel: Panel(
        ink: ink, shape: .capsule, height: .fixed(.points25), horizontalPadding: .large),
      label: GSText(.body1, stars).element.asLabel)
  }

  private var stars: String {
    String(repeating: "★", count: state.stars)
      + String(repeating: "☆", count: RatingState.most - state.stars)
  }

  private var ink: Ink {
    state.isDisabled
      ? Ink(text: .onTagDisabled, fill: .tagDisabledFill) : Ink(text: .onRating, fill: .ratingFill)
  }
}
