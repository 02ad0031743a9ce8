import GSDesign

/// The state of a button of any style: each specimen declares the members its style has.
struct ButtonPayload: Hashable, Sendable {
  var isDisabled = false
  var isEditing = false
  var isSelected = false
  var isDestructive = false
  var title: String?
  var interaction = Interaction.normal
  var isFocused = false

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = ButtonState(isFocused: isFocused, interaction: interaction)
    let outcome = state.handle(intent, isDisabled: isDisabled, isEditing: isEditing)
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
    GSButton(
      style: style, state: ButtonState(isFocused: isFocused, interaction: interaction),
      id: Specimen.part, action: {}
    ) { GSText(text, label) }.lowered()
  }

  static func code(_ style: String, _ text: GSTextStyle, _ label: String) -> String {
    "GSButton(style: .\(style), action: {}) { GSText(.\(text.rawValue), "
      + SwiftSource.literal(label) + ") }"
  }
}

extension StateAxis<ButtonPayload> {
  /// What every button has besides its style.
  static func common(
    _ sample: @escaping @Sendable (ButtonPayload, Language) -> String
  ) -> [StateAxis<ButtonPayload>] {
    [
      .text("title", \.title, samples: Samples.textTier, sample: sample),
      .interaction(\.interaction),
      .focused(\.isFocused),
    ]
  }
}

extension Impossible<ButtonPayload> {
  /// What a disabled button cannot be.
  static var whileDisabled: [Impossible<ButtonPayload>] {
    [
      Impossible(
        "A disabled button shows neither hover nor press.",
        korean: "비활성 버튼은 가리킴과 눌림을 보이지 않습니다."
      ) { $0.isDisabled && $0.interaction != .normal },
      Impossible("A disabled button takes no focus.", korean: "비활성 버튼은 초점을 받지 않습니다.") {
        $0.isDisabled && $0.isFocused
      },
    ]
  }
}

extension Specimen {
  static let primaryButton: Specimen = Specimen(
    "button/primary",
    summary: Phrase("Primary action, one per screen", korean: "화면마다 하나인 주요 동작"),
    usage: Phrase(
      "Once on a screen. Beside it, what matters less is secondary.",
      korean: "한 화면에 하나만 씁니다. 덜 중요한 것은 secondary로 합니다."),
    tags: ["action", "submit", "버튼"],
    payload: ButtonPayload(),
    axes: [.disabled(\.isDisabled)] + StateAxis.common { Samples.primaryButton[$1] },
    impossible: Impossible.whileDisabled,
    code: { payload, language in
      ButtonPayload.code(
        "primary(isDisabled: \(payload.isDisabled))", .buttonTitle1,
        payload.title ?? Samples.primaryButton[language])
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      payload.lowered(
        .primary(isDisabled: payload.isDisabled), .buttonTitle1,
        payload.title ?? Samples.primaryButton[language])
    })

  static let secondaryButton: Specimen = Specimen(
    "button/secondary",
    summary: Phrase("Secondary action", korean: "보조 동작"),
    usage: Phrase(
      "Beside others of its kind, in rows and lists. The main thing is primary.",
      korean: "줄과 목록에서 여럿이 함께 씁니다. 가장 중요한 일은 primary입니다."),
    tags: ["action", "small", "버튼"],
    payload: ButtonPayload(),
    axes: [.disabled(\.isDisabled)] + StateAxis.common { Samples.secondaryButton[$1] },
    impossible: Impossible.whileDisabled,
    code: { payload, language in
      ButtonPayload.code(
        "secondary(isDisabled: \(payload.isDisabled))", .buttonTitle1,
        payload.title ?? Samples.secondaryButton[language])
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      payload.lowered(
        .secondary(isDisabled: payload.isDisabled), .buttonTitle1,
        payload.title ?? Samples.secondaryButton[language])
    })

  static let tagButton: Specimen = Specimen(
    "button/tag",
    summary: Phrase(
      "A tag that can be pressed, and removed while its list is edited.",
      korean: "누를 수 있고, 목록을 고치는 동안 지울 수 있는 태그."),
    usage: Phrase(
      "In a list that filters. A tag that only says something is tag/filled.",
      korean: "거르는 목록에 씁니다. 알려 주기만 하는 것은 tag/filled입니다."),
    tags: ["chip", "filter", "버튼", "태그"],
    payload: ButtonPayload(),
    axes: [.toggle("editing", \.isEditing), .selected(\.isSelected)]
      + StateAxis.common { Samples.tagButton[$1] },
    code: { payload, language in
      let selected = payload.isSelected ? ", isSelected: true" : ""
      return ButtonPayload.code(
        "tag(isEditing: \(payload.isEditing)\(selected))", .body1,
        payload.title ?? Samples.tagButton[language])
    },
    step: { payload, intent in payload.handleToggling(intent) },
    build: { payload, language in
      payload.lowered(
        .tag(isEditing: payload.isEditing, isSelected: payload.isSelected), .body1,
        payload.title ?? Samples.tagButton[language])
    })
}
