/// The lengths that the four systems publish, in points. Where a component is drawn with one of them, it is the component's.
extension ThemeLength {
  static let gitspace: [ThemeLength] =
    named(
      .spacing,
      [
        "primaryHorizontal": ButtonMetrics.primary.horizontalPadding.points,
        "primaryVertical": ButtonMetrics.primary.verticalPadding.points,
        "secondaryHorizontal": ButtonMetrics.secondary.horizontalPadding.points,
        "secondaryVertical": ButtonMetrics.secondary.verticalPadding.points,
        "tagHorizontal": ButtonMetrics.tag.horizontalPadding.points,
        "tagVertical": ButtonMetrics.tag.verticalPadding.points,
        "screen": 20, "card": 20, "message": 15, "knock": 20, "tabGap": 10, "badge": 5,
      ])
    + named(
      .radius,
      ["tabMark": 5, "skeleton": 8, "searchBar": 10, "addTag": 10, "card": 17, "message": 20])
    + named(.stroke, ["hairline": 0.5, "tag": 2, "tabUnderline": 2])

  static let zatch: [ThemeLength] =
    named(
      .spacing,
      [
        "tag20": TagConfiguration.height20.horizontalPadding.points,
        "tag25": TagConfiguration.height25.horizontalPadding.points,
        "tag29": TagConfiguration.height29.horizontalPadding.points,
        "tag31": TagConfiguration.height31.horizontalPadding.points,
        "tagGap": 8, "tagRows": 12, "radioGap": 8, "iconGap": 4, "messageHorizontal": 16,
        "messageVertical": 8,
      ])
    + named(
      .radius,
      [
        "alert": 8, "field": 8, "radio": 10, "confirm": 12.5, "message": 16, "outlined": 18,
        "button": 24, "floating": 28, "sheet": 28,
      ])
    + named(.stroke, ["tag": 1, "tagSelected": 1.5, "outlined": 1, "searchUnderline": 2])

  static let lionheart: [ThemeLength] =
    named(
      .spacing,
      [
        "tagHorizontal": 8, "tagVertical": 4, "barLeading": 24, "barTrailing": 16, "toastSides": 20,
        "toastBottom": 40,
      ])
    + named(.radius, ["tag": 3, "toast": 4, "note": 4, "button": 8, "container": 8])
    + named(.stroke, ["tag": 1, "hairline": 1])

  static let ribsTodo: [ThemeLength] =
    named(.spacing, ["screen": 20, "inset": 15, "stack": 20])
    + named(.radius, ["button": 4, "card": 10, "field": 10, "thumbnail": 20])
    + named(.stroke, ["fieldThin": 0.5, "card": 1, "field": 1, "tabUnderline": 1, "button": 1.5])
}
