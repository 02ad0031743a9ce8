import GSDesign

/// The state of a card.
struct CardPayload: Hashable, Sendable {
  var style = GSCard.Style.filled
  var title: String?
}

/// The state of a navigation bar.
struct NavigationBarPayload: ActionRowHolder, Hashable, Sendable {
  /// How the screen was come to.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case root, pushed, presented
  }

  var kind = Kind.root
  var hasItems = true
  var isScrolled = false
  var title: String?
  /// Whose title is shown until a text is entered.
  var screen: GSNavigationBar.Screen?
  var row = ActionRowPayload()

  init() {}

  init(_ screen: GSNavigationBar.Screen) {
    self.screen = screen
    hasItems = !screen.items.isEmpty
    switch screen.style() {
    case .root: kind = .root
    case .pushed: kind = .pushed
    case .presented: kind = .presented
    }
  }

  var sample: SampleLabel { screen?.title ?? Samples.navigation(isRoot: kind == .root) }

  var items: [GSNavigationBar.Item] { hasItems ? GSNavigationBar.Item.allCases : [] }
  var memberCount: Int { style("").memberCount(items) }

  func title(_ language: Language) -> String {
    title ?? sample[language]
  }

  func style(_ title: String) -> GSNavigationBar.Style {
    switch kind {
    case .root: .root(title: title)
    case .pushed: .pushed(title: title)
    case .presented: .presented(title: title)
    }
  }
}

extension Specimen {
  static let card: Specimen = Specimen(
    "card/default",
    summary: Phrase("A frame around related content", korean: "관련된 내용을 묶는 틀"),
    usage: Phrase(
      "Use for items of a list or a screen. For whole panes use panel.",
      korean: "목록이나 화면의 항목에 사용합니다. 전체 패널에는 panel을 사용합니다."),
    tags: ["canvas", "container", "카드"],
    level: .molecule,
    payload: CardPayload(),
    axes: [
      .choice("style", \.style),
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.cardTitle[$1] }),
    ],
    code: { payload, language in
      let title = SwiftSource.literal(payload.title ?? Samples.cardTitle[language])
      return "GSCard(.\(payload.style.rawValue)) { GSText(.title3, \(title)) }"
    },
    build: { payload, language in
      GSCard(payload.style) {
        Content.column {
          GSText(.title3, payload.title ?? Samples.cardTitle[language])
          GSText(.caption1, Samples.text(.caption1)[language])
        }
      }.lowered()
    })

  static let navigationBar: Specimen = Specimen(
    "navigation-bar/default",
    summary: Phrase(
      "The bar at the top of a screen: title, way back, actions",
      korean: "화면 위의 막대: 제목, 뒤로 가기, 동작"),
    usage: Phrase(
      "Use one on every screen: root in a tab, pushed with a way back, presented with a cross.",
      korean: "화면마다 하나를 둡니다. 탭의 첫 화면은 root, 들어간 화면은 pushed, 위에 띄운 화면은 presented입니다."),
    tags: ["header", "title", "back", "내비게이션"], home: .lionheart,
    level: .organism,
    payload: NavigationBarPayload(),
    axes: [
      .choice("kind", \.kind), .toggle("items", \.hasItems),
      // What is scrolled under the bar says so itself.
      .toggle("scrolled", \.isScrolled).fainter([.flag(true)]),
      .text(
        "title", \.title, samples: Samples.textTier, sample: { $0.sample[$1] }),
      .choice(
        "screen", \.screen,
        values: [(name: "none", value: nil)]
          + GSNavigationBar.Screen.allCases.map {
            (name: hyphenated($0.rawValue), value: $0)
          },
        tier: .text, meaning: .content
      ).held(),
    ] + StateAxis.row(of: 3),
    impossible: [
      Impossible("The bar has fewer members than that.", korean: "막대의 항목 수가 그보다 적습니다.") {
        $0.row.isImpossible(count: $0.memberCount)
      }
    ],
    presets: GSNavigationBar.Screen.allCases.map {
      (hyphenated($0.rawValue), NavigationBarPayload($0))
    },
    members: { payload, _ in
      (payload.kind == .root ? [] : ["‹"]) + payload.items.map(\.rawValue)
    },
    code: { payload, language in
      let title = SwiftSource.literal(payload.title(language))
      return SwiftSource.call(
        "GSNavigationBar",
        [
          ".\(payload.kind.rawValue)(title: \(title))",
          payload.hasItems ? "items: [.bookmarks, .profile]" : nil,
          SwiftSource.flag("isScrolled", payload.isScrolled),
        ])
    },
    step: { payload, intent in payload.row.handle(intent, count: payload.memberCount) },
    build: { payload, language in
      let lowered = GSNavigationBar(
        payload.style(payload.title(language)), items: payload.items,
        isScrolled: payload.isScrolled, state: payload.row.state(count: payload.memberCount),
        id: part
      ) { _ in }.lowered()
      return Lowered(
        element: .sized(width: .atMost(Samples.phoneColumns), lowered.element),
        interactions: lowered.interactions)
    })
}
