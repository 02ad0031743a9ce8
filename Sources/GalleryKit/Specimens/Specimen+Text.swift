import GSDesign

/// The style and the words of a text.
struct TextPayload: Hashable, Sendable {
  var style = GSTextStyle.title1
  var title: String?
}

extension Specimen {
  /// The styles of words, a state each.
  static let textStyles = Specimen(
    "text/style",
    summary: Phrase("Words in one of the styles", korean: "텍스트 스타일"),
    usage: Phrase(
      "Put two asterisks around words to make them bold.", korean: "별표 두 개로 감싸면 굵게 표시됩니다."),
    tags: ["type", "font", "typography", "글", "타이포그래피"],
    level: .foundation,
    payload: TextPayload(),
    axes: [
      .choice("style", \.style).noting(GSTextStyle.allCases.map { Phrase($0.measure) }),
      .text(
        "title", \.title, samples: Samples.textTier, sample: { Samples.text($0.style)[$1] }),
    ],
    card: [GSTextStyle.title3, .body2, .caption1, .buttonTitle1].map { [TextPayload(style: $0)] },
    code: { payload, language in
      let text = payload.title ?? Samples.text(payload.style)[language]
      return "GSText(.\(payload.style.rawValue), \(SwiftSource.literal(text)))"
    },
    build: { payload, language in
      let style = payload.style
      let lowered = GSText(style, payload.title ?? Samples.text(style)[language]).lowered()
      guard style.role == .onAccent else { return lowered }
      // Such words stand on the accent and nowhere else; on a dark page they could not be seen.
      return Lowered(
        element: .backdrop(.accent, lowered.element), interactions: lowered.interactions)
    })

  /// The links that named the styles while each was a variant of its own.
  static let textAliases = Dictionary(
    uniqueKeysWithValues: GSTextStyle.allCases.map {
      (VariantID("text/" + hyphenated($0.rawValue)), "text/style:style=" + hyphenated($0.rawValue))
    })
}
