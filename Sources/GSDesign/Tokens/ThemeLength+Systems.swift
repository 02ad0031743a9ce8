/// The lengths that the four systems publish, in points: components are drawn with them, by their names.
extension ThemeLength {
  static let gitspace: [ThemeLength] =
    named(
      .spacing,
      [
        "primaryHorizontal": 34, "primaryVertical": 18, "secondaryHorizontal": 20,
        "secondaryVertical": 10, "tagHorizontal": 12, "tagVertical": 9, "screen": 20, "card": 20,
        "message": 15, "knock": 20, "tabGap": 10, "badgeHorizontal": 8, "badgeVertical": 3,
        "searchBarHorizontal": 14, "searchBarVertical": 12, "searchBarGap": 8, "addTag": 10,
        "editor": 10, "sectionHorizontal": 20, "sectionVertical": 12,
      ])
    + named(
      .radius,
      [
        "tabMark": 5, "skeleton": 8, "searchBar": 10, "addTag": 10, "dialog": 15, "card": 17,
        "knock": 17, "message": 20, "editor": 20,
      ])
    + named(.stroke, ["hairline": 0.5, "tag": 2, "tabUnderline": 2, "tabMark": 4])
    + named(
      .size,
      [
        "primaryWidth": 150, "secondaryWidth": 80, "tagWidth": 62, "dialog": 50,
        "dialogWidth": 100,
      ])
    + named(
      .shadow,
      [
        "primary.offset": 9, "primary.blur": 9, "primary.dark.offset": 14, "primary.dark.blur": 36,
        "card.offset": 2, "card.blur": 6,
      ])
    + named(.opacity, ["primary": 21, "primary.dark": 29, "card": 30, "card.dark": 0])

  static let zatch: [ThemeLength] =
    named(
      .spacing,
      [
        "tag20": 8, "tag25": 12, "tag29": 10, "tag31": 12, "town": 12, "tagGap": 8, "tagRows": 12,
        "radioGap": 8, "iconGap": 4, "messageHorizontal": 16, "messageVertical": 8,
        "searchInset": 40, "locationLeading": 40, "locationTrailing": 6, "sheet": 24, "alert": 20,
        "title": 16, "headerTitle": 24, "headerItem": 20,
      ])
    + named(
      .radius,
      [
        "alert": 8, "field": 8, "radio": 10, "confirm": 12.5, "message": 16, "outlined": 18,
        "button": 24, "floating": 28, "sheet": 28,
      ])
    + named(
      .stroke,
      ["tag": 1, "tagSelected": 1.5, "outlined": 1, "searchUnderline": 2, "divider": 1])
    + named(
      .size,
      [
        "tag20": 20, "tag25": 25, "tag29": 29, "tag31": 31, "town": 28, "radio": 20, "check": 24,
        "confirm": 25, "outlined": 36, "pill36": 36, "pill52": 52, "fill": 48, "floating": 56,
        "location": 44, "header": 60, "title": 120, "avatar": 116, "sectionBand": 8,
      ])
    + named(
      .shadow,
      ["floating.offset": 3, "floating.blur": 5, "alert.offset": 2, "alert.blur": 8])
    + named(.opacity, ["floating": 30, "alert": 40])

  static let lionheart: [ThemeLength] =
    named(
      .spacing,
      [
        "tagHorizontal": 8, "tagVertical": 4, "barLeading": 24, "barTrailing": 16, "toastSides": 20,
        "toastBottom": 40, "levelHorizontal": 16, "levelVertical": 8, "levelGap": 8,
      ])
    + named(
      .radius,
      [
        "tag": 3, "toast": 4, "note": 4, "profileEdit": 4, "button": 8, "container": 8, "level": 8,
      ])
    + named(.stroke, ["tag": 1, "hairline": 1])
    + named(.size, ["button": 50, "toast": 50, "bar": 60, "container": 72])

  static let ribsTodo: [ThemeLength] =
    named(.spacing, ["screen": 20, "inset": 15, "stack": 20])
    + named(.radius, ["button": 4, "card": 10, "field": 10, "thumbnail": 20])
    + named(.stroke, ["fieldThin": 0.5, "card": 1, "field": 1, "tabUnderline": 1, "button": 1.5])
    + named(.size, ["button": 30, "field": 50, "thumbnail": 80])
}
