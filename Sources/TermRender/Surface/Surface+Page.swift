import GSDesign

extension Surface {
  /// The same cells with the terminal's own background where the theme's page was.
  package var withoutPage: Surface {
    var result = self
    for index in cells.indices {
      var style = pool[cells[index].style]
      guard style.background?.role == .page else { continue }
      style.background = nil
      result.cells[index].style = pool.id(of: style)
    }
    return result
  }
}
