import GSDesign
import GalleryKit
import StateSpace

/// The state of a part that has a kind and nothing else.
struct KindPayload<Kind: Hashable & Sendable>: Hashable, Sendable {
  var kind: Kind
}

/// The state of a badge of a level.
struct LevelPayload: Hashable, Sendable {
  var level = 1
}

/// The state of a tag that a press removes.
struct TownPayload: Hashable, Sendable {
  var title: String?
  var interaction = Interaction.normal
  var isFocused = false

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = ButtonState(isFocused: isFocused, interaction: interaction)
    let outcome = state.handle(intent, isEditing: true)
    isFocused = state.isFocused
    interaction = state.interaction
    return outcome == .activated ? .removed(0) : outcome
  }
}

/// Small parts that one system alone has.
extension Specimen {
  static let status: Specimen = Specimen(
    "status/knock",
    summary: Phrase("What became of a knock", korean: "노크의 결과"),
    usage: Phrase(
      "Use in a row of knocks. For a count use badge.",
      korean: "노크 목록의 행에 사용합니다. 개수에는 badge를 사용합니다."),
    tags: ["waiting", "accepted", "declined", "상태", "노크"],
    payload: KindPayload(kind: GSStatus.Kind.waiting),
    axes: [.choice("status", \.kind)],
    card: [GSStatus.Kind.allCases.map { KindPayload(kind: $0) }],
    code: { payload, language in
      let label = SwiftSource.literal(Samples.status(payload.kind)[language])
      return "GSStatus(.\(payload.kind.rawValue), \(label))"
    },
    build: { payload, language in
      GSStatus(payload.kind, Samples.status(payload.kind)[language]).lowered()
    })

  static let levelBadge: Specimen = Specimen(
    "badge/level",
    summary: Phrase("The level of a challenge", korean: "챌린지의 단계"),
    usage: Phrase(
      "Use above the days of a challenge. For a count use badge/default.",
      korean: "챌린지 날짜 위에 사용합니다. 개수에는 badge/default를 사용합니다."),
    tags: ["level", "challenge", "배지", "단계"], home: .lionheart,
    payload: LevelPayload(),
    axes: [.stepper("level", \.level, 1...5, samples: [1, 2, 3, 4, 5])],
    card: [[LevelPayload(level: 3)]],
    code: { payload, language in
      let label = SwiftSource.literal(Samples.level(payload.level)[language])
      return "GSLevelBadge(level: \(payload.level), \(label))"
    },
    build: { payload, language in
      GSLevelBadge(level: payload.level, Samples.level(payload.level)[language]).lowered()
    })

  static let townTag: Specimen = Specimen(
    "tag/town",
    summary: Phrase("The tag of a town, removed by a press", korean: "누르면 제거되는 동네 태그"),
    usage: Phrase(
      "Use for the towns of a person. To filter use tag/filled.",
      korean: "내 동네에 사용합니다. 필터에는 tag/filled를 사용합니다."),
    tags: ["town", "remove", "태그", "동네"], home: .zatch,
    payload: TownPayload(),
    axes: [
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.towns[0][$1] }),
      .interaction(\.interaction), .focused(\.isFocused),
    ],
    code: { payload, language in
      "GSTag.town(\(SwiftSource.literal(payload.title ?? Samples.towns[0][language]))) {}"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSTag.town(
        payload.title ?? Samples.towns[0][language],
        state: ButtonState(isFocused: payload.isFocused, interaction: payload.interaction),
        id: part, action: {}
      ).lowered()
    })

  static let sectionDivider: Specimen = divider(
    "divider/section", .section,
    summary: Phrase("A band between sections", korean: "섹션 사이의 띠"),
    usage: Phrase(
      "Use between parts of a screen. Between rows use divider/line.",
      korean: "화면의 부분 사이에 사용합니다. 행 사이에는 divider/line을 사용합니다."), home: .zatch)

  static let lineDivider: Specimen = divider(
    "divider/line", .line,
    summary: Phrase("A thin line", korean: "얇은 선"),
    usage: Phrase(
      "Use between rows. Between sections use divider/section.",
      korean: "행 사이에 사용합니다. 섹션 사이에는 divider/section을 사용합니다."), home: .lionheart)

  private static func divider(
    _ id: VariantID, _ style: GSDivider.Style, summary: Phrase, usage: Phrase, home: Theme
  ) -> Specimen {
    Specimen(
      id, summary: summary, usage: usage, tags: ["line", "separator", "구분선"], home: home,
      payload: KindPayload(kind: style), axes: [],
      code: { payload, _ in "GSDivider(.\(payload.kind.rawValue))" },
      build: { payload, _ in
        let lowered = GSDivider(payload.kind).lowered()
        return Lowered(
          element: .sized(width: .exactly(Samples.phoneColumns), lowered.element),
          interactions: lowered.interactions)
      })
  }

  static let notificationRow: Specimen = Specimen(
    "row/notification",
    summary: Phrase("A notification in the colour of its service", korean: "서비스 색으로 표시하는 알림"),
    usage: Phrase(
      "Use in the list of notifications. What goes away by itself is a toast.",
      korean: "알림 목록에 사용합니다. 저절로 사라지는 것은 토스트입니다."),
    tags: ["list", "notification", "행", "알림"], home: .zatch, level: .molecule,
    payload: KindPayload(kind: GSNotificationRow.Kind.zatch),
    axes: [.choice("kind", \.kind)],
    card: [[KindPayload(kind: .zatch)], [KindPayload(kind: .gatch)]],
    code: { payload, language in
      let service = SwiftSource.literal(Samples.service(payload.kind)[language])
      let text = SwiftSource.literal(Samples.notification(payload.kind)[language])
      return "GSNotificationRow(.\(payload.kind.rawValue), service: \(service), \(text))"
    },
    build: { payload, language in
      onPhone(
        GSNotificationRow(
          payload.kind, service: Samples.service(payload.kind)[language],
          Samples.notification(payload.kind)[language]
        ).lowered())
    })
}

extension Specimen {
  static let appearanceSetting: Specimen = Specimen(
    "list/appearance",
    summary: Phrase("The setting of the appearance", korean: "화면 모드 설정"),
    usage: Phrase(
      "Use in the settings of an app. A switch is for two values, this for three.",
      korean: "앱 설정에 사용합니다. 값이 둘이면 스위치를, 셋이면 이것을 사용합니다."),
    tags: ["setting", "dark", "light", "설정", "다크"], level: .molecule,
    payload: ListPayload(count: Samples.appearances.count),
    axes: [.position("selected", \.selected, of: Samples.appearances.count)]
      + SpecimenAxis.rows(of: Samples.appearances.count),
    members: { _, language in Samples.appearances.map { $0[language] } },
    code: { payload, language in
      let rows = Samples.appearances.enumerated().map { index, label in
        SwiftSource.call(
          "GSList.Row",
          [
            SwiftSource.literal(label[language]),
            index == payload.selected ? "detail: \"✓\"" : nil,
          ])
      }
      return "GSList(\(SwiftSource.list(rows)), state: \(payload.code), textStyle: .body1)"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      let rows = Samples.appearances.enumerated().map { index, label in
        GSList.Row(label[language], detail: index == payload.selected ? "✓" : "")
      }
      let lowered = GSList(rows, state: payload.state, id: part, textStyle: .body1).lowered()
      return Lowered(
        element: .sized(width: .atMost(Samples.phoneColumns / 2), lowered.element),
        interactions: lowered.interactions)
    })

  static let reportSheet: Specimen = Specimen(
    "sheet/report",
    summary: Phrase("Reports someone for a reason", korean: "이유를 골라 신고합니다"),
    usage: Phrase(
      "The button works once a reason is chosen; the chosen one is taken back by a press.",
      korean: "이유를 고르면 버튼을 쓸 수 있고, 고른 이유는 다시 누르면 취소됩니다."),
    tags: ["report", "half sheet", "시트", "신고"], level: .organism,
    payload: ReportPayload(),
    axes: [
      .choice(
        "reason", \.reason,
        values: [(name: "none", value: nil)]
          + zip(["spamming", "language", "description", "cheating", "harassment"], 0...)
          .map { (name: $0, value: Optional($1)) })
    ] + SpecimenAxis.row(of: Samples.reportReasons.count + 1),
    impossible: Impossible.ofScreens,
    card: [[ReportPayload(reason: 0)]],
    members: { payload, language in
      Samples.reportReasons.map { $0[language] }
        + (payload.reason == nil ? [] : [Samples.submit[language]])
    },
    code: { payload, language in
      let rows = SwiftSource.rows(Samples.reportReasons.map { $0[language] })
      let selected = payload.reason.map { "\($0)" } ?? "nil"
      return "GSSheet(\(SwiftSource.literal(Samples.reportTitle[language])), hasGrabber: true) "
        + "{ Content.column { GSList(\(rows), state: ListState(count: "
        + "\(Samples.reportReasons.count), selected: \(selected)), textStyle: .body1); GSButton(style: .secondary(isDisabled: "
        + "\(payload.reason == nil)), action: {}) { GSText(.buttonTitle1, "
        + SwiftSource.literal(Samples.submit[language]) + ") } } }"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in ReportSheet(payload: payload, language: language).lowered() })
}

/// The sheet that reports someone: reasons, and the button that sends the report.
struct ReportPayload: ScreenPayload {
  /// The index of the chosen reason, from 0; nil if none is chosen.
  var reason: Int?
  var row = ActionRowPayload()

  /// The reasons, and the button once one is chosen.
  var memberCount: Int { Samples.reportReasons.count + (reason == nil ? 0 : 1) }

  mutating func press(_ member: Int) -> Bool? {
    guard member < Samples.reportReasons.count else { return nil }
    reason = reason == member ? nil : member
    return reason == member
  }
}

/// The reasons above the button.
struct ReportSheet: Component {
  let payload: ReportPayload
  let language: Language

  func lower(into table: inout InteractionTable) -> Element {
    let id = Specimen.part
    var parts = ScreenParts(of: payload.row)
    let rows = parts.take(Samples.reportReasons.count)
    let submit = payload.reason == nil ? nil : parts.take()
    return GSSheet(Samples.reportTitle[language], hasGrabber: true) {
      Content.column(alignment: .center) {
        Content(
          GSList(
            Samples.reportReasons.enumerated().map { index, label in
              GSList.Row(label[language], detail: index == payload.reason ? "✓" : "")
            },
            state: ListState(
              count: rows.count, selected: payload.reason, focused: rows.focused,
              isFocused: rows.isFocused, pointed: rows.pointed, isPressed: rows.isPressed),
            id: id.child("reasons"), textStyle: .body1)
        ).wrapped { .sized(width: .exactly(Samples.phoneColumns / 2), $0) }
        Element.blank
        GSButton(
          style: .secondary(isDisabled: payload.reason == nil),
          state: submit?.button ?? ButtonState(), id: id.child("submit"), action: {}
        ) { GSText(.buttonTitle1, Samples.submit[language]) }
      }
    }.lower(into: &table)
  }
}

/// A specimen of a look that has no state.
struct StillPayload: Hashable, Sendable {
  var title: String?
}

extension Specimen {
  static let screenTitle: Specimen = Specimen(
    "header/screen",
    summary: Phrase("The title of a screen, alone at its top", korean: "화면 맨 위의 큰 제목"),
    usage: Phrase(
      "Use on the first screen of a flow. With a way back use navigation-bar/header.",
      korean: "흐름의 첫 화면에 사용합니다. 뒤로 갈 수 있으면 navigation-bar/header를 사용합니다."),
    tags: ["title", "제목", "화면"], home: .zatch,
    payload: StillPayload(),
    axes: [
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.screenTitle[$1] })
    ],
    code: { payload, language in
      "GSScreenTitle(\(SwiftSource.literal(payload.title ?? Samples.screenTitle[language])))"
    },
    build: { payload, language in
      onPhone(GSScreenTitle(payload.title ?? Samples.screenTitle[language]).lowered())
    })

  static let counters: Specimen = Specimen(
    "counter/profile",
    summary: Phrase("Counts in a profile", korean: "프로필의 개수"),
    usage: Phrase(
      "Use at the top of a profile. For new items use badge.",
      korean: "프로필 위에 사용합니다. 새로운 것의 개수에는 badge를 사용합니다."),
    tags: ["count", "profile", "개수", "프로필"], home: .ribsTodo, level: .molecule,
    payload: StillPayload(), axes: [],
    code: { _, language in
      let columns = Samples.counters.map {
        "Content.column(alignment: .center) { GSText(.ribsTodo.body, \(SwiftSource.literal($0.count))); "
          + "GSText(.ribsTodo.field, \(SwiftSource.literal($0.label[language]))) }"
      }
      return "Content.row(spacing: .huge) { \(columns.joined(separator: "; ")) }"
    },
    build: { _, language in
      Content.row(spacing: .huge) {
        for counter in Samples.counters {
          Content.column(alignment: .center) {
            GSText(.ribsTodo.body, counter.count)
            GSText(.ribsTodo.field, counter.label[language])
          }
        }
      }.lowered()
    })

  static let photoGrid: Specimen = Specimen(
    "image/grid",
    summary: Phrase("Photographs in three columns", korean: "세 열로 놓은 사진"),
    usage: Phrase(
      "Use below the tabs of a profile. For one picture use image/placeholder.",
      korean: "프로필 탭 아래에 사용합니다. 사진 하나에는 image/placeholder를 사용합니다."),
    tags: ["photos", "grid", "사진", "격자"], home: .ribsTodo, level: .molecule,
    payload: StillPayload(), axes: [],
    code: { _, _ in
      "Content.row(spacing: .small) { GSImagePlaceholder(.thumbnail); "
        + "GSImagePlaceholder(.thumbnail); GSImagePlaceholder(.thumbnail) }"
    },
    build: { _, _ in
      Content.row(spacing: .small) {
        GSImagePlaceholder(.thumbnail)
        GSImagePlaceholder(.thumbnail)
        GSImagePlaceholder(.thumbnail)
      }.lowered()
    })

  static let emptyList: Specimen = Specimen(
    "list/empty",
    summary: Phrase("The message of an empty list", korean: "비어 있는 목록의 안내"),
    usage: Phrase(
      "Use in place of the rows. While they load use skeleton.",
      korean: "행 대신 사용합니다. 불러오는 동안에는 skeleton을 사용합니다."),
    tags: ["nothing", "bookmark", "목록", "비어 있음"], home: .lionheart,
    payload: StillPayload(),
    axes: [
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.noBookmarks[$1] })
    ],
    code: { payload, language in
      let text = SwiftSource.literal(payload.title ?? Samples.noBookmarks[language])
      return "Element.words([Span(\(text), role: .textTertiary)], wraps: true, "
        + "style: .lionheart.body2R)"
    },
    build: { payload, language in
      let text = payload.title ?? Samples.noBookmarks[language]
      return Lowered(
        element: .words(
          [Span(text, role: .textTertiary)], wraps: true, style: .lionheart.body2R),
        interactions: InteractionTable())
    })
}
