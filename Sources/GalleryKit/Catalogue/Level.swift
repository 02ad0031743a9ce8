/// How much of a screen a component is, from a text style to the whole screen, as atomic design counts it.
public enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The basis of all components, such as text.
  case foundation
  /// A component that holds no other, such as a button or a tag.
  case atom
  /// A few atoms that work together, such as a tag group or a list.
  case molecule
  /// A self-contained part of a screen, such as a sheet.
  case organism
  /// A whole screen.
  case screen

  /// Whether one is less of a screen than the other.
  public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .foundation: 0
    case .atom: 1
    case .molecule: 2
    case .organism: 3
    case .screen: 4
    }
  }

  /// The name on the screen.
  public var phrase: Phrase {
    switch self {
    case .foundation: Phrase(localized: "foundation")
    case .atom: Phrase(localized: "atom")
    case .molecule: Phrase(localized: "molecule")
    case .organism: Phrase(localized: "organism")
    case .screen: Phrase(localized: "screen")
    }
  }
}
