import GSDesign

extension Specimen {
  static let plainTextButton: Specimen = Specimen(
    "button/plain-text",
    summary: Phrase("Words alone that can be pressed.", korean: "누를 수 있는 글자만."),
    usage: Phrase(
      "For what is seldom done; with its mark for what destroys.",
      korean: "드물게 하는 일에 씁니다. 무언가를 없애는 일에는 표시가 붙습니다."),
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
    summary: Phrase("A tab of a screen's head, alone.", korean: "화면 머리의 탭 하나."),
    usage: Phrase(
      "Where tabs are laid out by hand. A whole row of them is tab-bar/home.",
      korean: "탭을 손수 늘어놓을 때 씁니다. 한 줄 전체는 tab-bar/home입니다."),
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
