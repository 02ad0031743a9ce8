import Testing

@testable import GSDesign
@testable import TermRender

/// A surface as lines of text, and below each line the styles of its cells by letter.
struct CellPicture: CustomStringConvertible {
  /// The text of the rows; an empty cell is a space, and spaces at the end are kept.
  let lines: [String]
  /// A letter for each cell: `.` is the first cell's style, others by order of appearance.
  let styles: [String]
  /// The styles by letter.
  let legend: [Character: Style]

  init(_ surface: Surface) {
    let letters = Array(".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var known: [StyleID: Character] = [:]
    var legend: [Character: Style] = [:]
    var lines: [String] = []
    var styles: [String] = []
    for row in 0..<surface.rows {
      var line = ""
      var style = ""
      for cell in surface.row(row) {
        line += surface.pool.text(of: cell.glyph)
        let letter = known[cell.style] ?? letters[min(known.count, letters.count - 1)]
        known[cell.style] = letter
        legend[letter] = surface.pool[cell.style]
        style.append(letter)
      }
      lines.append(line)
      styles.append(style)
    }
    self.lines = lines
    self.styles = styles
    self.legend = legend
  }

  init(_ drawing: Drawing) {
    self.init(drawing.surface)
  }

  var description: String {
    let styled = zip(lines, styles).map { "|\($0)| \($1)" }
    let key = legend.sorted { $0.key < $1.key }.map { letter, style in
      "\(letter) text \(style.foreground?.role?.name ?? "own")"
        + " on \(style.background?.role?.name ?? "own") attributes \(style.attributes.rawValue)"
    }
    return (styled + key).joined(separator: "\n")
  }
}

/// Draws an element at its natural size.
func picture(_ element: Element, _ environment: RenderEnvironment = RenderEnvironment())
  -> CellPicture
{
  CellPicture(Renderer().draw(element, environment: environment))
}

/// Draws an element in a size.
func picture(
  _ element: Element, columns: Int, rows: Int,
  _ environment: RenderEnvironment = RenderEnvironment()
) -> CellPicture {
  CellPicture(
    Renderer().draw(
      element, size: CellSize(columns: columns, rows: rows), environment: environment))
}

extension Ink {
  /// Words on the accent.
  static let filled = Ink(text: .onAccent, fill: .accent)
  /// Words inside a line.
  static let outlined = Ink(text: .text, stroke: .outline)
  /// Words alone.
  static let plain = Ink(text: .text)
}

extension Panel {
  /// A filled tag of a height in points.
  static func tag(_ height: Double, padding: Space = .small, marks: Marks = []) -> Panel {
    Panel(
      ink: .filled, shape: .capsule, height: .fixed(ControlSize(points: height)),
      horizontalPadding: padding,
      marks: marks)
  }
}
