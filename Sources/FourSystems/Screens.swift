import GSDesign
import GalleryKit
import StateSpace

/// LionHeart's first screen: the article of the day.
struct TodayPayload: ScreenPayload {
  var isLoading = false
  var isBookmarked = false
  /// The step of the ring while it is loading.
  var step = 0
  var row = ActionRowPayload()

  /// The items of the bar, the article's two buttons, and the tabs.
  var memberCount: Int { isLoading ? 6 : 8 }

  mutating func press(_ member: Int) -> Bool? {
    guard !isLoading, member == 3 else { return nil }
    isBookmarked.toggle()
    return isBookmarked
  }
}

/// The article of the day, between the bar and the tabs.
struct TodayScreen: Component {
  let payload: TodayPayload
  let language: Language

  func lower(into table: inout InteractionTable) -> Element {
    let id = Specimen.part
    var parts = ScreenParts(of: payload.row)
    let bar = parts.take(2)
    let read = payload.isLoading ? nil : parts.take()
    let bookmark = payload.isLoading ? nil : parts.take()
    let tabs = parts.take(4)
    return Content.phone {
      GSNavigationBar(
        .root(title: Samples.navigation(isRoot: true)[language]),
        items: GSNavigationBar.Item.allCases, state: bar.row, id: id.child("bar")
      ) { _ in }
      Content.column {
        GSText(.lionheart.head1, Samples.todayGreeting[language])
        Element.words(
          [Span(Samples.todayHint[language], role: .textSecondary)], wraps: true,
          style: .lionheart.body2R)
        article(read, bookmark)
      }.inset()
      GSTabBar(
        Specimen.tabBarItems(4, language, of: Samples.sections), state: tabs.tabs(selected: 0),
        id: id.child("tabs"), style: .labelled)
    }.lower(into: &table)
  }

  private func article(_ read: ScreenPart?, _ bookmark: ScreenPart?) -> Content {
    guard let read, let bookmark else {
      return Content(GSLoading(Samples.loading[language], state: ProgressState(step: payload.step)))
    }
    let id = Specimen.part
    return Content.column {
      GSTag.outlined(Samples.categoryTag[language])
      GSText(.lionheart.head3, Samples.articleTitle[language])
      GSText(.lionheart.body4, Samples.articleTime[language])
      Content.row(spacing: .large, alignment: .center) {
        GSButton(
          style: .round(isDisabled: false), state: read.button, id: id.child("read"), action: {}
        ) { GSText(.lionheart.subHead2, Samples.read[language]) }
        GSToggleIcon(
          .bookmark, state: bookmark.tag(isSelected: payload.isBookmarked),
          id: id.child("bookmark"), action: {})
      }
    }.inCard(.container, leaving: 8)
  }
}

/// Zatch's search: filter tags, and the offers that match all of them.
struct FilterPayload: ScreenPayload {
  var isFree = false
  var isReserved = false
  var isUnopened = false
  var row = ActionRowPayload()

  var chosen: Set<Int> {
    Set([isFree, isReserved, isUnopened].enumerated().filter(\.element).map(\.offset))
  }

  /// The offers that have all chosen tags.
  var offers: [Samples.Offer] { Samples.offers.filter { chosen.isSubset(of: $0.tags) } }

  /// The tags, and the rows of the results.
  var memberCount: Int { Self.tagCount + offers.count }

  static let tagCount = 3

  mutating func press(_ member: Int) -> Bool? {
    switch member {
    case 0: isFree.toggle()
    case 1: isReserved.toggle()
    case 2: isUnopened.toggle()
    default: return nil
    }
    return chosen.contains(member)
  }
}

/// The tags above the list of results.
struct FilterScreen: Component {
  let payload: FilterPayload
  let language: Language

  func lower(into table: inout InteractionTable) -> Element {
    let offers = payload.offers
    var parts = ScreenParts(of: payload.row)
    let tags = parts.take(FilterPayload.tagCount)
    let rows = parts.take(offers.count)
    return Content.phone {
      GSNavigationBar(.root(title: Samples.filterTitle[language]), look: .plain)
      Content(
        GSTagGroup(
          Samples.tags.prefix(FilterPayload.tagCount).map {
            GSTag.filled($0[language], configuration: .height29)
          },
          state: TagGroupState(
            count: FilterPayload.tagCount, selected: payload.chosen, focused: tags.focused,
            isFocused: tags.isFocused, pointed: tags.pointed, isPressed: tags.isPressed),
          id: Specimen.part.child("tags"))
      ).inset()
      Content(Self.words(Samples.found(offers.count)[language])).inset()
      if offers.isEmpty {
        Content(Self.words(Samples.nothingFound[language])).inset()
      } else {
        GSList(
          offers.map { GSList.Row($0.title[language], detail: $0.town[language]) },
          state: ListState(
            count: offers.count, selected: nil, focused: rows.focused,
            isFocused: rows.isFocused, pointed: rows.pointed, isPressed: rows.isPressed),
          id: Specimen.part.child("offers"), textStyle: .zatch.medium16)
      }
    }.lower(into: &table)
  }

  /// A sentence about the results.
  private static func words(_ text: String) -> Element {
    .words([Span(text, role: .textTertiary)], wraps: true, style: .zatch.regular13)
  }
}

/// GitSpace's home: starred repositories, and the activity of others.
struct StarsPayload: ScreenPayload {
  /// 0 for the starred repositories, 1 for the activity.
  var tab = 0
  var isFiltered = false
  var row = ActionRowPayload()

  /// The tabs above, the tag if any, and the tabs below.
  var memberCount: Int { tab == 0 ? 7 : 6 }

  mutating func press(_ member: Int) -> Bool? {
    switch member {
    case 0, 1:
      tab = member
      if tab == 1 { isFiltered = false }
    case 2 where tab == 0:
      isFiltered.toggle()
      return isFiltered
    default: return nil
    }
    return true
  }
}

/// Tabs above cards.
struct StarsScreen: Component {
  let payload: StarsPayload
  let language: Language

  func lower(into table: inout InteractionTable) -> Element {
    let id = Specimen.part
    var parts = ScreenParts(of: payload.row)
    let tabs = parts.take(2)
    let tag = payload.tab == 0 ? parts.take() : nil
    let sections = parts.take(4)
    return Content.phone {
      GSTabs(
        Samples.homeTabs.prefix(2).map { $0[language] }, state: tabs.tabs(selected: payload.tab),
        id: id.child("tabs"))
      if let tag {
        Content(
          GSButton(
            style: .tag(isEditing: false, isSelected: payload.isFiltered), state: tag.button,
            id: id.child("tag"), action: {}
          ) { GSText(.buttonTitle1, "MVVM") }
        ).inset(Self.side)
        for repository in Samples.repositories where !payload.isFiltered || repository.hasTag {
          card(
            repository.name, repository.summary[language],
            .spoken(
              Spoken(
                .text,
                name: SampleLabel("\(repository.stars) stars", "별 \(repository.stars)개")),
              GSText(.caption1, "★ \(repository.stars)").element))
        }
      } else {
        for activity in Samples.activities {
          card(
            activity.title[language], activity.detail[language],
            GSText(.caption1, activity.time[language]).element)
        }
      }
      Element.blank
      GSTabBar(
        Specimen.tabBarItems(4, language), state: sections.tabs(selected: 0),
        id: id.child("sections"))
    }.lower(into: &table)
  }

  private func card(_ title: String, _ summary: String, _ note: Element) -> Content {
    Content.column {
      GSText(.title3, title)
      GSText(.body2, summary)
      note
    }.inCard(.filled, leaving: 12).inset(Self.side)
  }

  private static let side = Space(.gitspace, "screen")
}
