import GSDesign
import GalleryKit
import StateSpace

extension Specimen {
  static let todayScreen: Specimen = Specimen(
    "screen/today",
    summary: Phrase(localized: "The article of the day"),
    usage: Phrase(localized: "Shows a bar, a card and tabs together."),
    tags: ["page", "article", "화면"], home: .lionheart, level: .screen,
    payload: TodayPayload(),
    axes: [.toggle("loading", \.isLoading), .toggle("bookmarked", \.isBookmarked)]
      + SpecimenAxis.row(of: 8) + [
        .scrolled(\.row.revealed, of: 8),
        .stepper(
          "step", \.step, 0...(ProgressState.stepCount - 1), samples: [0], tier: .interaction
        ).held().moving(.turning),
      ],
    impossible: Impossible.ofScreens + [
      Impossible(localized: "Only a loading page moves by itself.") {
        !$0.isLoading && $0.step != 0
      },
      Impossible(localized: "A loading page has no bookmark.") {
        $0.isLoading && $0.isBookmarked
      },
    ],
    members: { payload, language in
      let tabs = tabBarItems(4, language, of: Samples.sections).map(\.label)
      let article = payload.isLoading ? [] : [Samples.read[language], Samples.bookmark[language]]
      return Samples.barItems.map { $0[language] } + article + tabs
    },
    code: { payload, language in
      let article =
        payload.isLoading
        ? "GSLoading(\(SwiftSource.literal(Samples.loading[language])), state: ProgressState())"
        : "GSTag.outlined(\(SwiftSource.literal(Samples.categoryTag[language]))); "
          + "GSText(.lionheart.head3, \(SwiftSource.literal(Samples.articleTitle[language]))); "
          + "GSToggleIcon(.bookmark, state: TagState(isSelected: \(payload.isBookmarked)))"
      return "Content.column { GSNavigationBar(.root(title: "
        + "\(SwiftSource.literal(Samples.navigation(isRoot: true)[language])))); "
        + "GSCard(.container) { Content.column { \(article) } }; GSTabBar(items, state: TabsState(count: 4)) }"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in TodayScreen(payload: payload, language: language).lowered() })

  static let filterScreen: Specimen = Specimen(
    "screen/filter",
    summary: Phrase(localized: "Tags that filter a list"),
    usage: Phrase(localized: "Shows a tag group and the list it filters."),
    tags: ["page", "search", "화면"], home: .zatch, level: .screen,
    payload: FilterPayload(),
    axes: [
      .toggle("free", \.isFree, meaning: .variety),
      .toggle("reserved", \.isReserved, meaning: .variety),
      .toggle("unopened", \.isUnopened, meaning: .variety),
    ] + SpecimenAxis.row(of: FilterPayload.tagCount + Samples.offers.count),
    impossible: Impossible.ofScreens,
    members: { payload, language in
      Samples.tags.prefix(FilterPayload.tagCount).map { $0[language] }
        + payload.offers.map { $0.title[language] }
    },
    code: { payload, language in
      let tags = Samples.tags.prefix(FilterPayload.tagCount).map {
        "GSTag.filled(\(SwiftSource.literal($0[language])))"
      }
      let rows = SwiftSource.rows(payload.offers.map { $0.title[language] })
      return "Content.column { GSTagGroup(\(SwiftSource.list(tags)), "
        + "state: TagGroupState(count: \(tags.count), selected: \(payload.chosen.sorted()))); "
        + "GSList(\(rows), state: ListState(count: \(payload.offers.count), selected: nil)) }"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in FilterScreen(payload: payload, language: language).lowered() })

  static let starsScreen: Specimen = Specimen(
    "screen/stars",
    summary: Phrase(localized: "Starred repositories and activity"),
    usage: Phrase(localized: "Shows tabs, a filter and cards together."),
    tags: ["page", "home", "화면"], level: .screen,
    payload: StarsPayload(),
    axes: [.position("tab", \.tab, of: 2, meaning: .variety), .toggle("filtered", \.isFiltered)]
      + SpecimenAxis.row(of: 7) + [.scrolled(\.row.revealed, of: 7)],
    impossible: Impossible.ofScreens + [
      Impossible(localized: "Activity has no filter.") {
        $0.tab == 1 && $0.isFiltered
      }
    ],
    members: { payload, language in
      Samples.homeTabs.prefix(2).map { $0[language] } + (payload.tab == 0 ? ["MVVM"] : [])
        + tabBarItems(4, language).map(\.label)
    },
    code: { payload, language in
      let tabs = Samples.homeTabs.prefix(2).map { SwiftSource.literal($0[language]) }
      let names =
        payload.tab == 0
        ? Samples.repositories.filter { !payload.isFiltered || $0.hasTag }.map(\.name)
        : Samples.activities.map { $0.title[language] }
      let cards = names.map { "GSCard { GSText(.title3, \(SwiftSource.literal($0))) }" }
      return "Content.column { GSTabs(\(SwiftSource.list(tabs)), "
        + "state: TabsState(count: 2\(payload.tab == 0 ? "" : ", selected: 1"))); "
        + cards.joined(separator: "; ") + " }"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in StarsScreen(payload: payload, language: language).lowered() })
}
