import ArgumentParser
import ColorScience
import GSDesign
import GalleryKit

/// How a component is drawn; one value each.
struct EnvironmentOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The theme by its name.", valueName: "name"))
  var theme: String?

  @Option(help: ArgumentHelp("auto, light or dark.", valueName: "appearance"))
  var appearance: Automatic<Appearance>?

  @Option(help: ArgumentHelp("original, normal or high.", valueName: "contrast"))
  var contrast: Named<Contrast>?

  @Option(
    help: ArgumentHelp(
      "The colours to draw with: auto, truecolor, 256, 16 or mono.", valueName: "depth"))
  var colors: Automatic<ColorDepth>?

  @Option(help: ArgumentHelp("none, protan, deutan, tritan or achroma.", valueName: "vision"))
  var vision: Named<Vision>?

  @Option(help: ArgumentHelp("faithful or compact.", valueName: "density"))
  var density: Named<Density>?

  @Option(help: ArgumentHelp("unicode or ascii.", valueName: "glyphs"))
  var glyphs: Named<GlyphSet>?

  @Option(help: ArgumentHelp("The language of the labels: en or ko.", valueName: "language"))
  var lang: Named<Language>?

  @Option(
    help: ArgumentHelp(
      "How columns are counted: wcwidth, grapheme or ambiguous-wide.", valueName: "policy"))
  var widthPolicy: Named<WidthPolicy>?

  @Option(help: ArgumentHelp("The size in cells, such as 40x12.", valueName: "WxH"))
  var size: SizeArgument?

  /// Puts what the flags say over what a link says.
  func apply(to environment: inout LinkEnvironment, in context: ToolContext) throws(ToolError) {
    if let theme { environment.theme = try context.theme(theme).name }
    if case .value(let value)? = appearance { environment.appearance = value }
    if case .value(let value)? = colors { environment.depth = value }
    if let contrast { environment.contrast = contrast.value }
    if let vision { environment.vision = vision.value }
    if let density { environment.density = density.value }
    if let glyphs { environment.glyphs = glyphs.value }
    if let lang { environment.language = lang.value }
    if let widthPolicy { environment.widthPolicy = widthPolicy.value }
    if let size { environment.size = size.size }
  }
}

/// Whether output may be styled at all.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whether output is styled: auto, always or never.", valueName: "when"),
    transform: ColorUse.init(argument:))
  var color: ColorUse = .auto
}

/// When output is styled.
enum ColorUse: String, Hashable, Sendable, CaseIterable {
  case auto, always, never

  /// - Throws: a hint where a depth was given: that is the other flag.
  init(argument: String) throws {
    if let value = ColorUse(rawValue: argument) {
      self = value
    } else if ColorDepth(rawValue: argument) != nil {
      throw ValidationError("did you mean --colors \(argument)?")
    } else {
      throw ValidationError("there are auto, always and never.")
    }
  }
}

extension ToolContext {
  /// The theme of a flag.
  func theme(_ name: String) throws(ToolError) -> Theme {
    if let theme = catalogue.theme(named: name) { return theme }
    let names = catalogue.themes.map(\.name).joined(separator: ", ")
    throw ToolError(.badArguments, "There is no theme “\(safe(name))”; there are \(names).")
  }
}

/// A name from outside without anything that could steer a terminal.
func safe(_ name: String) -> String {
  String(
    String.UnicodeScalarView(
      name.unicodeScalars.prefix(60).map { scalar in
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? "\u{FFFD}" : scalar
      }))
}
