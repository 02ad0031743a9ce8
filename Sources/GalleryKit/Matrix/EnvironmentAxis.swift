import ColorScience
import GSDesign

/// A setting under which components are looked at, as an axis of a matrix.
package enum EnvironmentAxis: String, Hashable, Sendable, CaseIterable {
  case theme, appearance, contrast
  case depth = "colors"
  case vision, density, glyphs
  case language = "lang"
  case widthPolicy = "width-policy"

  /// The values as links spell them.
  package func names(in catalogue: Catalogue) -> [String] {
    guard self != .theme, let key = LinkEnvironment.Key(rawValue: rawValue) else {
      return catalogue.themes.map(\.name)
    }
    return key.choices
  }

  /// The place of the value in effect; nil where the environment says nothing or has none of them.
  package func index(in environment: ReviewEnvironment) -> Int? {
    switch self {
    case .theme: environment.theme
    case .appearance: Self.place(environment.appearance)
    case .contrast: Self.place(environment.contrast)
    case .depth: Self.place(environment.depth)
    case .vision: Self.place(environment.vision)
    case .density: Self.place(environment.density)
    case .glyphs: Self.place(environment.glyphs)
    case .language: Language.ofInterface.firstIndex(of: environment.language)
    case .widthPolicy: Self.place(environment.widthPolicy)
    }
  }

  /// Sets the value at a place; what has no such place stays.
  package func set(_ index: Int, in environment: inout ReviewEnvironment) {
    switch self {
    case .theme: environment.theme = max(0, index)
    case .appearance: Self.take(index) { environment.appearance = $0 }
    case .contrast: Self.take(index) { environment.contrast = $0 }
    case .depth: Self.take(index) { environment.depth = $0 }
    case .vision: Self.take(index) { environment.vision = $0 }
    case .density: Self.take(index) { environment.density = $0 }
    case .glyphs: Self.take(index) { environment.glyphs = $0 }
    case .language: Self.take(index, of: Language.ofInterface) { environment.language = $0 }
    case .widthPolicy: Self.take(index) { environment.widthPolicy = $0 }
    }
  }

  private static func place<Value: CaseIterable & Equatable>(_ value: Value?) -> Int?
  where Value.AllCases == [Value] {
    value.flatMap { Value.allCases.firstIndex(of: $0) }
  }

  private static func take<Value: CaseIterable>(_ index: Int, _ set: (Value) -> Void)
  where Value.AllCases == [Value] {
    take(index, of: Value.allCases, set)
  }

  private static func take<Value>(_ index: Int, of values: [Value], _ set: (Value) -> Void) {
    if values.indices.contains(index) { set(values[index]) }
  }
}

extension ReviewEnvironment {
  /// The same with what follows the terminal said in words: a cell is under exactly this.
  package func settled(_ terminal: TerminalFacts) -> ReviewEnvironment {
    var result = self
    result.appearance = appearance ?? terminal.appearance
    result.depth = depth ?? terminal.depth
    return result
  }
}
