import ColorScience
package import GSDesign

/// A setting of the environment: its name, its values and its effect.
///
/// There is one of each, in the table ``all``. Links, options, completions, knobs, the palette, axes of the matrix,
/// keys, export names, follower scenes and the review are computed from it.
package final class Setting: Sendable {
  /// The part of a component that a setting changes.
  package enum Effect: Hashable, Sendable {
    case colors
    /// Sizes and places.
    case layout
    /// Only the surroundings of the component, or nothing at all.
    case nothing
  }

  /// The keys that step through the values, and the names of their actions.
  package struct Keys: Sendable {
    package let next: KeyPress
    package let name: Phrase
    package let previous: KeyPress?
    package let previousName: Phrase

    init(
      _ next: Character, _ name: Phrase, previous: Character? = nil, _ previousName: Phrase? = nil
    ) {
      self.next = KeyPress(next)
      self.name = name
      self.previous = previous.map { KeyPress($0) }
      self.previousName = previousName ?? name
    }
  }

  /// The name in links, options and files: `width-policy`.
  package let name: String
  /// The name on the screen; nil for settings that only links and options set.
  package let phrase: Phrase?
  package let effect: Effect
  /// The keys that step through it; nil for a setting without keys.
  package let keys: Keys?
  /// The values that `--help` and completions name; empty where a catalogue or a number decides. A language may have
  /// others too.
  package let choices: [String]
  /// The values that keys lead through and the palette offers; those of ``choices`` but for a size.
  let offered: [String]
  /// The knobs' word for the default; nil takes that of the value.
  package let unchosen: Phrase?
  /// Whether each terminal has its own value, which is never presented and has no knob.
  package let isOfTerminal: Bool
  /// Whether a value means little without the name of the setting: `high`.
  package let isNamed: Bool
  /// The description in `--help` before the values; nil if the values need none.
  package let subject: String?
  /// The placeholder of the value in `--help`.
  package let valueName: String

  let text: @Sendable (Settings) -> String?
  let read: @Sendable (String, inout Settings) -> Bool
  let clear: @Sendable (inout Settings) -> Void
  /// Copies the value of other settings, if it is set.
  package let copy: @Sendable (Settings, inout Settings) -> Void
  /// Sets the default if no value is set.
  let fill: @Sendable (inout Settings) -> Void
  /// Applies its value to an environment of elements.
  let draw: @Sendable (Settings, inout EnvironmentChange) -> Void
  /// Sets the terminal's value if no value is set; nil for a setting that does not follow the terminal.
  let follow: (@Sendable (TerminalFacts, inout Settings) -> Void)?
  /// The default as links spell it; nil without a default, or if the catalogue decides.
  package let standardText: String?
  private let words: [String: Phrase]

  /// - Parameters:
  ///   - get: the member of the settings.
  ///   - set: sets the member.
  ///   - spell: a value as links spell it.
  ///   - read: parses a value; nil if the text is not one.
  ///   - standard: the default; nil without a default, or if the catalogue decides.
  ///   - offered: the values that keys lead through.
  ///   - choices: the values that options name; those offered where nil.
  ///   - draw: sets the member of an environment of elements; nil for a setting that elements do not see.
  ///   - terminal: the value of a terminal, of a setting that follows it; it may be unknown.
  ///   - words: the names of values whose name on the screen differs from that in links.
  init<Value: Equatable & Sendable>(
    _ name: String, _ get: @escaping @Sendable (Settings) -> Value?,
    _ set: @escaping @Sendable (inout Settings, Value?) -> Void,
    spell: @escaping @Sendable (Value) -> String, read: @escaping @Sendable (String) -> Value?,
    standard: Value?, offered: [Value], choices: [Value]? = nil,
    draw: (@Sendable (inout EnvironmentChange, Value) -> Void)? = nil,
    terminal: (@Sendable (TerminalFacts) -> Value?)? = nil,
    phrase: Phrase?, words: [String: Phrase] = [:], unchosen: Phrase? = nil, isNamed: Bool = false,
    effect: Effect, isOfTerminal: Bool = false, keys: Keys? = nil,
    subject: String? = nil, valueName: String? = nil
  ) {
    self.name = name
    self.phrase = phrase
    self.effect = effect
    self.keys = keys
    self.offered = offered.map(spell)
    self.choices = (choices ?? offered).map(spell)
    self.unchosen = unchosen
    self.isOfTerminal = isOfTerminal
    self.isNamed = isNamed
    self.subject = subject
    self.valueName = valueName ?? name
    self.words = words
    standardText = standard.map(spell)
    text = { get($0).map(spell) }
    self.read = { text, settings in
      guard let value = read(text) else { return false }
      set(&settings, value)
      return true
    }
    clear = { set(&$0, nil) }
    copy = { from, to in if let value = get(from) { set(&to, value) } }
    fill = { if get($0) == nil { set(&$0, standard) } }
    self.draw = { settings, change in
      if let draw, let value = get(settings) { draw(&change, value) }
    }
    if let terminal {
      follow = { if get($1) == nil { set(&$1, terminal($0)) } }
    } else {
      follow = nil
    }
  }

  /// The value in effect if settings leave this one out, as links spell it; nil without a default.
  func defaultText(in settings: Settings, _ defaults: SettingDefaults) -> String? {
    if self == .theme {
      defaults.theme
    } else if self == .appearance {
      defaults.appearance(in: settings.theme).rawValue
    } else {
      standardText
    }
  }

  /// A value as the screen names it.
  package func word(_ value: String) -> Phrase { words[value] ?? Phrase(value) }
}

extension Setting: Hashable {
  package static func == (left: Setting, right: Setting) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The table of settings. A new setting is added here and in ``Settings``, and nowhere else.
extension Setting {
  /// Every setting, in the order in which links print them.
  package static let all = [
    theme, appearance, contrast, depth, vision, density, glyphs, language, size, widthPolicy,
    palette, container, data,
  ]

  /// Its values are those of the catalogue.
  package static let theme = Setting(
    "theme", { $0.theme }, { $0.theme = $1 }, spell: { $0 }, read: { $0.isEmpty ? nil : $0 },
    standard: nil, offered: [], phrase: .theme, unchosen: .homeTheme, effect: .colors,
    keys: Keys("t", .theme, previous: "T", .previousTheme),
    subject: "The name of the theme", valueName: "name")

  package static let appearance = Setting(
    "appearance", { $0.appearance }, { $0.appearance = $1 }, standard: .light,
    draw: { $0.appearance = $1 }, terminal: { $0.appearance },
    phrase: .appearanceName, words: ["light": .light, "dark": .dark], unchosen: .automatic,
    effect: .colors, keys: Keys("n", .appearance))

  package static let contrast = Setting(
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

  package static let density = Setting(
    "density", { $0.density }, { $0.density = $1 }, standard: .faithful,
    draw: { $0.density = $1 }, phrase: .density, words: Phrase.densityWords, effect: .layout,
    keys: Keys("D", .density))

  package static let glyphs = Setting(
    "glyphs", { $0.glyphs }, { $0.glyphs = $1 }, standard: .unicode, draw: { $0.glyphs = $1 },
    terminal: { $0.glyphs }, phrase: .glyphs, effect: .layout, isOfTerminal: true)

  /// Links take any tag; offered are the languages that the gallery itself is written in.
  package static let language = Setting(
    "lang", { $0.language }, { $0.language = $1 }, spell: { $0.rawValue },
    read: { Language(rawValue: $0) }, standard: .english, offered: Language.ofInterface,
    phrase: .labelLanguage, words: Phrase.languageWords, effect: .layout,
    keys: Keys("L", .labelLanguage),
    subject: "The language of the labels", valueName: "language")

  package static let size = Setting(
    "size", { $0.size }, { $0.size = $1 }, spell: { $0.description }, read: { ScreenSize($0) },
    standard: nil, offered: ["20x5", "40x12", "80x24"].compactMap { ScreenSize($0) }, choices: [],
    phrase: .size, unchosen: .anySize, isNamed: true, effect: .nothing, keys: Keys("w", .size))

  static let widthPolicy = Setting(
    "width-policy", { $0.widthPolicy }, { $0.widthPolicy = $1 }, standard: .grapheme,
    draw: { $0.widthPolicy = $1 }, terminal: { _ in nil }, phrase: nil, effect: .layout,
    isOfTerminal: true, subject: "How columns are measured", valueName: "policy")

  static let palette = Setting(
    "palette", { $0.namedColors }, { $0.namedColors = $1 }, standard: .xterm,
    draw: { $0.namedColors = $1 }, terminal: { _ in nil }, phrase: nil, effect: .colors,
    isOfTerminal: true, subject: "The sixteen colours of the terminal", valueName: "name")

  package static let container = Setting(
    "container", { $0.container }, { $0.container = $1 }, standard: .none, phrase: .container,
    words: Phrase.containerWords, effect: .layout, keys: Keys("B", .container),
    subject: "The container around the component")

  package static let data = Setting(
    "data", { $0.data }, { $0.data = $1 }, standard: .value, phrase: .data,
    words: Phrase.dataWords, effect: .layout, keys: Keys("F", .data),
    subject: "The state of the data", valueName: "state")

  /// The setting with a name; nil for an unknown name.
  package static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
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
