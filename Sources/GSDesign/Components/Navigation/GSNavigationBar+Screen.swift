extension GSNavigationBar {
  /// A screen of LionHeart, for the bar at its head: `GSNavigationBar(.today)`.
  public enum Screen: String, Hashable, Sendable, CaseIterable {
    /// The first tab: today's article.
    case today
    /// The tab of all categories.
    case explore
    /// The tab of the weeks.
    case curriculumMain
    /// The tab of the days in a row.
    case challenge
    /// The articles of a week.
    case curriculumByWeek
    /// The articles of a category; without a title.
    case exploreEachCategory
    /// The saved articles.
    case bookmark
    /// The person's account.
    case myPage
    /// The questions to a newcomer.
    case onboarding
    /// An article over everything else; without a title.
    case articleMain

    /// The title; empty for none.
    public var title: SampleLabel {
      switch self {
      case .today: SampleLabel("Today", "투데이")
      case .explore: SampleLabel("Explore", "탐색")
      case .curriculumMain: SampleLabel("Curriculum", "커리큘럼")
      case .challenge: SampleLabel("Challenge", "챌린지")
      case .curriculumByWeek: SampleLabel("Week 4", "4주차 커리큘럼")
      case .bookmark: SampleLabel("Bookmarks", "북마크")
      case .myPage: SampleLabel("Profile", "프로필")
      case .onboarding: SampleLabel("Sign up", "회원가입")
      case .exploreEachCategory, .articleMain: SampleLabel("", "")
      }
    }

    /// How the screen is come to, with its title in a language.
    public func style(_ language: Language = .korean) -> Style {
      switch self {
      case .today, .explore, .curriculumMain, .challenge: .root(title: title[language])
      case .curriculumByWeek, .exploreEachCategory, .bookmark, .myPage, .onboarding:
        .pushed(title: title[language])
      case .articleMain: .presented(title: title[language])
      }
    }

    /// The items at the trailing end: both in a tab, none elsewhere.
    public var items: [Item] {
      switch self {
      case .today, .explore, .curriculumMain, .challenge: Item.allCases
      case .curriculumByWeek, .exploreEachCategory, .bookmark, .myPage, .onboarding, .articleMain:
        []
      }
    }
  }

  /// Makes the bar of a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen, which decides title, way back and items.
  ///   - language: the language of the title.
  ///   - isScrolled: whether content has been scrolled below the bar.
  ///   - state: at rest by default; one of another number of members is not used.
  ///   - id: the name of the bar.
  ///   - action: runs with the number of the member that was pressed.
  public init(
    _ screen: Screen, language: Language = .korean, isScrolled: Bool = false,
    state: ActionRowState? = nil, id: FocusID = "navigation", action: ((Int) -> Void)? = nil
  ) {
    self.init(
      screen.style(language), items: screen.items, isScrolled: isScrolled, state: state, id: id,
      action: action)
  }
}
