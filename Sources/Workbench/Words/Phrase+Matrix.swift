import GSDesign
import GalleryKit

/// The words of the matrix.
extension Phrase {
  static let moveCell = Phrase(localized: "move")
  static let swapAxes = Phrase(localized: "swap")
  static let matrixOnlyThis = Phrase(localized: "only this value")
  static let matrixAll = Phrase(localized: "show all")
  static let matrixFold = Phrase(localized: "fold")
  static let matrixUnfold = Phrase(localized: "unfold")
  static let matrixCompare = Phrase(localized: "compare")
  static let matrixPage = Phrase(localized: "page")
  static let matrixScreen = Phrase(localized: "screen")
  static let matrixAxes = Phrase(localized: "axes")
  static let matrixPlace = Phrase(localized: "place")
  static let matrixToCanvas = Phrase(localized: "to canvas")
  static let matrixRow = Phrase(localized: "row")
  static let matrixColumn = Phrase(localized: "column")
  static let matrixRows = Phrase(localized: "rows")
  static let matrixColumns = Phrase(localized: "columns")
  static let matrixPages = Phrase(localized: "pages")
  static let matrixNowhere = Phrase(localized: "fixed")
  static let matrixWhere = Phrase(localized: "Axis placement")
  static let matrixCut = Phrase(localized: "clipped; press + to enlarge")
  static let matrixCutBriefly = Phrase(localized: "clipped")
  /// In place of a state that is invisible on purpose.
  static let matrixEmpty = Phrase(localized: "empty")
  static let matrixNothing = Phrase(localized: "No states to show here.")

  /// The heading of a group while its switch is off.
  static func matrixWithout(_ name: String) -> Phrase {
    Phrase(localized: "not \(name)")
  }

  static func matrixOnly(_ value: String) -> Phrase {
    Phrase(localized: "only \(value)")
  }

  static func matrixFlip(_ name: Phrase) -> Phrase {
    Phrase(localized: "flip \(name)")
  }

  static func matrixLeftOut(_ id: String, _ value: String) -> Phrase {
    Phrase(localized: "\(id) has no \(value) state")
  }

  static func matrixLooks(_ states: Int, _ looks: Int) -> Phrase {
    Phrase(localized: "\(states, "state"), \(looks, "look")")
  }

  /// The states in the matrix, where it has not all of them.
  static func matrixStates(_ shown: Int, of count: String) -> Phrase {
    Phrase(localized: "\(shown) of \(count, "state", isOne: count == "1")")
  }

  static func matrixAlike(_ count: Int) -> Phrase {
    Phrase(localized: "\(count) states look like this:")
  }

  static func matrixTooManyToFold(_ limit: Int) -> Phrase {
    Phrase(localized: "more than \(limit) states are not folded")
  }

  static func matrixPanes(_ shown: Int, _ all: Int) -> Phrase {
    Phrase(localized: "room for \(shown) of \(all)")
  }

  static func matrixVariants(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "variant")")
  }
}

/// The words of the session's coverage.
extension Phrase {
  static let coverageName = Phrase(localized: "Coverage in this session")

  /// The same in the line below the panes.
  static func coverageBriefly(_ drawn: Int, of count: String) -> Phrase {
    Phrase(localized: "Coverage: \(drawn) of \(count, "state", isOne: count == "1") shown")
  }

  static func coverage(_ drawn: Int, of count: String, seen: Int, used: Int) -> Phrase {
    Phrase(localized: "\(drawn) of \(count) states shown, \(seen) opened, \(used) used")
  }

  static func totalCoverage(_ drawn: Int, seen: Int, used: Int, isFull: Bool) -> Phrase {
    let plus = isFull ? "+" : ""
    let (drawn, seen, used) = ("\(drawn)\(plus)", "\(seen)\(plus)", "\(used)\(plus)")
    return Phrase(localized: "\(drawn) shown, \(seen) opened, \(used) used")
  }

  static let hereName = Phrase(localized: "here")
  static let inAll = Phrase(localized: "total")
}
