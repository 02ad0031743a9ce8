import GSDesign

/// The columns of a telephone held upright: 48 of 8 points.
let phoneColumns = 48

extension Specimen {
  static let homeTabs: Specimen = Specimen(
    "tab-bar/home",
    summary: Phrase("Tabs at the top of a screen", korean: "화면 상단의 탭"),
    usage: Phrase(
      "Use for two to seven views of the same content. For sections of an app use tab-bar/bottom.",
      korean: "같은 콘텐츠를 두 가지에서 일곱 가지로 나눠 볼 때 사용합니다. 앱의 섹션에는 tab-bar/bottom을 사용합니다."),
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
    summary: Phrase("Tabs at the bottom of an app", korean: "앱 하단의 탭"),
    usage: Phrase(
      "Use for the sections of an app. For views of the same content use tab-bar/home.",
      korean: "앱의 섹션에 사용합니다. 같은 콘텐츠를 나눠 볼 때는 tab-bar/home을 사용합니다."),
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
