import GSDesign

/// The words of a text.
struct TextPayload: Hashable, Sendable {
  var title: String?
}

extension Specimen {
  /// One of the styles of words.
  static func text(_ style: GSTextStyle) -> Specimen {
    let weight = style.weight
    let size = Int(style.size)
    return Specimen(
      VariantID("text/" + hyphenated(style.rawValue)),
      summary: Phrase(
        "\(size) points, weight \(weight)", korean: "\(size)포인트, 굵기 \(weight)"),
      usage: Phrase(
        "Put two asterisks around words to make them bold.", korean: "별표 두 개로 감싸면 굵게 표시됩니다."),
      tags: ["type", "font", "글", style.rawValue],
      payload: TextPayload(),
      axes: [
        .text(
          "title", \.title, samples: Samples.textTier, sample: { Samples.text(style)[$1] })
      ],
      code: { payload, language in
        let text = payload.title ?? Samples.text(style)[language]
        return "GSText(.\(style.rawValue), \(SwiftSource.literal(text)))"
      },
      build: { payload, language in
        let lowered = GSText(style, payload.title ?? Samples.text(style)[language]).lowered()
        guard style.role == .onAccent else { return lowered }
        // Such words stand on the accent and nowhere else; on a dark page they could not be seen.
        return Lowered(
          element: .backdrop(.accent, lowered.element), interactions: lowered.interactions)
      })
  }
}
