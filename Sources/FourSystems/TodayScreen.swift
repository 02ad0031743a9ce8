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
