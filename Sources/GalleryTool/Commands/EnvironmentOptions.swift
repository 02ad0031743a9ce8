import ArgumentParser
import GSDesign
import GalleryKit

/// How components are drawn, a flag for each setting of the environment; `Amount` says how many values a flag takes.
///
/// What a setting is, which values it has and how they are read is told by ``LinkEnvironment/Key``.
struct SettingOptions<Amount: SettingAmount>: ParsableArguments {
  @Option(help: Amount.help(.theme), transform: Amount.reader(of: .theme))
  var theme: Amount?

  @Option(
    help: Amount.help(.appearance), completion: Amount.completion(.appearance),
    transform: Amount.reader(of: .appearance))
  var appearance: Amount?

  @Option(
    help: Amount.help(.contrast), completion: Amount.completion(.contrast),
    transform: Amount.reader(of: .contrast))
  var contrast: Amount?

  @Option(
    help: Amount.help(.depth), completion: Amount.completion(.depth),
    transform: Amount.reader(of: .depth))
  var colors: Amount?

  @Option(
    help: Amount.help(.vision), completion: Amount.completion(.vision),
    transform: Amount.reader(of: .vision))
  var vision: Amount?

  @Option(
    help: Amount.help(.density), completion: Amount.completion(.density),
    transform: Amount.reader(of: .density))
  var density: Amount?

  @Option(
    help: Amount.help(.glyphs), completion: Amount.completion(.glyphs),
    transform: Amount.reader(of: .glyphs))
  var glyphs: Amount?

  @Option(
    help: Amount.help(.language), completion: Amount.completion(.language),
    transform: Amount.reader(of: .language))
  var lang: Amount?

  @Option(
    help: Amount.help(.widthPolicy), completion: Amount.completion(.widthPolicy),
    transform: Amount.reader(of: .widthPolicy))
  var widthPolicy: Amount?

  /// What was given, in the order links print it.
  var given: [(key: LinkEnvironment.Key, value: Amount)] {
    let all: [(LinkEnvironment.Key, Amount?)] = [
      (.theme, theme), (.appearance, appearance), (.contrast, contrast), (.depth, colors),
      (.vision, vision), (.density, density), (.glyphs, glyphs), (.language, lang),
      (.widthPolicy, widthPolicy),
    ]
    return all.compactMap { key, value in value.map { (key, $0) } }
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
  func apply(to environment: inout LinkEnvironment) {
    if let size { environment.size = size.size }
  }
}

extension SettingOptions where Amount == OneValue {
  /// Puts what the flags say over what a link says; `auto` says nothing.
  func apply(to environment: inout LinkEnvironment, in context: ToolContext) throws(ToolError) {
    for case (let key, .value(let text)) in given {
      try context.read(key, text, into: &environment)
    }
  }

  /// The depth asked for, for output that goes to a terminal.
  var depth: Automatic<ColorDepth>? {
    switch colors {
    case .auto: .auto
    case .value(let text): ColorDepth(rawValue: text).map { .value($0) }
    case nil: nil
    }
  }
}

extension ToolContext {
  /// Reads a setting of a flag, whose values were checked, but for the theme.
  func read(
    _ key: LinkEnvironment.Key, _ text: String, into environment: inout LinkEnvironment
  ) throws(ToolError) {
    if key == .theme { _ = try theme(text) }
    _ = environment.read(key, text)
  }

  /// The theme of a flag.
  func theme(_ name: String) throws(ToolError) -> Theme {
    if let theme = catalogue.theme(named: name) { return theme }
    let names = catalogue.themes.map(\.name).joined(separator: ", ")
    throw ToolError(.badArguments, "There is no theme “\(safe(name))”; there are \(names).")
  }
}
