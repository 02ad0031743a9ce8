import ColorScience
package import GSDesign

extension LinkEnvironment {
  /// The value of a member as links spell it, the default where nothing is said; empty where there is no size.
  package func fullSpelling(_ key: Key, defaultTheme: String) -> String {
    switch key {
    case .theme: theme ?? defaultTheme
    case .appearance: (appearance ?? .light).rawValue
    case .contrast: (contrast ?? .normal).rawValue
    case .depth: (depth ?? .truecolor).rawValue
    case .vision: (vision ?? .none).rawValue
    case .density: (density ?? .faithful).rawValue
    case .glyphs: (glyphs ?? .unicode).rawValue
    case .language: (language ?? .english).rawValue
    case .size: size?.description ?? ""
    case .widthPolicy: (widthPolicy ?? .grapheme).rawValue
    }
  }
}

extension Language {
  /// The languages that the gallery itself is written in.
  package static let ofInterface: [Language] = [.english, .korean]
}

extension LinkEnvironment.Key {
  /// The values that are offered, as links spell them; none where a catalogue or a number decides. Of languages a link
  /// takes any other tag too.
  package var choices: [String] {
    switch self {
    case .theme, .size: []
    case .appearance: Appearance.allCases.map(\.rawValue)
    case .contrast: Contrast.allCases.map(\.rawValue)
    case .depth: ColorDepth.allCases.map(\.rawValue)
    case .vision: Vision.allCases.map(\.rawValue)
    case .density: Density.allCases.map(\.rawValue)
    case .glyphs: GlyphSet.allCases.map(\.rawValue)
    case .language: Language.ofInterface.map(\.rawValue)
    case .widthPolicy: WidthPolicy.allCases.map(\.rawValue)
    }
  }
}
