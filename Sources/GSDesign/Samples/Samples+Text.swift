extension Samples {
  /// A line in a style of words: the style's own name where no design of the package has it.
  public static func text(_ style: GSTextStyle) -> SampleLabel {
    texts[style] ?? SampleLabel(style.name, style.name)
  }

  /// No two styles of a design share a line, so their samples differ in more than size.
  private static let texts: [GSTextStyle: SampleLabel] = {
    let ramps = [
      (GSTextStyle.gitspace, gitspace), (GSTextStyle.zatch.all, zatch),
      (GSTextStyle.lionheart.all, lionheart), (GSTextStyle.ribsTodo.all, ribsTodo),
    ]
    var texts: [GSTextStyle: SampleLabel] = [:]
    for (styles, labels) in ramps {
      for (style, label) in zip(styles, labels) { texts[style] = label }
    }
    return texts
  }()

  private static let gitspace = [
    SampleLabel("My Chats", "내 채팅"), SampleLabel("Contributors", "함께 만든 사람들"),
    SampleLabel("Received knocks", "받은 노크"), SampleLabel("APP SETTINGS", "앱 설정"),
    SampleLabel("LEGAL", "약관"),
    SampleLabel("Select tags from **your** list 🙌", "**내** 목록에서 태그를 골라요 🙌"),
    SampleLabel("English, US", "한국어"), SampleLabel("2 minutes ago", "2분 전"),
    SampleLabel("GitSpace User  ⎯  3", "GitSpace 사용자  ⎯  3"), SampleLabel("forked", "포크함"),
    SampleLabel("starred", "스타함"), SampleLabel("Recommended users for you 👋", "함께하면 좋은 사람들 👋"),
    SampleLabel("There is nothing here yet.", "아직 아무것도 없어요."),
    SampleLabel("Go Chat", "대화하기"),
  ]

  private static let zatch = [
    SampleLabel("Zatch", "재치"), SampleLabel("Popular now", "지금 인기"),
    SampleLabel("My Zatch", "나의 재치"), SampleLabel("Next step", "다음 단계로"),
    SampleLabel("Support", "고객센터"), SampleLabel("OK", "확인"),
    SampleLabel("Electronics", "디지털기기"), SampleLabel("Cancel", "취소"),
    SampleLabel("Pets", "반려동물"), SampleLabel("Plants/Gardening", "식물/원예"),
    SampleLabel("Hongje", "홍제동"), SampleLabel("Tiger doll", "호랑이 인형"),
    SampleLabel("Free", "나눔"), SampleLabel("Reserved", "예약완료"),
    SampleLabel("Furniture/Interior", "가구/인테리어"), SampleLabel("Notices", "공지사항"),
    SampleLabel("Unopened", "미개봉"), SampleLabel("Opened", "개봉"), SampleLabel("Lamp", "램프"),
    SampleLabel("Choose a town", "동네 범위 설정"), SampleLabel("Mini humidifier", "미니 가습기"),
    SampleLabel("Calendar 2022", "2022 달력"), SampleLabel("Handkerchief", "손수건"),
    SampleLabel("Mouse pad", "마우스 패드"), SampleLabel("Yangjae", "양재동"),
    SampleLabel("Sanghyeon", "상현동"), SampleLabel("Category", "카테고리"),
    SampleLabel("Find an address", "주소검색"),
  ]

  private static let lionheart = [
    SampleLabel("Today", "투데이"), SampleLabel("Curriculum", "커리큘럼"),
    SampleLabel("Explore", "탐색"), SampleLabel("Bookmarks", "북마크"),
    SampleLabel("Budget", "예산"), SampleLabel("Next", "다음"), SampleLabel("Challenge", "챌린지"),
    SampleLabel("Week 4", "4주차"), SampleLabel("100 days left", "100일 남음"),
    SampleLabel("Tips for dads", "아빠들의 팁"), SampleLabel("Notices", "공지사항"),
    SampleLabel("Notifications", "알림 설정"), SampleLabel("Baby goods", "아기 용품"),
    SampleLabel("Hospitals", "병원 정보"), SampleLabel("Before birth", "출산 직전"),
    SampleLabel("Profile", "프로필"), SampleLabel("Support", "지원 제도"),
    SampleLabel("App version", "앱 버전"),
  ]

  private static let ribsTodo = [
    SampleLabel("Title of a task", "할일 제목"), SampleLabel("Remaining tasks", "남은 할일 목록"),
    SampleLabel("Content of a task", "할일 내용"),
  ]
}
