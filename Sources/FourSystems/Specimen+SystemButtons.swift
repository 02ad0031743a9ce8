import GSDesign
import GalleryKit
import StateSpace

/// Buttons that one system alone has.
extension Specimen {
  static let fillButton: Specimen = button(
    "button/fill",
    summary: Phrase(localized: "The way on from a screen, with round ends"),
    usage: Phrase(
      localized:
        "Use at the bottom of a screen. In a form that may be incomplete use pill, disabled."),
    tags: ["action", "버튼", "다음"], home: .zatch,
    axes: [.choice("color", \.color).withSwatch()],
    card: [TagColor.allCases.map { ButtonPayload(color: $0) }], text: .zatch.bold18,
    style: { (.fill($0.color), "fill(.\($0.color.rawValue))") }, isWide: true,
    step: { payload, intent in payload.handle(intent) }, label: { Samples.fillButton[$1] })

  static let pillButton: Specimen = Specimen(
    "button/pill",
    summary: Phrase(localized: "A button with round ends, in two heights"),
    usage: Phrase(localized: "Use beside other content. As wide as the screen use fill."),
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
    summary: Phrase(localized: "An answer in a dialog"),
    usage: Phrase(localized: "Use two side by side, cancel first. For a whole dialog use alert."),
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
    summary: Phrase(localized: "A text button with an icon before it"),
    usage: Phrase(
      localized: "Use where an icon says more than a word. Without one use plain-text."),
    tags: ["icon", "share", "버튼", "아이콘"], home: .lionheart,
    axes: [], text: .lionheart.subHead2,
    style: { _ in (.plainText(isDestructive: false), "plainText(isDestructive: false)") },
    step: { payload, intent in payload.handle(intent) },
    label: { Samples.imageButtonGlyph + " " + Samples.imageButton[$1] })

  static let subtleButton: Specimen = button(
    "button/subtle",
    summary: Phrase(localized: "A quiet button in the accent"),
    usage: Phrase(
      localized: "Use for rare edits, such as to a profile. For the next step use round."),
    tags: ["edit", "profile", "버튼", "수정"], home: .lionheart,
    axes: [], text: .lionheart.body3R,
    style: { _ in (.subtle, "subtle") },
    step: { payload, intent in payload.handle(intent) }, label: { Samples.editButton[$1] })

  static let compactButton: Specimen = button(
    "button/compact",
    summary: Phrase(localized: "A small button in the accent"),
    usage: Phrase(localized: "Use on a profile, beside neutral."),
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
