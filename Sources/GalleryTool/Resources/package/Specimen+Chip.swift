import GSDesign
import GalleryKit

extension Specimen {
  /// The axes of a chip. Its states, links, knobs, matrix, page and checks follow from them.
  static func chip(home: Theme) -> Specimen {
    Specimen(
      "chip/choice",
      summary: Phrase("A choice that is on or off.", korean: "켜거나 끄는 선택지."),
      usage: Phrase(
        "For a filter that applies at once. A setting with a label is a switch.",
        korean: "바로 적용되는 필터에 씁니다. 이름이 붙은 설정은 스위치로 만듭니다."),
      home: home,
      payload: Chip(id: part),
      axes: [
        .selected(\.isOn), .disabled(\.isDisabled), .interaction(\.interaction),
        .focused(\.isFocused),
      ],
      impossible: [
        Impossible(
          "A disabled chip takes neither focus nor pointer.",
          korean: "비활성 칩은 초점도 포인터도 받지 않습니다."
        ) { $0.isDisabled && ($0.isFocused || $0.interaction != .normal) }
      ],
      step: { chip, intent in chip.handle(intent) },
      build: { chip, _ in chip.lowered() })
  }
}
