import GSDesign
import GalleryKit
import TermRender

/// The old and new pictures to scale, several times their size, if they fit side by side: they show a change of a
/// point in a radius or a line.
extension ReviewView {
  /// Both pictures at the largest scale that fits in a number of rows, and the columns of each; nil without outlines
  /// or room.
  func scaled(_ difference: Difference, rows: Int) -> (columns: Int, pictures: ReviewBlock)? {
    guard difference.bucket == .changed, let old = difference.old, let new = difference.new,
      let edges
    else { return nil }
    let renderer = Renderer()
    let surfaces = [old, new].map { picture in
      renderer.draw(
        .cells(colored(picture)), size: CellSize(columns: picture.columns, rows: picture.rows),
        environment: RenderEnvironment()
      ).surface
    }
    for scale in Self.scales {
      let large = surfaces.compactMap { Enlargement($0, by: scale, edges: edges) }
      guard large.count == surfaces.count else { return nil }
      let size = CellSize(
        columns: large.reduce(0) { max($0, $1.size.columns) } + 2 * Self.scaleMargin,
        rows: large.reduce(0) { max($0, $1.size.rows) } + 2)
      let columns = size.columns + Self.pointerColumns
      guard 2 * columns + Self.gap <= room, size.rows + 2 <= rows else { continue }
      let boxes = zip(large, [Phrase.reviewOld, .reviewNew]).map { enlargement, name in
        scaled(
          enlargement.picture, title: say(name) + "  " + say(.reviewScale(scale)), in: size)
      }
      return (
        columns, ReviewBlock(rows: size.rows + 2, .row([boxes[0], .gap(Self.gap), boxes[1]]))
      )
    }
    return nil
  }

  private static let scales = [4, 2]
  /// Columns of the page at each side of a picture.
  private static let scaleMargin = 2
  /// Pages are aligned with those of the pictures in cells, which have pointers at their left.
  private static let pointerColumns = 1

  /// nil without colours: outlines are then marks, which do not scale.
  private var edges: Enlargement.Edges? {
    switch model.look.depth ?? model.terminal.depth {
    case .truecolor: .blended
    case .indexed256, .indexed16: .hard
    case .mono: nil
    }
  }

  /// A picture below its title, in the middle of its page.
  private func scaled(_ picture: CellPicture, title: String, in size: CellSize) -> Element {
    let page = picture.placed(
      column: (size.columns - picture.columns) / 2, row: (size.rows - picture.rows) / 2, in: size,
      on: page(of: picture))
    return .sized(
      width: .exactly(size.columns + Self.pointerColumns),
      .column([words(.title3, title), .blank, .row([.gap(Self.pointerColumns), seen(page)])]))
  }
}
