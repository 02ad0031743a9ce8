/// Labels of buttons.
extension Samples {
  /// The label of a button as wide as the screen.
  public static let roundButton = SampleLabel("Get started", "시작하기")
  /// The label of the button that goes on.
  public static let nextButton = SampleLabel("Next", "다음")
  /// The label of a button with a line in the accent.
  public static let accentOutlinedButton = SampleLabel("Search", "검색하기")
  /// The label of a button with a grey line.
  public static let neutralOutlinedButton = SampleLabel("Message", "메시지")
  /// The glyph of a floating button.
  public static let floatingGlyph = "+"
}
