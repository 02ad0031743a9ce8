import ColorScience
import GSDesign
import GalleryKit
import TermRender

/// Draws elements for commands: measures them, gives them the room they take, and answers the gallery's questions.
struct ElementRenderer {
  let renderer: Renderer
  let widthPolicy: WidthPolicy

  init(widthPolicy: WidthPolicy) {
    renderer = Renderer()
    self.widthPolicy = widthPolicy
  }

  /// The size an element takes in so many columns.
  func size(of element: Element, environment: RenderEnvironment, columns: Int) -> CellSize {
    renderer.measure(
      element, environment: environment, within: CellSize(columns: columns, rows: 1000))
  }

  func draw(_ element: Element, size: CellSize, environment: RenderEnvironment) -> Drawing {
    renderer.draw(element, size: size, environment: environment)
  }
}

extension Settings {
  /// Plain text has no colour to tell a state by: unless a depth was asked for, it is drawn as without colours, where
  /// every state has a glyph of its own.
  ///
  /// - Parameter glyphs: what to draw with where no glyphs were asked for.
  func drawn(as format: OutputFormat, glyphs: GlyphSet = .unicode) -> Settings {
    var result = self
    if format == .text { result.depth = depth ?? .mono }
    result.glyphs = self.glyphs ?? glyphs
    return result
  }

  /// The environment complete, with the defaults of links where it says nothing.
  func rendered(in catalogue: Catalogue) -> RenderEnvironment {
    RenderEnvironment().applying(change(in: catalogue))
  }
}
