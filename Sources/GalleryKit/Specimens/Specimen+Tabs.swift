import GSDesign

/// The columns of a telephone held upright: 48 of 8 points.
let phoneColumns = 48

extension Specimen {
  static let homeTabs: Specimen = Specimen(
    "tab-bar/home",
    summary: Phrase("The tabs at the head of a screen.", korean: "화면 머리의 탭."),
    usage: Phrase(
      "For two to seven views of one thing. The sections of an application are tab-bar/bottom.",
      korean: "한 가지를 보는 둘에서 일곱 갈래에 씁니다. 앱의 구역은 tab-bar/bottom입니다."),
    tags: ["tabs", "segments", "탭"],
    payload: TabsPayload(), axes: StateAxis.tabs([0, 1, 2, 4, 7]), impossible: Impossible.ofTabs,
    card: [[TabsPayload(count: 2)]],
    members: { payload, language in
      Samples.homeTabs.prefix(payload.count).map { $0[language] }
    },
    code: { payload, language in
      let titles = Samples.homeTabs.prefix(payload.count).map { SwiftSource.literal($0[language]) }
      return "GSTabs([\(titles.joined(separator: ", "))], state: \(payload.code))"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      let titles = Samples.homeTabs.prefix(payload.count).map { $0[language] }
      return onPhone(GSTabs(titles, state: payload.state, id: part).lowered())
    })

  static let bottomTabBar: Specimen = Specimen(
    "tab-bar/bottom",
    summary: Phrase("The bar at the foot of an application.", korean: "앱 아래쪽의 막대."),
    usage: Phrase(
      "For the sections of an application. Views of one thing are tab-bar/home.",
      korean: "앱의 구역에 씁니다. 한 가지를 보는 갈래는 tab-bar/home입니다."),
    tags: ["tabs", "navigation", "탭"],
    payload: TabsPayload(), axes: StateAxis.tabs([0, 1, 2, 4, 8]), impossible: Impossible.ofTabs,
    card: [[TabsPayload(count: 2, hasBadge: true)]],
    members: { payload, language in
      Samples.tabBar.prefix(payload.count).map { $0.label[language] }
    },
    code: { payload, language in
      let items = Samples.tabBar.prefix(payload.count).map {
        "GSTabBar.Item(glyph: \(SwiftSource.literal($0.glyph)), "
          + "label: \(SwiftSource.literal($0.label[language])))"
      }
      return "GSTabBar([\(items.joined(separator: ", "))], state: \(payload.code))"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      let items = Samples.tabBar.prefix(payload.count).map {
        GSTabBar.Item(glyph: $0.glyph, label: $0.label[language])
      }
      return onPhone(GSTabBar(items, state: payload.state, id: part).lowered())
    })

  /// The width that such a thing is drawn for.
  static func onPhone(_ lowered: Lowered) -> Lowered {
    Lowered(
      element: .sized(width: .atMost(phoneColumns), lowered.element),
      interactions: lowered.interactions)
  }
}
