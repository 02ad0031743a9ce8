import GSDesign

/// What boxes of a fixed size held in the frame before, so that an equal one is neither measured nor arranged again.
///
/// A box is known by where it stands and how deep. It is taken where its element and all that it takes over from its
/// surroundings are equal to what they were: nobody has to tell that something has changed.
final class LayoutMemory {
  /// What a box depends on besides its element.
  struct Surroundings: Equatable {
    let environment: RenderEnvironment
    let traits: LayoutTraits
    let ink: LabelInk
    let clip: CellRect
  }

  struct Key: Hashable {
    let frame: CellRect
    let depth: Int
  }

  struct Box {
    let sizing: Sizing
    let element: Element
    let surroundings: Surroundings
    /// Where its environment stood among the environments, and where those of its own began.
    let environment: Int
    let environmentStart: Int
    let placements: [Placement]
    /// The environments of its own.
    let environments: [RenderEnvironment]
    let regions: [Drawing.Region]
    let caret: CellPosition?
    let changesEnvironment: Bool
  }

  /// Smaller boxes are arranged sooner than they are found.
  static let fewestCells = 12
  /// More boxes than a screen of small cells has; then everything is forgotten.
  private static let mostBoxes = 8192
  private var boxes: [Key: Box] = [:]
  /// How many boxes were taken, and how many were arranged.
  private(set) var found = 0
  private(set) var missed = 0

  func box(
    _ key: Key, _ sizing: Sizing, _ element: Element,
    _ surroundings: @autoclosure () -> Surroundings
  ) -> Box? {
    guard let box = boxes[key], box.sizing == sizing, box.surroundings == surroundings(),
      box.element == element
    else {
      missed += 1
      return nil
    }
    found += 1
    return box
  }

  func keep(_ box: Box, as key: Key) {
    if boxes.count >= Self.mostBoxes { boxes = [:] }
    boxes[key] = box
  }
}

extension Sizing {
  /// Whether the size follows from the room alone, whatever is inside.
  var isFixed: Bool {
    guard case .exactly = width, case .exactly = height else { return false }
    return true
  }
}

extension Arranger {
  /// Places what stands in a box. Inside of a box of a fixed size nothing was measured yet.
  mutating func placeSized(
    _ sizing: Sizing, _ child: Element, _ children: [Measurement], in frame: CellRect,
    _ context: Context
  ) {
    guard sizing.isFixed else {
      guard let inner = children.first else { return }
      return placeAligned(child, inner, in: frame, sizing.alignment, context.clipped(to: frame))
    }
    guard let memory, sought == nil, frame.columns * frame.rows >= LayoutMemory.fewestCells else {
      return placeInside(sizing, child, in: frame, context)
    }
    let key = LayoutMemory.Key(frame: frame, depth: context.depth)
    let known = memory.box(key, sizing, child, surroundings(context))
    if let known { return take(known, context) }
    let (start, environmentStart) = (arrangement.placements.count, arrangement.environments.count)
    let regionStart = arrangement.regions.count
    let (caret, changesEnvironment) = (arrangement.caret, arrangement.changesEnvironment)
    arrangement.caret = nil
    arrangement.changesEnvironment = false
    placeInside(sizing, child, in: frame, context)
    memory.keep(
      LayoutMemory.Box(
        sizing: sizing, element: child, surroundings: surroundings(context),
        environment: context.environment, environmentStart: environmentStart,
        placements: Array(arrangement.placements[start...]),
        environments: Array(arrangement.environments[environmentStart...]),
        regions: Array(arrangement.regions[regionStart...]), caret: arrangement.caret,
        changesEnvironment: arrangement.changesEnvironment), as: key)
    arrangement.caret = arrangement.caret ?? caret
    arrangement.changesEnvironment = arrangement.changesEnvironment || changesEnvironment
  }

  private func surroundings(_ context: Context) -> LayoutMemory.Surroundings {
    LayoutMemory.Surroundings(
      environment: arrangement.environments[context.environment], traits: context.traits,
      ink: context.ink, clip: context.clip)
  }

  private mutating func placeInside(
    _ sizing: Sizing, _ child: Element, in frame: CellRect, _ context: Context
  ) {
    let room = CellSize(
      columns: sizing.width.room(in: frame.columns), rows: sizing.height.room(in: frame.rows))
    let inner = measurer.measure(child, context.traits, room: room, depth: context.depth)
    placeAligned(child, inner, in: frame, sizing.alignment, context.clipped(to: frame))
  }

  /// Puts what a box held where it stands now among the placements.
  private mutating func take(_ box: LayoutMemory.Box, _ context: Context) {
    let environmentsMoved = arrangement.environments.count - box.environmentStart
    if environmentsMoved == 0, context.environment == box.environment {
      arrangement.placements += box.placements
    } else {
      for placement in box.placements {
        var placement = placement
        placement.environment =
          placement.environment < box.environmentStart
          ? context.environment : placement.environment + environmentsMoved
        arrangement.placements.append(placement)
      }
    }
    arrangement.environments += box.environments
    arrangement.regions += box.regions
    arrangement.caret = box.caret ?? arrangement.caret
    if box.changesEnvironment { arrangement.changesEnvironment = true }
  }
}
