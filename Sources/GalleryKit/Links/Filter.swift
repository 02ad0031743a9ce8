/// Chooses states: `GLOB[:knob=value,…][@setting=value,…]`.
///
/// The pattern is of the id, or of a component for all of its variants; what follows must hold of the full values,
/// defaults included. So `tag:color=purple` chooses what a link leaves unsaid as well, and a link chooses its state.
///
/// A star instead of a knob or a setting asks for nothing: `tag/filled:*` is every state of the variant.
///
/// ```
/// tag/filled:selected,no-disabled@appearance=dark
/// ```
public struct Filter: Hashable, Sendable {
  /// As it was written.
  public let text: String
  let pattern: Glob
  let knobs: [Knob]
  let settings: [SettingChoice]

  /// A knob and what it has to say.
  struct Knob: Hashable, Sendable {
    let name: String
    let wanted: Wanted
  }

  enum Wanted: Hashable, Sendable {
    case flag(Bool)
    case spelled(String)
  }

  /// A setting and its full value.
  struct SettingChoice: Hashable, Sendable {
    let setting: Setting
    let value: String
  }

  /// Reads a filter; whether there is anything of the name is asked of a catalogue, by ``Filters``.
  ///
  /// - Throws: ``FilterError`` where it is empty, not well encoded, or names a setting there is not.
  public init(_ text: String) throws(FilterError) {
    let (head, settings) = divided(text[...], at: "@")
    let (pattern, knobs) = divided(head, at: ":")
    guard !pattern.isEmpty else { throw .empty }
    self.text = text
    self.pattern = Glob(String(pattern))
    var knobList: [Knob] = []
    for part in (knobs ?? "").split(separator: ",") where part != Self.anything {
      knobList.append(try Self.knob(part))
    }
    var choices: [SettingChoice] = []
    for part in (settings ?? "").split(separator: ",") where part != Self.anything {
      choices.append(try Self.settingChoice(part))
    }
    self.knobs = knobList
    self.settings = choices
  }

  /// Whether it chooses every state of what it names.
  package var asksForNothing: Bool { knobs.isEmpty && settings.isEmpty }

  /// Whether it asks for values of knobs.
  package var asksForKnobs: Bool { !knobs.isEmpty }

  /// Whether the pattern is of a variant, or of its component.
  package func names(_ variant: VariantID) -> Bool {
    pattern.matches(variant.text) || pattern.matches(variant.component)
  }

  /// Whether the environment has every value asked for.
  package func matches(_ environment: Settings, defaultTheme: String) -> Bool {
    settings.allSatisfy {
      environment.fullSpelling($0.setting, defaultTheme: defaultTheme) == $0.value
    }
  }
}

extension Filter {
  private static let anything: Substring = "*"

  private static func knob(_ part: Substring) throws(FilterError) -> Knob {
    let (name, encoded) = divided(part, at: "=")
    guard let encoded else {
      let isNegated = name.hasPrefix("no-")
      return Knob(name: String(isNegated ? name.dropFirst(3) : name), wanted: .flag(!isNegated))
    }
    return Knob(name: String(name), wanted: .spelled(try decoded(encoded, of: name)))
  }

  private static func settingChoice(_ part: Substring) throws(FilterError) -> SettingChoice {
    let (name, encoded) = divided(part, at: "=")
    guard let setting = Setting.named(String(name)) else {
      let names = Setting.all.map(\.name)
      throw .unknownSetting(
        String(name), nearest: nearestNames(to: String(name), among: names, limit: 1))
    }
    let value = try decoded(encoded ?? "", of: name)
    var read = Settings()
    guard read.read(setting, value) else {
      throw .unknownValue(String(name), value, choices: setting.choices)
    }
    return SettingChoice(setting: setting, value: read.fullSpelling(setting, defaultTheme: value))
  }

  private static func decoded(
    _ encoded: Substring, of name: Substring
  ) throws(FilterError) -> String {
    guard let value = percentDecoded(encoded) else { throw .badEncoding(String(name)) }
    return value
  }
}
