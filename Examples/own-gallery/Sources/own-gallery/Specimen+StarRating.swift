import GSDesign
import GalleryKit

extension Specimen {
  /// The rating's declaration: its states, its links and its controls follow from it.
  static func starRating(home: Theme) -> Specimen {
    Specimen(
      "rating/stars",
      summary: Phrase("How good something is.", korean: "얼마나 좋은지 보여 줍니다."),
      usage: Phrase(
        "For one opinion or an average. A count is a badge.",
        korean: "하나의 의견이나 평균에 씁니다. 개수는 배지로 보여 줍니다."),
      tags: ["stars", "별점"], home: home,
      payload: RatingState(),
      axes: [
        .stepper("stars", \.stars, 0...RatingState.most, samples: Array(0...RatingState.most)),
        .disabled(\.isDisabled),
        .focused(\.isFocused),
      ],
      impossible: [
        Impossible("A disabled rating takes no focus.", korean: "비활성 별점은 초점을 받지 않습니다.") {
          $0.isDisabled && $0.isFocused
        }
      ],
      code: { state, _ in
        "StarRating(stars: \(state.stars)\(state.isDisabled ? ", isDisabled: true" : ""))"
      },
      step: { state, intent in state.handle(intent) },
      build: { state, _ in StarRating(state: state, id: Specimen.part).lowered() })
  }
}
