@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// The visible part of a surface: texts, colours and attributes, without the roles behind them.
///
/// The colour and the weight of a blank are not visible, nor is a glyph in the colour of its ground.
struct Look: Hashable {
  struct Cell: Hashable {
    let text: String
    let foreground: UInt32?
    let background: UInt32?
    let attributes: UInt8
  }

  let columns: Int
  let cells: [Cell]

  init(_ surface: Surface) {
    columns = surface.columns
    cells = surface.cells.map { cell in
      let style = surface.pool[cell.style]
      var text = surface.pool.text(of: cell.glyph)
      if let ink = style.foreground?.color, ink == style.background?.color { text = " " }
      let visible: Attributes =
        text == " "
        ? style.attributes.intersection([.underline, .reverse, .strikethrough])
        : style.attributes
      return Cell(
        text: text,
        foreground: text == " " && visible.isEmpty ? nil : style.foreground?.color.value,
        background: style.background?.color.value, attributes: visible.rawValue)
    }
  }
}

extension Surface {
  /// The roles that painted something that is seen.
  var seenRoles: Set<ColorRole> {
    var roles: Set<ColorRole> = []
    for cell in cells {
      let style = pool[cell.style]
      if let role = style.background?.role { roles.insert(role) }
      let isBlank = pool.text(of: cell.glyph) == " "
      if !isBlank, let role = style.foreground?.role { roles.insert(role) }
    }
    return roles
  }
}
