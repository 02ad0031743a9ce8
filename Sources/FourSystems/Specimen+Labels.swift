import GSDesign
import GalleryKit
import StateSpace

/// The state of a badge.
struct BadgePayload: Hashable, Sendable {
  var count = 3
}

/// The state of a label that cannot be pressed.
struct OutlinedTagPayload: Hashable, Sendable {
  var title: String?
}

/// The state of a toggle icon.
struct ToggleIconPayload: TagStatePayload, Hashable, Sendable {
  var icon = GSToggleIcon.Icon.bookmark
  var isSelected = false
  var isDisabled = false
  var interaction = Interaction.normal
  var isFocused = false
}

extension Specimen {
  static let badge: Specimen = Specimen(
    "badge/default",
    summary: Phrase("A count beside a label", korean: "라벨 옆에 표시하는 개수"),
    usage: Phrase(
      "Use to count new items. From 100 it shows 99+; at 0 omit it.",
      korean: "새로운 항목의 개수에 사용합니다. 100부터는 99+로 표시하고, 0이면 표시하지 않습니다."),
    tags: ["count", "unread", "배지", "알림"],
    payload: BadgePayload(),
    axes: [.stepper("count", \.count, 1...999, samples: [1, 3, 12, 100])],
    card: [[BadgePayload(count: 1), BadgePayload(count: 12), BadgePayload(count: 100)]],
    code: { payload, _ in "GSBadge(\(payload.count))" },
    build: { payload, _ in
      Lowered(
        element: GSBadge(payload.count)?.element ?? .empty, interactions: InteractionTable())
    })

  static let outlinedTag: Specimen = Specimen(
    "tag/outlined",
    summary: Phrase(
      "A label with a thin outline that cannot be pressed", korean: "누를 수 없는 얇은 테두리 태그"),
    usage: Phrase(
      "Use to mark a category or a status. To filter use tag/stroke.",
      korean: "카테고리나 상태를 표시할 때 사용합니다. 필터에는 tag/stroke를 사용합니다."),
    tags: ["label", "category", "태그", "라벨"], home: .lionheart,
    payload: OutlinedTagPayload(),
    axes: [
      .text(
        "title", \.title, samples: Samples.textTier, sample: { Samples.categoryTag[$1] })
    ],
    presets: [(name: "soon", payload: OutlinedTagPayload())],
    code: { payload, language in
      "GSTag.outlined(\(SwiftSource.literal(payload.title ?? Samples.categoryTag[language])))"
    },
    build: { payload, language in
      GSTag.outlined(payload.title ?? Samples.categoryTag[language]).lowered()
    })

  static let toggleIcon: Specimen = toggle(
    "toggle/icon", .bookmark,
    summary: Phrase("A bookmark that is switched on and off", korean: "켜고 끄는 북마크"),
    usage: Phrase(
      "Use to bookmark an item. For an action use button/secondary.",
      korean: "항목을 북마크할 때 사용합니다. 동작에는 button/secondary를 사용합니다."),
    tags: ["bookmark", "북마크", "아이콘"], home: .lionheart)

  static let roundCheck: Specimen = toggle(
    "toggle/check", .check,
    summary: Phrase("A round check that is switched on and off", korean: "켜고 끄는 둥근 체크"),
    usage: Phrase(
      "Use to agree or to mark an item. For one of several use radio.",
      korean: "동의하거나 항목을 표시할 때 사용합니다. 여럿 중 하나에는 radio를 사용합니다."),
    tags: ["check", "agree", "체크", "동의"], home: .zatch)

  static let filterToggle: Specimen = toggle(
    "toggle/filter", .filter, label: Samples.filter,
    summary: Phrase("Says whether a search is filtered", korean: "검색 필터가 켜졌는지 보여 줍니다"),
    usage: Phrase(
      "Use above the results of a search. The filters themselves are tags.",
      korean: "검색 결과 위에 사용합니다. 필터 자체는 태그입니다."),
    tags: ["filter", "search", "필터", "검색"], home: .zatch)

  static let arrowToggle: Specimen = toggle(
    "toggle/arrow", .arrow, label: Samples.exchange,
    summary: Phrase("Words with an arrow that opens a choice", korean: "선택지를 여는 화살표가 있는 글자"),
    usage: Phrase(
      "Use where a sheet opens. For a row that opens in place use disclosure.",
      korean: "시트가 열리는 곳에 사용합니다. 제자리에서 펼쳐질 때는 disclosure를 사용합니다."),
    tags: ["open", "choice", "화살표", "선택"], home: .zatch)

  private static func toggle(
    _ id: VariantID, _ icon: GSToggleIcon.Icon, label: SampleLabel? = nil, summary: Phrase,
    usage: Phrase, tags: [String], home: Theme
  ) -> Specimen {
    Specimen(
      id, summary: summary, usage: usage, tags: tags, home: home,
      payload: ToggleIconPayload(icon: icon),
      axes: [
        .selected(\.isSelected), .disabled(\.isDisabled), .interaction(\.interaction),
        .focused(\.isFocused),
      ],
      impossible: [
        Impossible(
          "A disabled icon takes neither focus nor pointer.",
          korean: "비활성 아이콘은 초점과 포인터를 받지 않습니다."
        ) { $0.isDisabled && ($0.isFocused || $0.interaction != .normal) }
      ],
      card: [[true, false].map { ToggleIconPayload(icon: icon, isSelected: $0) }],
      code: { payload, language in
        SwiftSource.call(
          "GSToggleIcon",
          [
            ".\(icon.rawValue)", label.map { "label: " + SwiftSource.literal($0[language]) },
            payload.stateCode,
          ])
      },
      step: { payload, intent in payload.handle(intent) },
      build: { payload, language in
        GSToggleIcon(icon, label: label?[language] ?? "", state: payload.state, id: part).lowered()
      })
  }
}
