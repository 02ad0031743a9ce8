import GSDesign
import GalleryKit

/// Words of the inspection.
extension Phrase {
  static let inspect = Phrase(localized: "inspect")
  static let inspectTitle = Phrase(localized: "Inspect")
  static let leaveInspect = Phrase(localized: "leave inspect")
  static let partKeys = Phrase(localized: "part")
  static let nothingToMeasure = Phrase(localized: "Nothing to measure")
  static let wholeCells = Phrase(localized: "1x, in whole cells")
  static let partGroup = Phrase(localized: "Group")
  static let partContainer = Phrase(localized: "Container")
  static let partItem = Phrase(localized: "Item")
  static let partLabel = Phrase(localized: "Text")
  static let partMark = Phrase(localized: "Mark")
  static let partLine = Phrase(localized: "Line")
  static let specSize = Phrase(localized: "Size")
  static let specCells = Phrase(localized: "Cells")
  static let specGap = Phrase(localized: "Gap")
  static let specGround = Phrase(localized: "Ground")

  /// - Parameter distance: of the two states, by CIEDE2000.
  static func markNeeded(_ distance: String) -> Phrase {
    Phrase(localized: "needed, ΔE \(distance)")
  }

  static func noMarkNeeded(_ distance: String) -> Phrase {
    Phrase(localized: "not needed, ΔE \(distance)")
  }

  /// The mark is there since there are fewer colours.
  static func markNeeded(at depth: ColorDepth, _ distance: String) -> Phrase {
    Phrase(localized: "needed at \(depth.rawValue), ΔE \(distance)")
  }

  static let noToken = Phrase(localized: "no token")

  static let role = Phrase(localized: "role")
  static let token = Phrase(localized: "token")
  static let usesKey = Phrase(localized: "uses")
  static let usesTitle = Phrase(localized: "Find among the uses")
  static let monoFill = Phrase(localized: "mono reverse")
  static let monoInk = Phrase(localized: "mono plain")

  /// The design has no other appearance.
  static func only(_ appearance: Appearance) -> Phrase {
    switch appearance {
    case .light: Phrase(localized: "published in light only")
    case .dark: Phrase(localized: "published in dark only")
    }
  }

  static func uses(states: Int, components: Int) -> Phrase {
    Phrase(localized: "\(states, "state") · \(components, "component")")
  }

  static let countingUses = Phrase(localized: "Counting states…")

  static func use(of role: String, in specimen: String, states: Int) -> Phrase {
    Phrase(localized: "\(specimen) · \(states, "state") · \(role)")
  }

  static func unused(_ role: String) -> Phrase {
    Phrase(localized: "No state uses \(role)")
  }

  static func columnsCount(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "column")")
  }

  static func rowsCount(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "row")")
  }

  static func adjustedFrom(_ hex: String) -> Phrase {
    Phrase(localized: "adjusted, was \(hex)")
  }
}

/// How the state on the canvas can be read.
extension Phrase {
  static let inMono = Phrase(localized: "mono")
}
