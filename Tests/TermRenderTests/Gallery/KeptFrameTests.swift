import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// After any keys, a frame that reuses parts of the one before equals the frame of a new renderer.
@Suite struct KeptFrameTests {
  private static let keys: [KeyPress] =
    "mmttncvVwDCLryi?/xjjjkkkhhllu3한eXof=[]+- ".map { KeyPress($0) }
    + [
      .enter, .enter, .tab, .tab, .escape, .escape, .backspace, .up, .down, .left, .right, .home,
      .end,
    ].map { KeyPress($0) } + [.control("p"), .control("r")]

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func keptFramesMatchNewOnesAfterEveryKey(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var options = GalleryOptions()
    options.link = Catalogue.builtIn.specimens.first.map { Link($0) }
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    let program = GalleryProgram(catalogue: .builtIn, options: options, probe: probe)
    var model = program.initialModel
    _ = program.update(&model, .resized(columns: 110, rows: 34))
    let renderer = Renderer()
    for step in 0..<250 {
      switch Int.random(in: 0..<30, using: &generator) {
      case 0:
        let (columns, rows) = [(110, 34), (80, 24), (40, 14)][step % 3]
        _ = program.update(&model, .resized(columns: columns, rows: rows))
      case 1: _ = program.update(&model, .appearance(step % 2 == 0 ? .dark : .light))
      case _:
        let key = Self.keys[Int.random(in: Self.keys.indices, using: &generator)]
        _ = program.update(&model, .key(key))
      }
      let size = CellSize(columns: model.columns, rows: model.rows)
      let element = program.view(model)
      let fresh = GalleryProgram(catalogue: .builtIn, options: options, probe: probe)
      #expect(element == fresh.view(model), "seed \(seed), key \(step)")
      let kept = renderer.draw(element, size: size, environment: RenderEnvironment())
      let new = Renderer(pool: renderer.pool)
        .draw(element, size: size, environment: RenderEnvironment())
      #expect(kept.surface.cells == new.surface.cells, "seed \(seed), key \(step)")
      #expect(kept.surface.shapes == new.surface.shapes, "seed \(seed), key \(step)")
      #expect(kept.regions == new.regions && kept.caret == new.caret, "seed \(seed), key \(step)")
    }
  }
}
