extension Palette {
  /// Zatch: purple and yellow on white. A number after `black` is a percentage of ink.
  static let zatch = Palette([
    Entry("white", "#FFFFFF"),
    Entry("purple40", "#D8CBFF"),
    Entry("zatchPurple", "#9E7CFE"),
    Entry("yellow40", "#FFF2E1"),
    Entry("zatchYellow", "#FFBD6B"),
    Entry("zatchDeepYellow", "#FFAB42"),
    Entry("black5", "#F2F2F2"),
    Entry("black10", "#E5E5E5"),
    Entry("black20", "#CCCCCC"),
    Entry("black30", "#B3B3B3"),
    Entry("black45", "#8C8C8C"),
    Entry("black65", "#595959"),
    Entry("black85", "#262626"),
    // A literal of the row that is swiped away.
    Entry("deleteRed", "#EA270D"),
  ])
}
