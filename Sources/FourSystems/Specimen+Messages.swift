import GSDesign
import GalleryKit
import StateSpace

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
  var style = GSTextField.Style.plain
  var isEmpty = false
  var isDisabled = false
  var title: String?
  /// The number of characters after the caret.
  var caretFromEnd = 0
  var interaction = Interaction.normal
  var isFocused = false

  func state(_ language: Language) -> TextFieldState {
    let text = isEmpty ? "" : title ?? Samples.field(style).text[language]
    return TextFieldState(
      text, caret: text.count - caretFromEnd, isFocused: isFocused, isDisabled: isDisabled,
      interaction: interaction)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state(.english)
    let outcome = state.handle(intent)
    if case .edited(let text) = outcome {
      title = text.isEmpty ? nil : text
      isEmpty = text.isEmpty
      caretFromEnd = 0
    }
    guard outcome != .ignored else { return outcome }
    if title != nil { caretFromEnd = state.text.count - state.caret }
    isFocused = state.isFocused
    interaction = state.interaction
    return outcome
  }
}

extension Specimen {
  static let toast: Specimen = Specimen(
    "toast/default",
    summary: Phrase(localized: "A message that disappears by itself"),
    usage: Phrase(localized: "Use to confirm an action. Do not use it for questions."),
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
    card: [[ToastPayload(kind: .success)]],
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
      let lowered = GSToast(
        state: ToastState(payload.isDismissed ? nil : payload.message(language))
      ).lowered()
      guard !payload.isDismissed else { return lowered }
      // The room that a toast keeps from the edges of a screen.
      let edges = Edges(
        leading: Space(.lionheart, "toastSides"), trailing: Space(.lionheart, "toastSides"),
        bottom: Space(.lionheart, "toastBottom"))
      return Lowered(
        element: .padded(edges, lowered.element), interactions: lowered.interactions)
    }
  )
  .placed(.foot)

  static let textField: Specimen = field(
    "text-field/default", .plain,
    summary: Phrase(localized: "A single line of text to type"),
    usage: Phrase(localized: "Use for names and searches. The caret moves by whole characters."),
    tags: ["input", "search", "입력"])

  static let searchBar: Specimen = field(
    "text-field/search-bar", .searchBar,
    summary: Phrase(localized: "Searches, with a magnifier before the text"),
    usage: Phrase(localized: "Use at the top of a list. For one word use add-tag."),
    tags: ["input", "search", "입력", "검색"])

  static let addTagField: Specimen = field(
    "text-field/add-tag", .addTag,
    summary: Phrase(localized: "The name of a new tag"),
    usage: Phrase(localized: "Use in the sheet that adds a tag. To search use search-bar."),
    tags: ["input", "tag", "입력", "태그"])

  static let searchField: Specimen = field(
    "text-field/search", .search,
    summary: Phrase(localized: "Searches, on a heavy line"),
    usage: Phrase(localized: "Use as the one thing on a screen. To find a place use location."),
    tags: ["input", "search", "입력", "검색"], home: .zatch)

  static let locationField: Specimen = field(
    "text-field/location", .location,
    summary: Phrase(localized: "Finds a place by its name"),
    usage: Phrase(localized: "Use above a list of places. To find things use search."),
    tags: ["input", "town", "입력", "동네"], home: .zatch)

  static let taskField: Specimen = field(
    "text-field/task", .task,
    summary: Phrase(localized: "The title of a task, in a thin line"),
    usage: Phrase(localized: "Use to add and to change a task. For several lines use editor."),
    tags: ["input", "task", "입력", "할 일"], home: .ribsTodo)

  private static func field(
    _ id: VariantID, _ style: GSTextField.Style, summary: Phrase, usage: Phrase, tags: [String],
    home: Theme = .gitspace
  ) -> Specimen {
    Specimen(
      id, summary: summary, usage: usage, tags: tags, home: home,
      payload: TextFieldPayload(style: style),
      axes: [
        .toggle("empty", \.isEmpty), .disabled(\.isDisabled),
        .text(
          "title", \.title, samples: Samples.textTier.filter { !$0.isEmpty },
          sample: { $0.isEmpty ? "" : Samples.field($0.style).text[$1] }),
        .interaction(\.interaction),
        .focused(\.isFocused),
        .caret(\.caretFromEnd),
      ],
      impossible: [
        Impossible(
          localized: "A disabled field takes neither focus nor pointer."
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
        let placeholder = SwiftSource.literal(Samples.field(style).placeholder[language])
        return SwiftSource.call(
          "GSTextField",
          [
            "state: \(state)", "placeholder: \(placeholder)",
            SwiftSource.choice("style", style, unless: .plain),
          ])
      },
      step: { payload, intent in payload.handle(intent) },
      build: { payload, language in
        GSTextField(
          state: payload.state(language), placeholder: Samples.field(style).placeholder[language],
          id: part, style: style
        ).lowered()
      })
  }
}
