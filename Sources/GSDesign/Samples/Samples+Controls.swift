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
  /// The label of the button that leads on from a screen of Zatch.
  public static let fillButton = SampleLabel("Next", "다음으로")
  /// The label of the button that begins a chat.
  public static let chatButton = SampleLabel("Chat", "채팅하기")
  /// The destructive answer.
  public static let yes = SampleLabel("Yes", "예")
  /// The answer that leaves everything as it is.
  public static let no = SampleLabel("No", "아니요")
  /// The label of a button with an icon.
  public static let imageButton = SampleLabel("Share", "공유")
  /// The icon before a label.
  public static let imageButtonGlyph = "↗"
  /// The label of the button that changes a profile.
  public static let editButton = SampleLabel("Edit profile", "정보 수정")
  /// The label of the button that follows a person.
  public static let followButton = SampleLabel("Follow", "팔로우")
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
  /// The title of a task.
  public static let todoTitle = SampleLabel("Buy stamps", "우표 사기")
  /// The due date of a task.
  public static let todoDate = SampleLabel("2023-09-22 18:00", "2023-09-22 18:00")
  /// The name of the bookmark toggle.
  public static let bookmark = SampleLabel("Bookmark", "북마크")
  /// The name of the switch that marks a task as done.
  public static let done = SampleLabel("Done", "완료")

  /// Whether goods are unopened: answers of which one is chosen.
  public static let radios = [SampleLabel("Unopened", "미개봉"), SampleLabel("Opened", "개봉")]
  /// Terms of an exchange: answers of which one is chosen.
  public static let imageRadios = [
    SampleLabel("Others are fine", "비슷한 물건도 좋아요"), SampleLabel("Only this one", "이 물건만 원해요"),
  ]
  /// The name of the filter of a search.
  public static let filter = SampleLabel("Filters", "검색 필터")
  /// The words before an arrow that opens a choice.
  public static let exchange = SampleLabel("Exchange", "교환")
  /// The name of a round check.
  public static let agree = SampleLabel("Agree", "동의")
  /// The words of a level.
  public static func level(_ level: Int) -> SampleLabel {
    SampleLabel("Lion power Lv. \(level)", "사자력 Lv.\(level)")
  }
  /// The appearances that a setting offers.
  public static let appearances = [
    SampleLabel("Automatic", "자동"), SampleLabel("Light", "라이트"), SampleLabel("Dark", "다크"),
  ]
  /// The title of a sheet that reports a user.
  public static let reportTitle = SampleLabel("Report", "신고")
  /// The button that sends a report.
  public static let submit = SampleLabel("Submit", "제출")
  /// The reasons of a report.
  public static let reportReasons = [
    SampleLabel("Spamming", "스팸"), SampleLabel("Offensive language", "욕설과 비방"),
    SampleLabel("Sexual description", "선정적인 내용"), SampleLabel("Cheating", "사기"),
    SampleLabel("Harassment", "괴롭힘"),
  ]
  /// A week by its number.
  public static func week(_ number: Int) -> SampleLabel {
    SampleLabel("Week \(number)", "\(number)주차")
  }
  /// The actions of a stepper's arrows.
  public static let stepperArrows = [SampleLabel("Previous", "이전"), SampleLabel("Next", "다음")]
}
