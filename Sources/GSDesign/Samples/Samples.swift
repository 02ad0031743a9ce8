/// Labels to show components with, in English and Korean, so that everything is seen to line up with wide letters.
public enum Samples {
  /// The columns of a telephone held upright: 48 of 8 points.
  public static let phoneColumns = 48

  /// The label of a primary button.
  public static let primaryButton = SampleLabel("GitHub Signin", "GitHub 로그인")
  /// The label of a secondary button.
  public static let secondaryButton = SampleLabel("Knock", "노크")
  /// The label of a button that is a tag.
  public static let tagButton = SampleLabel("MVVM", "아키텍처")
  /// The label of a button of words alone.
  public static let plainTextButton = SampleLabel("Cancel", "취소")
  /// The label of a destructive button.
  public static let destructiveButton = SampleLabel("Block", "차단")

  /// The answer that has read a message, and the one that agrees.
  public static let confirm = SampleLabel("OK", "확인")
  /// The answer that deletes something.
  public static let delete = SampleLabel("Delete", "삭제")
  /// The message of an alert, destructive or not.
  public static func alert(isDestructive: Bool) -> SampleLabel {
    isDestructive
      ? SampleLabel("Delete this item? It cannot be restored.", "항목을 삭제할까요? 복구할 수 없습니다.")
      : SampleLabel("Do you want to sign out?", "로그아웃하시겠습니까?")
  }
  /// A message that only needs to be read.
  public static let alertMessage = SampleLabel("Choose a category first.", "카테고리를 먼저 골라 주세요.")
  /// The title of a tab's first screen, or of one that was gone into.
  public static func navigation(isRoot: Bool) -> SampleLabel {
    isRoot ? SampleLabel("Today", "투데이") : SampleLabel("Bookmarks", "북마크")
  }
  /// The title of a screen that Zatch's header leads back from.
  public static let header = SampleLabel("My Zatch", "나의 재치")
  /// The heading of a card.
  public static let cardTitle = SampleLabel("Contributors", "함께 만든 사람들")
  /// The heading of the container around a sample.
  public static let container = SampleLabel("Settings", "설정")
  /// The reason of a failed load.
  public static let failure = SampleLabel("No connection", "연결 없음")
  /// The title of a row that opens.
  public static let disclosureTitle = SampleLabel("Week 4", "4주차")
  /// The words behind the title of a row that opens.
  public static let disclosureDetail = SampleLabel("A plan for nine months", "아빠가 되기 위한 9개월 로드맵")
  /// The words below a row that is open.
  public static let disclosureBody = SampleLabel("What to expect first.", "처음 알아야 할 것들")
  /// The title of a sheet, and five rows in it.
  public static let sheetTitle = SampleLabel("Choose a town", "동네 범위 설정")
  /// The rows of a sheet.
  public static let towns = [
    SampleLabel("Hongje", "홍제동"), SampleLabel("Junggye", "중계동"), SampleLabel("Yangjae", "양재동"),
    SampleLabel("Sanghyeon", "상현동"), SampleLabel("Seongbok", "성복동"),
  ]
  /// The title of a tag that names a category.
  public static let categoryTag = SampleLabel("Before birth", "출산 직전")

  /// The tabs of two screens.
  public static let homeTabs = [
    SampleLabel("Starred", "스타"), SampleLabel("Activity", "활동"),
    SampleLabel("Received", "받은 노크"), SampleLabel("Sent", "보낸 노크"),
    SampleLabel("All", "전체"), SampleLabel("Waiting", "대기 중"), SampleLabel("Accepted", "수락"),
  ]

  /// The title of a tag alone.
  public static let tag = SampleLabel("Tag", "나눔")
  /// The titles of eight tags in a group.
  public static let tags = [
    SampleLabel("Free", "나눔"), SampleLabel("Reserved", "예약완료"), SampleLabel("Unopened", "미개봉"),
    SampleLabel("Opened", "개봉"), SampleLabel("Tiger doll", "호랑이 인형"), SampleLabel("Lamp", "램프"),
    SampleLabel("Calendar 2022", "2022 달력"), SampleLabel("Mini humidifier", "미니 가습기"),
  ]
  /// The words in place of a group without tags.
  public static let noTags = SampleLabel("No tags yet", "태그가 없어요")

  /// The sections of GitSpace with a glyph each, and further items of its settings.
  public static let tabBar: [(glyph: String, label: SampleLabel)] = [
    ("☆", SampleLabel("Stars", "스타")), ("✉", SampleLabel("Chats", "채팅")),
    ("✊", SampleLabel("Knocks", "노크")), ("☺", SampleLabel("Profile", "프로필")),
    ("⌂", SampleLabel("Home", "홈")), ("✎", SampleLabel("Write", "글쓰기")),
    ("⚙", SampleLabel("Settings", "앱 설정")), ("⚑", SampleLabel("Report", "신고")),
  ]
  /// The sections of LionHeart, with a glyph each.
  public static let sections: [(glyph: String, label: SampleLabel)] = [
    ("☼", SampleLabel("Today", "투데이")), ("⌕", SampleLabel("Explore", "탐색")),
    ("▤", SampleLabel("Curriculum", "커리큘럼")), ("⚑", SampleLabel("Challenge", "챌린지")),
  ]
  /// The sections of Zatch, which are icons alone.
  public static let icons: [(glyph: String, label: SampleLabel)] = [
    ("⌂", SampleLabel("Home", "홈")), ("♺", SampleLabel("Zatch", "재치")),
    ("✉", SampleLabel("Chats", "채팅")), ("☺", SampleLabel("My page", "마이페이지")),
  ]
  /// The tabs of a profile, which are icons alone.
  public static let profileTabs: [(glyph: String, label: SampleLabel)] = [
    ("▦", SampleLabel("Photographs", "사진")), ("☺", SampleLabel("Tagged", "태그된 사진")),
  ]

  /// A message of each kind.
  public static func toast(_ kind: ToastState.Kind) -> SampleLabel {
    switch kind {
    case .information: SampleLabel("A new article is ready.", "새 아티클이 준비됐어요.")
    case .success: SampleLabel("Saved to your bookmarks.", "북마크에 저장했습니다.")
    case .failure: SampleLabel("The bookmark was not saved.", "북마크에 저장하지 못했습니다.")
    }
  }

  /// A message that an article was removed from the bookmarks.
  public static let bookmarkRemoved = SampleLabel(
    "Removed from your bookmarks.", "북마크에서 삭제했습니다.")

  /// The placeholder of an empty text field.
  public static let fieldPlaceholder = SampleLabel("Tag name", "태그 이름")
  /// A text in a field.
  public static let fieldText = SampleLabel("MVVM", "아키텍처")
  /// The heading of a pane.
  public static let panelTitle = SampleLabel("Selected Tags", "선택한 태그")

  /// Rows with a detail each, for lists.
  public static let rows: [(title: SampleLabel, detail: String, indentation: Int)] = [
    (SampleLabel("Notices", "공지사항"), "12", 0), (SampleLabel("Questions", "1:1문의"), "3", 0),
    (SampleLabel("Answered", "답변 완료"), "2", 1), (SampleLabel("Waiting", "대기 중"), "1", 1),
    (SampleLabel("App settings", "앱 설정"), "", 0),
  ]

  /// Titles that components have trouble with; none of them may break a row.
  public static let awkwardTitles: [(name: String, text: String)] = [
    ("empty", ""), ("one letter", "x"), ("wide", "가"),
    ("long", "Your repository was archived because nobody pushed to it for more than a year"),
    ("long Korean", "내일 오전 열 시부터 서버 점검으로 앱을 잠시 이용할 수 없으니 미리 저장해 주세요"),
    ("skin tone", "✊🏻  Knock Knock!"), ("family", "👩‍👩‍👧‍👦 family"), ("flags", "🇰🇷🇺🇸"),
    ("combining", "e\u{301}te\u{301} a\u{30A}"), ("conjoining jamo", "\u{1112}\u{1161}\u{11AB}"),
    ("right to left", "שלום world"), ("spaces", "   "), ("two lines", "first\nsecond"),
  ]
}
