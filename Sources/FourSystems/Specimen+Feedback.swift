import GSDesign
import GalleryKit
import StateSpace

/// Focus and pointer of a row of things that act.
struct ActionRowPayload: Hashable, Sendable {
  var isFocused = false
  /// The member with the tab stop; nil is the first.
  var focused: Int?
  var interaction = Interaction.normal
  /// The member under the pointer; nil is the first.
  var pointed: Int?
  /// The member that a scrolling row of a screen shows; nil for the focused or selected one.
  var revealed: Int?

  func state(
    count: Int, cancelling: Int? = nil, arrows: MemberGroup.Arrows = .horizontal
  ) -> ActionRowState {
    ActionRowState(
      count: count, focused: focused ?? 0, cancelling: cancelling, isFocused: isFocused,
      pointed: interaction == .normal ? nil : pointed ?? 0, isPressed: interaction == .pressed,
      arrows: arrows)
  }

  mutating func handle(
    _ intent: Intent, count: Int, cancelling: Int? = nil,
    arrows: MemberGroup.Arrows = .horizontal
  ) -> Outcome {
    var state = state(count: count, cancelling: cancelling, arrows: arrows)
    let outcome = state.handle(intent)
    read(state)
    return outcome
  }

  /// Copies the result of a row of actions.
  mutating func read(_ state: ActionRowState) {
    isFocused = state.isFocused
    focused = isFocused && state.focused != 0 ? state.focused : nil
    interaction = state.group.interaction
    pointed = state.group.pointed == 0 ? nil : state.group.pointed
  }

  /// Whether it names a member that a row of this size does not have, or has focus and pointer where neither is.
  func isImpossible(count: Int) -> Bool {
    max(focused ?? 0, pointed ?? 0, revealed ?? 0) >= max(1, count) || focused == 0 || pointed == 0
      || focused != nil && !isFocused || pointed != nil && interaction == .normal
      || count == 0 && (isFocused || interaction != .normal)
  }
}

/// A payload with a row of things that act.
protocol ActionRowHolder {
  var row: ActionRowPayload { get set }
}

extension SpecimenAxis where Payload: ActionRowHolder {
  /// Focus and pointer of a row of at most a given number of members.
  static func row(of count: Int) -> [SpecimenAxis] {
    [
      .interaction(\.row.interaction),
      .focused(\.row.isFocused),
      .place("focus-at", \.row.focused, of: count, unless: "first", meaning: .focused),
      .place("pointer-at", \.row.pointed, of: count, unless: "first", meaning: .pointer),
    ]
  }
}

/// The state of an alert.
struct AlertPayload: ActionRowHolder, Hashable, Sendable {
  /// The available answers.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case message, question, destructive
  }

  var kind = Kind.question
  var title: String?
  var row = ActionRowPayload()

  var answerCount: Int {
    switch kind {
    case .message: 1
    case .question, .destructive: 2
    }
  }

  func style(_ language: Language) -> GSAlert.Style {
    switch kind {
    case .message: .message(confirm: Samples.confirm[language])
    case .question:
      .question(
        confirm: Samples.confirm[language], cancel: Samples.plainTextButton[language],
        isDestructive: false)
    case .destructive:
      .question(
        confirm: Samples.delete[language], cancel: Samples.plainTextButton[language],
        isDestructive: true)
    }
  }

  func message(_ language: Language) -> String {
    title ?? sample[language]
  }

  /// The message while none was entered: one that its answers are answers to.
  var sample: SampleLabel {
    switch kind {
    case .message: Samples.alertMessage
    case .question: Samples.alert(isDestructive: false)
    case .destructive: Samples.alert(isDestructive: true)
    }
  }

  func code(_ language: Language) -> String {
    let message = SwiftSource.literal(message(language))
    let answers = style(language).answers.map(SwiftSource.literal)
    let style =
      switch kind {
      case .message: ".message(confirm: \(answers[0]))"
      case .question, .destructive:
        ".question(confirm: \(answers[0]), cancel: \(answers[1]), "
          + "isDestructive: \(kind == .destructive))"
      }
    return "GSAlert(\(message), style: \(style))"
  }
}

/// The state of a progress bar.
struct ProgressPayload: Hashable, Sendable {
  var isIndeterminate = false
  /// Percent that is done.
  var percent = 50
  /// The step of the motion while that is not known.
  var step = 0

  var state: ProgressState {
    isIndeterminate ? ProgressState(step: step) : ProgressState(Double(percent) / 100)
  }
}

extension [AxisFrame] {
  /// The steps of a ring or of a bar whose end is not known.
  static let turning = (0..<ProgressState.stepCount).map {
    AxisFrame(.number(Double($0)), for: .milliseconds(125))
  }
}

extension Specimen {
  static let alert: Specimen = Specimen(
    "alert/default",
    summary: Phrase(localized: "A message that has to be answered"),
    usage: Phrase(localized: "Use before what cannot be undone. To confirm an action use a toast."),
    tags: ["dialog", "confirm", "알림창", "확인"], home: .zatch,
    level: .organism,
    payload: AlertPayload(),
    axes: [
      .choice("kind", \.kind),
      .text(
        "title", \.title, samples: Samples.textTier,
        sample: { $0.sample[$1] }),
    ] + SpecimenAxis.row(of: 2),
    impossible: [
      Impossible(localized: "No such answer.") {
        $0.row.isImpossible(count: $0.answerCount)
      }
    ],
    card: [[AlertPayload(kind: .message)]],
    presets: [(name: "delete", payload: AlertPayload(kind: .destructive))],
    members: { payload, language in payload.style(language).answers },
    code: { payload, language in payload.code(language) },
    step: { payload, intent in
      payload.row.handle(
        intent, count: payload.answerCount, cancelling: payload.answerCount - 1)
    },
    build: { payload, language in
      GSAlert(
        payload.message(language), style: payload.style(language),
        state: payload.row.state(
          count: payload.answerCount, cancelling: payload.answerCount - 1),
        id: part
      ) { _ in }.lowered()
    }
  )
  .placed(.over)

  static let progress: Specimen = Specimen(
    "progress/default",
    summary: Phrase(localized: "A bar that shows how much is done"),
    usage: Phrase(
      localized:
        "Use for work of more than a second. Where its length is not known use indeterminate."),
    tags: ["loading", "bar", "진행", "로딩"], home: .lionheart,
    payload: ProgressPayload(),
    axes: [
      .stepper("percent", \.percent, 0...100, samples: [0, 1, 50, 99, 100]),
      .toggle("indeterminate", \.isIndeterminate),
      .stepper(
        "step", \.step, 0...(ProgressState.stepCount - 1), samples: [0, 4], tier: .interaction
      ).held().moving(.turning),
    ],
    impossible: [
      Impossible(
        localized: "While it is not known how much is done, no number says it."
      ) { $0.isIndeterminate && $0.percent != 50 },
      Impossible(
        localized: "A bar with a known end does not move by itself."
      ) { !$0.isIndeterminate && $0.step != 0 },
    ],
    card: [
      [ProgressPayload(percent: 50)], [ProgressPayload(percent: 100)],
      [ProgressPayload(isIndeterminate: true, step: 3)],
    ],
    code: { payload, _ in
      payload.isIndeterminate
        ? "GSProgress(state: ProgressState())"
        : "GSProgress(state: ProgressState(\(Double(payload.percent) / 100)))"
    },
    build: { payload, _ in GSProgress(state: payload.state).lowered() })
}
