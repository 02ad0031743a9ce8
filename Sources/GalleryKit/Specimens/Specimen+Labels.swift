import GSDesign

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
      "Use for what is new. From 100 on it says 99+; at 0 leave it out.",
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

  static let toggleIcon: Specimen = Specimen(
    "toggle/icon",
    summary: Phrase("An icon that is switched on and off", korean: "켜고 끄는 아이콘"),
    usage: Phrase(
      "Use to bookmark or to check an item. For an action use button/secondary.",
      korean: "항목을 북마크하거나 체크할 때 사용합니다. 동작에는 button/secondary를 사용합니다."),
    tags: ["bookmark", "check", "북마크", "체크"], home: .lionheart,
    payload: ToggleIconPayload(),
    axes: [
      .choice("icon", \.icon), .selected(\.isSelected), .disabled(\.isDisabled),
      .interaction(\.interaction),
      .focused(\.isFocused),
    ],
    impossible: [
      Impossible(
        "A disabled icon takes neither focus nor pointer.",
        korean: "비활성 아이콘은 초점과 포인터를 받지 않습니다."
      ) { $0.isDisabled && ($0.isFocused || $0.interaction != .normal) }
    ],
    card: GSToggleIcon.Icon.allCases.map { icon in
      [true, false].map { ToggleIconPayload(icon: icon, isSelected: $0) }
    },
    code: { payload, _ in
      let state = SwiftSource.call(
        "TagState",
        [
          SwiftSource.flag("isSelected", payload.isSelected),
          SwiftSource.flag("isDisabled", payload.isDisabled),
        ])
      return "GSToggleIcon(.\(payload.icon.rawValue), state: \(state))"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, _ in
      GSToggleIcon(payload.icon, state: payload.state, id: part).lowered()
    })
}
