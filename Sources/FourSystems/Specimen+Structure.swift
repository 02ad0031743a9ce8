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
    summary: Phrase(localized: "The days of a challenge, those done marked"),
    usage: Phrase(localized: "Use for a fixed number of days. To show a share use progress."),
    tags: ["days", "grid", "달력", "챌린지"], home: .lionheart,
    level: .molecule,
    payload: CalendarPayload(),
    axes: [.stepper("done", \.done, 0...20, samples: [0, 1, 12, 20])],
    code: { payload, _ in "GSCalendar(doneCount: \(payload.done))" },
    build: { payload, _ in GSCalendar(doneCount: payload.done).lowered() })

  static let skeleton: Specimen = Specimen(
    "skeleton/default",
    summary: Phrase(localized: "Bars in place of text that is loading"),
    usage: Phrase(
      localized: "Use while content loads whose shape is known. Otherwise use progress."),
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
    summary: Phrase(localized: "A row that opens to show more"),
    usage: Phrase(localized: "Use for long lists of which few parts are read at once."),
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
        localized: "A disabled row takes neither focus nor pointer."
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
    summary: Phrase(localized: "A pane that comes up from the bottom"),
    usage: Phrase(
      localized: "Use to choose without leaving the screen. For a yes or no use an alert."),
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
        Content([Content(list)]) { .sized(width: .exactly(Samples.sheetColumns), $0[0]) }
      }.lowered()
    }
  )
  .placed(.foot)
}

extension Samples {
  /// The columns of a telephone between the sides of a sheet.
  static let sheetColumns = phoneColumns - 6
}
