/// Labels of buttons, rows and choices.
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

  /// The title of an article.
  public static let articleTitle = SampleLabel("The heart of a good father", "좋은 아빠가 될 용기")
  /// The categories of an article.
  public static let articleTags = [SampleLabel("Family", "부부 관계"), SampleLabel("Tips", "아빠들의 팁")]
  /// How long an article takes to read.
  public static let articleTime = SampleLabel("5 min", "5분 분량")
  /// The first words of an article.
  public static let articleExcerpt = SampleLabel(
    "Ten minutes a day are enough to begin with. Start with a question.",
    "하루 10분이면 충분해요. 먼저 안부를 묻는 것부터 시작해 보세요.")

  /// A setting that is on or off.
  public static let settingTitle = SampleLabel("Notifications", "알림")
  /// A thing to do.
  public static let todoTitle = SampleLabel("Buy stamps", "우표 사기")
  /// When it is to be done.
  public static let todoDate = SampleLabel("2023-09-22 18:00", "2023-09-22 18:00")
  /// The name of the bookmark toggle.
  public static let bookmark = SampleLabel("Bookmark", "북마크")
  /// The name of the switch that marks a task as done.
  public static let done = SampleLabel("Done", "완료")

  /// Answers of which one is chosen.
  public static let radios = [
    SampleLabel("Others are fine too", "다른 것도 괜찮아요!"), SampleLabel("Only this one", "이것만 가능해요!"),
  ]
  /// A week by its number.
  public static func week(_ number: Int) -> SampleLabel {
    SampleLabel("Week \(number)", "\(number)주차")
  }
  /// The arrows of a stepper by what they do.
  public static let stepperArrows = [SampleLabel("Previous", "이전"), SampleLabel("Next", "다음")]
}
