import GSDesign
import GalleryKit

extension SettingOptions where Amount == SeveralValues {
  /// Every combination of the values, over what a link says.
  func all(
    over base: Settings, in context: ToolContext
  ) throws(ToolError) -> [Settings] {
    var result = [base]
    for (setting, several) in given {
      result = try result.multiplied(by: several.values, of: setting, in: context)
    }
    return result
  }

  /// Every combination of the values that any filter takes.
  ///
  /// A setting that filters name and no flag gives has the values the filters name, so that a link chooses its own
  /// picture.
  ///
  /// - Throws: where no filter takes any: what was asked for twice cannot be both.
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
        .noMatch, "No filter takes a setting that the flags give; change the one or the other.")
    }
    return matching
  }

  /// What tells one of several environments from the others.
  func title(of environment: Settings, _ context: ToolContext) -> String {
    let defaultTheme = context.catalogue.themes.first?.name ?? ""
    return given.filter { $0.value.values.count > 1 }
      .map { environment.fullSpelling($0.setting, defaultTheme: defaultTheme) }
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
