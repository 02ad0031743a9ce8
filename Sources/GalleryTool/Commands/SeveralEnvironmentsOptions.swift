import ArgumentParser
import ColorScience
import GSDesign
import GalleryKit

/// How components are drawn; several values each, which multiply.
struct SeveralEnvironmentsOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Themes by name, separated by commas.", valueName: "names"))
  var theme: String?

  @Option(help: ArgumentHelp("light, dark.", valueName: "appearances"))
  var appearance: Several<Appearance>?

  @Option(help: ArgumentHelp("original, normal, high.", valueName: "contrasts"))
  var contrast: Several<Contrast>?

  @Option(help: ArgumentHelp("truecolor, 256, 16, mono.", valueName: "depths"))
  var colors: Several<ColorDepth>?

  @Option(help: ArgumentHelp("none, protan, deutan, tritan, achroma.", valueName: "visions"))
  var vision: Several<Vision>?

  @Option(help: ArgumentHelp("faithful, compact.", valueName: "densities"))
  var density: Several<Density>?

  @Option(help: ArgumentHelp("unicode, ascii.", valueName: "glyphs"))
  var glyphs: Several<GlyphSet>?

  @Option(help: ArgumentHelp("The language of the labels: en, ko.", valueName: "languages"))
  var lang: Several<Language>?

  @Option(
    help: ArgumentHelp(
      "How columns are counted: wcwidth, grapheme or ambiguous-wide.", valueName: "policy"))
  var widthPolicy: Named<WidthPolicy>?

  @Option(help: ArgumentHelp("The room; its columns are where the grid pages.", valueName: "WxH"))
  var size: SizeArgument?

  /// Every combination of the values, over what a link says.
  func all(
    over base: LinkEnvironment, in context: ToolContext
  ) throws(ToolError) -> [LinkEnvironment] {
    var result = [base]
    if let theme {
      var names: [String] = []
      for name in theme.split(separator: ",", omittingEmptySubsequences: false) {
        names.append(try context.theme(String(name)).name)
      }
      result = result.multiplied(by: names) { $0.theme = $1 }
    }
    if let appearance { result = result.multiplied(by: appearance.values) { $0.appearance = $1 } }
    if let contrast { result = result.multiplied(by: contrast.values) { $0.contrast = $1 } }
    if let colors { result = result.multiplied(by: colors.values) { $0.depth = $1 } }
    if let vision { result = result.multiplied(by: vision.values) { $0.vision = $1 } }
    if let density { result = result.multiplied(by: density.values) { $0.density = $1 } }
    if let glyphs { result = result.multiplied(by: glyphs.values) { $0.glyphs = $1 } }
    if let lang { result = result.multiplied(by: lang.values) { $0.language = $1 } }
    if let widthPolicy {
      result = result.multiplied(by: [widthPolicy.value]) { $0.widthPolicy = $1 }
    }
    return result
  }

  /// What tells one of several environments from the others.
  func title(of environment: LinkEnvironment, _ context: ToolContext) -> String {
    var parts: [String] = []
    if theme?.contains(",") ?? false { parts.append(environment.theme ?? "") }
    if isMany(appearance) { parts.append(environment.appearance?.rawValue ?? "") }
    if isMany(contrast) { parts.append(environment.contrast?.rawValue ?? "") }
    if isMany(colors) { parts.append(environment.depth?.rawValue ?? "") }
    if isMany(vision) { parts.append(environment.vision?.rawValue ?? "") }
    if isMany(density) { parts.append(environment.density?.rawValue ?? "") }
    if isMany(glyphs) { parts.append(environment.glyphs?.rawValue ?? "") }
    if isMany(lang) { parts.append(environment.language?.rawValue ?? "") }
    return parts.joined(separator: " · ")
  }

  private func isMany<Value>(_ several: Several<Value>?) -> Bool {
    (several?.values.count ?? 0) > 1
  }
}

extension [LinkEnvironment] {
  fileprivate func multiplied<Value>(
    by values: [Value], _ set: (inout LinkEnvironment, Value) -> Void
  ) -> [LinkEnvironment] {
    flatMap { environment in
      values.map { value in
        var result = environment
        set(&result, value)
        return result
      }
    }
  }
}
