@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// A gallery drawn without a terminal.
struct Screens {
  let program: GalleryProgram
  var model: GalleryModel
  private let renderer: Renderer

  /// Opens the page of the first specimen, or the overview.
  init(
    columns: Int, rows: Int, language: Language = .english, catalogue: Catalogue = .tags,
    isOverview: Bool = false, terminal: TerminalFacts = TerminalFacts(),
    hasMotion: Bool = false, sizesText: Bool = false
  ) {
    renderer = Renderer(recordsType: sizesText)
    var options = GalleryOptions()
    options.language = language
    options.environment.language = language
    options.terminal = terminal
    options.hasMotion = hasMotion
    if !isOverview { options.link = catalogue.specimens.first.map { Link($0) } }
    program = GalleryProgram(
      catalogue: catalogue, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    model = program.initialModel
    _ = program.update(&model, .resized(columns: columns, rows: rows))
  }

  mutating func press(_ keys: KeyPress...) {
    for key in keys { _ = program.update(&model, .key(key)) }
  }

  /// Presses keys by their names, as `--keys` does.
  mutating func type(_ keys: String) {
    for name in keys.split(separator: " ") {
      if let key = KeyPress(named: String(name)) { press(key) }
    }
  }

  var drawing: Drawing {
    renderer.draw(
      program.view(model), size: CellSize(columns: model.columns, rows: model.rows),
      environment: RenderEnvironment(theme: .chrome))
  }

  var text: String { drawing.surface.plainText }
}

extension GalleryResources {
  /// The values that depend on the components of the package alone, worked out once for all tests.
  static let ofPackage =
    GalleryProgram(catalogue: .builtIn, probe: .rendering(widthPolicy: .grapheme)).resources
}

extension Catalogue {
  /// Two variants, so that the pictures do not change with every component that is added.
  static let tags = Catalogue(specimens: [.filledTag, .strokeTag])
}
