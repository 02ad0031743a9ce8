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
