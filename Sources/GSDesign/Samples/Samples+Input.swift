/// Texts of fields and editors, and the messages about them.
extension Samples {
  /// The rule of a field for the week of a pregnancy.
  public static let weekRule = ValidatedFieldState.Rule.number(4...40)
  /// The placeholder of the week field.
  public static let weekPlaceholder = SampleLabel("4~40", "4~40")
  /// A text for the week on which the rule comes to the verdict.
  public static func week(_ verdict: ValidatedFieldState.Verdict) -> SampleLabel {
    switch verdict {
    case .empty: SampleLabel("", "")
    case .outOfRange: SampleLabel("41", "41")
    case .tooLong: SampleLabel("400", "400")
    case .valid: SampleLabel("12", "12")
    }
  }
  /// The message for a verdict on a week.
  public static func weekMessage(_ verdict: ValidatedFieldState.Verdict) -> SampleLabel {
    switch verdict {
    case .empty: nothingEntered
    case .outOfRange: SampleLabel("Enter a number from 4 to 40.", "4에서 40 사이의 숫자를 입력해 주세요.")
    case .tooLong: SampleLabel("Enter at most 2 digits.", "두 자리까지 입력해 주세요.")
    case .valid: accepted
    }
  }

  /// The question that a week answers, and its purpose.
  public static let weekQuestion = (
    title: SampleLabel("How many weeks?", "지금 몇 주차인가요?"),
    detail: SampleLabel("You find the week in the clinic's notes.", "산모 수첩에서 주차를 볼 수 있어요.")
  )
  /// The question that a nickname answers, and its purpose.
  public static let nicknameQuestion = (
    title: SampleLabel("What is the nickname?", "태명이 있나요?"),
    detail: SampleLabel("Articles will use it.", "아티클에서 태명으로 불러 드려요.")
  )

  /// The rule of a field for a nickname.
  public static let nicknameRule = ValidatedFieldState.Rule.characters(10)
  /// The placeholder of the nickname field.
  public static let nicknamePlaceholder = SampleLabel("Nickname", "태명")
  /// A nickname on which the rule comes to the verdict; no text is out of range.
  public static func nickname(_ verdict: ValidatedFieldState.Verdict) -> SampleLabel {
    switch verdict {
    case .empty: SampleLabel("", "")
    case .tooLong: SampleLabel("Little sprout", "우리 집에서 제일 튼튼한 아기")
    case .outOfRange, .valid: SampleLabel("Sprout", "튼튼이")
    }
  }
  /// The message for a verdict on a nickname.
  public static func nicknameMessage(_ verdict: ValidatedFieldState.Verdict) -> SampleLabel {
    switch verdict {
    case .empty: nothingEntered
    case .tooLong: SampleLabel("Enter at most 10 characters.", "10자 이내로 입력해 주세요.")
    case .outOfRange, .valid: accepted
    }
  }

  private static let nothingEntered = SampleLabel("Nothing entered yet.", "입력된 내용이 없습니다.")
  private static let accepted = SampleLabel("Looks good.", "사용할 수 있습니다.")

  /// The placeholder of the message editor.
  public static let messagePlaceholder = SampleLabel("Message", "메시지")
  /// The text that replaces the editor when no message can be sent.
  public static let messageBlocked = SampleLabel("You blocked this user.", "차단한 사용자입니다.")
  /// The label of the button that sends a message.
  public static let send = SampleLabel("Send", "보내기")
  /// The lines of a message that is longer than its editor.
  public static let messageLines = [
    SampleLabel("Thanks for the pull request! 🙌", "풀 리퀘스트 고마워요! 🙌"),
    SampleLabel("Two things before I merge it:", "병합하기 전에 두 가지만요:"),
    SampleLabel("- the dark theme has no badge yet", "- 다크 테마에 배지가 아직 없어요"),
    SampleLabel("- one label is cut", "- 라벨 하나가 잘려요"),
    SampleLabel("", ""),
    SampleLabel("The rest is fine.", "나머지는 좋아요."),
    SampleLabel("Shall we talk tomorrow?", "내일 이야기할까요?"),
  ]

  /// The label of a field for a name, and that of a field for a number of days.
  public static let formLabels = [SampleLabel("Name", "이름"), SampleLabel("Days", "일수")]
  /// The button that submits a form.
  public static let save = SampleLabel("Save", "저장")

  /// The placeholder of an area for a note.
  public static let notePlaceholder = SampleLabel("Write a note", "메모를 적어 주세요")
  /// The lines of a note that is longer than its area.
  public static let noteLines = [
    SampleLabel("Bring to the clinic:", "병원에 가져갈 것:"),
    SampleLabel("- the notes of the last visit", "- 지난번 진료 기록"),
    SampleLabel("- a bottle of water", "- 물 한 병"),
    SampleLabel("", ""),
    SampleLabel("Ask about the vaccination,", "예방 접종을 물어보고,"),
    SampleLabel("and when to come again.", "다음에 언제 오는지 확인하기."),
  ]
  /// The lines of a log that is longer than its area.
  public static let logLines = [
    SampleLabel("09:41:02 Building for debugging", "09:41:02 디버그 빌드 시작"),
    SampleLabel("09:41:05 Compiling ColorScience", "09:41:05 ColorScience 컴파일"),
    SampleLabel("09:41:12 Compiling GSDesign", "09:41:12 GSDesign 컴파일"),
    SampleLabel("09:41:38 Compiling TermRender", "09:41:38 TermRender 컴파일"),
    SampleLabel("09:41:51 Linking gs-gallery", "09:41:51 gs-gallery 링크"),
    SampleLabel("09:41:53 Build complete (51 s)", "09:41:53 빌드 완료 (51초)"),
    SampleLabel("09:41:54 Testing tag/filled", "09:41:54 tag/filled 테스트"),
    SampleLabel("09:41:55 Testing badge/default", "09:41:55 badge/default 테스트"),
    SampleLabel("09:41:56 2 tests passed", "09:41:56 테스트 2개 통과"),
  ]
}
