import ColorScience
import GSDesign
import GalleryKit
import Laws

/// The words of the colour lab.
extension Phrase {
  static let colorLab = Phrase(localized: "colour lab")
  static let labDepths = Phrase(localized: "Colours of terminals")
  static let labVisions = Phrase(localized: "Colour vision")
  static let labColors = Phrase(localized: "Colours of this state")
  static let labContrast = Phrase(localized: "Contrast")
  static let labRoomy = Phrase(localized: "Nothing is too faint.")
  static let labMend = Phrase(localized: "apply change")
  static let labMendHint = Phrase(
    localized: "Enter applies the first change to the theme until the gallery is closed.")
  static let labNothingToMend = Phrase(localized: "No change to apply.")
  static let labScreen = Phrase(localized: "this screen")
  static let labNoHue = Phrase(localized: "no colours, only signs and weight")
  static let labUnnoticed = Phrase(localized: "no colour shifts so much that it is noticed")
  static let labAllKept = Phrase(localized: "all colours as asked")
  static let labLightness = Phrase(localized: "lightness")

  static func labPalette(_ theme: String) -> Phrase {
    Phrase(localized: "Palette of \(theme)")
  }

  static func labShifted(_ count: Int, of all: Int, most: String) -> Phrase {
    Phrase(localized: "\(count) of \(all) colours shift, by up to \(most)")
  }

  static func labMended(_ mend: RoleMend) -> Phrase {
    Phrase(
      localized:
        "\(mend.role.name): \(mend.old.hex) → \(mend.new.hex), until the gallery is closed.")
  }

  static func labNear(_ first: String, _ second: String, _ distance: String) -> Phrase {
    Phrase(localized: "Nearly the same: \(first) and \(second), \(distance) apart")
  }

  static func labGap(_ step: String, _ below: String, _ above: String) -> Phrase {
    Phrase(localized: "Gap of \(step) in lightness between \(below) and \(above)")
  }

  static func labLoss(
    _ first: String, _ second: String, left: String, before: String
  ) -> Phrase {
    Phrase(localized: "\(first) and \(second): \(left) apart, \(before) with all colours")
  }
}

extension ShownColor.Shift {
  var phrase: Phrase {
    switch self {
    case .none: Phrase(localized: "same")
    case .unnoticed: Phrase(localized: "unnoticed")
    case .noticed: Phrase(localized: "noticed")
    case .other: Phrase(localized: "different")
    }
  }
}

extension PaletteRamps.Family {
  var phrase: Phrase {
    switch self {
    case .grey: Phrase(localized: "greys")
    case .red: Phrase(localized: "reds")
    case .orange: Phrase(localized: "oranges")
    case .yellow: Phrase(localized: "yellows")
    case .green: Phrase(localized: "greens")
    case .cyan: Phrase(localized: "cyans")
    case .blue: Phrase(localized: "blues")
    case .purple: Phrase(localized: "purples")
    case .pink: Phrase(localized: "pinks")
    }
  }
}

extension Vision {
  /// Whose eyes they are.
  var labName: Phrase {
    switch self {
    case .none: Phrase(localized: "all colours")
    case .protan: Phrase(localized: "no red cones")
    case .deutan: Phrase(localized: "no green cones")
    case .tritan: Phrase(localized: "no blue cones")
    case .achroma: Phrase(localized: "lightness alone")
    }
  }
}
