package import ColorScience
package import GSDesign

/// What the component is looked at under; nil follows the terminal.
package struct ReviewEnvironment: Hashable, Sendable {
  /// The index of the theme in the catalogue.
  package var theme = 0
  package var appearance: Appearance?
  package var contrast: Contrast = .normal
  package var depth: ColorDepth?
  package var vision: Vision = .none
  package var density: Density = .faithful
  package var glyphs: GlyphSet = .unicode
  package var language: Language = .english
  package var size: ScreenSize?
  package var widthPolicy: WidthPolicy?

  package init() {}

  /// The sizes a person cycles through.
  package static let sizes: [ScreenSize?] = [
    nil, ScreenSize(columns: 20, rows: 5), ScreenSize(columns: 40, rows: 12),
    ScreenSize(columns: 80, rows: 24),
  ]

  /// Takes over what a link says; what it does not say is the default of links.
  package mutating func apply(_ link: LinkEnvironment, in catalogue: Catalogue) {
    theme =
      link.theme.flatMap { name in catalogue.themes.firstIndex { $0.name == name } } ?? theme
    appearance = link.appearance ?? appearance
    contrast = link.contrast ?? contrast
    depth = link.depth ?? depth
    vision = link.vision ?? vision
    density = link.density ?? density
    glyphs = link.glyphs ?? glyphs
    language = link.language ?? language
    size = link.size ?? size
    widthPolicy = link.widthPolicy ?? widthPolicy
  }

  /// The environment as a link says it: what is in effect, not what follows what.
  package func link(in catalogue: Catalogue, terminal: TerminalFacts) -> LinkEnvironment {
    var result = LinkEnvironment()
    result.theme = catalogue.themes.indices.contains(theme) ? catalogue.themes[theme].name : nil
    result.appearance = appearance ?? terminal.appearance
    result.contrast = contrast
    result.depth = depth ?? terminal.depth
    result.vision = vision
    result.density = density
    result.glyphs = glyphs
    result.language = language
    result.size = size
    result.widthPolicy = widthPolicy
    return result
  }

  /// The environment as a node around the component.
  package func change(in catalogue: Catalogue, terminal: TerminalFacts) -> EnvironmentChange {
    EnvironmentChange(
      theme: catalogue.themes.indices.contains(theme) ? catalogue.themes[theme] : nil,
      appearance: appearance ?? terminal.appearance, contrast: contrast,
      depth: depth ?? terminal.depth, vision: vision, density: density, glyphs: glyphs,
      widthPolicy: widthPolicy)
  }
}

/// What the terminal turned out to be; the chrome follows it.
package struct TerminalFacts: Hashable, Sendable {
  package var appearance: Appearance = .light
  package var depth: ColorDepth = .truecolor

  package init(appearance: Appearance = .light, depth: ColorDepth = .truecolor) {
    self.appearance = appearance
    self.depth = depth
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The case a number of steps on, going round at the ends.
  package func next(_ step: Int = 1) -> Self {
    Self.allCases.next(step, after: self)
  }
}

extension Collection where Element: Equatable, Index == Int {
  /// The element a number of steps behind another, going round at the ends; the first behind one that is not there.
  func next(_ step: Int = 1, after element: Element) -> Element {
    guard let index = firstIndex(of: element) else { return first ?? element }
    return self[((index + step) % count + count) % count]
  }
}

/// The value after this one. nil follows the terminal, so the first after it is one that the terminal's own is not: the
/// others come in turn, the terminal's own last, and nil again.
package func nextOrNil<Value: CaseIterable & Equatable>(_ value: Value?, after own: Value) -> Value?
where Value.AllCases == [Value] {
  let all = Value.allCases
  let start = all.firstIndex(of: own) ?? all.count - 1
  let turns = (1...max(1, all.count)).map { all[(start + $0) % all.count] }
  guard let value else { return turns.first }
  guard let index = turns.firstIndex(of: value), index + 1 < turns.count else { return nil }
  return turns[index + 1]
}
