import ColorScience
public import GSDesign
public import GalleryKit

/// Something that has less contrast than it needs, and why.
public struct ContrastFault: Hashable, Sendable {
  /// The colours as the cells have them, with their roles.
  public let pair: InkOnFill
  /// The contrast ratio, 1…21, unrounded.
  public let ratio: Double
  /// The ratio it needs.
  public let needed: Double
  /// The ratio of the two tokens as the theme has them, at rest and in all colours; nil for colours without a role.
  public let tokenRatio: Double?
  /// The name of the theme.
  public let theme: String
  /// The entries of the theme's palette that define the colour of the ink.
  public let tokens: [String]
  /// The smallest change of the ink's lightness that mends it, verified by drawing; nil if no such change does.
  public let mend: RoleMend?

  /// The ratio with two decimals, rounded down, so that a ratio below a limit never reads as if it met it.
  public var ratioText: String { Self.text(ratio) }

  /// The pair, its ratio and the ratio it needs, in a sentence.
  public var seen: Phrase {
    let (ink, fill) = (Self.name(pair.inkRole), Self.name(pair.fillRole))
    let ratio = ratioText.asContrastRatio
    return switch pair.part {
    case .words: Phrase(localized: "\(ink) on \(fill) is \(ratio), below \(needed).")
    case .largeWords:
      Phrase(localized: "\(ink) on \(fill) is \(ratio), below \(needed) for large words.")
    case .mark: Phrase(localized: "\(ink) on \(fill) is \(ratio), below \(needed) for a mark.")
    case .line:
      Phrase(
        localized: """
          \(ink) on \(fill) is \(ratio), below \(needed) for a line that shows a state.
          """)
    }
  }

  private static func name(_ role: ColorRole?) -> Phrase {
    role.map { Phrase($0.name) }
      ?? Phrase(localized: "the terminal's own colour")
  }

  /// A sentence with the smallest change of lightness, or saying that no change helps.
  public var remedy: Phrase {
    guard let mend else {
      let ink = Self.name(pair.inkRole)
      return Phrase(localized: "No change of the lightness of \(ink) mends it.")
    }
    let lightness =
      "\(Self.thousandths(mend.oldLightness)) → \(Self.thousandths(mend.newLightness))"
    let colors = "\(mend.old.hex) → \(mend.new.hex)"
    let ratio = "\(needed)".asContrastRatio
    return Phrase(
      localized:
        "Smallest change: lightness of \(mend.role.name) \(lightness), \(colors), for \(ratio).")
  }

  static func text(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
  }

  /// A lightness as 0.683.
  private static func thousandths(_ value: Double) -> String {
    let digits = String(Int((value * 1000).rounded()))
    guard digits.count < 4 else { return digits.prefix(1) + "." + digits.dropFirst() }
    return "0." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
