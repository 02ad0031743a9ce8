import GSDesign
import GalleryKit

/// A date in three parts: left, right and a click choose a part, up and down change it.
struct DateField: Component, Hashable, Sendable {
  var year = 2026, month = 2, day = 28
  var part = 0  // The part that up and down change: 0 the year, 1 the month, 2 the day.
  var isDisabled = false, isFocused = false
  var interaction = Interaction.normal
  var id: FocusID = "date"

  var days: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    guard !isDisabled else { return .ignored }
    let before = self
    if let clicked = interaction.follow(intent, members: 3) { part = clicked }
    switch intent {
    case .focus: isFocused = true
    case .blur: isFocused = false
    case .move(.right): part = min(part + 1, 2)
    case .move(.left): part = max(part - 1, 0)
    case .move(let direction):
      let step = direction == .up ? 1 : -1
      if part == 0 { year = min(max(year + step, 1970), 2099) }
      if part == 1 { month = (month + step + 11) % 12 + 1 }
      day = part == 2 ? (day + step + days - 1) % days + 1 : min(day, days)
    default: break
    }
    return self == before ? .ignored : .changed
  }

  func lower(into table: inout InteractionTable) -> Element {
    let texts = [year, month, day].map { ($0 < 10 ? "0" : "") + "\($0)" }
    let parts = (0..<3).map {
      table.part(id.child($0), .words([Span(texts[$0], emphasis: $0 == part ? .bold : [])]))
    }
    return table.control(
      id, ControlState(isFocused: isFocused, isDisabled: isDisabled, interaction: interaction),
      panel: Panel(
        ink: isDisabled
          ? Ink(text: .onDisabled, fill: .disabledFill) : Ink(text: .text, fill: .surface),
        shape: .rounded(radius: .points8), horizontalPadding: .medium),
      label: .row([parts[0], .label("-"), parts[1], .label("-"), parts[2]]),
      spoken: Spoken(.textField, "Date", value: texts.joined(separator: "-")))
  }
}

extension Specimen {
  static func dateField(home: Theme) -> Specimen {
    Specimen(
      "date/field", summary: "A date that arrows change.", home: home, payload: DateField(id: part),
      axes: [
        .stepper("year", \.year, 1970...2099, samples: [2024, 2026]),
        .stepper("month", \.month, 1...12, samples: [2]),
        .stepper("day", \.day, 1...31, samples: [28, 29]),
        .position("part", \.part, of: 3, meaning: .state),
        .disabled(\.isDisabled), .interaction(\.interaction), .focused(\.isFocused),
      ],
      impossible: [
        Impossible("The month has fewer days.") { $0.day > $0.days },
        Impossible("A disabled field takes neither focus nor pointer.") {
          $0.isDisabled && ($0.isFocused || $0.interaction != .normal)
        },
      ],
      step: { field, intent in field.handle(intent) }, build: { field, _ in field.lowered() })
  }
}
