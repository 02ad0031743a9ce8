import ArgumentParser
import GSDesign
import GalleryKit

/// How components are drawn, an option for each setting of the environment but its size; `Amount` says how many values an
/// option takes.
///
/// The parser asks a mirror for the options there are, and a decoder for their values: both come from the table of
/// ``Setting``.
struct SettingOptions<Amount: SettingAmount>: ParsableArguments, CustomReflectable {
  /// What was given, in the order links print it.
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

  /// What was given of a setting.
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

/// Several values each, which multiply.
typealias SeveralEnvironmentsOptions = SettingOptions<SeveralValues>

/// The size drawn in.
struct SizeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The size in cells, such as 40x12.", valueName: "WxH"))
  var size: SizeArgument?

  /// Puts what the flag says over what a link says.
  func apply(to environment: inout Settings) {
    if let size { environment.size = size.size }
  }
}

extension SettingOptions where Amount == OneValue {
  /// Puts what the flags say over what a link says; `auto` says nothing.
  func apply(to environment: inout Settings, in context: ToolContext) throws(ToolError) {
    for case (let setting, .value(let text)) in given {
      try context.read(setting, text, into: &environment)
    }
  }

  /// The depth asked for, for output that goes to a terminal.
  var depth: Automatic<ColorDepth>? {
    switch self[.depth] {
    case .auto: .auto
    case .value(let text): ColorDepth(rawValue: text).map { .value($0) }
    case nil: nil
    }
  }
}

extension ToolContext {
  /// Reads a setting of a flag, whose values were checked, but for the theme.
  func read(
    _ setting: Setting, _ text: String, into environment: inout Settings
  ) throws(ToolError) {
    if setting == .theme { _ = try theme(text) }
    _ = environment.read(setting, text)
  }

  /// The theme of a flag.
  func theme(_ name: String) throws(ToolError) -> Theme {
    if let theme = catalogue.theme(named: name) { return theme }
    let names = catalogue.themes.map(\.name).joined(separator: ", ")
    throw ToolError(.badArguments, "There is no theme “\(safe(name))”; there are \(names).")
  }
}
