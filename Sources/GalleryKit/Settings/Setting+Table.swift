import ColorScience
import GSDesign

/// The table of settings. One that is added stands here and in ``Settings``, and nowhere else.
extension Setting {
  /// Every setting, in the order in which links print them.
  package static let all = [
    theme, appearance, contrast, depth, vision, density, glyphs, language, size, widthPolicy,
  ]

  /// Its values are those of the catalogue.
  package static let theme = Setting(
    "theme", { $0.theme }, { $0.theme = $1 }, spell: { $0 }, read: { $0.isEmpty ? nil : $0 },
    standard: nil, offered: [], phrase: .theme, unchosen: .homeTheme, effect: .colors,
    keys: Keys("t", .theme, previous: "T", .previousTheme),
    subject: "The theme by its name", valueName: "name")

  package static let appearance = Setting(
    "appearance", { $0.appearance }, { $0.appearance = $1 }, standard: .light,
    draw: { $0.appearance = $1 }, terminal: { $0.appearance },
    phrase: .appearanceName, words: ["light": .light, "dark": .dark], unchosen: .automatic,
    effect: .colors, keys: Keys("n", .appearance))

  static let contrast = Setting(
    "contrast", { $0.contrast }, { $0.contrast = $1 }, standard: .standard,
    draw: { $0.contrast = $1 }, phrase: .contrast, words: Phrase.contrastWords, isNamed: true,
    effect: .colors,
    keys: Keys("C", .contrast))

  package static let depth = Setting(
    "colors", { $0.depth }, { $0.depth = $1 }, standard: .truecolor, draw: { $0.depth = $1 },
    terminal: { $0.depth }, phrase: .colors, words: Phrase.depthWords, unchosen: .automatic,
    effect: .colors, keys: Keys("c", .colors), subject: "The colours to draw with",
    valueName: "depth")

  package static let vision = Setting(
    "vision", { $0.vision }, { $0.vision = $1 }, standard: .none, draw: { $0.vision = $1 },
    phrase: .vision, words: Phrase.visionWords, unchosen: Phrase.none, effect: .colors,
    keys: Keys("v", .vision, previous: "V", .previousVision))

  static let density = Setting(
    "density", { $0.density }, { $0.density = $1 }, standard: .faithful,
    draw: { $0.density = $1 }, phrase: .density, words: Phrase.densityWords, effect: .layout,
    keys: Keys("D", .density))

  package static let glyphs = Setting(
    "glyphs", { $0.glyphs }, { $0.glyphs = $1 }, standard: .unicode, draw: { $0.glyphs = $1 },
    phrase: .glyphs, effect: .layout, isOfTerminal: true)

  /// Links take any tag; offered are the languages that the gallery itself is written in.
  static let language = Setting(
    "lang", { $0.language }, { $0.language = $1 }, spell: { $0.rawValue },
    read: { Language(rawValue: $0) }, standard: .english, offered: Language.ofInterface,
    phrase: .labelLanguage, words: Phrase.languageWords, effect: .layout,
    keys: Keys("L", .labelLanguage),
    subject: "The language of the labels", valueName: "language")

  package static let size = Setting(
    "size", { $0.size }, { $0.size = $1 }, spell: { $0.description }, read: { ScreenSize($0) },
    standard: nil, offered: ["20x5", "40x12", "80x24"].compactMap { ScreenSize($0) }, choices: [],
    phrase: .size, unchosen: .anySize, effect: .nothing, keys: Keys("w", .size))

  static let widthPolicy = Setting(
    "width-policy", { $0.widthPolicy }, { $0.widthPolicy = $1 }, standard: .grapheme,
    draw: { $0.widthPolicy = $1 }, terminal: { _ in nil }, phrase: nil, effect: .layout,
    isOfTerminal: true, subject: "How columns are counted", valueName: "policy")

  /// The setting of a name; nil where there is none.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}

extension Setting {
  /// A setting whose values are the cases of an enumeration.
  private convenience init<Value>(
    _ name: String, _ get: @escaping @Sendable (Settings) -> Value?,
    _ set: @escaping @Sendable (inout Settings, Value?) -> Void, standard: Value,
    draw: (@Sendable (inout EnvironmentChange, Value) -> Void)? = nil,
    terminal: (@Sendable (TerminalFacts) -> Value?)? = nil,
    phrase: Phrase?, words: [String: Phrase] = [:], unchosen: Phrase? = nil, isNamed: Bool = false,
    effect: Effect, isOfTerminal: Bool = false, keys: Keys? = nil,
    subject: String? = nil, valueName: String? = nil
  ) where Value: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
    self.init(
      name, get, set, spell: { $0.rawValue }, read: { Value(rawValue: $0) }, standard: standard,
      offered: Array(Value.allCases), draw: draw, terminal: terminal, phrase: phrase, words: words,
      unchosen: unchosen, isNamed: isNamed, effect: effect, isOfTerminal: isOfTerminal, keys: keys,
      subject: subject, valueName: valueName)
  }
}
