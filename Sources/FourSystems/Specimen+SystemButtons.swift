import GSDesign
import GalleryKit
import StateSpace

/// Buttons that one system alone has.
extension Specimen {
  static let fillButton: Specimen = button(
    "button/fill",
    summary: Phrase("The way on from a screen, with round ends", korean: "다음 화면으로 가는 둥근 버튼"),
    usage: Phrase(
      "Use at the bottom of a screen. In a form that may be incomplete use pill, disabled.",
      korean: "화면 아래에 사용합니다. 입력이 부족할 수 있는 화면에는 비활성 pill을 사용합니다."),
    tags: ["action", "버튼", "다음"], home: .zatch,
    axes: [.choice("color", \.color).withSwatch()],
    card: [TagColor.allCases.map { ButtonPayload(color: $0) }], text: .zatch.bold18,
    style: { (.fill($0.color), "fill(.\($0.color.rawValue))") }, isWide: true,
    step: { payload, intent in payload.handle(intent) }, label: { Samples.fillButton[$1] })

  static let pillButton: Specimen = Specimen(
    "button/pill",
    summary: Phrase("A button with round ends, in two heights", korean: "높이가 두 가지인 둥근 버튼"),
    usage: Phrase(
      "Use beside other content. As wide as the screen use fill.",
      korean: "다른 내용 옆에 사용합니다. 화면 너비로 채울 때는 fill을 사용합니다."),
    tags: ["action", "chat", "버튼"], home: .zatch,
    payload: ButtonPayload(),
    axes: [.choice("size", \.pill), .disabled(\.isDisabled)]
      + SpecimenAxis.common { Samples.chatButton[$1] },
    impossible: Impossible.whileDisabled,
    card: [GSButtonStyle.Pill.allCases.map { ButtonPayload(pill: $0) }],
    code: { payload, language in
      ButtonPayload.code(
        "pill(.\(payload.pill.rawValue), isDisabled: \(payload.isDisabled))", payload.pillText,
        payload.title ?? Samples.chatButton[language])
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      payload.lowered(
        .pill(payload.pill, isDisabled: payload.isDisabled), payload.pillText,
        payload.title ?? Samples.chatButton[language])
    })

  static let dialogButton: Specimen = button(
    "button/dialog",
    summary: Phrase("An answer in a dialog", korean: "대화 상자의 답변 버튼"),
    usage: Phrase(
      "Use two side by side, cancel first. For a whole dialog use alert.",
      korean: "취소를 먼저 두고 나란히 사용합니다. 대화 상자 전체에는 alert을 사용합니다."),
    tags: ["confirm", "cancel", "destructive", "버튼", "확인"],
    axes: [.choice("answer", \.answer)],
    card: [GSButtonStyle.Answer.allCases.map { ButtonPayload(answer: $0) }], text: .body1,
    style: { (.dialog($0.answer), "dialog(.\($0.answer.rawValue))") },
    step: { payload, intent in payload.handle(intent) },
    label: { payload, language in
      switch payload.answer {
      case .confirm: Samples.yes[language]
      case .cancel: Samples.no[language]
      }
    })

  static let imageButton: Specimen = button(
    "button/image",
    summary: Phrase("A text button with an icon before it", korean: "앞에 아이콘이 있는 텍스트 버튼"),
    usage: Phrase(
      "Use where an icon says more than a word. Without one use plain-text.",
      korean: "아이콘이 글자보다 뜻이 분명할 때 사용합니다. 아이콘이 없으면 plain-text를 사용합니다."),
    tags: ["icon", "share", "버튼", "아이콘"], home: .lionheart,
    axes: [], text: .lionheart.subHead2,
    style: { _ in (.plainText(isDestructive: false), "plainText(isDestructive: false)") },
    step: { payload, intent in payload.handle(intent) },
    label: { Samples.imageButtonGlyph + " " + Samples.imageButton[$1] })

  static let subtleButton: Specimen = button(
    "button/subtle",
    summary: Phrase("A quiet button in the accent", korean: "강조색 글자의 조용한 버튼"),
    usage: Phrase(
      "Use for rare edits, such as to a profile. For the next step use round.",
      korean: "프로필처럼 드물게 바꾸는 것에 사용합니다. 다음 단계에는 round를 사용합니다."),
    tags: ["edit", "profile", "버튼", "수정"], home: .lionheart,
    axes: [], text: .lionheart.body3R,
    style: { _ in (.subtle, "subtle") },
    step: { payload, intent in payload.handle(intent) }, label: { Samples.editButton[$1] })

  static let compactButton: Specimen = button(
    "button/compact",
    summary: Phrase("A small button in the accent", korean: "강조색의 작은 버튼"),
    usage: Phrase(
      "Use on a profile, beside neutral.",
      korean: "프로필에서 neutral 옆에 사용합니다."),
    tags: ["follow", "profile", "버튼", "팔로우"], home: .ribsTodo,
    axes: [], text: .ribsTodo.field,
    style: { _ in (.compact, "compact") },
    step: { payload, intent in payload.handle(intent) }, label: { Samples.followButton[$1] })
}

extension ButtonPayload {
  /// The style of a label in a button with round ends.
  fileprivate var pillText: GSTextStyle {
    switch pill {
    case .points36: .zatch.bold14
    case .points52: .zatch.bold18
    }
  }
}
