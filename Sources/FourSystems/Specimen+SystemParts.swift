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
    summary: Phrase(localized: "What became of a knock"),
    usage: Phrase(localized: "Use in a row of knocks. For a count use badge."),
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
    summary: Phrase(localized: "The level of a challenge"),
    usage: Phrase(localized: "Use above the days of a challenge. For a count use badge/default."),
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
    summary: Phrase(localized: "The tag of a town, removed by a press"),
    usage: Phrase(localized: "Use for the towns of a person. To filter use tag/filled."),
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
    summary: Phrase(localized: "A band between sections"),
    usage: Phrase(
      localized: "Use between parts of a screen. Between rows use divider/line."), home: .zatch)

  static let lineDivider: Specimen = divider(
    "divider/line", .line,
    summary: Phrase(localized: "A thin line"),
    usage: Phrase(
      localized: "Use between rows. Between sections use divider/section."), home: .lionheart)

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
    summary: Phrase(localized: "A notification in the colour of its service"),
    usage: Phrase(
      localized: "Use in the list of notifications. What goes away by itself is a toast."),
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
    summary: Phrase(localized: "The setting of the appearance"),
    usage: Phrase(
      localized: "Use in the settings of an app. A switch is for two values, this for three."),
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
    summary: Phrase(localized: "Reports someone for a reason"),
    usage: Phrase(
      localized:
        "The button works once a reason is chosen; the chosen one is taken back by a press."),
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
    build: { payload, language in ReportSheet(payload: payload, language: language).lowered() }
  )
  .placed(.foot)
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
        ).wrapped { .sized(width: .exactly(Samples.sheetColumns), $0) }
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
    summary: Phrase(localized: "The title of a screen, alone at its top"),
    usage: Phrase(
      localized: "Use on the first screen of a flow. With a way back use navigation-bar/header."),
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
    summary: Phrase(localized: "Counts in a profile"),
    usage: Phrase(localized: "Use at the top of a profile. For new items use badge."),
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
    summary: Phrase(localized: "Photographs in three columns"),
    usage: Phrase(
      localized: "Use below the tabs of a profile. For one picture use image/placeholder."),
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
    summary: Phrase(localized: "The message of an empty list"),
    usage: Phrase(localized: "Use in place of the rows. While they load use skeleton."),
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
