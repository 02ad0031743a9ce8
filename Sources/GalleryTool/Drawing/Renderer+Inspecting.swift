import ColorScience
import GSDesign
import GalleryKit
import TermRender

extension Renderer {
  /// A look to scale with its parts, at the largest scale that fits, at most the requested one. If the whole look
  /// does not fit at any, the item with the chosen part.
  func inspected(
    _ request: InspectionRequest, _ environment: RenderEnvironment
  ) -> InspectedLook? {
    let (element, room) = (request.enlarging.element, request.enlarging.room)
    var scale = request.enlarging.scale
    guard scale > 1 else { return unenlarged(request, environment) }
    let natural = measure(element, environment: environment)
    while scale > 1 {
      // A look that fills its room is drawn in fewer columns at this scale, and not cut.
      let columns = room.columns / scale
      if natural.columns <= columns {
        let look = Drawn(request, in: columns, environment, self)
        if let look = look.enlarged(by: scale, in: nil, room) { return look }
      }
      scale /= 2
    }
    let look = Drawn(request, in: room.columns - 2, environment, self)
    scale = request.enlarging.scale
    while scale > 1, let item = look.item {
      if let look = look.enlarged(by: scale, in: item, room) { return look }
      scale /= 2
    }
    return unenlarged(request, environment)
  }

  /// The look in its own cells, with a blank cell at each side, which outlines may reach into.
  private func unenlarged(
    _ request: InspectionRequest, _ environment: RenderEnvironment
  ) -> InspectedLook? {
    let (element, room) = (request.enlarging.element, request.enlarging.room)
    let size = measure(
      element, environment: environment,
      within: CellSize(columns: room.columns - 2, rows: RenderingClient.tallest))
    let parts = facts(element, size, environment).parts
    guard !parts.isEmpty else { return nil }
    let surface = draw(
      .padded(Edges(horizontal: .small, vertical: .large), element),
      size: CellSize(columns: size.columns + 2, rows: size.rows + 2), environment: environment
    ).surface
    return InspectedLook(
      scale: 1, picture: CellPicture(surface), parts: parts,
      origin: (CellRect.pointsPerColumn, CellRect.pointsPerRow))
  }

  /// The parts in the colours of the design, at any colour depth of the terminal.
  fileprivate func facts(
    _ element: Element, _ size: CellSize, _ environment: RenderEnvironment
  ) -> (surface: Surface, parts: [LookPart]) {
    var colored = environment.inAllColors
    colored.vision = .none
    return parts(of: element, size: size, environment: colored)
  }
}

/// A look with its parts, and the chosen one emphasized.
private struct Drawn {
  let surface: Surface
  /// The same look drawn as text, which may be without colours.
  let text: Surface
  let parts: [LookPart]
  let chosen: Int?
  let edges: Enlargement.Edges

  init(
    _ request: InspectionRequest, in columns: Int, _ environment: RenderEnvironment,
    _ renderer: Renderer
  ) {
    let element = request.enlarging.element
    let size = renderer.measure(
      element, environment: environment,
      within: CellSize(columns: columns, rows: RenderingClient.tallest))
    let (colored, parts) = renderer.facts(element, size, environment)
    let text = renderer.draw(element, size: size, environment: environment).surface
    var surface = environment.depth == .mono ? colored : text
    let scheme = environment.theme.scheme(environment.appearance, environment.contrast)
    surface.outline(parts, on: Paint(scheme[.page], role: .page))
    edges = Enlargement.Edges(environment.depth)
    chosen = request.chosen.map { min($0, parts.count - 1) }
    self.parts = parts
    // Without colours nothing can be shaded: the measures around it identify the part.
    if environment.depth != .mono, let chosen, parts.indices.contains(chosen) {
      surface.emphasize(parts[chosen], guide: Paint(scheme[request.guide], role: request.guide))
      self.text = surface
    } else {
      self.text = text
    }
    self.surface = surface
  }

  /// The cells of the outermost panel around the chosen part, other than the whole look.
  var item: CellRect? {
    guard let chosen, parts.indices.contains(chosen) else { return nil }
    let place = parts[...chosen].lastIndex { $0.level <= 1 } ?? 0
    let part = parts[place]
    return part.level == 1 && part.panel != nil ? part.cells : nil
  }

  /// The look at one scale, or some cells of it; nil if that does not fit.
  func enlarged(by scale: Int, in area: CellRect?, _ room: CellSize) -> InspectedLook? {
    let area = area ?? CellRect(column: 0, row: 0, columns: surface.columns, rows: surface.rows)
    guard
      let enlargement = Enlargement(
        surface.cropped(to: area), text: text.cropped(to: area), by: scale, edges: edges),
      enlargement.size.columns <= room.columns, enlargement.size.rows <= room.rows
    else { return nil }
    let corner = PointRect(area)
    return InspectedLook(
      scale: scale, picture: enlargement.picture, parts: parts,
      origin: (
        enlargement.origin.x - corner.x * Double(scale),
        enlargement.origin.y - corner.y * Double(scale)
      ))
  }
}
