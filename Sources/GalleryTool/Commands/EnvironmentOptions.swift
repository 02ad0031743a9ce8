import ArgumentParser
import GSDesign
import GalleryKit
import VisualReview

/// The environment that components are drawn in: an option for each setting except its size. `Amount` decides how
/// many values an option takes.
///
/// The parser finds the options with a mirror and their values with a decoder; both come from the table of
/// ``Setting``.
struct SettingOptions<Amount: SettingAmount>: ParsableArguments, CustomReflectable {
  /// The settings given, in the order in which links print them.
  private(set) var given: [(setting: Setting, value: Amount)] = []

  private static var settings: [Setting] { Setting.all.filter { $0 != .size } }

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    for setting in Self.settings {
      let option = try values.decode(Option<Amount?>.self, forKey: Name(stringValue: setting.name))
      if let value = option.wrappedValue { given.append((setting, value)) }
    }
  }

  var customMirror: Mirror {
    Mirror(
      self,
      children: Self.settings.map { setting -> Mirror.Child in
        let option = Option<Amount?>(
          name: .customLong(setting.name), help: Amount.help(setting),
          completion: Amount.completion(setting), transform: Amount.reader(of: setting))
        return (label: setting.name, value: option)
      })
  }

  /// The value given for a setting.
  subscript(setting: Setting) -> Amount? { given.first { $0.setting == setting }?.value }

  /// The name of a setting.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}

/// One value each.
typealias EnvironmentOptions = SettingOptions<OneValue>

/// Several values each, in every combination.
typealias SeveralEnvironmentsOptions = SettingOptions<SeveralValues>

/// The size of the drawing.
struct SizeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The size in cells, such as 40x12.", valueName: "WxH"))
  var size: SizeArgument?

  /// Overrides the settings of a link with those of the flag.
  func apply(to environment: inout Settings) {
    if let size { environment.size = size.size }
  }
}

extension SettingOptions where Amount == OneValue {
  /// Overrides the settings of a link with those of the flags; `auto` overrides nothing.
  func apply(to environment: inout Settings, in context: ToolContext) throws(ToolError) {
    for case (let setting, .value(let text)) in given {
      try context.read(setting, text, into: &environment)
    }
  }

  /// The requested depth, for output to a terminal.
  var depth: Automatic<ColorDepth>? {
    switch self[.depth] {
    case .auto: .auto
    case .value(let text): ColorDepth(rawValue: text).map { .value($0) }
    case nil: nil
    }
  }
}

extension SettingOptions where Amount == OneValue {
  /// The requested theme, by its name or its files; empty if none was requested.
  var themes: [String] {
    switch self[.theme] {
    case .value(let text): [text]
    case .auto, nil: []
    }
  }
}

extension ToolContext {
  /// - Throws: if no label is in one of the languages, which is then misspelled.
  fileprivate func checkLanguages(_ tags: [String]) throws(ToolError) {
    for language in tags.compactMap(Language.init(rawValue:)) {
      if let problem = catalogue.problem(ofLabelLanguage: language) {
        throw ToolError(.badArguments, "--lang: \(problem)")
      }
    }
  }

  /// Reads a setting from a flag, whose value was checked before, except for the theme.
  func read(
    _ setting: Setting, _ text: String, into environment: inout Settings
  ) throws(ToolError) {
    _ = environment.read(setting, setting == .theme ? try theme(text).name : text)
  }

  /// The theme that a flag names.
  func theme(_ name: String) throws(ToolError) -> Theme {
    if let theme = catalogue.theme(named: name) { return theme }
    let names = catalogue.themes.map(\.name).joined(separator: ", ")
    if let name = opened.first(where: { $0.spelling == name })?.name,
      let theme = catalogue.theme(named: name)
    {
      return theme
    }
    if try ThemeSource(name) != nil {
      throw ToolError(
        .badArguments,
        "Here a theme is one of \(names); commands that draw take “\(safe(name))” too.")
    }
    throw ToolError(.badArguments, "No theme is called “\(safe(name))”; there are \(names).")
  }
}

extension SettingOptions where Amount == SeveralValues {
  /// The requested themes, by their names or their sources.
  var themes: [String] { self[.theme]?.values ?? [] }

  /// Every combination of the values, over the settings of a link.
  func all(
    over base: Settings, in context: ToolContext
  ) throws(ToolError) -> [Settings] {
    var result = [base]
    for (setting, several) in given {
      if setting == .language { try context.checkLanguages(several.values) }
      result = try result.multiplied(by: several.values, of: setting, in: context)
    }
    return result
  }

  /// Every combination of the values that a filter accepts.
  ///
  /// A setting that filters name but flags do not takes its values from the filters, so that a link chooses its own
  /// picture.
  ///
  /// - Throws: if no filter accepts any combination: flags and filters contradict each other.
  func all(of filters: Filters, in context: ToolContext) throws(ToolError) -> [Settings] {
    let flags = Set(given.map(\.setting))
    var result = [Settings()]
    for setting in Setting.all where !flags.contains(setting) {
      let values = filters.values(of: setting)
      guard values.contains(where: { $0 != nil }) else { continue }
      let standard = values.contains(nil) ? result : []
      result =
        try standard
        + result.multiplied(by: values.compactMap(\.self), of: setting, in: context)
    }
    var all: [Settings] = []
    for base in result { all += try self.all(over: base, in: context) }
    var seen: Set<Settings> = []
    let matching = all.filter { filters.matches($0) && seen.insert($0).inserted }
    guard !matching.isEmpty else {
      throw ToolError(
        .noMatch, "The filters exclude the settings given as options; change one of them.")
    }
    return matching
  }

  /// The title that distinguishes one of several environments.
  func title(of environment: Settings, _ context: ToolContext) -> String {
    given.filter { $0.value.values.count > 1 }
      .map { environment.fullSpelling($0.setting, context.catalogue.defaults) }
      .joined(separator: " · ")
  }
}

extension [Settings] {
  fileprivate func multiplied(
    by values: [String], of setting: Setting, in context: ToolContext
  ) throws(ToolError) -> [Settings] {
    var result: [Settings] = []
    for environment in self {
      for value in values {
        var next = environment
        try context.read(setting, value, into: &next)
        result.append(next)
      }
    }
    return result
  }
}

/// How many values the flag of a setting takes: ``OneValue`` or ``SeveralValues``.
protocol SettingAmount: Sendable {
  /// Whether a value can follow the terminal.
  static var hasAutomatic: Bool { get }
  /// The values as part of a sentence.
  static func listed(_ values: [String]) -> String
  static func valueName(_ name: String) -> String

  /// nil if the text holds no valid value.
  init?(_ text: String, of setting: Setting)
}

/// One value, or the one that fits the terminal.
enum OneValue: SettingAmount, Hashable {
  case auto
  case value(String)

  static var hasAutomatic: Bool { true }

  static func listed(_ values: [String]) -> String { sentence(values, "or") }

  static func valueName(_ name: String) -> String { name }

  init?(_ text: String, of setting: Setting) {
    if text == "auto", setting.isAutomatic {
      self = .auto
    } else if setting.takes(text) {
      self = .value(text)
    } else {
      return nil
    }
  }
}

/// Values separated by commas.
struct SeveralValues: SettingAmount, Hashable {
  let values: [String]

  static var hasAutomatic: Bool { false }

  static func listed(_ values: [String]) -> String {
    values.joined(separator: ", ")
  }

  static func valueName(_ name: String) -> String { name + ",…" }

  /// `all` takes every value that has a name. Repeated values count once. A command or an address may contain commas: each must be the last value.
  init?(_ text: String, of setting: Setting) {
    if text == "all", !setting.choices.isEmpty, !setting.takes(text) {
      values = setting.choices
      return
    }
    var values: [String] = []
    var parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let last = parts.firstIndex { part in
      ["command:", "https:", "http:"].contains { part.hasPrefix($0) }
    }
    if setting == .theme, let last {
      parts = parts[..<last] + [text[parts[last].startIndex...]]
    }
    for part in parts {
      guard setting.takes(String(part)) else { return nil }
      if !values.contains(String(part)) { values.append(String(part)) }
    }
    self.values = values
  }
}

extension SettingAmount {
  /// The help of a setting.
  static func help(_ setting: Setting) -> ArgumentHelp {
    let choices = choices(setting)
    let list = choices.isEmpty ? "" : listed(choices)
    let text = [setting.subject, list.isEmpty ? nil : list].compactMap(\.self).joined(
      separator: ": ")
    return ArgumentHelp(text + ".", valueName: valueName(setting.valueName))
  }

  /// The values for shell completion; nil if a number decides.
  static func completion(_ setting: Setting) -> CompletionKind? {
    if setting == .theme { return .theme }
    let choices = choices(setting)
    return choices.isEmpty ? nil : .list(choices)
  }

  /// Reads a value, or lists the valid ones in the error.
  static func reader(of setting: Setting) -> @Sendable (String) throws -> Self {
    { text in
      if let value = Self(text, of: setting) { return value }
      let choices = choices(setting)
      throw ValidationError(
        choices.isEmpty ? "it is empty." : "there are \(sentence(choices, "and")).")
    }
  }

  private static func choices(_ setting: Setting) -> [String] {
    (hasAutomatic && setting.isAutomatic ? ["auto"] : []) + setting.choices
  }
}

/// `a, b or c`.
private func sentence(_ words: [String], _ conjunction: String) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

extension Setting {
  /// Whether the text is a valid value; themes depend on the catalogue.
  fileprivate func takes(_ text: String) -> Bool {
    var read = Settings()
    return read.read(self, text)
  }
}
