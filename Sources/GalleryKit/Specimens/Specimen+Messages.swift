import GSDesign

/// The state of a toast.
struct ToastPayload: Hashable, Sendable {
  var kind = ToastState.Kind.information
  var isDismissed = false
  var title: String?
  /// Whose words are shown until a text is entered.
  var notice: GSToast.Notice?

  init(kind: ToastState.Kind = .information, title: String? = nil) {
    self.kind = kind
    self.title = title
  }

  init(_ notice: GSToast.Notice) {
    self.notice = notice
    kind = notice.kind
  }

  var sample: SampleLabel { notice?.text ?? Samples.toast(kind) }

  func message(_ language: Language) -> ToastState.Message {
    ToastState.Message(title ?? sample[language], kind: kind)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = ToastState(isDismissed ? nil : message(.english))
    let outcome = state.handle(intent)
    isDismissed = !state.isShown
    return outcome
  }
}

/// The state of a text field.
struct TextFieldPayload: Hashable, Sendable {
  var isEmpty = false
  var isDisabled = false
  var title: String?
  /// How many characters stand behind the caret.
  var caretFromEnd = 0
  var interaction = Interaction.normal
  var isFocused = false

  func state(_ language: Language) -> TextFieldState {
    let text = isEmpty ? "" : title ?? Samples.fieldText[language]
    return TextFieldState(
      text, caret: text.count - caretFromEnd, isFocused: isFocused, isDisabled: isDisabled,
      interaction: interaction)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    // The sample is no text of the person's: the first key begins a new one.
    var state = title == nil && !isEmpty ? emptied() : state(.english)
    let outcome = state.handle(intent)
    if case .edited(let text) = outcome {
      title = text.isEmpty ? nil : text
      isEmpty = text.isEmpty
    }
    guard outcome != .ignored else { return outcome }
    caretFromEnd = title == nil ? 0 : state.text.count - state.caret
    isFocused = state.isFocused
    interaction = state.interaction
    return outcome
  }

  private func emptied() -> TextFieldState {
    TextFieldState(
      "", isFocused: isFocused, isDisabled: isDisabled, interaction: interaction)
  }
}

extension Specimen {
  static let toast: Specimen = Specimen(
    "toast/default",
    summary: Phrase("A message that disappears by itself", korean: "자동으로 사라지는 알림"),
    usage: Phrase(
      "Use to confirm an action. Do not use it for questions.",
      korean: "작업 결과를 알릴 때 사용합니다. 답이 필요한 질문에는 사용하지 않습니다."),
    tags: ["message", "snackbar", "알림"], home: .lionheart,
    level: .molecule,
    payload: ToastPayload(),
    axes: [
      .choice("kind", \.kind),
      .text(
        "title", \.title, samples: Samples.textTier,
        sample: { $0.sample[$1] }),
      .choice(
        "notice", \.notice,
        values: [(name: "none", value: nil)]
          + GSToast.Notice.allCases.map {
            (name: hyphenated($0.rawValue), value: $0)
          },
        tier: .text, meaning: .content
      ).held(),
      .toggle("dismissed", \.isDismissed, tier: .interaction)
        .showingNothing(at: [.flag(true)])
        .moving([
          AxisFrame(.flag(false), for: .seconds(3)), AxisFrame(.flag(true), for: .seconds(1)),
        ]),
    ],
    card: [[ToastPayload(kind: .success, title: "GitHub Star +1")]],
    presets: GSToast.Notice.allCases.map { (hyphenated($0.rawValue), ToastPayload($0)) },
    code: { payload, language in
      let message = payload.message(language)
      return payload.isDismissed
        ? "GSToast(state: ToastState())"
        : "GSToast(state: ToastState(ToastState.Message(\(SwiftSource.literal(message.text)), "
          + "kind: .\(message.kind.rawValue))))"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSToast(state: ToastState(payload.isDismissed ? nil : payload.message(language))).lowered()
    })

  static let textField: Specimen = Specimen(
    "text-field/default",
    summary: Phrase("A single line of text to type", korean: "한 줄 텍스트 입력"),
    usage: Phrase(
      "Use for names and searches. The caret moves by whole characters.",
      korean: "이름이나 검색어에 사용합니다. 커서는 글자 단위로 움직입니다."),
    tags: ["input", "search", "입력"],
    payload: TextFieldPayload(),
    axes: [
      .toggle("empty", \.isEmpty), .disabled(\.isDisabled),
      .text(
        "title", \.title, samples: Samples.textTier.filter { !$0.isEmpty },
        sample: { $0.isEmpty ? "" : Samples.fieldText[$1] }),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .caret(\.caretFromEnd),
    ],
    impossible: [
      Impossible(
        "A disabled field takes neither focus nor pointer.", korean: "비활성 필드는 초점과 포인터를 받지 않습니다."
      ) { $0.isDisabled && ($0.isFocused || $0.interaction != .normal) }
    ],
    keyMap: .text,
    code: { payload, language in
      let state = SwiftSource.call(
        "TextFieldState",
        [
          payload.isEmpty ? nil : SwiftSource.literal(payload.state(language).text),
          SwiftSource.flag("isDisabled", payload.isDisabled),
        ])
      return "GSTextField(state: \(state), placeholder: "
        + SwiftSource.literal(Samples.fieldPlaceholder[language]) + ")"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSTextField(
        state: payload.state(language), placeholder: Samples.fieldPlaceholder[language], id: part
      ).lowered()
    })
}
