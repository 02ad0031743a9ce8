import GSDesign
import GalleryKit
import StateSpace

/// The state of a row with a switch in it.
struct ToggleRowPayload: ActionRowHolder, Hashable, Sendable {
  var isOn = false
  var isDeletable = false
  var title: String?
  var row = ActionRowPayload()

  var count: Int { isDeletable ? 3 : 2 }

  var state: ToggleRowState {
    ToggleRowState(isOn: isOn, isDeletable: isDeletable, members: row.state(count: count))
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state
    let outcome = state.handle(intent)
    isOn = state.isOn
    row.read(state.members)
    return outcome
  }

  func members(
    _ sample: SampleLabel, _ controls: [SampleLabel], _ language: Language
  ) -> [String] {
    [title ?? sample[language]] + controls.map { $0[language] }
  }

  /// The argument of the state in code; nil if it is off, which is the default.
  private var stateCode: String? {
    guard isOn else { return nil }
    return SwiftSource.call(
      "state: ToggleRowState",
      [SwiftSource.flag("isOn", isOn), SwiftSource.flag("isDeletable", isDeletable)])
  }

  func articleCode(_ language: Language) -> String {
    let tags = SwiftSource.list(Samples.articleTags.map { SwiftSource.literal($0[language]) })
    let time = SwiftSource.literal(Samples.articleTime[language])
    let excerpt = SwiftSource.literal(Samples.articleExcerpt[language])
    return SwiftSource.call(
      "GSArticleRow",
      [
        SwiftSource.literal(title ?? Samples.articleTitle[language]), "tags: \(tags)",
        "readingTime: \(time)", "excerpt: \(excerpt)", stateCode,
      ])
  }

  func todoCode(_ language: Language) -> String {
    let date = SwiftSource.literal(Samples.todoDate[language])
    return SwiftSource.call(
      "GSTodoRow",
      [
        SwiftSource.literal(title ?? Samples.todoTitle[language]), "date: \(date)", stateCode,
      ])
  }
}

extension Impossible<ToggleRowPayload> {
  static var ofRow: [Impossible<ToggleRowPayload>] {
    [
      Impossible(localized: "The row has no such part.") {
        $0.row.isImpossible(count: $0.count)
      }
    ]
  }
}

extension Specimen {
  static let articleRow: Specimen = Specimen(
    "row/article",
    summary: Phrase(localized: "An article in a list, with a bookmark"),
    usage: Phrase(localized: "Use in lists of articles. Opening and bookmarking are two actions."),
    tags: ["list", "bookmark", "article", "행", "북마크"], home: .lionheart,
    level: .molecule,
    payload: ToggleRowPayload(),
    axes: [
      .toggle("bookmarked", \.isOn),
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.articleTitle[$1] }),
    ] + SpecimenAxis.row(of: 2),
    impossible: Impossible.ofRow,
    card: [[ToggleRowPayload(isOn: true)]],
    members: { payload, language in
      payload.members(Samples.articleTitle, [Samples.bookmark], language)
    },
    code: { payload, language in payload.articleCode(language) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      onPhone(
        GSArticleRow(
          payload.title ?? Samples.articleTitle[language],
          tags: Samples.articleTags.map { $0[language] },
          readingTime: Samples.articleTime[language], excerpt: Samples.articleExcerpt[language],
          state: payload.state, id: part
        ) { _ in }.lowered())
    })

  static let todoRow: Specimen = Specimen(
    "row/todo",
    summary: Phrase(localized: "A task in a list, with a switch and a delete button"),
    usage: Phrase(localized: "Use in lists of tasks. Ask with an alert before deleting."),
    tags: ["list", "task", "delete", "행", "할 일"],
    home: .ribsTodo,
    level: .molecule,
    payload: ToggleRowPayload(isDeletable: true),
    axes: [
      .toggle("done", \.isOn),
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.todoTitle[$1] }),
    ] + SpecimenAxis.row(of: 3),
    impossible: Impossible.ofRow,
    card: [
      [ToggleRowPayload(isOn: true, isDeletable: true)], [ToggleRowPayload(isDeletable: true)],
    ],
    members: { payload, language in
      payload.members(Samples.todoTitle, [Samples.done, Samples.delete], language)
    },
    code: { payload, language in payload.todoCode(language) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      onPhone(
        GSTodoRow(
          payload.title ?? Samples.todoTitle[language], date: Samples.todoDate[language],
          state: payload.state, id: part
        ) { _ in }.lowered())
    })
}
