public import GSDesign

/// Lays elements out and draws them into cells.
///
/// A renderer keeps the pool of styles and clusters of its surfaces, so that the frames it makes can be compared. It
/// belongs to one thread.
public struct Renderer {
  /// The styles and clusters of every surface that it draws.
  public let pool: CellPool
  /// The colours of the environments drawn last.
  let palettes: PaletteCache
  /// Whether surfaces have ``Surface/typesetLines``.
  public let recordsType: Bool
  /// The last frame of a given size.
  private let last = LastFrame()

  /// A renderer with a pool of its own.
  ///
  /// - Parameter recordsType: whether surfaces say which type their words are set in.
  public init(recordsType: Bool = false) {
    self.init(pool: CellPool(), recordsType: recordsType)
  }

  /// A renderer that shares its pool with others, so that their surfaces can be compared.
  public init(pool: CellPool, recordsType: Bool = false) {
    self.pool = pool
    self.recordsType = recordsType
    palettes = PaletteCache()
  }

  /// The size an element takes in a room, never larger than the room.
  ///
  /// - Parameters:
  ///   - element: the element to measure.
  ///   - environment: its density, its glyphs and its way of counting columns change sizes.
  ///   - room: the room in cells; nil is unbounded, and elements that fill their room take the size of their content.
  public func measure(
    _ element: Element, environment: RenderEnvironment, within room: CellSize? = nil
  ) -> CellSize {
    let room = (room ?? .unbounded).limited(to: .unbounded)
    var measurer = Measurer()
    let element = element.resolved(in: environment.theme)
    return measurer.measure(element, LayoutTraits(environment), room: room).size
  }

  /// The element at the top left of a surface of the given size, on the page of the environment.
  ///
  /// Content that does not fit is cut; content that fills or stretches takes the whole surface. Content that is the
  /// same in the same place as in the last such drawing is neither measured nor painted again; the result is that of a
  /// new renderer.
  public func draw(
    _ element: Element, size: CellSize, environment: RenderEnvironment
  ) -> Drawing {
    let arrangement = Arranger.arrangement(
      of: element.resolved(in: environment.theme), in: size, environment: environment,
      keeping: last.parts,
      recordingType: recordsType)
    return paint(arrangement, size: size, keeping: &last.painted)
  }

  /// The element at its natural size; one that would take millions of cells is cut.
  public func draw(_ element: Element, environment: RenderEnvironment) -> Drawing {
    let (arrangement, size) = naturalArrangement(
      of: element, environment, recordingType: recordsType)
    return paint(arrangement, size: size)
  }

  /// The element at its natural size under each of several environments.
  ///
  /// If these differ in colours alone, as appearances, depths and themes with the same lengths do, it is laid out once:
  /// another picture only costs its painting.
  public func draw(_ element: Element, environments: [RenderEnvironment]) -> [Drawing] {
    arrangements(of: element, environments, recordingType: recordsType).map {
      paint($0.arrangement, size: $0.size)
    }
  }

  /// A drawing, or an earlier one of a list in which only the colours of the roles differ.
  package enum Appearing {
    case drawn(Drawing)
    /// As the drawing at an index, but each role has the colour of this environment.
    case recolored(from: Int)
  }

  /// The element at its natural size under each of several environments; only one of those that differ in nothing but the
  /// colours of roles is painted.
  package func drawOnce(_ element: Element, environments: [RenderEnvironment]) -> [Appearing] {
    var painted: [(place: Int, recoloring: Recoloring)] = []
    return arrangements(of: element, environments, recordingType: recordsType).enumerated().map {
      place, arranged in
      let recoloring = Recoloring(
        arranged.arrangement, environments[place], size: arranged.size)
      if let recoloring, let known = painted.first(where: { $0.recoloring == recoloring }) {
        return .recolored(from: known.place)
      }
      if let recoloring { painted.append((place, recoloring)) }
      return .drawn(paint(arranged.arrangement, size: arranged.size))
    }
  }

  /// The words, marks and lines of the element with their backgrounds, under each of several environments: in the order
  /// painted, each pair once.
  public func inks(
    of element: Element, environments: [RenderEnvironment]
  ) -> [[InkOnFill]] {
    arrangements(of: element, environments, recordingType: true).map { arrangement, size in
      arrangement.inks(in: paint(arrangement, size: size).surface)
    }
  }

  /// The inks of the selected and disabled panels that have room for a glyph and show it.
  package func markedInks(of element: Element, environment: RenderEnvironment) -> Set<MarkedInk> {
    var isThere = false
    element.visitAll { node in
      if case .panel(let panel, _) = node, !MarkedInk.all(of: panel).isEmpty { isThere = true }
    }
    guard isThere else { return [] }
    let (arrangement, _) = naturalArrangement(of: element, environment, recordingType: false)
    let inks = arrangement.placements.flatMap { placement -> [MarkedInk] in
      guard case .panel(let panel, let geometry, let label) = placement.content,
        geometry.markCells(around: label).contains(where: {
          !$0.intersection(placement.clip).isEmpty
        })
      else { return [] }
      return MarkedInk.all(of: panel)
    }
    return Set(inks)
  }

  /// The points that outlines of an element reach beyond its rows, above and below.
  package func reach(of element: Element, environment: RenderEnvironment) -> Double {
    element.resolved(in: environment.theme).reach(LayoutTraits(environment))
  }

  private func arrangements(
    of element: Element, _ environments: [RenderEnvironment], recordingType: Bool
  ) -> [(arrangement: Arrangement, size: CellSize)] {
    var known: (traits: LayoutTraits, theme: Theme, arrangement: Arrangement, size: CellSize)?
    return environments.map { environment in
      let traits = LayoutTraits(environment)
      if let known, known.traits == traits, known.theme.hasMeasures(of: environment.theme) {
        var arrangement = known.arrangement
        arrangement.environments = [environment]
        return (arrangement, known.size)
      }
      let (arrangement, size) = naturalArrangement(
        of: element, environment, recordingType: recordingType)
      known =
        arrangement.changesEnvironment ? nil : (traits, environment.theme, arrangement, size)
      return (arrangement, size)
    }
  }

  private func naturalArrangement(
    of element: Element, _ environment: RenderEnvironment, recordingType: Bool
  ) -> (Arrangement, CellSize) {
    let element = element.resolved(in: environment.theme)
    var measurer = Measurer()
    let natural = measurer.measure(element, LayoutTraits(environment), room: .unbounded)
    let columns = min(natural.size.columns, CellMetrics.limit)
    let rows = min(natural.size.rows, CellMetrics.limit, Self.mostCells / max(1, columns))
    let size = CellSize(columns: columns, rows: rows)
    let arrangement = Arranger.arrangement(
      of: element, measured: natural.size == size ? natural : nil, by: measurer, in: size,
      environment: environment, recordingType: recordingType)
    return (arrangement, size)
  }

  private func paint(_ arrangement: Arrangement, size: CellSize) -> Drawing {
    var nothing: PaintedFrame?
    return paint(arrangement, size: size, keeping: &nothing)
  }

  private func paint(
    _ arrangement: Arrangement, size: CellSize, keeping before: inout PaintedFrame?
  ) -> Drawing {
    var rasterizer = Rasterizer(
      size: size, pool: pool, palettes: palettes, environments: arrangement.environments)
    rasterizer.paint(
      arrangement.placements, in: arrangement.environments, keeping: &before)
    if recordsType { rasterizer.recordType(of: arrangement.placements) }
    return Drawing(
      surface: rasterizer.surface, caret: arrangement.caret, regions: arrangement.regions,
      isCut: arrangement.isCut)
  }

  private static let mostCells = 1 << 22
}

/// The last frame of a renderer.
private final class LastFrame {
  let parts = KeptParts()
  var painted: PaintedFrame?
}
