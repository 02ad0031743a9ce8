import ColorScience
public import GSDesign

extension Renderer {
  /// The roles whose colours are visible in an element at its natural size, under each of several environments.
  ///
  /// They are read from the painted cells, and those of shadows from the outlines: a fill that is covered everywhere
  /// does not count. Colour depth and vision are ignored, since fewer colours could hide the effect of a changed
  /// colour. So two themes show an element alike exactly if they have the same colours for these roles.
  public func roles(of element: Element, environments: [RenderEnvironment]) -> [Set<ColorRole>] {
    let colored = environments.map { environment in
      var colored = environment
      colored.depth = .truecolor
      colored.vision = .none
      return colored
    }
    return draw(element, environments: colored).map { drawing in
      drawing.surface.shapes.reduce(into: drawing.surface.seenRoles) { roles, shape in
        if let role = shape.shadow?.paint?.role { roles.insert(role) }
      }
    }
  }
}

extension Surface {
  /// The roles of the colours that are seen in its cells: of blanks, those of the ground alone.
  public var seenRoles: Set<ColorRole> {
    // A surface has a handful of styles, and very many cells.
    var isSeen = [Bool](repeating: false, count: 2 * pool.styles.count)
    for cell in cells { isSeen[2 * Int(cell.style.index) + (cell.glyph == .blank ? 0 : 1)] = true }
    var roles: Set<ColorRole> = []
    for (index, style) in pool.styles.enumerated() {
      let (blank, written) = (isSeen[2 * index], isSeen[2 * index + 1])
      guard blank || written else { continue }
      if let role = style.background?.role { roles.insert(role) }
      let isDrawn = written || !style.attributes.isDisjoint(with: Self.drawnOnBlanks)
      if isDrawn, let role = style.foreground?.role { roles.insert(role) }
    }
    return roles
  }

  /// The attributes that show the colour of words even on blanks.
  private static let drawnOnBlanks: Attributes = [.underline, .reverse, .strikethrough]
}
