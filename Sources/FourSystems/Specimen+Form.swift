import GSDesign
import GalleryKit
import StateSpace

/// The state of a form with two fields and a button.
struct FormPayload: Hashable, Sendable {
  /// The sample texts of the fields.
  enum Content: String, Hashable, Sendable, CaseIterable {
    case empty, invalid, valid
  }

  /// A part of the form.
  enum Member: Int, Hashable, Sendable, CaseIterable {
    case name, days, button
  }

  /// How many of the fields were left, whose messages are shown: the first comes before the second.
  enum Left: String, Hashable, Sendable, CaseIterable {
    case none, first, all
  }

  var content = Content.empty
  /// The texts that a person entered; nil for a sample.
  var name: String?
  var days: String?
  var left = Left.none
  var interaction = Interaction.normal
  var isFocused = false
  /// The member with the focus.
  var focused = Member.name
  /// The member under the pointer.
  var pointed = Member.name
  /// The number of characters after the caret.
  var caretFromEnd = 0

  /// The sample texts, one for each field.
  var samples: [SampleLabel] {
    switch content {
    case .empty: [Samples.nickname(.empty), Samples.week(.empty)]
    case .invalid: [Samples.nickname(.tooLong), Samples.week(.outOfRange)]
    case .valid: [Samples.nickname(.valid), Samples.week(.valid)]
    }
  }

  /// The texts in the fields.
  func texts(_ language: Language) -> [String] {
    zip([name, days], samples).map { $0 ?? $1[language] }
  }

  /// The headless state: a field is left by giving the focus to another, as a person does it.
  func state(_ language: Language) -> FormState {
    let texts = texts(language)
    let labels = Samples.formLabels.map { $0[language] }
    var form = FormState(
      [
        FormField(
          labels[0], .characters(1...10), text: texts[0],
          placeholder: Samples.formLabels[0][language]),
        FormField(
          labels[1], .number(4...40), text: texts[1],
          placeholder: Samples.weekPlaceholder[language]),
      ], isFocused: isFocused)
    switch left {
    case .none: break
    case .first: form.focus(Member.button.rawValue)
    case .all:
      form.focus(Member.days.rawValue)
      form.focus(Member.name.rawValue)
    }
    form.focus(isFocused ? focused.rawValue : 0)
    if isFocused, texts.indices.contains(focused.rawValue) {
      let count = texts[focused.rawValue].count
      for _ in 0..<max(0, min(caretFromEnd, count)) { form.handle(.move(.left)) }
    }
    switch interaction {
    case .normal: break
    case .hovered: form.handle(.hover(pointed.rawValue))
    case .pressed: form.handle(.pressDown(pointed.rawValue))
    }
    return form
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var form = state(.english)
    if case .pressDown(let member) = intent, Member(rawValue: member) != nil {
      // As the ring of a program does.
      form.handle(.focus)
    }
    // The text of a field has every letter, while a button takes the space.
    let presses = form.button.isFocused && intent == .insert(" ")
    let outcome = form.handle(presses ? .activate : intent)
    guard outcome != .ignored else { return outcome }
    read(form, outcome)
    return outcome
  }

  private mutating func read(_ form: FormState, _ outcome: Outcome) {
    let before = isFocused ? focused : nil
    isFocused = form.isFocused
    focused = isFocused ? Member(rawValue: form.focused) ?? .name : .name
    left = form.left.contains(1) ? .all : form.left.contains(0) ? .first : .none
    let interactions = form.inputs.map(\.interaction) + [form.button.interaction]
    let place = interactions.firstIndex { $0 != .normal }
    interaction = place.map { interactions[$0] } ?? .normal
    pointed = place.flatMap { Member(rawValue: $0) } ?? .name
    if case .edited(let text) = outcome { enter(text) }
    let known = [name, days]
    if before != focused || !isFocused {
      caretFromEnd = 0
    } else if known.indices.contains(focused.rawValue), let text = known[focused.rawValue] {
      caretFromEnd = text.count - form.inputs[focused.rawValue].caret
    }
  }

  /// Keeps the text of the field with the focus; nothing in an empty form is its sample.
  private mutating func enter(_ text: String) {
    let entered = text.isEmpty && content == .empty ? nil : text
    switch focused {
    case .name: name = entered
    case .days: days = entered
    case .button: break
    }
    caretFromEnd = 0
  }

  /// Whether the focus is beyond a field that was not left.
  var isAheadOfItsFocus: Bool { focused != .name && left == .none }

  /// Whether a press has not given the focus to its member.
  var isPressedElsewhere: Bool {
    interaction == .pressed && !(isFocused && focused == pointed)
  }

  /// The Swift of the form.
  func code(_ language: Language) -> String {
    let labels = Samples.formLabels.map { SwiftSource.literal($0[language]) }
    let texts = texts(language).map { $0.isEmpty ? nil : "text: \(SwiftSource.literal($0))" }
    let placeholders = [Samples.formLabels[0], Samples.weekPlaceholder].map {
      "placeholder: \(SwiftSource.literal($0[language]))"
    }
    let fields = zip(
      zip(labels, [".characters(1...10)", ".number(4...40)"]), zip(texts, placeholders)
    )
    .map { SwiftSource.call("FormField", [$0.0, $0.1, $1.0, $1.1]) }
    return SwiftSource.call(
      "GSForm",
      [
        "state: FormState(\(SwiftSource.list(fields)), isFocused: false)",
        "submit: \(SwiftSource.literal(Samples.save[language]))",
        "columns: \(Self.columns)",
        language == .korean ? "language: .korean" : nil,
      ])
  }

  /// The room for the text of a field, in which the longest message fits too.
  static let columns = 32
}

extension SpecimenAxis<FormPayload> {
  /// The members, with their names in links.
  private static var places: [(name: String, value: FormPayload.Member)] {
    [("name", .name), ("days", .days), ("button", .button)]
  }

  static var form: [SpecimenAxis<FormPayload>] {
    let texts = Samples.textTier.filter { !$0.isEmpty }
    return [
      .choice("content", \.content),
      .text("name", \.name, samples: texts, sample: { $0.samples[0][$1] }),
      .text("days", \.days, samples: texts, sample: { $0.samples[1][$1] }),
      .choice("left-fields", \.left, tier: .interaction),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .choice("focus-at", \.focused, values: places, tier: .interaction, meaning: .focused),
      // Any part under the pointer is as faint as the first.
      .choice("pointer-at", \.pointed, values: places, tier: .interaction, meaning: .pointer)
        .fainter([.choice(1), .choice(2)]),
      .caret(\.caretFromEnd),
    ]
  }
}

extension Impossible<FormPayload> {
  static var ofForm: [Impossible<FormPayload>] {
    [
      Impossible(localized: "Without focus no part of the form has it.") {
        !$0.isFocused && $0.focused != .name
      },
      Impossible(localized: "Without a pointer no part of the form is under it.") {
        $0.interaction == .normal && $0.pointed != .name
      },
      Impossible(localized: "A press gives the focus.") { $0.isPressedElsewhere },
      Impossible(localized: "The focus has already left the fields before it.") {
        $0.isAheadOfItsFocus
      },
    ]
  }
}

extension Specimen {
  static let form: Specimen = Specimen(
    "form/default",
    summary: Phrase(localized: "Fields with their messages, and a button that submits them"),
    usage: Phrase(
      localized: "Use to ask for several things at once. For one question use field/nickname."),
    tags: ["input", "validation", "submit", "입력", "양식"],
    level: .organism,
    payload: FormPayload(), axes: SpecimenAxis.form, impossible: Impossible.ofForm,
    keyMap: .text,
    members: { _, language in
      Samples.formLabels.map { $0[language] } + [Samples.save[language]]
    },
    code: { payload, language in payload.code(language) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSForm(
        state: payload.state(language), submit: Samples.save[language], id: part,
        columns: FormPayload.columns, language: language
      ).lowered()
    })
}
