import GSDesign
import GalleryKit
import StateSpace

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
