extension Samples {
  /// The greeting on the screen of the day.
  public static let todayGreeting = SampleLabel("Good morning, Tori's dad", "튼튼이 아빠님,")
  /// The hint on the screen of the day.
  public static let todayHint = SampleLabel("Your article for today", "오늘의 아티클이에요")
  /// The button that opens an article.
  public static let read = SampleLabel("Read", "읽기")
  /// The names of the items of a navigation bar.
  public static let barItems = [bookmark, SampleLabel("Profile", "프로필")]

  /// An offer: its title, its town, and the numbers of its tags among ``tags``.
  public struct Offer: Hashable, Sendable {
    /// The title of the offer.
    public let title: SampleLabel
    /// Where it is.
    public let town: SampleLabel
    /// Its tags, from 0.
    public let tags: Set<Int>
  }

  /// The title of a search.
  public static let filterTitle = SampleLabel("Search", "내가 찾는 재치")
  /// The offers nearby.
  public static let offers = [
    Offer(title: SampleLabel("Mineral water 1 l", "생수 1L"), town: towns[0], tags: [0, 2]),
    Offer(title: SampleLabel("Noodles, 3 packs", "라면 3봉"), town: towns[1], tags: [2]),
    Offer(title: SampleLabel("Milk 250 ml", "우유 250ml"), town: towns[2], tags: [0]),
    Offer(title: SampleLabel("Cold brew 60 ml", "콜드브루 60ml"), town: towns[3], tags: [1]),
  ]
  /// How many offers were found.
  public static func found(_ count: Int) -> SampleLabel {
    SampleLabel("\(count) result\(count == 1 ? "" : "s")", "결과 \(count)개")
  }
  /// The words in place of an empty list of offers.
  public static let nothingFound = SampleLabel(
    "Nothing has all these tags.", "이 태그가 모두 있는 물건이 없어요.")

  /// A starred repository.
  public struct Repository: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// A summary of the offer.
    public let summary: SampleLabel
    /// Its stars, shortened.
    public let stars: String
    /// Whether it has the tag that the screen filters by.
    public let hasTag: Bool
  }

  /// Repositories that a user has starred.
  public static let repositories = [
    Repository(
      name: "swift", summary: SampleLabel("The Swift programming language", "Swift 프로그래밍 언어"),
      stars: "69.2k", hasTag: false),
    Repository(
      name: "todo-mvvm", summary: SampleLabel("A to-do list in MVVM", "MVVM으로 만든 할 일 목록"),
      stars: "1.4k", hasTag: true),
  ]

  /// The titles of the columns of a table of repositories.
  public static let repositoryColumns = [
    SampleLabel("Name", "이름"), SampleLabel("Stars", "별"), SampleLabel("Updated", "업데이트"),
  ]

  /// A repository in a table.
  public struct RepositoryRow: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// How many stars it has.
    public let stars: Int
    /// When it was changed last.
    public let updated: SampleLabel
  }

  /// The rows of a table of repositories; each order by a column is another one.
  public static let repositoryRows = [
    RepositoryRow(name: "swift-nio", stars: 8132, updated: SampleLabel("2 days ago", "2일 전")),
    RepositoryRow(name: "todo-mvvm", stars: 1407, updated: SampleLabel("1 hour ago", "1시간 전")),
    RepositoryRow(name: "ncurses", stars: 312, updated: SampleLabel("3 weeks ago", "3주 전")),
    RepositoryRow(name: "swift", stars: 69213, updated: SampleLabel("just now", "방금")),
  ]

  /// An activity of another user.
  public struct Activity: Hashable, Sendable {
    /// The user.
    public let title: SampleLabel
    /// The description of the activity.
    public let detail: SampleLabel
    /// The time.
    public let time: SampleLabel
  }

  /// The latest activities of other users.
  public static let activities = [
    Activity(
      title: SampleLabel("yeonu", "연우"),
      detail: SampleLabel("starred ncurses", "ncurses에 스타를 눌렀어요"),
      time: SampleLabel("2 minutes ago", "2분 전")),
    Activity(
      title: SampleLabel("hana", "하나"),
      detail: SampleLabel("forked swift-algorithms", "swift-algorithms를 포크했어요"),
      time: SampleLabel("1 hour ago", "1시간 전")),
  ]

  /// The titles of page tabs.
  public static let pageTabs = [
    SampleLabel("Notices", "공지사항"), SampleLabel("FAQ", "자주 묻는 질문"),
    SampleLabel("Terms", "이용약관"), SampleLabel("Privacy", "개인정보"),
  ]
  /// A sent message.
  public static let ownMessage = SampleLabel(
    "Shall we merge it today?", "오늘 병합할까요?")
  /// A received message.
  public static let othersMessage = SampleLabel(
    "Yes! I will review it first.", "네! 먼저 리뷰할게요.")
  /// A question about goods.
  public static let sentMessage = SampleLabel(
    "Is the tiger doll still there?", "호랑이 인형 아직 있나요?")
  /// The answer about goods.
  public static let receivedMessage = SampleLabel(
    "Yes! I can bring it to Hongje today.", "네! 오늘 홍제동에서 드릴 수 있어요.")
  /// The message of a knock.
  public static let knock = SampleLabel(
    "Hello! May I ask about your tests?", "안녕하세요! 테스트에 대해 여쭤봐도 될까요?")
  /// The heading of a note in a container.
  public static let note = SampleLabel("Before birth", "출산 직전")
  /// How many tasks are left.
  public static let remaining = SampleLabel("Remaining tasks  3", "남은 할일 목록 3개")
  /// How many tasks are done.
  public static let completed = SampleLabel("Completed tasks  5", "완료 할일 목록 5개")
  /// The text of a screen without saved articles.
  public static let noBookmarks = SampleLabel("Nothing saved yet", "저장한 아티클이 없어요")
  /// The title of a screen of Zatch.
  public static let screenTitle = SampleLabel("Popular now", "지금 인기있는 재치")
  /// The counters of a profile.
  public static let counters = [
    (count: "12", label: SampleLabel("Posts", "게시물")),
    (count: "48", label: SampleLabel("Followers", "팔로워")),
    (count: "31", label: SampleLabel("Following", "팔로잉")),
  ]
  /// When a message was sent.
  public static let messageTime = "9:41"
  /// The words below a ring of dots.
  public static let loading = SampleLabel("Loading articles", "불러오는 중")
  /// The words in place of an image.
  public static let noImage = SampleLabel("No image", "사진 없음")
  /// The button of a section.
  public static let seeAll = SampleLabel("See all", "전체 보기")
}
