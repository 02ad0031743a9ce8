import GSDesign
import GalleryKit
import StateSpace

/// The state of a button of any style: each specimen declares the members its style has.
struct ButtonPayload: Hashable, Sendable {
  var isDisabled = false
  var isEditing = false
  var isSelected = false
  var isDestructive = false
  var isVisible = true
  var color = TagColor.standard
  var pill = GSButtonStyle.Pill.points36
  var answer = GSButtonStyle.Answer.confirm
  var title: String?
  var interaction = Interaction.normal
  var isFocused = false
  var modifiers = ButtonModifiers()

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = ButtonState(isFocused: isFocused, interaction: interaction)
    let outcome = state.handle(intent, isDisabled: isDisabled || !isVisible, isEditing: isEditing)
    isFocused = state.isFocused
    interaction = state.interaction
    return outcome
  }

  /// A press of a button that can be selected selects it or not.
  mutating func handleToggling(_ intent: Intent) -> Outcome {
    let outcome = handle(intent)
    guard outcome == .activated else { return outcome }
    isSelected.toggle()
    return isSelected ? .selected(0) : .deselected(0)
  }

  /// A press of a tab selects it; it is deselected by another one.
  mutating func handleSelecting(_ intent: Intent) -> Outcome {
    let outcome = handle(intent)
    guard outcome == .activated else { return outcome }
    isSelected = true
    return .selected(0)
  }

  func lowered(_ style: GSButtonStyle, _ text: GSTextStyle, _ label: String) -> Lowered {
    modifiers.applied(
      to: GSButton(
        style: style, state: ButtonState(isFocused: isFocused, interaction: interaction),
        id: Specimen.part, action: {}
      ) { GSText(text, label) }
    ).lowered()
  }

  static func code(_ style: String, _ text: GSTextStyle, _ label: String) -> String {
    "GSButton(style: .\(style), action: {}) { GSText(.\(text.name), "
      + SwiftSource.literal(label) + ") }"
  }
}

extension SpecimenAxis<ButtonPayload> {
  /// The axes that every button has in addition to its style.
  static func common(
    _ sample: @escaping @Sendable (ButtonPayload, Language) -> String
  ) -> [SpecimenAxis<ButtonPayload>] {
    [
      .text("title", \.title, samples: Samples.textTier, sample: sample),
      .interaction(\.interaction),
      .focused(\.isFocused),
    ]
  }
}

extension Impossible<ButtonPayload> {
  /// The impossible combinations of a disabled button.
  static var whileDisabled: [Impossible<ButtonPayload>] {
    [
      Impossible(
        localized: "A disabled button is neither hovered nor pressed."
      ) { $0.isDisabled && $0.interaction != .normal },
      Impossible(localized: "A disabled button cannot be focused.") {
        $0.isDisabled && $0.isFocused
      },
    ]
  }
}

extension Specimen {
  /// A button of a style that is spelled in Swift, with a label of its own.
  ///
  /// - Parameters:
  ///   - axes: the axes of the style, in addition to the label, the pointer and the focus.
  ///   - text: the style of the label.
  ///   - style: the style in a state, and how Swift spells it behind the dot.
  ///   - isWide: whether it is as wide as a telephone.
  ///   - label: the label until a text is entered.
  static func button(
    _ id: VariantID, summary: Phrase, usage: Phrase, tags: [String], home: Theme = .gitspace,
    axes: @autoclosure @escaping @Sendable () -> [SpecimenAxis<ButtonPayload>],
    impossible: @autoclosure @escaping @Sendable () -> [Impossible<ButtonPayload>] = [],
    card: @autoclosure @escaping @Sendable () -> [[ButtonPayload]] = [], text: GSTextStyle,
    style: @escaping @Sendable (ButtonPayload) -> (value: GSButtonStyle, code: String),
    isWide: Bool = false, step: @escaping @Sendable (inout ButtonPayload, Intent) -> Outcome,
    label: @escaping @Sendable (ButtonPayload, Language) -> String
  ) -> Specimen {
    Specimen(
      id, summary: summary, usage: usage, tags: tags, home: home, payload: ButtonPayload(),
      axes: axes() + SpecimenAxis.common(label), impossible: impossible(), card: card(),
      code: { payload, language in
        ButtonPayload.code(
          style(payload).code, text, payload.title ?? label(payload, language))
          + payload.modifiers.code
      },
      step: step,
      build: { payload, language in
        let lowered = payload.lowered(
          style(payload).value, text, payload.title ?? label(payload, language))
        return isWide ? onPhone(lowered) : lowered
      })
  }
}

extension Specimen {
  static let primaryButton: Specimen = button(
    "button/primary",
    summary: Phrase(localized: "Primary action, one per screen"),
    usage: Phrase(localized: "Use one per screen. For less important actions use secondary."),
    tags: ["action", "submit", "버튼"],
    axes: [.disabled(\.isDisabled)], impossible: Impossible.whileDisabled, text: .buttonTitle1,
    style: { (.primary(isDisabled: $0.isDisabled), "primary(isDisabled: \($0.isDisabled))") },
    step: { payload, intent in payload.handle(intent) }, label: { Samples.primaryButton[$1] })

  static let secondaryButton: Specimen = button(
    "button/secondary",
    summary: Phrase(localized: "Secondary action"),
    usage: Phrase(
      localized: "Use in rows and lists, several at a time. For the main action use primary."),
    tags: ["action", "small", "버튼"],
    axes: [.disabled(\.isDisabled)], impossible: Impossible.whileDisabled, text: .buttonTitle1,
    style: { (.secondary(isDisabled: $0.isDisabled), "secondary(isDisabled: \($0.isDisabled))") },
    step: { payload, intent in payload.handle(intent) }, label: { Samples.secondaryButton[$1] })

  static let tagButton: Specimen = button(
    "button/tag",
    summary: Phrase(localized: "A tag to press, and to remove while its list is edited"),
    usage: Phrase(localized: "Use in lists of filters. For labels alone use tag/filled."),
    tags: ["chip", "filter", "버튼", "태그"],
    axes: [.toggle("editing", \.isEditing), .selected(\.isSelected)], text: .body1,
    style: { payload in
      let selected = payload.isSelected ? ", isSelected: true" : ""
      return (
        .tag(isEditing: payload.isEditing, isSelected: payload.isSelected),
        "tag(isEditing: \(payload.isEditing)\(selected))"
      )
    },
    step: { payload, intent in payload.handleToggling(intent) }, label: { Samples.tagButton[$1] })
}

extension Specimen {
  static let plainTextButton: Specimen = button(
    "button/plain-text",
    summary: Phrase(localized: "A text button without a background"),
    usage: Phrase(localized: "Use for rare actions. Destructive ones have a mark."),
    tags: ["link", "destructive", "버튼"],
    axes: [.toggle("destructive", \.isDestructive)], text: .body1,
    style: {
      (.plainText(isDestructive: $0.isDestructive), "plainText(isDestructive: \($0.isDestructive))")
    },
    step: { payload, intent in payload.handle(intent) },
    label: { payload, language in
      payload.isDestructive
        ? Samples.destructiveButton[language] : Samples.plainTextButton[language]
    })

  static let homeTabButton: Specimen = Specimen(
    "button/home-tab",
    summary: Phrase(localized: "A single tab of the home screen"),
    usage: Phrase(localized: "Use to lay out tabs yourself. For a whole row use tab-bar/home."),
    tags: ["tab", "버튼", "탭"],
    payload: ButtonPayload(),
    axes: [
      .selected(\.isSelected),
      .text(
        "tab-name", \.title, samples: Samples.textTier,
        sample: { Samples.homeTabs[0][$1] }),
      .interaction(\.interaction),
      .focused(\.isFocused),
    ],
    code: { payload, language in
      let name = payload.title ?? Samples.homeTabs[0][language]
      let selection = payload.isSelected ? name : Samples.homeTabs[1][language]
      return ButtonPayload.code(
        "homeTab(tabName: \(SwiftSource.literal(name)), "
          + "tabSelection: .constant(\(SwiftSource.literal(selection))))", .title3, name)
    },
    step: { payload, intent in payload.handleSelecting(intent) },
    build: { payload, language in
      let name = payload.title ?? Samples.homeTabs[0][language]
      // Any other text will do: only equality is asked for.
      let selection = payload.isSelected ? name : name + " "
      return payload.lowered(
        .homeTab(tabName: name, tabSelection: .constant(selection)), .title3, name)
    })
}
