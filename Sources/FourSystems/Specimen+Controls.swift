import GSDesign
import GalleryKit
import StateSpace

extension Specimen {
  static let roundButton: Specimen = button(
    "button/round",
    summary: Phrase("A full-width primary action", korean: "화면 너비를 채우는 주요 동작"),
    usage: Phrase(
      "Use at the bottom of an onboarding screen. Among other content use primary.",
      korean: "온보딩 화면 아래에 사용합니다. 다른 내용과 함께 있을 때는 primary를 사용합니다."),
    tags: ["action", "onboarding", "버튼", "온보딩"], home: .lionheart,
    axes: [.disabled(\.isDisabled)], impossible: Impossible.whileDisabled,
    text: .lionheart.subHead2,
    style: { (.round(isDisabled: $0.isDisabled), "round(isDisabled: \($0.isDisabled))") },
    isWide: true,
    step: { payload, intent in payload.handle(intent) }, label: { Samples.roundButton[$1] })

  static let nextButton: Specimen = button(
    "button/next",
    summary: Phrase(
      "Goes to the next step, shown only while the input is valid",
      korean: "입력이 유효할 때만 보이는 다음 단계 버튼"),
    usage: Phrase(
      "Use above the keyboard of a form. To show that something is missing use round, disabled.",
      korean: "입력 화면의 키보드 위에 사용합니다. 입력이 부족함을 보여 줄 때는 비활성 round를 사용합니다."),
    tags: ["action", "onboarding", "form", "버튼", "다음"], home: .lionheart,
    axes: [.toggle("visible", \.isVisible).showingNothing(at: [.flag(false)])],
    impossible: [
      Impossible(
        "A button that is not visible takes neither focus nor pointer.",
        korean: "보이지 않는 버튼은 초점과 포인터를 받지 않습니다."
      ) { !$0.isVisible && ($0.isFocused || $0.interaction != .normal) }
    ],
    text: .lionheart.subHead2,
    style: { (.next(isVisible: $0.isVisible), "next(isVisible: \($0.isVisible))") }, isWide: true,
    step: { payload, intent in payload.handle(intent) }, label: { Samples.nextButton[$1] })
}

extension Specimen {
  static let outlinedButton: Specimen = button(
    "button/outlined",
    summary: Phrase("A button with an outline and no fill", korean: "채우기 없이 테두리만 있는 버튼"),
    usage: Phrase(
      "Use beside a filled button of the same task. For another task use neutral.",
      korean: "같은 작업의 채워진 버튼 옆에 사용합니다. 다른 작업에는 neutral을 사용합니다."),
    tags: ["action", "stroke", "버튼", "테두리"], home: .zatch, axes: [], text: .zatch.bold14,
    style: { _ in (.outlined(.accent), "outlined(.accent)") },
    step: { payload, intent in payload.handle(intent) },
    label: { Samples.accentOutlinedButton[$1] })

  static let neutralButton: Specimen = button(
    "button/neutral",
    summary: Phrase("A small button with a grey outline", korean: "회색 테두리의 작은 버튼"),
    usage: Phrase(
      "Use on a profile, beside compact. For the same task as a filled button use outlined.",
      korean: "프로필에서 compact 옆에 사용합니다. 채워진 버튼과 같은 작업에는 outlined를 사용합니다."),
    tags: ["message", "stroke", "버튼", "테두리"], home: .ribsTodo, axes: [], text: .ribsTodo.field,
    style: { _ in (.outlined(.neutral), "outlined(.neutral)") },
    step: { payload, intent in payload.handle(intent) },
    label: { Samples.neutralOutlinedButton[$1] })

  static let floatingButton: Specimen = Specimen(
    "button/floating",
    summary: Phrase("A round button above the content", korean: "콘텐츠 위에 떠 있는 둥근 버튼"),
    usage: Phrase(
      "Use for the one thing to add on a screen. The label is a single glyph.",
      korean: "화면에서 추가하는 동작 하나에 사용합니다. 라벨은 글리프 하나입니다."),
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
    "A disabled switch takes neither focus nor pointer.",
    korean: "비활성 스위치는 초점과 포인터를 받지 않습니다."
  ) { $0.isDisabled && ($0.isFocused || $0.interaction != .normal) }

  /// The Swift of a switch in this state.
  var switchCode: String { "GSSwitch(\(stateCode))" }
}

extension Specimen {
  static let toggleSwitch: Specimen = Specimen(
    "toggle/switch",
    summary: Phrase("Turns a setting on and off", korean: "설정을 켜고 끄는 스위치"),
    usage: Phrase(
      "Use for a setting that takes effect at once. To choose an item use toggle/icon.",
      korean: "바로 적용되는 설정에 사용합니다. 항목을 고를 때는 toggle/icon을 사용합니다."),
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
