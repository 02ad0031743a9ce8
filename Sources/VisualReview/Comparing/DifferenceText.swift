package import GSDesign
import GalleryKit
package import TermRender

/// A difference as lines for people: the pictures with the changed cells marked, what changed and why, and what to do.
///
/// The pictures stand side by side where they fit, and otherwise one below the other; a picture that is wider still is
/// shown part by part, never cut.
///
/// ```swift
/// print(DifferenceText(difference, width: 80).plain)
/// ```
package struct DifferenceText: Sendable {
  /// From the top.
  private let lines: [Line]

  /// - Parameters:
  ///   - width: columns there are; 20 at least.
  ///   - commands: what can be done about it, a command line each.
  package init(
    _ difference: Difference, width: Int = 80, language: Language = .english,
    commands: [String] = []
  ) {
    var writer = Writer(difference, width: max(20, width), language: language)
    writer.write(commands: commands)
    lines = writer.lines
  }

  /// The lines without colours; each ends with a line feed, and none in a blank.
  package var plain: String { surface(in: CellPool()).plainText }

  /// The lines with the pictures in their colours.
  func styled(depth: ColorDepth) -> [UInt8] { surface(in: CellPool()).ansi(depth: depth) }

  /// The lines as cells.
  package func surface(in pool: CellPool) -> Surface {
    let columns = lines.map(\.columns).max() ?? 0
    var surface = Surface(columns: columns, rows: lines.count, pool: pool)
    for (row, line) in lines.enumerated() {
      for piece in line.pieces { piece.write(to: &surface, row: row) }
    }
    return surface
  }

  /// A line, and what stands in it.
  struct Line: Sendable {
    var pieces: [Piece] = []

    init(_ text: String = "", _ attributes: Attributes = []) {
      add(text, attributes, at: 0)
    }

    var columns: Int { pieces.map(\.end).max() ?? 0 }

    mutating func add(_ text: String, _ attributes: Attributes = [], at column: Int) {
      guard !text.isEmpty else { return }
      pieces.append(
        Piece(column: column, content: .text(TextGate.sanitize(text), attributes)))
    }

    mutating func add(_ picture: CellPicture, row: Int, _ columns: Range<Int>, at column: Int) {
      pieces.append(Piece(column: column, content: .cells(picture, row: row, columns)))
    }
  }

  struct Piece: Sendable {
    let column: Int
    let content: Content

    enum Content: Sendable {
      case text(String, Attributes)
      case cells(CellPicture, row: Int, Range<Int>)
    }

    var end: Int {
      switch content {
      case .text(let text, _): column + DisplayWidth.columns(of: text)
      case .cells(_, _, let columns): column + columns.count
      }
    }

    func write(to surface: inout Surface, row: Int) {
      var place = column
      let pool = surface.pool
      switch content {
      case .text(let text, let attributes):
        let style = pool.id(of: Style(attributes: attributes))
        DisplayWidth.forEachCluster(in: text) { cluster, columns in
          surface.put(
            pool.glyph(of: cluster, columns: columns), style: style, column: place, row: row)
          place += columns
        }
      case .cells(let picture, let from, let columns):
        for column in columns {
          let cell = picture[column, from]
          let style = pool.id(of: picture.styles[Int(cell.style)])
          // Half of a glyph at the edge of a part is a blank.
          let isCut = column + Int(cell.columns) > columns.upperBound
          if let cluster = isCut ? " " : cell.text.first {
            surface.put(
              pool.glyph(of: cluster, columns: isCut ? 1 : Int(cell.columns)), style: style,
              column: place, row: row)
          } else if column == columns.lowerBound {
            surface.put(.blank, style: style, column: place, row: row)
          }
          place += 1
        }
      }
    }
  }
}
