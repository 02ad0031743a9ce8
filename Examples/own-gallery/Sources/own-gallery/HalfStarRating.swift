import GSDesign
import GalleryKit

/// A rating in half stars: arrows add and take away a half, a click on a star fills it, and halves it the second time.
struct HalfStarRating: Component, Hashable, Sendable {
  /// The number of half stars, 0…10.
  var halves = 7
  var isDisabled = false
  var isFocused = false
  var interaction = Interaction.normal
  var id: FocusID = "rating"

  mutating func handle(_ intent: Intent) -> Outcome {
    guard !isDisabled else { return .ignored }
    let before = self
    if let star = interaction.follow(intent, members: 5) {
      halves = star * 2 + (halves == star * 2 + 2 ? 1 : 2)
    }
    switch intent {
    case .move(.right), .move(.up): halves = min(halves + 1, 10)
    case .move(.left), .move(.down): halves = max(halves - 1, 0)
    case .first: halves = 0
    case .last: halves = 10
    case .focus: isFocused = true
    case .blur: isFocused = false
    default: break
    }
    return self == before ? .ignored : .changed
  }

  func lower(into table: inout InteractionTable) -> Element {
    let stars = (0..<5).map { star in
      let look = halves > star * 2 + 1 ? "★" : halves > star * 2 ? "½" : "☆"
      return table.part(id.child(star), GSText(.body1, look).element.asLabel)
    }
    let value = "\(halves / 2)\(halves % 2 == 1 ? ".5" : "")"
    return table.control(
      id, ControlState(isFocused: isFocused, isDisabled: isDisabled, interaction: interaction),
      panel: Panel(
        ink: isDisabled
          ? Ink(text: .onTagDisabled, fill: .tagDisabledFill)
          : Ink(text: .text, fill: .surface),
        shape: .capsule, height: .fixed(.points25), horizontalPadding: .large),
      label: .row(stars),
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
        .disabled(\.isDisabled), .interaction(\.interaction), .focused(\.isFocused),
      ],
      impossible: [
        Impossible("A disabled rating takes neither focus nor pointer.") {
          $0.isDisabled && ($0.isFocused || $0.interaction != .normal)
        }
      ],
      step: { rating, intent in rating.handle(intent) }, build: { rating, _ in rating.lowered() })
  }
}
