import GSDesign
import GalleryKit
import StateSpace

extension Specimen {
  static let controlRow: Specimen = Specimen(
    "row/control",
    summary: Phrase(localized: "A title with a control at its end"),
    usage: Phrase(localized: "Use for settings in a list. The control alone takes the focus."),
    tags: ["list", "setting", "switch", "행", "설정"], home: .lionheart,
    level: .molecule,
    payload: SwitchPayload(),
    axes: [
      .toggle("on", \.isSelected, meaning: .selected), .disabled(\.isDisabled),
      .text("title", \.title, samples: Samples.textTier, sample: { Samples.settingTitle[$1] }),
      .interaction(\.interaction), .focused(\.isFocused),
    ],
    impossible: [SwitchPayload.disabledSwitch],
    card: [[SwitchPayload(isSelected: true)], [SwitchPayload()]],
    code: { payload, language in
      let title = SwiftSource.literal(payload.title ?? Samples.settingTitle[language])
      let current = payload.isFocused ? ", isCurrent: true" : ""
      return "GSControlRow(\(title)\(current)) { \(payload.switchCode) }"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      onPhone(
        GSControlRow(
          payload.title ?? Samples.settingTitle[language], isCurrent: payload.isFocused
        ) { GSSwitch(state: payload.state, id: part) }.lowered())
    })
}
