/// The colours a tag comes in.
///
/// Which roles a kind of tag draws them in is the kind's own affair.
public enum TagColor: String, Hashable, Sendable, CaseIterable {
  /// The purple roles of tags, such as ``ColorRole/tagPurpleSolid``.
  case purple
  /// The yellow roles of tags, such as ``ColorRole/tagYellowSolid``.
  case yellow

  /// The colour of a tag that gives none.
  public static let standard = TagColor.purple
}
