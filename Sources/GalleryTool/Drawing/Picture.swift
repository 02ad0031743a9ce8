import GSDesign
import GalleryKit
import TermRender

/// A state as JSON: its link, the code that makes it, and what is written in its rows.
struct PictureJSON: Encodable {
  let link: String
  /// The states that look so, where several were asked for.
  let states: [String]?
  let code: String
  let columns: Int
  let rows: Int
  let text: [String]

  init(_ picture: Picture, code: String, link: String, states: [String]? = nil) {
    self.link = link
    self.states = states
    self.code = code
    columns = picture.surface.columns
    rows = picture.surface.rows
    text = picture.rows
  }
}

extension Element {
  /// It with some of its page around it: a row and the columns of a margin.
  var onPage: Element {
    let margin = Element.sized(
      width: .exactly(MatrixSheets.margin), height: .exactly(1), .empty)
    return .backdrop(.page, .row([margin, .column([.blank, self, .blank]), margin]))
  }
}

/// A drawn surface and how it is to be written.
struct Picture {
  let surface: Surface
  /// The depth the output has; what was simulated is in the cells already.
  let depth: ColorDepth
  let title: String
  /// How documents draw the outlines.
  var shapes = ShapeRendering.smooth

  /// - Parameter json: the picture as a document, where that is the format.
  func written(as format: OutputFormat, json: () -> String = { "" }) -> [UInt8] {
    switch format {
    case .text: Array(surface.plainText.utf8)
    case .ansi: surface.ansi(depth: depth)
    case .svg: Array(surface.svg(title: title, description: surface.plainText, shapes: shapes).utf8)
    case .html: Array(surface.html(label: title, shapes: shapes).utf8)
    case .json: Array(json().utf8)
    }
  }

  /// What is written in the rows.
  var rows: [String] {
    surface.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }
}
