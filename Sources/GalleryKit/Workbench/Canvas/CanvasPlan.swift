import GSDesign
import Synchronization

/// What stands on the canvas below the state itself, as far as there is room: made from measured looks.
struct CanvasPlan: Hashable, Sendable {
  /// A state of a strip, and the columns of its cell.
  struct Cell: Hashable, Sendable {
    let neighbour: Neighbour
    /// Its place among the states of all strips.
    let index: Int
    let look: Element
    let columns: Int
  }

  struct Strip: Hashable, Sendable {
    let title: String
    let cells: [Cell]
    /// Rows of the largest look.
    let lookRows: Int
    /// Rows between the labels and the looks, which may reach a few points beyond their rows.
    let air: Int
    /// The label, the looks, and the air above.
    var rows: Int { lookRows + air + 2 }
  }

  /// Rows between the labels of a strip and its looks.
  private var stripAir = 0
  /// Rows of the head: the name and what it is.
  var headRows = 0
  var strips: [Strip] = []
  /// Whether light and dark stand side by side below the strips.
  var hasPair = false
  var spec: [CanvasSpec.Line] = []
  /// Columns before the cells of a strip, where its title stands.
  var titleColumns = 0
  /// Cells of the look itself.
  var lookColumns = 0
  var lookRows = 0

  /// Rows of light and dark side by side.
  var pairRows: Int { lookRows + 3 }

  /// Rows below the state.
  var footRows: Int {
    strips.reduce(0) { $0 + $1.rows } + (hasPair ? pairRows + 1 : 0)
      + (spec.isEmpty ? 0 : spec.count + 1) + (isBare ? 0 : 1)
  }

  private var isBare: Bool { strips.isEmpty && !hasPair && spec.isEmpty }

  static let gap = 3
}

extension CanvasPlan {
  /// - Parameter isCompared: whether light and dark stand side by side in place of the state.
  init(_ workbench: Workbench, columns: Int, rows: Int, isCompared: Bool) {
    let inner = max(1, columns - 4)
    let language = workbench.environment.labelLanguage
    let element = workbench.state.element(language)
    (lookColumns, lookRows) = workbench.probe.size(element, workbench.review, inner)
    headRows = rows >= 18 ? 3 : 0
    stripAir = rows >= 30 ? 1 : 0
    titleColumns = inner >= 48 ? 11 : 0
    let room = rows - headRows - max(lookRows + 2, 5)
    let main = workbench.strips.filter { !$0.isFurther }
    let index = add(main, from: 0, within: room, inner - titleColumns, workbench)
    let lines = CanvasSpec(element, in: workbench).lines(columns: inner)
    if footRows + lines.count + 2 <= room { spec = lines }
    hasPair =
      !isCompared && lookColumns * 2 + 6 <= inner && footRows + pairRows + 2 <= room
      && lookRows > 0
    // What is left is for more states, and for air around the one they belong to.
    let further = workbench.strips.filter(\.isFurther)
    _ = add(further, from: index, within: room - Self.air, inner - titleColumns, workbench)
  }

  /// Rows around the state before further strips are shown.
  private static let air = 8

  /// Adds the strips that have room.
  ///
  /// - Returns: the number of the first state behind them.
  private mutating func add(
    _ wanted: [CanvasStrip], from start: Int, within room: Int, _ columns: Int,
    _ workbench: Workbench
  ) -> Int {
    var index = start
    for strip in wanted {
      // One that has no room needs no measuring.
      guard footRows + 4 <= room else { return index }
      let cells = measured(strip, from: index, columns, workbench)
      index += strip.cells.count
      guard cells.count > 1 else { continue }
      let measured = Strip(
        title: strip.title, cells: cells.map(\.cell), lookRows: cells.map(\.rows).max() ?? 1,
        air: stripAir)
      if footRows + measured.rows + 1 <= room { strips.append(measured) }
    }
    return index
  }

  /// As many states of a strip as stand side by side.
  private func measured(
    _ strip: CanvasStrip, from start: Int, _ columns: Int, _ workbench: Workbench
  ) -> [(cell: Cell, rows: Int)] {
    var cells: [(cell: Cell, rows: Int)] = []
    var used = 0
    for (offset, neighbour) in strip.cells.enumerated() {
      let look = neighbour.state.element(workbench.environment.labelLanguage).picture(
        GalleryPart.neighbour(start + offset).id)
      let size = workbench.probe.size(look, workbench.review, columns)
      let width = max(size.0, workbench.probe.width(neighbour.label))
      used += width + (offset == 0 ? 0 : Self.gap)
      guard used <= columns else { break }
      cells.append(
        (Cell(neighbour: neighbour, index: start + offset, look: look, columns: width), size.1))
    }
    return cells
  }
}

/// The plan of the canvas that was made last: what did not change is not measured again.
final class RecentCanvas: Sendable {
  struct Key: Hashable {
    let specimen: Int
    let state: SpecimenState
    let environment: Settings
    let terminal: TerminalFacts
    let columns: Int
    let rows: Int
    let isCompared: Bool
  }

  private let last = Mutex<(key: Key, plan: CanvasPlan)?>(nil)

  func plan(_ key: Key, _ make: () -> CanvasPlan) -> CanvasPlan {
    if let last = last.withLock({ $0 }), last.key == key { return last.plan }
    let plan = make()
    last.withLock { $0 = (key, plan) }
    return plan
  }
}
