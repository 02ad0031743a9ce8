/// The kinds of tags: typing `GSTag.` lists them. Tags cannot be made in any other way.
///
/// ```swift
/// GSTag.filled("Sold", color: .yellow, configuration: .height31, isSelected: true)
/// GSTag.stroke("Sold")
/// ```
///
/// A tag labels an item, or filters by it. To start an action use a ``GSButton``.
public enum GSTag {
  /// A tag with a fill: a tint, or the solid colour while selected.
  public static func filled(
    _ title: String, color: TagColor = .standard, configuration: TagConfiguration = .height20,
    isSelected: Bool = false, isDisabled: Bool = false, isFocused: Bool = false,
    interaction: Interaction = .normal, id: FocusID = "tag", action: (() -> Void)? = nil
  ) -> FilledTag {
    FilledTag(
      title: title, color: color, configuration: configuration, isSelected: isSelected,
      isDisabled: isDisabled, isFocused: isFocused, interaction: interaction, id: id,
      action: action)
  }

  /// A tag with a line around it and no fill: light, or heavy in its colour while selected.
  ///
  /// It has no disabled state.
  public static func stroke(
    _ title: String, color: TagColor = .standard, configuration: TagConfiguration = .height20,
    isSelected: Bool = false, isFocused: Bool = false, interaction: Interaction = .normal,
    id: FocusID = "tag", action: (() -> Void)? = nil
  ) -> StrokeTag {
    StrokeTag(
      title: title, color: color, configuration: configuration, isSelected: isSelected,
      isFocused: isFocused, interaction: interaction, id: id, action: action)
  }
}

extension GSTag {
  /// LionHeart's outlined label of a category: the weeks before birth.
  public static func soon(_ language: Language = .korean) -> OutlinedTag {
    outlined(Samples.categoryTag[language])
  }

  /// Zatch's label of items to give away: yellow, 20 points high.
  public static func free(_ language: Language = .korean) -> FilledTag {
    filled(Samples.tags[0][language], color: .yellow)
  }

  /// Zatch's tag for a reserved item: purple, selected, 29 points high.
  public static func reserved(_ language: Language = .korean) -> FilledTag {
    filled(Samples.tags[1][language], configuration: .height29, isSelected: true)
  }
}

extension GSTag {
  /// Unavailable: a stroke tag has no disabled state.
  @available(*, unavailable, message: "a stroke tag cannot be disabled; use GSTag.filled")
  public static func stroke(
    _ title: String, color: TagColor = .standard, configuration: TagConfiguration = .height20,
    isSelected: Bool = false, isDisabled: Bool
  ) -> StrokeTag {
    stroke(title, color: color, configuration: configuration, isSelected: isSelected)
  }
}
extension GSTag {
  /// A filled tag with the name of a category, or nil if the service has no category with that number.
  ///
  /// ```swift
  /// GSTag.category(id: 3, service: .zatch)?.title   // 디지털기기
  /// GSTag.category(id: 15, service: .zatch)         // nil
  /// ```
  public static func category(
    id: Int, service: Category.Service, language: Language = .korean, color: TagColor = .standard,
    configuration: TagConfiguration = .height20, isSelected: Bool = false
  ) -> FilledTag? {
    Category(id: id, service: service).map {
      filled(
        $0.title[language], color: color, configuration: configuration, isSelected: isSelected)
    }
  }
}
