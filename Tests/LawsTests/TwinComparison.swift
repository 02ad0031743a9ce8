import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// Two components that should look and behave the same.
struct TwinComparison {
  static let environments: [RenderEnvironment] = Appearance.allCases.flatMap { appearance in
    ColorDepth.allCases.flatMap { depth in
      GlyphSet.allCases.map { RenderEnvironment(appearance: appearance, depth: depth, glyphs: $0) }
    }
  }
  /// Rooms from one that hides most of a component to one with space left over.
  static let rooms = [
    CellSize(columns: 7, rows: 2), CellSize(columns: 23, rows: 5), CellSize(columns: 60, rows: 9),
  ]

  let renderer = Renderer()

  /// Everything visible of a component, and the places where the pointer finds its parts.
  struct Look: Equatable {
    let columns: Int
    let rows: Int
    let cells: [Cell]
    let caret: CellPosition?
    let regions: [Drawing.Region]
    let isCut: Bool

    init(_ drawing: Drawing) {
      columns = drawing.surface.columns
      rows = drawing.surface.rows
      cells = drawing.surface.cells
      caret = drawing.caret
      regions = drawing.regions
      isCut = drawing.isCut
    }
  }

  /// Everything that keys and the pointer can do with it.
  struct Use: Equatable {
    let tabStops: [FocusID]
    let parts: [FocusID]
    let acting: [FocusID]

    init(_ table: InteractionTable) {
      tabStops = table.tabStops
      parts = table.parts
      acting = table.parts.filter { table.perform($0) }
    }
  }

  /// Compares two states; a picture or a use that differs is an issue.
  ///
  /// - Parameter what: names the state.
  /// - Returns: how many pictures were compared.
  func compare(_ one: some Component, _ other: some Component, _ what: String) -> Int {
    let (one, other) = (one.lowered(), other.lowered())
    #expect(Use(one.interactions) == Use(other.interactions), "\(what)")
    var count = 0
    var places = [(whole(one), whole(other))]
    for environment in [Self.environments[0], Self.environments[Self.environments.count - 1]] {
      for room in Self.rooms {
        func drawn(_ lowered: Lowered) -> [Drawing] {
          [renderer.draw(lowered.element, size: room, environment: environment)]
        }
        places.append((drawn(one), drawn(other)))
      }
    }
    for (drawings, others) in places {
      for (first, second) in zip(drawings, others) {
        count += 1
        guard Look(first) != Look(second) else { continue }
        Issue.record(
          """
          \(what), picture \(count), \(first.surface.columns) columns:
          \(first.surface.plainText)
          \(second.surface.plainText)
          """)
        return count
      }
    }
    return count
  }

  /// The component at its natural size, everywhere.
  private func whole(_ lowered: Lowered) -> [Drawing] {
    renderer.draw(lowered.element, environments: Self.environments)
  }

  /// How many pictures a comparison is of.
  static let pictures = environments.count + 2 * rooms.count

  /// An intent by any way a person has: by a key, by the pointer over a cell, or by neither.
  func intent(
    over component: some Component, _ id: FocusID, keys: [Intent],
    using random: inout SplitMix64
  ) -> Intent {
    guard Bool.random(using: &random) else { return keys.randomElement(using: &random) ?? .cancel }
    let drawing = renderer.draw(
      component.element, size: Self.rooms[1], environment: RenderEnvironment())
    let target = drawing.target(
      column: Int.random(in: 0..<Self.rooms[1].columns, using: &random),
      row: Int.random(in: 0..<Self.rooms[1].rows, using: &random))
    let phases: [PointerPhase] = [
      .moved, .pressed(.primary), .released(.primary), .dragged(.primary), .pressed(.middle),
    ]
    let phase = phases.randomElement(using: &random) ?? .moved
    return Intent.pointer(phase, over: target, for: id) ?? .hover(nil)
  }
}
