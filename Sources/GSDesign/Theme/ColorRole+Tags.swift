/// The roles of tags: optional in a theme, and usable by the tags of other packages.
extension ColorRole {
  /// The fill of a selected purple tag; `textSecondary` in a theme without purple tags.
  public static let tagPurpleSolid = ColorRole(.tagPurpleSolid)
  /// The fill of an unselected purple tag: 40 percent of the line over the page, where not given.
  public static let tagPurpleTint = ColorRole(.tagPurpleTint)
  /// The words on an unselected purple tag.
  public static let tagPurpleOnTint = ColorRole(.tagPurpleOnTint)
  /// The words on a selected purple tag.
  public static let tagPurpleOnSolid = ColorRole(.tagPurpleOnSolid)
  /// The line and words of a selected purple stroke tag.
  public static let tagPurpleLine = ColorRole(.tagPurpleLine)

  /// The fill of a selected yellow tag; `textSecondary` in a theme without yellow tags.
  public static let tagYellowSolid = ColorRole(.tagYellowSolid)
  /// The fill of an unselected yellow tag: 20 percent of the line over the page, where not given.
  public static let tagYellowTint = ColorRole(.tagYellowTint)
  /// The words on an unselected yellow tag.
  public static let tagYellowOnTint = ColorRole(.tagYellowOnTint)
  /// The words on a selected yellow tag.
  public static let tagYellowOnSolid = ColorRole(.tagYellowOnSolid)
  /// The line and words of a selected yellow stroke tag.
  public static let tagYellowLine = ColorRole(.tagYellowLine)
}
