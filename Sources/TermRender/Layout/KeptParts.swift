import GSDesign

/// The parts kept from the last frame. A part that is the same in the same place is neither measured nor arranged
/// again, and its painting is known by its number.
///
/// A part is an item of a column: a line, a row of a list, a pane. Parts are compared by value, with all that they
/// inherit from their surroundings. Only one frame is kept; it belongs to one renderer.
final class KeptParts {
  /// The inputs to the arrangement of a part, except its element, its environment and its ink.
  struct Place: Hashable {
    let slot: CellRect
    let size: CellSize
    let alignment: Alignment
    let clip: CellRect
    let depth: Int
    let layer: Int
  }

  /// A part, and where in the arrangement it is.
  struct Part {
    let element: Element
    let place: Place
    let ink: LabelInk
    let caret: CellPosition?
    /// Index into the environments, of the one around the part.
    var environment: Int
    var placements: Range<Int>
    var regions: Range<Int>
    /// Of those that the part itself added.
    var environments: Range<Int>
    /// The parts inside of it are noted just before it, from this one on.
    var first: Int

    /// The same part where things are at other places.
    func moved(_ move: Move) -> Part {
      var part = self
      part.environment = move.environment(environment)
      part.placements = placements.moved(move.placements)
      part.regions = regions.moved(move.regions)
      part.environments = environments.moved(move.environments)
      part.first += move.parts
      return part
    }
  }

  /// How far things are from where they were.
  struct Move {
    let placements: Int
    let regions: Int
    let environments: Int
    let parts: Int
    /// The environment around the part as it was, and as it is.
    let outer: (was: Int, isNow: Int)

    func environment(_ index: Int) -> Int {
      index == outer.was ? outer.isNow : index + environments
    }
  }

  private(set) var arrangement = Arrangement(environments: [])
  private(set) var parts: [Part] = []
  /// Where parts are found by their slots: the last of each chain, or -1.
  private var chains: [Int] = []
  /// By part: the one before it in its chain, or -1.
  private var nexts: [Int] = []
  /// The number of the placement made last.
  private(set) var number = 0

  /// Keeps another frame in place of the last.
  func replace(_ arrangement: Arrangement, _ parts: [Part], number: Int) {
    self.arrangement = arrangement
    self.parts = parts
    self.number = number
    chains = Array(repeating: -1, count: Self.chainCount)
    nexts.removeAll(keepingCapacity: true)
    for (index, part) in parts.enumerated() {
      let chain = Self.chain(of: part.place.slot)
      nexts.append(chains[chain])
      chains[chain] = index
    }
  }

  private static let chainCount = 256

  private static func chain(of slot: CellRect) -> Int {
    (slot.row &* 31 &+ slot.column) & (chainCount - 1)
  }

  /// The index of the same part in the last frame; nil if it had none.
  func index(
    of element: Element, at place: Place, _ ink: LabelInk, _ environment: RenderEnvironment
  ) -> Int? {
    var index = chains.isEmpty ? -1 : chains[Self.chain(of: place.slot)]
    while index >= 0, parts[index].place != place { index = nexts[index] }
    guard index >= 0, parts[index].ink == ink,
      arrangement.environments[parts[index].environment] == environment,
      parts[index].element == element
    else { return nil }
    return index
  }
}

extension Arranger {
  /// Places a part in its slot as ``placeAligned(_:_:in:_:_:)`` does, or takes it over from the last frame.
  mutating func placePart(
    _ element: Element, _ measured: Measurement, in slot: CellRect, _ alignment: Alignment,
    _ context: Context
  ) {
    guard let kept, sought == nil, !slot.intersection(context.clip).isEmpty else {
      return placeAligned(element, measured, in: slot, alignment, context)
    }
    let place = KeptParts.Place(
      slot: slot, size: measured.size, alignment: alignment, clip: context.clip,
      depth: context.depth, layer: context.layer)
    let ink = inks[context.ink]
    let environment = arrangement.environments[context.environment]
    if let index = kept.index(of: element, at: place, ink, environment) {
      return takeOver(index, of: kept, context)
    }
    let outerCaret = arrangement.caret
    arrangement.caret = nil
    let start = (arrangement.placements.count, arrangement.regions.count)
    let (environments, first) = (arrangement.environments.count, parts.count)
    placeAligned(element, measured, in: slot, alignment, context)
    parts.append(
      KeptParts.Part(
        element: element, place: place, ink: ink, caret: arrangement.caret,
        environment: context.environment, placements: start.0..<arrangement.placements.count,
        regions: start.1..<arrangement.regions.count,
        environments: environments..<arrangement.environments.count, first: first))
    arrangement.caret = arrangement.caret ?? outerCaret
  }

  private mutating func takeOver(_ index: Int, of kept: KeptParts, _ context: Context) {
    let part = kept.parts[index]
    let move = KeptParts.Move(
      placements: arrangement.placements.count - part.placements.lowerBound,
      regions: arrangement.regions.count - part.regions.lowerBound,
      environments: arrangement.environments.count - part.environments.lowerBound,
      parts: parts.count - part.first, outer: (part.environment, context.environment))
    for var placement in kept.arrangement.placements[part.placements] {
      placement.environment = move.environment(placement.environment)
      arrangement.placements.append(placement)
    }
    arrangement.regions += kept.arrangement.regions[part.regions]
    arrangement.environments += kept.arrangement.environments[part.environments]
    if !part.environments.isEmpty { arrangement.changesEnvironment = true }
    arrangement.caret = part.caret ?? arrangement.caret
    for inner in kept.parts[part.first...index] { parts.append(inner.moved(move)) }
  }
}

extension Range<Int> {
  fileprivate func moved(_ distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
