package import StateSpace

/// Chooses states: `GLOB[:knob=value,…][@setting=value,…]`.
///
/// The pattern matches the id, or a component for all of its variants; the conditions apply to the full values,
/// including defaults. `tag:color=purple` therefore also chooses states whose links omit the colour, and a link chooses
/// its state.
///
/// A star instead of a knob or a setting adds no condition: `tag/filled:*` is every state of the variant.
///
/// ```
/// tag/filled:selected,no-disabled@appearance=dark
/// ```
public struct Filter: Hashable, Sendable {
  /// As it was written.
  public let text: String
  private let states: StateFilter
  let settings: [SettingChoice]

  var pattern: Glob { states.pattern }
  var conditions: [LinkPart] { states.conditions }

  /// A setting and its full value.
  struct SettingChoice: Hashable, Sendable {
    let setting: Setting
    let value: String
  }

  /// Parses a filter; ``Filters`` checks its names against a catalogue.
  ///
  /// - Throws: ``FilterError`` if it is empty, badly encoded, or names an unknown setting.
  public init(_ text: String) throws(FilterError) {
    let (head, settings) = divided(text[...], at: "@")
    self.text = text
    do { states = try StateFilter(String(head)) } catch {
      throw FilterError(error, of: String(head))
    }
    var choices: [SettingChoice] = []
    for part in (settings ?? "").split(separator: ",") where part != StateFilter.anything {
      choices.append(try Self.settingChoice(LinkPart(setting: part)))
    }
    self.settings = choices
  }

  /// Whether it chooses every state of the specimens it names.
  public var asksForNothing: Bool { conditions.isEmpty && settings.isEmpty }

  /// Whether it asks for values of knobs.
  package var asksForKnobs: Bool { !conditions.isEmpty }

  /// Whether the pattern is of a variant, or of its component.
  package func names(_ variant: VariantID) -> Bool {
    pattern.matches(variant)
  }

  /// Whether the environment has every value asked for.
  package func matches(_ environment: Settings, _ defaults: SettingDefaults) -> Bool {
    settings.allSatisfy { environment.fullSpelling($0.setting, defaults) == $0.value }
  }
}

extension Filter {
  private static func settingChoice(_ part: LinkPart) throws(FilterError) -> SettingChoice {
    guard let setting = Setting.named(part.name) else {
      let names = Setting.all.map(\.name)
      throw .unknownSetting(
        part.name, nearest: nearestNames(to: part.name, among: names, limit: 1))
    }
    let value = try decoded(part)
    var read = Settings()
    guard read.read(setting, value) else {
      throw .unknownValue(part.name, value, choices: setting.choices)
    }
    return SettingChoice(setting: setting, value: read.said(setting) ?? value)
  }

  /// The value of a part.
  static func decoded(_ part: LinkPart) throws(FilterError) -> String {
    do { return try part.decoded() } catch { throw FilterError(.part(error), of: "") }
  }
}

extension Filter {
  /// A filter without the knobs and settings that nothing can have.
  ///
  /// It chooses more than the text asks for, so the caller should report the parts left out.
  ///
  /// - Returns: the filter, and the reason for leaving out each part.
  package static func leavingOutWrong(
    in text: String, of catalogue: Catalogue
  ) -> (text: String, leftOut: [FilterError]) {
    let (head, settings) = divided(text[...], at: "@")
    let (pattern, knobs) = divided(head, at: ":")
    var leftOut: [FilterError] = []
    func kept(_ parts: Substring?, after separator: String) -> String {
      let kept = (parts ?? "").split(separator: ",").filter { part in
        do throws(FilterError) {
          _ = try Filters([pattern + separator + part], in: catalogue)
        } catch {
          if error.isWrongValue { leftOut.append(error) }
          return !error.isWrongValue
        }
        return true
      }
      return kept.isEmpty ? "" : separator + kept.joined(separator: ",")
    }
    let text = String(pattern) + kept(knobs, after: ":") + kept(settings, after: "@")
    return (text, leftOut)
  }
}

/// Why a filter chooses nothing.
public enum FilterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The filter is empty, or names no component.
  case empty
  /// A value whose percent-encoding is cut or no UTF-8.
  case badEncoding(String)
  /// No id and no component is covered by the pattern; the nearest names, best first.
  case nothingNamed(String, nearest: [String])
  /// A knob that nothing the pattern covers has.
  case unknownKnob(String, of: String, nearest: [String])
  /// A knob that takes a value, named without one.
  case flagWithoutValue(String)
  /// No setting has this name; the nearest names, best first.
  case unknownSetting(String, nearest: [String])
  /// A value that the knob or the setting cannot have; the valid values.
  case unknownValue(String, String, choices: [String])
  /// Each knob exists, but no specimen has all of them.
  case neverTogether(String)

  /// The fault and its remedy in a sentence; text of others is escaped.
  public var description: String {
    switch self {
    case .empty:
      "The filter names no component; write a pattern such as tag, tag/* or *:selected."
    case .badEncoding(let name): "The value of \(printable(name)) is not well encoded."
    case .nothingNamed(let pattern, let nearest):
      "No component is named “\(printable(pattern))”"
        + Self.hint(nearest, "`list` shows all of them")
    case .unknownKnob(let name, let pattern, let nearest):
      "Nothing that “\(printable(pattern))” names has a knob “\(printable(name))”"
        + Self.hint(nearest, "`list` shows what there is")
    case .flagWithoutValue(let name):
      "\(printable(name)) needs a value, as in \(printable(name))=…."
    case .unknownSetting(let name, let nearest):
      "Unknown environment setting “\(printable(name))”"
        + Self.hint(
          nearest,
          "there are " + Setting.all.map(\.name).joined(separator: ", ")
        )
    case .unknownValue(let name, let value, let choices):
      "\(printable(name)) has no value “\(printable(value))”"
        + Self.valueHint(value, among: choices)
    case .neverTogether(let filter):
      "Nothing has all the knobs of “\(printable(filter))”; give a filter for each component."
    }
  }

  /// The fault of a filter, with its names and values as they were written.
  fileprivate init(_ fault: LinkFault, of filter: String) {
    self =
      switch fault {
      case .empty: .empty
      case .unknownName(let name, let known): .nothingNamed(name, nearest: [known.text])
      case .part(.badEncoding(let name)): .badEncoding(name)
      case .part(.unknownAxis(let name, let nearest)):
        .unknownKnob(name, of: filter, nearest: nearest)
      case .part(.withoutValue(let name)): .flagWithoutValue(name)
      case .part(.unknownValue(let value, let name, let choices)):
        .unknownValue(name, value, choices: choices)
      // Two values of one axis are a choice that no state meets.
      case .part(.repeated): .neverTogether(filter)
      }
  }

  private static func valueHint(_ value: String, among choices: [String]) -> String {
    let nearest = nearestNames(to: value, among: choices, limit: 1)
    guard !choices.isEmpty else { return "." }
    let all = "here are " + choices.joined(separator: ", ") + "."
    return nearest.isEmpty ? "; t" + all : hint(nearest, "") + " T" + all
  }

  /// Whether a knob, a setting or a value is wrong, rather than that nothing is chosen.
  package var isWrongValue: Bool {
    switch self {
    case .badEncoding, .unknownKnob, .flagWithoutValue, .unknownSetting, .unknownValue: true
    case .empty, .nothingNamed, .neverTogether: false
    }
  }

  private static func hint(_ nearest: [String], _ otherwise: String) -> String {
    nearest.isEmpty
      ? "; \(otherwise)." : "; did you mean " + nearest.joined(separator: " or ") + "?"
  }
}
