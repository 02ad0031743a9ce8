import GSDesign

extension Specimen {
  static let plainTextButton: Specimen = Specimen(
    "button/plain-text",
    summary: Phrase("A text button without a background", korean: "배경이 없는 텍스트 버튼"),
    usage: Phrase(
      "Use for rare actions. Destructive ones have a mark.",
      korean: "드문 동작에 사용합니다. 삭제 동작에는 표시가 붙습니다."),
    tags: ["link", "destructive", "버튼"],
    payload: ButtonPayload(),
    axes: [.toggle("destructive", \.isDestructive)] + StateAxis.common { plainLabel($0, $1) },
    code: { payload, language in
      ButtonPayload.code(
        "plainText(isDestructive: \(payload.isDestructive))", .body1,
        payload.title ?? plainLabel(payload, language))
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      payload.lowered(
        .plainText(isDestructive: payload.isDestructive), .body1,
        payload.title ?? plainLabel(payload, language))
    })

  private static func plainLabel(_ payload: ButtonPayload, _ language: Language) -> String {
    payload.isDestructive
      ? Samples.destructiveButton[language] : Samples.plainTextButton[language]
  }

  static let homeTabButton: Specimen = Specimen(
    "button/home-tab",
    summary: Phrase("A single tab of the home screen", korean: "홈 화면의 탭 하나"),
    usage: Phrase(
      "Use to lay out tabs yourself. For a whole row use tab-bar/home.",
      korean: "탭을 직접 배치할 때 사용합니다. 한 줄 전체에는 tab-bar/home을 사용합니다."),
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
