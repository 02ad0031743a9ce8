import GSDesign
import GalleryKit
import StateSpace

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

  var look = GSNavigationBar.Look.ruled
  var kind = Kind.root
  var hasItems = true
  var isScrolled = false
  var title: String?
  /// Whose title is shown until a text is entered.
  var screen: GSNavigationBar.Screen?
  var row = ActionRowPayload()

  init(look: GSNavigationBar.Look = .ruled, kind: Kind = .root, hasItems: Bool = true) {
    self.look = look
    self.kind = kind
    self.hasItems = hasItems
  }

  init(_ screen: GSNavigationBar.Screen) {
    self.screen = screen
    hasItems = !screen.items.isEmpty
    switch screen.style() {
    case .root: kind = .root
    case .pushed: kind = .pushed
    case .presented: kind = .presented
    }
  }

  var sample: SampleLabel {
    switch look {
    case .ruled: screen?.title ?? Samples.navigation(isRoot: kind == .root)
    case .plain: Samples.header
    }
  }

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
  static let card: Specimen = card(
    "card/default", .filled,
    summary: Phrase(localized: "A frame around related content"),
    usage: Phrase(localized: "Use for items of a list or a screen. For whole panes use panel."),
    tags: ["canvas", "container", "카드"], title: Samples.cardTitle, titleStyle: .title3,
    note: Samples.text(.caption1), noteStyle: .caption1)

  static let knockCard: Specimen = card(
    "card/knock", .knock,
    summary: Phrase(localized: "The message of someone who knocks"),
    usage: Phrase(localized: "Use for the first message of a stranger. In a chat use bubble."),
    tags: ["message", "knock", "카드", "노크"], title: Samples.knock,
    titleStyle: .captionPrimary2)

  static let containerCard: Specimen = card(
    "card/container", .container,
    summary: Phrase(localized: "A quiet ground around a field or a note"),
    usage: Phrase(localized: "Use inside of a card or a screen. For the card itself use default."),
    tags: ["container", "note", "카드"], home: .lionheart, title: Samples.note,
    titleStyle: .lionheart.title1, note: Samples.articleExcerpt, noteStyle: .lionheart.body3R)

  static let outlinedCard: Specimen = card(
    "card/outlined", .outlined, styles: [.outlined, .completed],
    summary: Phrase(localized: "A frame of a thin line"),
    usage: Phrase(localized: "Use for counts on a first screen. completed is for finished items."),
    tags: ["count", "task", "카드", "할 일"], home: .ribsTodo, title: Samples.remaining,
    titleStyle: .ribsTodo.body)

  private static func card(
    _ id: VariantID, _ style: GSCard.Style, styles: [GSCard.Style] = [], summary: Phrase,
    usage: Phrase, tags: [String], home: Theme = .gitspace, title: SampleLabel,
    titleStyle: GSTextStyle, note: SampleLabel? = nil, noteStyle: GSTextStyle = .caption1
  ) -> Specimen {
    let sample = { @Sendable (payload: CardPayload) in
      payload.style == .completed ? Samples.completed : title
    }
    return Specimen(
      id, summary: summary, usage: usage, tags: tags, home: home, level: .molecule,
      payload: CardPayload(style: style),
      axes: (styles.isEmpty
        ? [] : [.choice("style", \.style, values: styles.map { ($0.rawValue, $0) })])
        + [.text("title", \.title, samples: Samples.textTier, sample: { sample($0)[$1] })],
      code: { payload, language in
        let title = SwiftSource.literal(payload.title ?? sample(payload)[language])
        return "GSCard(.\(payload.style.rawValue)) { GSText(.\(titleStyle.name), \(title)) }"
      },
      build: { payload, language in
        GSCard(payload.style) {
          Content.column {
            GSText(titleStyle, payload.title ?? sample(payload)[language])
            if let note { GSText(noteStyle, note[language]) }
          }
        }.lowered()
      })
  }

  static let headerBar: Specimen = Specimen(
    "navigation-bar/header",
    summary: Phrase(localized: "The bar at the top of a screen, without a line"),
    usage: Phrase(
      localized: "Use on a screen with a title of its own. With a line use navigation-bar/default."),
    tags: ["header", "title", "back", "내비게이션", "헤더"], home: .zatch,
    level: .organism,
    payload: NavigationBarPayload(look: .plain, kind: .pushed, hasItems: false),
    axes: [
      .choice("kind", \.kind, values: [("pushed", .pushed), ("root", .root)]),
      .text("title", \.title, samples: Samples.textTier, sample: { $0.sample[$1] }),
    ] + SpecimenAxis.row(of: 1),
    impossible: [
      Impossible(localized: "The bar has fewer members than that.") {
        $0.row.isImpossible(count: $0.memberCount)
      }
    ],
    members: { payload, language in
      payload.style("").memberNames(payload.items).map { $0[language] }
    },
    code: { payload, language in
      let title = SwiftSource.literal(payload.title(language))
      return "GSNavigationBar(.\(payload.kind.rawValue)(title: \(title)), look: .plain)"
    },
    step: { payload, intent in payload.row.handle(intent, count: payload.memberCount) },
    build: { payload, language in
      let lowered = GSNavigationBar(
        payload.style(payload.title(language)), look: .plain,
        state: payload.row.state(count: payload.memberCount), id: part
      ) { _ in }.lowered()
      return Lowered(
        element: .sized(width: .atMost(Samples.phoneColumns), lowered.element),
        interactions: lowered.interactions)
    }
  )
  .placed(.top)

  static let navigationBar: Specimen = Specimen(
    "navigation-bar/default",
    summary: Phrase(localized: "The bar at the top of a screen: title, way back, actions"),
    usage: Phrase(
      localized:
        "Use one on every screen: root in a tab, pushed with a way back, presented with a cross."),
    tags: ["header", "title", "back", "내비게이션"], home: .lionheart,
    level: .organism,
    payload: NavigationBarPayload(),
    axes: [
      .choice("kind", \.kind), .toggle("items", \.hasItems),
      // Content scrolled under the bar shows this itself.
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
    ] + SpecimenAxis.row(of: 3),
    impossible: [
      Impossible(localized: "The bar has fewer members than that.") {
        $0.row.isImpossible(count: $0.memberCount)
      }
    ],
    presets: GSNavigationBar.Screen.allCases.map {
      (hyphenated($0.rawValue), NavigationBarPayload($0))
    },
    members: { payload, language in
      payload.style("").memberNames(payload.items).map { $0[language] }
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
    }
  )
  .placed(.top)
}
