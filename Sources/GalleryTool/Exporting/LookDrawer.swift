import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import Words

/// Draws the looks of an export and writes them down; of several threads each has its own.
struct LookDrawer {
  private let plan: ExportPlan
  private let folder: ExportFolder
  /// One for each way of counting columns that was met.
  private var hands: [WidthPolicy: Hand] = [:]

  private struct Hand {
    let probe: RenderingClient
    let renderer: ElementRenderer

    init(_ widthPolicy: WidthPolicy) {
      probe = .rendering(widthPolicy: widthPolicy)
      renderer = ElementRenderer(widthPolicy: widthPolicy)
    }
  }

  init(_ plan: ExportPlan, into folder: ExportFolder) {
    self.plan = plan
    self.folder = folder
  }

  /// Folds the states of a piece and writes a file for each look.
  mutating func draw(_ piece: ExportPlan.Piece) throws(ExportFolderError) -> ExportedSheet {
    let environment = piece.environment
    let hand = hand(environment.drawn.widthPolicy ?? .grapheme)
    let fold = Fold(
      of: plan.states(of: piece),
      under: environment.drawn.change(of: piece.specimen.id, in: plan.catalogue),
      environment.language, hand.probe)
    var looks: [ExportedLook] = []
    for (index, look) in fold.looks.enumerated() {
      let number = (piece.index + 1) << 32 | index
      let states = look.states.map {
        Link(piece.specimen, state: $0, environment: environment.asked).text(in: plan.catalogue)
      }
      let link = states.first ?? piece.specimen.id.text
      let picture = file(of: look, piece, hand, title: link)
      try folder.write(written(picture, look, piece, states), as: number)
      let framed = framed(look, piece, hand, title: link)
      let svg = framed.surface.svg(
        title: link, description: picture.surface.plainText, shapes: plan.shapes)
      looks.append(
        ExportedLook(
          number: number, states: states, name: look.name(in: piece.specimen),
          fingerprint: look.fingerprint,
          picture: Base64.text(Array(svg.utf8)),
          pictureSize: (framed.surface.columns, framed.surface.rows)))
    }
    return ExportedSheet(piece: piece, stateCount: fold.stateCount, looks: looks)
  }

  private mutating func hand(_ widthPolicy: WidthPolicy) -> Hand {
    if let hand = hands[widthPolicy] { return hand }
    let hand = Hand(widthPolicy)
    hands[widthPolicy] = hand
    return hand
  }

  /// The look alone, or in the middle of the size asked for.
  private func file(
    of look: Fold.Look, _ piece: ExportPlan.Piece, _ hand: Hand, title: String
  ) -> Picture {
    let element = look.first.element(in: piece.environment.asked)
    guard let size = piece.environment.asked.size else {
      return picture(.backdrop(.page, element), nil, piece, hand, title)
    }
    return picture(
      .backdrop(.page, .centered(element)), CellSize(columns: size.columns, rows: size.rows),
      piece, hand, title)
  }

  /// The look with some of its page around it.
  private func framed(
    _ look: Fold.Look, _ piece: ExportPlan.Piece, _ hand: Hand, title: String
  ) -> Picture {
    picture(look.first.element(in: piece.environment.asked).onPage, nil, piece, hand, title)
  }

  /// A picture has a cell at least: a state that shows nothing is a state still.
  private func picture(
    _ element: Element, _ size: CellSize?, _ piece: ExportPlan.Piece, _ hand: Hand, _ title: String
  ) -> Picture {
    let complete = piece.rendered(in: plan.catalogue)
    let size =
      size ?? hand.renderer.size(of: element, environment: complete, columns: 1000)
    let drawing = hand.renderer.draw(
      element, size: CellSize(columns: max(1, size.columns), rows: max(1, size.rows)),
      environment: complete)
    return Picture(
      surface: drawing.surface,
      colors: ColorReduction(complete.depth, named: complete.namedColors), title: title,
      shapes: plan.shapes)
  }

  private func written(
    _ picture: Picture, _ look: Fold.Look, _ piece: ExportPlan.Piece, _ states: [String]
  ) -> [UInt8] {
    switch plan.format {
    case .text, .ansi, .svg: return picture.written(as: plan.format)
    case .words:
      return zip(states, look.states).flatMap { link, state in
        SpokenLines.of(state, link: link, under: piece.environment.asked)
      }
    case .html:
      let html = picture.surface.html(label: picture.title, shapes: picture.shapes)
      let page = HTMLPage(picture.title, piece.environment.language) { Markup(raw: html) }
      return Array(page.text.utf8)
    case .json:
      return picture.written(as: .json) {
        JSONWriter.text(
          PictureJSON(
            picture, code: look.first.code(piece.environment.language), link: picture.title,
            states: states))
      }
    }
  }
}
