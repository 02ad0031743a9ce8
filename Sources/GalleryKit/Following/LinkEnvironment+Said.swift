import ColorScience
import GSDesign

extension LinkEnvironment {
  /// The value of a member as links spell it, the default too; nil where nothing is said.
  package func said(_ key: Key) -> String? {
    switch key {
    case .theme: theme
    case .appearance: appearance?.rawValue
    case .contrast: contrast?.rawValue
    case .depth: depth?.rawValue
    case .vision: vision?.rawValue
    case .density: density?.rawValue
    case .glyphs: glyphs?.rawValue
    case .language: language?.rawValue
    case .size: size?.description
    case .widthPolicy: widthPolicy?.rawValue
    }
  }
}
