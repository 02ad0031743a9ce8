import GSDesign
import GalleryKit
import StateSpace

/// The state of a field with a rule.
struct ValidatedFieldPayload: Hashable, Sendable {
  let rule: ValidatedFieldState.Rule
  /// The verdict on the sample; a text that a person entered replaces it.
  var content = ValidatedFieldState.Verdict.empty
  /// The text that a person entered; nil for a sample.
  var title: String?
  /// The number of characters after the caret.
  var caretFromEnd = 0
  var interaction = Interaction.normal
  var isFocused = false

  func state(_ sample: String) -> ValidatedFieldState {
    let text = title ?? sample
    return ValidatedFieldState(
      rule, text: text, caret: text.count - caretFromEnd, isFocused: isFocused,
      interaction: interaction)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state("")
    let outcome = state.handle(intent)
    guard outcome != .ignored else { return outcome }
    if case .edited(let text) = outcome {
      title = text.isEmpty ? nil : text
      content = state.verdict
      caretFromEnd = 0
    }
    if let title { caretFromEnd = title.count - state.field.caret }
    isFocused = state.field.isFocused
    interaction = state.field.interaction
    return outcome
  }
}

extension SpecimenAxis<ValidatedFieldPayload> {
  static func field(
    _ rule: ValidatedFieldState.Rule,
    _ sample: @escaping @Sendable (ValidatedFieldState.Verdict) -> SampleLabel
  ) -> [SpecimenAxis<ValidatedFieldPayload>] {
    [
      .choice(
        "content", \.content, values: rule.verdicts.map { (hyphenated($0.rawValue), $0) }),
      .text(
        "title", \.title, samples: Samples.textTier.filter { !$0.isEmpty },
        sample: { sample($0.content)[$1] }),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .caret(\.caretFromEnd),
    ]
  }
}

extension Specimen {
  static let weekField: Specimen = validatedField(
    "field/week",
    summary: Phrase(localized: "Asks for a week from 4 to 40"),
    usage: Phrase(localized: "Use for a number to type. To go from week to week use stepper/week."),
    tags: ["input", "number", "validation", "입력", "주차"], rule: Samples.weekRule,
    ruleCode: ".number(4...40)", question: Samples.weekQuestion,
    placeholder: Samples.weekPlaceholder,
    sample: { Samples.week($0) }, message: Samples.weekMessage)

  static let nicknameField: Specimen = validatedField(
    "field/nickname",
    summary: Phrase(localized: "Asks for a name of at most 10 characters"),
    usage: Phrase(
      localized: "Use where a form asks for one short text. Without a rule use text-field."),
    tags: ["input", "name", "validation", "입력", "태명"], rule: Samples.nicknameRule,
    ruleCode: ".characters(10)", question: Samples.nicknameQuestion,
    placeholder: Samples.nicknamePlaceholder,
    sample: Samples.nickname, message: Samples.nicknameMessage)

  private static func validatedField(
    _ id: VariantID, summary: Phrase, usage: Phrase, tags: [String],
    rule: ValidatedFieldState.Rule, ruleCode: String,
    question: (title: SampleLabel, detail: SampleLabel), placeholder: SampleLabel,
    sample: @escaping @Sendable (ValidatedFieldState.Verdict) -> SampleLabel,
    message: @escaping @Sendable (ValidatedFieldState.Verdict) -> SampleLabel
  ) -> Specimen {
    Specimen(
      id, summary: summary, usage: usage, tags: tags, home: .lionheart,
      payload: ValidatedFieldPayload(rule: rule), axes: SpecimenAxis.field(rule, sample),
      card: [[ValidatedFieldPayload(rule: rule, content: .valid)]], keyMap: .text,
      code: { payload, language in
        let text = payload.title ?? sample(payload.content)[language]
        let state = "ValidatedFieldState(\(ruleCode), text: \(SwiftSource.literal(text)))"
        let words = SwiftSource.literal(message(rule.verdict(on: text))[language])
        let shown = SwiftSource.literal(placeholder[language])
        let title = SwiftSource.literal(question.title[language])
        let detail = SwiftSource.literal(question.detail[language])
        return "GSValidatedField(state: \(state), title: \(title), detail: \(detail), "
          + "placeholder: \(shown), message: \(words))"
      },
      step: { payload, intent in payload.handle(intent) },
      build: { payload, language in
        let state = payload.state(sample(payload.content)[language])
        return GSValidatedField(
          state: state, title: question.title[language], detail: question.detail[language],
          placeholder: placeholder[language],
          message: message(state.verdict)[language], id: part
        ).lowered()
      })
  }
}
