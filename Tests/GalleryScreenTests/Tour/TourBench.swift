@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// A tour without a terminal and without a clock.
struct TourBench {
  private(set) var program: TourProgram
  var model: TourModel
  private let renderer: Renderer
  private let sight: SurfaceHasher

  /// A tour of `own` components; of those of the package by default.
  init(
    _ own: Catalogue? = nil, columns: Int = 120, rows: Int = 40,
    language: Language = .english, depth: ColorDepth = .truecolor, seed: UInt64 = 1,
    isStill: Bool = false, overture: Overture? = nil
  ) {
    renderer = Renderer()
    sight = SurfaceHasher(pool: renderer.pool)
    var options = GalleryOptions()
    options.language = language
    options.terminal = TerminalFacts(appearance: .light, depth: depth)
    program = TourProgram(
      GalleryProgram(
        catalogue: own ?? .builtIn, options: options,
        probe: RenderingClient.rendering(widthPolicy: .grapheme),
        sharing: own == nil ? .ofPackage : nil),
      overture: overture, seed: seed, isStill: isStill)
    model = program.initialModel
    take(.resized(columns: columns, rows: rows))
  }

  mutating func take(_ event: Event) {
    for effect in program.update(&model, event) { program.show(effect) }
  }

  mutating func goOn() { take(.timer(TourProgram.timer)) }

  /// Everything on the screen, glyphs and colours.
  func surface(_ glyphs: GlyphSet = .unicode) -> Surface {
    renderer.draw(
      program.view(model),
      size: CellSize(columns: model.gallery.columns, rows: model.gallery.rows),
      environment: RenderEnvironment(
        theme: .chrome, depth: model.gallery.terminal.depth, glyphs: glyphs)
    ).surface
  }

  /// The visible picture, in two numbers.
  func picture(_ glyphs: GlyphSet = .unicode) -> [UInt64] {
    let seen = sight.seen(surface(glyphs))
    return [seen.high, seen.low]
  }

  var text: String { surface().plainText }
}
