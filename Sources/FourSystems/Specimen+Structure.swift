import GSDesign
import GalleryKit
import StateSpace

/// The state of a calendar.
struct CalendarPayload: Hashable, Sendable {
  var done = 12
}

/// The state of bars in the place of words.
struct SkeletonPayload: Hashable, Sendable {
  var lines = 3
  /// The step of the motion.
  var step = 0
}

/// The state of a row that opens.
struct DisclosurePayload: TagStatePayload, Hashable, Sendable {
  /// Whether it is open.
  var isSelected = false
  var isDisabled = false
  var title: String?
  var interaction = Interaction.normal
  var isFocused = false
}

extension Specimen {
  static let calendar: Specimen = Specimen(
    "calendar/challenge",
    summary: Phrase("The days of a challenge, those done marked", korean: "완료한 날을 표시하는 챌린지 달력"),
    usage: Phrase(
      "Use for a fixed number of days. To show a share use progress.",
      korean: "정해진 일수에 사용합니다. 비율을 보여 줄 때는 progress를 사용합니다."),
    tags: ["days", "grid", "달력", "챌린지"], home: .lionheart,
    level: .molecule,
    payload: CalendarPayload(),
    axes: [.stepper("done", \.done, 0...20, samples: [0, 1, 12, 20])],
    code: { payload, _ in "GSCalendar(doneCount: \(payload.done))" },
    build: { payload, _ in GSCalendar(doneCount: payload.done).lowered() })

  static let skeleton: Specimen = Specimen(
    "skeleton/default",
    summary: Phrase("Bars in place of text that is loading", korean: "불러오는 동안 텍스트 자리에 놓는 막대"),
    usage: Phrase(
      "Use while content loads whose shape is known. Otherwise use progress.",
      korean: "형태를 아는 내용을 불러올 때 사용합니다. 모르면 progress를 사용합니다."),
    tags: ["loading", "placeholder", "로딩"],
    payload: SkeletonPayload(),
    axes: [
      .stepper("lines", \.lines, 1...9, samples: [1, 3]),
      .stepper("step", \.step, 0...1, samples: [0], tier: .interaction).held().moving(
        [0, 1].map { AxisFrame(.number($0), for: .milliseconds(600)) }),
    ],
    code: { payload, _ in "GSSkeleton(lineCount: \(payload.lines))" },
    build: { payload, _ in
      GSSkeleton(lineCount: payload.lines, step: payload.step).lowered()
    })

  static let disclosure: Specimen = Specimen(
    "disclosure/default",
    summary: Phrase("A row that opens to show more", korean: "펼치면 내용이 더 보이는 행"),
    usage: Phrase(
      "Use for long lists of which few parts are read at once.",
      korean: "한 번에 일부만 읽는 긴 목록에 사용합니다."),
    tags: ["expand", "accordion", "펼침", "행"], home: .lionheart,
    level: .molecule,
    payload: DisclosurePayload(),
    axes: [
      .toggle("open", \.isSelected), .disabled(\.isDisabled),
      .text(
        "title", \.title, samples: Samples.textTier, sample: { Samples.disclosureTitle[$1] }),
      .interaction(\.interaction),
      .focused(\.isFocused),
    ],
    impossible: [
      Impossible(
        "A disabled row takes neither focus nor pointer.", korean: "비활성 행은 초점과 포인터를 받지 않습니다."
      ) { $0.isDisabled && ($0.isFocused || $0.interaction != .normal) }
    ],
    card: [[DisclosurePayload(isSelected: true)], [DisclosurePayload()]],
    code: { payload, language in
      let title = SwiftSource.literal(payload.title ?? Samples.disclosureTitle[language])
      let body = SwiftSource.literal(Samples.disclosureBody[language])
      return "GSDisclosure(\(title), \(payload.stateCode)) { GSText(.lionheart.body3R, \(body)) }"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSDisclosure(
        payload.title ?? Samples.disclosureTitle[language],
        detail: Samples.disclosureDetail[language], state: payload.state, id: part, action: {}
      ) {
        GSText(.lionheart.body3R, Samples.disclosureBody[language])
      }.lowered()
    })

  static let sheet: Specimen = Specimen(
    "sheet/default",
    summary: Phrase("A pane that comes up from the bottom", korean: "아래에서 올라오는 시트"),
    usage: Phrase(
      "Use to choose without leaving the screen. For a yes or no use an alert.",
      korean: "화면을 떠나지 않고 고를 때 사용합니다. 예/아니요는 알림창을 사용합니다."),
    tags: ["bottom sheet", "modal", "시트"], home: .zatch,
    level: .organism,
    payload: ListPayload(count: Samples.towns.count),
    axes: [
      .position("selected", \.selected, of: Samples.towns.count)
    ] + SpecimenAxis.rows(of: Samples.towns.count),
    members: { _, language in Samples.towns.map { $0[language] } },
    code: { payload, language in
      let rows = SwiftSource.rows(Samples.towns.map { $0[language] })
      return "GSSheet(\(SwiftSource.literal(Samples.sheetTitle[language]))) { "
        + "GSList(\(rows), state: \(payload.code), textStyle: .zatch.medium18) }"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      let list = GSList(
        Samples.towns.map { GSList.Row($0[language]) }, state: payload.state, id: part,
        textStyle: .zatch.medium18)
      return GSSheet(Samples.sheetTitle[language]) {
        Content([Content(list)]) { .sized(width: .exactly(Samples.phoneColumns / 2), $0[0]) }
      }.lowered()
    })
}
