import GSDesign
import GalleryKit
import StateSpace

/// The state of a choice of one.
struct RadioPayload: Hashable, Sendable {
  var style = GSRadioGroup.Style.filled
  var tabs = TabsPayload(count: Samples.radios.count, activation: .automatic)
  var title: String?

  var labels: [SampleLabel] {
    switch style {
    case .filled: Samples.radios
    case .image: Samples.imageRadios
    }
  }

  func titles(_ language: Language) -> [String] {
    var titles = labels.map { $0[language] }
    if let title { titles[0] = title }
    return titles
  }

  /// Whether the focus is in an impossible place.
  var isFocusElsewhere: Bool {
    guard let focused = tabs.focused else { return false }
    return !tabs.isFocused || focused == tabs.selected || focused != tabs.entrance
  }

  func code(_ language: Language) -> String {
    SwiftSource.call(
      "GSRadioGroup",
      [
        SwiftSource.list(titles(language).map(SwiftSource.literal)), "state: \(tabs.code)",
        SwiftSource.choice("style", style, unless: RadioPayload().style),
      ])
  }
}

extension SpecimenAxis<RadioPayload> {
  static var radios: [SpecimenAxis<RadioPayload>] {
    let count = Samples.radios.count
    return [
      .position("selected", \.tabs.selected, of: count),
      .toggle("disabled", \.tabs.hasDisabled),
      .text("title", \.title, samples: Samples.textTier, sample: { $0.labels[0][$1] }),
      .interaction(\.tabs.interaction),
      .focused(\.tabs.isFocused),
      .place("focus-at", \.tabs.focused, of: count, unless: "selected", meaning: .focused),
      .place("pointer-at", \.tabs.pointed, of: count, unless: "current", meaning: .pointer),
    ]
  }
}

extension Impossible<RadioPayload> {
  static var ofRadios: [Impossible<RadioPayload>] {
    [
      Impossible(
        localized: "A disabled option takes neither focus nor pointer."
      ) { $0.tabs.isOnDisabled },
      Impossible(
        localized: "The focus is on the chosen option, or beside it if it is disabled."
      ) { $0.isFocusElsewhere },
    ]
  }
}

/// The state of a stepper.
struct StepperPayload: Hashable, Sendable {
  var value = 12
  var isFocused = false
  var interaction = Interaction.normal
  /// The arrow under the pointer; nil is the first.
  var pointed: Int?

  var state: StepperState {
    StepperState(
      value, in: 4...40, isFocused: isFocused,
      pointed: interaction == .normal ? nil : pointed ?? 0, isPressed: interaction == .pressed)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state
    let outcome = state.handle(intent)
    value = state.value
    isFocused = state.isFocused
    let arrow = (0..<2).first { state.interaction(of: $0) != .normal }
    interaction = arrow.map { state.interaction(of: $0) } ?? .normal
    pointed = arrow == 0 ? nil : arrow
    return outcome
  }

  /// Whether the pointer is on an arrow that is at its bound.
  var isPointedDisabled: Bool { interaction != .normal && state.isDisabled(pointed ?? 0) }

  func code(_ language: Language) -> String {
    let title = SwiftSource.literal(Samples.week(value)[language])
    return "GSStepper(\(title), state: StepperState(\(value), in: 4...40))"
  }
}

extension SpecimenAxis<StepperPayload> {
  static var weeks: [SpecimenAxis<StepperPayload>] {
    [
      .stepper("week", \.value, 4...40, samples: [4, 12, 40]),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .place("pointer-at", \.pointed, of: 2, unless: "first", meaning: .pointer),
    ]
  }
}

extension Impossible<StepperPayload> {
  static var ofStepper: [Impossible<StepperPayload>] {
    [
      Impossible(localized: "An arrow at its bound takes no pointer.") { $0.isPointedDisabled },
      Impossible(localized: "The pointer is on neither arrow.") {
        $0.pointed == 0 || $0.pointed != nil && $0.interaction == .normal
      },
    ]
  }
}

extension Specimen {
  static let radioGroup: Specimen = radios(
    "radio/group", .filled,
    summary: Phrase(localized: "Options of which exactly one is chosen"),
    usage: Phrase(
      localized: "Use for two to four short options. For none or several use tag/group."))

  static let imageRadio: Specimen = radios(
    "radio/image", .image,
    summary: Phrase(localized: "Options with a ring before each"),
    usage: Phrase(localized: "Use for options that are sentences. For short ones use radio/group."))

  private static func radios(
    _ id: VariantID, _ style: GSRadioGroup.Style, summary: Phrase, usage: Phrase
  ) -> Specimen {
    Specimen(
      id, summary: summary, usage: usage, tags: ["choice", "option", "라디오", "선택"], home: .zatch,
      level: .molecule,
      payload: RadioPayload(style: style),
      axes: SpecimenAxis.radios, impossible: Impossible.ofRadios,
      members: { payload, language in payload.titles(language) },
      code: { payload, language in payload.code(language) },
      step: { payload, intent in payload.tabs.handle(intent) },
      build: { payload, language in
        onPhone(
          GSRadioGroup(
            payload.titles(language), state: payload.tabs.state, id: part, style: style
          ).lowered())
      })
  }

  static let weekStepper: Specimen = Specimen(
    "stepper/week",
    summary: Phrase(localized: "Goes from week to week"),
    usage: Phrase(
      localized: "Use where neighbours are looked at in turn. For any week use field/week."),
    tags: ["number", "arrows", "스테퍼", "주차"], home: .lionheart,
    payload: StepperPayload(),
    axes: SpecimenAxis.weeks, impossible: Impossible.ofStepper,
    members: { _, language in Samples.stepperArrows.map { $0[language] } },
    code: { payload, language in payload.code(language) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSStepper(Samples.week(payload.value)[language], state: payload.state, id: part) { _ in }
        .lowered()
    })
}
