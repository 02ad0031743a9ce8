import GSDesign
import GalleryKit

/// A component of its own, with a theme and a catalogue.
struct Dial: Component, Hashable, Sendable {
  var level = 1
  var isDisabled = false
  var isFocused = false
  var id: FocusID = "dial"

  mutating func handle(_ intent: Intent) -> Outcome {
    guard !isDisabled else { return .ignored }
    let before = self
    switch intent {
    case .move(.right), .move(.up): level = min(level + 1, 3)
    case .move(.left), .move(.down): level = max(level - 1, 0)
    case .focus: isFocused = true
    case .blur: isFocused = false
    default: return .ignored
    }
    return self == before ? .ignored : .changed
  }

  func lower(into table: inout InteractionTable) -> Element {
    table.control(
      id, ControlState(isFocused: isFocused, isDisabled: isDisabled, interaction: .normal),
      panel: Panel(
        ink: isDisabled
          ? Ink(text: .onDisabled, fill: .disabledFill) : Ink(text: .onAccent, fill: .accent),
        shape: .capsule, horizontalPadding: .medium),
      label: GSText(.body1, String(repeating: "●", count: level) + "○").element.asLabel)
  }
}

extension Specimen {
  static func dial(home: Theme) -> Specimen {
    Specimen(
      "dial/round",
      summary: Phrase("How far something is turned.", korean: "얼마나 돌렸는지 보여 줍니다."),
      usage: "For four steps. More of them are a slider.",
      home: home,
      payload: Dial(id: part),
      axes: [
        .stepper("level", \.level, 0...3, samples: Array(0...3)), .disabled(\.isDisabled),
        .focused(\.isFocused),
      ],
      impossible: [
        Impossible("A disabled dial takes no focus.") { $0.isDisabled && $0.isFocused }
      ],
      code: { dial, _ in "Dial(level: \(dial.level))" },
      step: { dial, intent in dial.handle(intent) },
      build: { dial, _ in dial.lowered() })
  }
}

extension Theme {
  static func client() throws(ThemeError) -> Theme {
    try Theme(
      name: "client",
      light: [
        .page: "#FFFFFF", .surface: "#F2F4F7", .text: "#101828", .textSecondary: "#475467",
        .destructive: "#B42318", .accent: "#155EEF", .onAccent: "#FFFFFF", .outline: "#667085",
        .tagPurpleSolid: "#6941C6", .tagYellowSolid: "#EAAA08",
      ],
      dark: [:])
  }
}

extension Catalogue {
  static func client() throws(ThemeError) -> Catalogue {
    let home = try Theme.client()
    return Catalogue(specimens: [.dial(home: home)], themes: [home] + Theme.builtIn)
  }
}
