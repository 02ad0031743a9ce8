/// Environments in which baselines are recorded, for all components or for some.
///
/// ```swift
/// DeclaredEnvironments(["theme": ["home", "all"], "appearance": ["light", "dark"]])
/// DeclaredEnvironments(named: ["theme=zatch,appearance=dark"], components: ["tag"])
/// ```
///
/// A setting that is left out has its default. The theme `home` is the one that a component is designed for, and `all`
/// is each theme of the catalogue.
public struct DeclaredEnvironments: Hashable, Sendable {
  /// The components or variants, as filters name them, such as `tag` or `button/*`; empty for all.
  public let components: [String]
  /// Each gives an environment for every combination of its values.
  package let combinations: [[Values]]
  /// Whether each combination is one environment, named by a text.
  package let isNamed: Bool

  /// The values of a setting.
  package struct Values: Hashable, Sendable {
    package let setting: String
    package var values: [String]

    package init(_ setting: String, _ values: [String]) {
      self.setting = setting
      self.values = values
    }
  }

  package init(components: [String], combinations: [[Values]], isNamed: Bool) {
    self.components = components
    self.combinations = combinations
    self.isNamed = isNamed
  }

  /// Declares every combination of the values of settings.
  ///
  /// - Parameters:
  ///   - settings: values by the names of settings, as links spell them: `["lang": ["en", "ko"]]`.
  ///   - components: the components or variants; empty for all.
  public init(_ settings: KeyValuePairs<String, [String]>, components: [String] = []) {
    self.init(
      components: components, combinations: [settings.map { Values($0.key, $0.value) }],
      isNamed: false)
  }

  /// Declares single environments.
  ///
  /// - Parameters:
  ///   - named: environments as links spell them behind the `@`: `theme=zatch,appearance=dark`.
  ///   - components: the components or variants; empty for all.
  public init(named: [String], components: [String] = []) {
    self.init(
      components: components, combinations: named.map(Self.values(ofLink:)), isNamed: true)
  }

  /// The settings in the part of a link behind the `@`.
  package static func values(ofLink text: String) -> [Values] {
    text.split(separator: ",").map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Values(String(sides[0]), sides.count > 1 ? [String(sides[1])] : [])
    }
  }
}
