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
    summary: Phrase(localized: "A count beside a label"),
    usage: Phrase(localized: "Use to count new items. From 100 it shows 99+; at 0 omit it."),
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
    summary: Phrase(localized: "A label with a thin outline that cannot be pressed"),
    usage: Phrase(localized: "Use to mark a category or a status. To filter use tag/stroke."),
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
    summary: Phrase(localized: "A bookmark that is switched on and off"),
    usage: Phrase(localized: "Use to bookmark an item. For an action use button/secondary."),
    tags: ["bookmark", "북마크", "아이콘"], home: .lionheart)

  static let roundCheck: Specimen = toggle(
    "toggle/check", .check,
    summary: Phrase(localized: "A round check that is switched on and off"),
    usage: Phrase(localized: "Use to agree or to mark an item. For one of several use radio."),
    tags: ["check", "agree", "체크", "동의"], home: .zatch)

  static let filterToggle: Specimen = toggle(
    "toggle/filter", .filter, label: Samples.filter,
    summary: Phrase(localized: "Says whether a search is filtered"),
    usage: Phrase(localized: "Use above the results of a search. The filters themselves are tags."),
    tags: ["filter", "search", "필터", "검색"], home: .zatch)

  static let arrowToggle: Specimen = toggle(
    "toggle/arrow", .arrow, label: Samples.exchange,
    summary: Phrase(localized: "Words with an arrow that opens a choice"),
    usage: Phrase(
      localized: "Use where a sheet opens. For a row that opens in place use disclosure."),
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
          localized: "A disabled icon takes neither focus nor pointer."
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
