import GSDesign
import GalleryKit

/// A rating in half stars: arrows add and take away a half, Home and End go to the ends.
struct HalfStarRating: Component, Hashable, Sendable {
  /// The number of half stars, 0…10.
  var halves = 7
  var isDisabled = false
  var isFocused = false
  var id: FocusID = "rating"

  mutating func handle(_ intent: Intent) -> Outcome {
    guard !isDisabled else { return .ignored }
    let before = self
    switch intent {
    case .move(.right), .move(.up): halves = min(halves + 1, 10)
    case .move(.left), .move(.down): halves = max(halves - 1, 0)
    case .first: halves = 0
    case .last: halves = 10
    case .focus: isFocused = true
    case .blur: isFocused = false
    default: return .ignored
    }
    return self == before ? .ignored : .changed
  }

  func lower(into table: inout InteractionTable) -> Element {
    let stars = String(repeating: "★", count: halves / 2) + (halves % 2 == 1 ? "½" : "")
    let value = "\(halves / 2)\(halves % 2 == 1 ? ".5" : "")"
    return table.control(
      id, ControlState(isFocused: isFocused, isDisabled: isDisabled, interaction: .normal),
      panel: Panel(
        ink: isDisabled
          ? Ink(text: .onTagDisabled, fill: .tagDisabledFill)
          : Ink(text: .onRating, fill: .ratingFill),
        shape: .capsule, height: .fixed(.points25), horizontalPadding: .large),
      label: GSText(.body1, stars + String(repeating: "☆", count: 5 - (halves + 1) / 2))
        .element.asLabel,
      spoken: Spoken(
        .stepper, name: SampleLabel("Rating", "별점"),
        value: SampleLabel("\(value) of 5", "5점 중 \(value)점")))
  }
}

extension Specimen {
  static func halfStarRating(home: Theme) -> Specimen {
    Specimen(
      "rating/half", summary: "A rating in half stars.", home: home,
      payload: HalfStarRating(id: part),
      axes: [
        .stepper("halves", \.halves, 0...10, samples: Array(0...10)),
        .disabled(\.isDisabled), .focused(\.isFocused),
      ],
      impossible: [
        Impossible("A disabled rating takes no focus.") { $0.isDisabled && $0.isFocused }
      ],
      step: { rating, intent in rating.handle(intent) }, build: { rating, _ in rating.lowered() })
  }
}
