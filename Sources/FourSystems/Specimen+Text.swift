import GSDesign
import GalleryKit
import StateSpace

/// The style and the words of a text.
struct TextPayload: Hashable, Sendable {
  var style = GSTextStyle.title1
  var title: String?
}

extension Specimen {
  /// A ramp for each design: its variants show the styles in the theme.
  static let gitspaceText = ramp(
    of: .gitspace, summary: Phrase(localized: "GitSpace's text styles"),
    card: [.title3, .body2, .caption1, .buttonTitle1])
  static let zatchText = ramp(
    of: .zatch, in: ".zatch",
    summary: Phrase(localized: "Zatch's text styles"),
    card: [.zatch.bold18, .zatch.medium15On21, .zatch.regular13])
  static let lionheartText = ramp(
    of: .lionheart, in: ".lionheart",
    summary: Phrase(localized: "LionHeart's text styles"),
    card: [.lionheart.head4, .lionheart.title1, .lionheart.body3R])
  static let ribsTodoText = ramp(
    of: .ribsTodo, in: ".ribsTodo",
    summary: Phrase(localized: "RIBs-todo's text styles"),
    card: [.ribsTodo.body, .ribsTodo.field])

  /// The text styles that a theme lists, a state each.
  ///
  /// - Parameter namespace: where Swift finds them behind the first dot; empty for GitSpace's.
  private static func ramp(
    of theme: Theme, in namespace: String = "", summary: Phrase,
    card: @autoclosure @escaping @Sendable () -> [GSTextStyle]
  ) -> Specimen {
    Specimen(
      VariantID("text/" + theme.name), summary: summary,
      usage: Phrase(localized: "Put two asterisks around words to make them bold."),
      tags: ["type", "font", "typography", "ramp", "style", "글", "타이포그래피", "스타일"], home: theme,
      level: .foundation,
      payload: TextPayload(style: theme.textStyles.first ?? .body1),
      axes: [
        .choice("style", \.style, values: theme.textStyles.map { (spelling(of: $0), $0) })
          .noting(theme.textStyles.map { Phrase($0.measure) }),
        .text(
          "title", \.title, samples: Samples.textTier, sample: { Samples.text($0.style)[$1] }),
      ],
      card: card().map { [TextPayload(style: $0)] },
      code: { payload, language in
        let text = payload.title ?? Samples.text(payload.style)[language]
        // Swift has `medium15On21` where Zatch writes `medium15_21`.
        let member = payload.style.name.split(separator: "_").joined(separator: "On")
        return "GSText(\(namespace).\(member), \(SwiftSource.literal(text)))"
      },
      build: { payload, language in
        let style = payload.style
        let lowered = GSText(style, payload.title ?? Samples.text(style)[language]).lowered()
        guard style.role == .onAccent else { return lowered }
        // This text is only used on the accent; on a dark page it would be invisible.
        return Lowered(
          element: .backdrop(.accent, lowered.element), interactions: lowered.interactions)
      })
  }

  /// `body2R` as links spell it, `body2-r`, and `medium15_21` as `medium15-21`.
  private static func spelling(of style: GSTextStyle) -> String {
    hyphenated(style.name).split(separator: "_").joined(separator: "-")
  }

  /// The links that named GitSpace's styles while each was a variant of its own, and while the ramp was the only one.
  static let textAliases = Dictionary(
    uniqueKeysWithValues: [(VariantID("text/style"), "text/gitspace")]
      + Theme.gitspace.textStyles.map {
        let name = spelling(of: $0)
        return (VariantID("text/" + name), "text/gitspace:style=" + name)
      })
}
