import GSDesign
import GalleryKit
import StateSpace

extension Specimen {
  static let roundButton: Specimen = button(
    "button/round",
    summary: Phrase(localized: "A full-width primary action"),
    usage: Phrase(
      localized: "Use at the bottom of an onboarding screen. Among other content use primary."),
    tags: ["action", "onboarding", "버튼", "온보딩"], home: .lionheart,
    axes: [.disabled(\.isDisabled)], impossible: Impossible.whileDisabled,
    text: .lionheart.subHead2,
    style: { (.round(isDisabled: $0.isDisabled), "round(isDisabled: \($0.isDisabled))") },
    isWide: true,
    step: { payload, intent in payload.handle(intent) }, label: { Samples.roundButton[$1] })

  static let nextButton: Specimen = button(
    "button/next",
    summary: Phrase(localized: "Goes to the next step, shown only while the input is valid"),
    usage: Phrase(
      localized:
        "Use above the keyboard of a form. To show that something is missing use round, disabled."),
    tags: ["action", "onboarding", "form", "버튼", "다음"], home: .lionheart,
    axes: [.toggle("visible", \.isVisible).showingNothing(at: [.flag(false)])],
    impossible: [
      Impossible(
        localized: "A button that is not visible takes neither focus nor pointer."
      ) { !$0.isVisible && ($0.isFocused || $0.interaction != .normal) }
    ],
    text: .lionheart.subHead2,
    style: { (.next(isVisible: $0.isVisible), "next(isVisible: \($0.isVisible))") }, isWide: true,
    step: { payload, intent in payload.handle(intent) }, label: { Samples.nextButton[$1] })
}

extension Specimen {
  static let outlinedButton: Specimen = button(
    "button/outlined",
    summary: Phrase(localized: "A button with an outline and no fill"),
    usage: Phrase(
      localized: "Use beside a filled button of the same task. For another task use neutral."),
    tags: ["action", "stroke", "버튼", "테두리"], home: .zatch, axes: [], text: .zatch.bold14,
    style: { _ in (.outlined(.accent), "outlined(.accent)") },
    step: { payload, intent in payload.handle(intent) },
    label: { Samples.accentOutlinedButton[$1] })

  static let neutralButton: Specimen = button(
    "button/neutral",
    summary: Phrase(localized: "A small button with a grey outline"),
    usage: Phrase(
      localized:
        "Use on a profile, beside compact. For the same task as a filled button use outlined."),
    tags: ["message", "stroke", "버튼", "테두리"], home: .ribsTodo, axes: [], text: .ribsTodo.field,
    style: { _ in (.outlined(.neutral), "outlined(.neutral)") },
    step: { payload, intent in payload.handle(intent) },
    label: { Samples.neutralOutlinedButton[$1] })

  static let floatingButton: Specimen = Specimen(
    "button/floating",
    summary: Phrase(localized: "A round button above the content"),
    usage: Phrase(
      localized: "Use for the one thing to add on a screen. The label is a single glyph."),
    tags: ["action", "fab", "add", "버튼", "추가"], home: .zatch,
    payload: ButtonPayload(),
    axes: [.interaction(\.interaction), .focused(\.isFocused)],
    code: { _, _ in ButtonPayload.code("floating", .zatch.bold20, Samples.floatingGlyph) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, _ in payload.lowered(.floating, .zatch.bold20, Samples.floatingGlyph) })
}

/// The state of a switch, and of a row with one at its end.
struct SwitchPayload: TagStatePayload, Hashable, Sendable {
  /// Whether it is on.
  var isSelected = false
  var isDisabled = false
  var interaction = Interaction.normal
  var isFocused = false
  /// Of the row; nil in the language's own words.
  var title: String?

  static let disabledSwitch = Impossible<SwitchPayload>(
    localized: "A disabled switch takes neither focus nor pointer."
  ) { $0.isDisabled && ($0.isFocused || $0.interaction != .normal) }

  /// The Swift of a switch in this state.
  var switchCode: String { "GSSwitch(\(stateCode))" }
}

extension Specimen {
  static let toggleSwitch: Specimen = Specimen(
    "toggle/switch",
    summary: Phrase(localized: "Turns a setting on and off"),
    usage: Phrase(
      localized: "Use for a setting that takes effect at once. To choose an item use toggle/icon."),
    tags: ["setting", "on", "off", "스위치", "설정"],
    home: .ribsTodo,
    payload: SwitchPayload(),
    axes: [
      .toggle("on", \.isSelected, meaning: .selected), .disabled(\.isDisabled),
      .interaction(\.interaction), .focused(\.isFocused),
    ],
    impossible: [SwitchPayload.disabledSwitch],
    card: [[SwitchPayload(isSelected: true), SwitchPayload()]],
    code: { payload, _ in payload.switchCode },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, _ in GSSwitch(state: payload.state, id: part).lowered() })
}
