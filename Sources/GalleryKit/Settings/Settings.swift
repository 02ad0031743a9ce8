public import ColorScience
public import GSDesign
package import StateSpace

/// The settings of the environment in which components are shown; nil for a setting without a value.
///
/// `Setting` knows the name, the values and the default of each member.
public struct Settings: Hashable, Sendable {
  /// The theme by its name.
  public var theme: String?
  /// Light or dark; light by default.
  public var appearance: Appearance?
  /// The contrast that colours are adjusted to; normal by default.
  public var contrast: Contrast?
  /// The colour depth; true colour by default.
  public var depth: ColorDepth?
  /// The colour vision that is simulated; none by default.
  public var vision: Vision?
  /// The height of components; faithful by default.
  public var density: Density?
  /// The glyphs of frames, caps and marks; Unicode by default.
  public var glyphs: GlyphSet?
  /// The language of the labels; English by default.
  public var language: Language?
  /// The room in cells; the state's own size by default.
  public var size: ScreenSize?
  /// The way columns are counted; by grapheme clusters by default.
  public var widthPolicy: WidthPolicy?
  /// The sixteen named colours to choose from at that depth; those of xterm by default.
  public var namedColors: NamedColors?
  /// The container around the component, if there is one.
  var container: Container?
  /// The data state of the component; complete where nil.
  package var data: DataState?

  /// Makes settings that say nothing.
  public init() {}
}

extension Settings {
  /// The value of a setting as links spell it, even if it is the default; nil if no value is set.
  package func said(_ setting: Setting) -> String? { setting.text(self) }

  /// The value of a setting as links spell it, or the default if no value is set; empty for a size that is not set.
  package func fullSpelling(_ setting: Setting, _ defaults: SettingDefaults) -> String {
    said(setting) ?? setting.defaultText(in: self, defaults) ?? ""
  }

  /// The value of a setting as links spell it; nil if no value is set, or it is the default.
  package func spelling(_ setting: Setting, _ defaults: SettingDefaults) -> String? {
    said(setting).flatMap { $0 == setting.defaultText(in: self, defaults) ? nil : $0 }
  }

  /// Reads the value of a setting; false if the text is not a valid value.
  package mutating func read(_ setting: Setting, _ text: String) -> Bool {
    setting.read(text, &self)
  }

  /// Clears the value of a setting.
  package mutating func clear(_ setting: Setting) { setting.clear(&self) }
}

/// Encoded as the names and values of the settings that are set, as links spell them.
extension Settings: Codable {
  /// Decodes settings. Unknown names are ignored, and a value that its setting does not have is an error.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.singleValueContainer()
    let values = try container.decode([String: String].self)
    for setting in Setting.all {
      guard let value = values[setting.name], !read(setting, value) else { continue }
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a value of \(setting.name)")
    }
  }

  /// Encodes the settings that are set.
  public func encode(to encoder: any Encoder) throws {
    var values: [String: String] = [:]
    for setting in Setting.all { values[setting.name] = said(setting) }
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }

  /// The settings for followers: without those that each terminal has for itself.
  package var presented: Settings {
    var presented = self
    for setting in Setting.all where setting.isOfTerminal { presented.clear(setting) }
    return presented
  }
}

/// The facts found about the terminal; the chrome follows it.
package struct TerminalFacts: Hashable, Sendable {
  package var appearance: Appearance = .light
  package var depth: ColorDepth = .truecolor
  /// The glyphs that it can show; nil if nothing is known about them.
  package var glyphs: GlyphSet?

  package init(
    appearance: Appearance = .light, depth: ColorDepth = .truecolor, glyphs: GlyphSet? = nil
  ) {
    self.appearance = appearance
    self.depth = depth
    self.glyphs = glyphs
  }
}

/// The defaults of settings: in a link those of the table, on a terminal those of the terminal.
extension Settings {
  /// The settings a gallery starts with: each has its default, except the theme, which follows the component, and the
  /// settings that follow the terminal.
  package init(of catalogue: Catalogue) {
    self.init()
    for setting in Setting.all where setting.follow == nil { setting.fill(&self) }
  }

  /// Applies the values that other settings have, except for a theme that is not in the catalogue.
  package mutating func apply(_ others: Settings, in catalogue: Catalogue) {
    let former = theme
    for setting in Setting.all { setting.copy(others, &self) }
    if let theme, catalogue.theme(named: theme) == nil { self.theme = former }
  }

  /// The same settings with explicit values for those that follow the terminal.
  package func settled(_ terminal: TerminalFacts) -> Settings {
    var result = self
    for setting in Setting.all { setting.follow?(terminal, &result) }
    return result
  }

  /// The settings with a component's own theme if none is chosen, and with the appearance of a theme that has only one
  /// if none is chosen.
  package func atHome(of specimen: VariantID, in catalogue: Catalogue) -> Settings {
    let defaults = catalogue.defaults(of: specimen)
    var result = self
    result.theme = theme ?? defaults.theme
    result.appearance = appearance ?? defaults.onlyAppearance(in: result.theme)
    return result
  }

  /// The settings of a component as a node; settings left out have the defaults of links.
  package func change(of specimen: VariantID, in catalogue: Catalogue) -> EnvironmentChange {
    atHome(of: specimen, in: catalogue).change(in: catalogue)
  }

  /// The settings as a node; settings left out have the defaults of links, and the catalogue's first theme.
  package func change(in catalogue: Catalogue) -> EnvironmentChange {
    var complete = self
    for setting in Setting.all { setting.fill(&complete) }
    var change = complete.said(in: catalogue)
    change.theme = change.theme ?? catalogue.themes.first ?? .gitspace
    return change
  }

  /// The settings as a change of the environment; settings without a value follow the terminal.
  package func change(in catalogue: Catalogue, terminal: TerminalFacts) -> EnvironmentChange {
    settled(terminal).said(in: catalogue)
  }

  /// The settings given, as a node.
  private func said(in catalogue: Catalogue) -> EnvironmentChange {
    var change = EnvironmentChange(theme: theme.flatMap { catalogue.theme(named: $0) })
    for setting in Setting.all { setting.draw(self, &change) }
    return change
  }

  /// The language of the labels, or the default if none is set.
  package var labelLanguage: Language { language ?? .english }
}

extension Language {
  /// The languages that the gallery itself is written in.
  public static let ofInterface: [Language] = [.english, .korean]
}

/// A size in cells, at least 1x1 and at most 1000x1000.
public struct ScreenSize: Hashable, Sendable, CustomStringConvertible {
  /// The width in cells, 1…1000.
  public let columns: Int
  /// The height in cells, 1…1000.
  public let rows: Int

  /// nil if a side is below 1 or above 1000.
  public init?(columns: Int, rows: Int) {
    guard 1...1000 ~= columns, 1...1000 ~= rows else { return nil }
    self.columns = columns
    self.rows = rows
  }

  /// A size as links and flags spell it: `40x12`.
  public init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let columns = Self.side(sides[0]), let rows = Self.side(sides[1])
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  /// The size as links spell it: `40x12`.
  public var description: String { "\(columns)x\(rows)" }

  /// Digits alone: `Int` would take a sign.
  private static func side(_ text: Substring) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}
