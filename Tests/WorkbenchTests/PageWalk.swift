@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// A gallery on a screen: every event is followed by a frame, and the pointer finds targets in the last frame, as on a
/// terminal.
struct PageWalk {
  /// A deliberate fault of the gallery, which the law must find.
  enum Fault: CaseIterable {
    /// The whole page goes down a row while the pointer is over the component.
    case movesWhileHovered
    /// A measure takes two rows more while the component is held down, and the canvas is centred again above it.
    case wrapsWhilePressed
    /// A release never arrives.
    case losesTheRelease
    /// The part in the row below the pointer gets the press and the release.
    case takesTheRowBelow
  }

  let program: GalleryProgram
  private let fault: Fault?
  private let renderer = Renderer()
  private let environment: RenderEnvironment
  private(set) var model: GalleryModel
  private(set) var drawing: Drawing
  private(set) var effects: [GalleryEffect] = []
  private(set) var size: CellSize
  /// Whether the pointer was over the component, and held it down, when it was heard of last.
  private var isOver = false
  private var isHeld = false

  init(
    _ link: Link?, in catalogue: Catalogue, _ size: CellSize, hasMotion: Bool = true,
    fault: Fault? = nil, probe: RenderingClient = .rendering(widthPolicy: .grapheme),
    sharing known: GalleryResources? = nil
  ) {
    self.fault = fault
    var options = GalleryOptions()
    options.link = link
    options.hasMotion = hasMotion
    program = GalleryProgram(
      catalogue: catalogue, options: options, probe: probe, sharing: known)
    environment = RenderEnvironment(theme: .chrome, depth: .truecolor)
    model = program.initialModel
    self.size = size
    drawing = renderer.draw(.empty, size: size, environment: environment)
    send(.resized(columns: size.columns, rows: size.rows))
  }

  /// A walk over the components of the package. All such walks share the values that depend on the components alone.
  init(_ link: Link?, _ size: CellSize, hasMotion: Bool = true) {
    self.init(link, in: .builtIn, size, hasMotion: hasMotion, sharing: Self.builtIn)
  }

  /// The resources that walks over the components of the package share.
  static let builtIn = resources(of: .builtIn)

  /// The resources that walks over the same components share.
  static func resources(of catalogue: Catalogue) -> GalleryResources {
    GalleryProgram(catalogue: catalogue, probe: .rendering(widthPolicy: .grapheme)).resources
  }

  mutating func send(_ event: Event) {
    if case .pointer(let phase, let target) = event {
      isOver = target.flatMap(component) != nil
      isHeld = phase == .pressed(.primary) && isOver
    }
    effects = program.update(&model, event)
    drawing = drawn(model)
  }

  /// The drawn model, with the fault.
  func drawn(_ model: GalleryModel) -> Drawing {
    var view = program.view(model)
    switch fault {
    case .movesWhileHovered where isOver: view = .column([Element.blank, view])
    case .wrapsWhilePressed where isHeld:
      var smaller = model
      smaller.rows -= 2
      view = program.view(smaller)
    case .movesWhileHovered, .wrapsWhilePressed, .losesTheRelease, .takesTheRowBelow, nil: break
    }
    return renderer.draw(view, size: size, environment: environment)
  }

  mutating func press(_ keys: KeyPress...) { for key in keys { send(.key(key)) } }

  mutating func point(_ phase: PointerPhase, at cell: CellPosition) {
    var row = cell.row
    switch fault {
    case .losesTheRelease where phase == .released(.primary): return
    case .takesTheRowBelow where phase != .moved: row += 1
    case .movesWhileHovered, .wrapsWhilePressed, .losesTheRelease, .takesTheRowBelow, nil: break
    }
    send(.pointer(phase, drawing.target(column: cell.column, row: row)))
  }

  mutating func click(_ cell: CellPosition) {
    point(.pressed(.primary), at: cell)
    point(.released(.primary), at: cell)
  }

  /// Ends the timers that were asked for.
  mutating func endTimers() {
    var left = 20
    while left > 0, let name = timer {
      send(.timer(name))
      left -= 1
    }
  }

  private var timer: String? {
    for case .screen(.startTimer(let name, _)) in effects { return name }
    return nil
  }
}

/// The places of a page.
extension PageWalk {
  /// The targets under the pointer, each with its first, middle and last visible cell, in reading order.
  ///
  /// - Parameter name: the name of a target; nil to leave it out.
  func found<Name: Hashable>(_ name: (FocusID) -> Name?) -> [(id: Name, cells: [CellPosition])] {
    var cells: [Name: [CellPosition]] = [:]
    var order: [Name] = []
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        guard let id = drawing.target(column: column, row: row).flatMap(name) else { continue }
        if cells[id] == nil { order.append(id) }
        cells[id, default: []].append(CellPosition(column: column, row: row))
      }
    }
    return order.map { id in
      let all = cells[id] ?? []
      let chosen = Set([0, all.count / 2, all.count - 1])
      return (id, chosen.sorted().map { all[$0] })
    }
  }

  /// The first, middle and last cell with a letter where the pointer finds a target, in reading order.
  func words(on target: FocusID) -> [CellPosition] {
    var cells: [CellPosition] = []
    for row in 0..<size.rows {
      for column in 0..<size.columns where drawing.target(column: column, row: row) == target {
        let text = drawing.surface.pool.text(of: drawing.surface[column, row].glyph)
        guard text.first?.isLetter == true else { continue }
        cells.append(CellPosition(column: column, row: row))
      }
    }
    guard !cells.isEmpty else { return [] }
    return Set([0, cells.count / 2, cells.count - 1]).sorted().map { cells[$0] }
  }

  /// The parts of the component that the pointer finds.
  var parts: [(id: FocusID, cells: [CellPosition])] { found(component) }

  /// A target as a part of the component on the canvas; nil for one that is none.
  func component(_ target: FocusID) -> FocusID? {
    guard target.name(in: "gallery/shown") != nil,
      let id = GalleryPart.target(target, on: model.specimen),
      id == Specimen.part || id.path.hasPrefix(Specimen.part.path + "/")
    else { return nil }
    return id
  }

  private func isOfComponent(_ id: FocusID) -> Bool { component(id) != nil }

  /// Whether it is the mark of a row that scrolls.
  private func isMark(_ region: Drawing.Region) -> Bool {
    component(region.id)?.revealed != nil
  }

  /// Whether it is a cell that a divider can be dragged to; all parts of panes but the divider itself are.
  private func isPlaceOfDrag(_ region: Drawing.Region) -> Bool {
    program.specimen(model).component == "split" && component(region.id) != Specimen.part
  }

  /// The cells of the component, and a cell around them.
  private var area: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    // The marks of a row that scrolls come and go, as do the cells that a divider can be dragged to.
    let areas = drawing.regions.filter {
      isOfComponent($0.id) && !isMark($0) && !isPlaceOfDrag($0)
    }.map(\.area)
    guard let left = areas.map(\.column).min(), let top = areas.map(\.row).min(),
      let right = areas.map(\.endColumn).max(), let bottom = areas.map(\.endRow).max()
    else { return nil }
    return (left - 1...right, top - 1...bottom)
  }

  /// The places of everything outside the component: the parts that can be pointed at, and the phrases between the
  /// header and the lines at the foot that occur once. A changed phrase counts as another one.
  var places: [String: CellPosition] {
    var places: [String: CellPosition] = [:]
    var twice: Set<String> = []
    func put(_ name: String, _ place: CellPosition) {
      if places.updateValue(place, forKey: name) != nil { twice.insert(name) }
    }
    let body = 1..<size.rows - program.plan(model).footRows
    for region in drawing.regions where body.contains(region.area.row) {
      guard !isOfComponent(region.id) else { continue }
      // Only the beginning of a value counts: its length may change.
      put(
        "part \(region.id) \(region.area.columns)x\(region.area.rows)",
        CellPosition(column: region.area.column, row: region.area.row))
    }
    let area = area
    for row in body {
      for (phrase, column) in phrases(in: row)
      where area.map({ !$0.rows.contains(row) || !$0.columns.contains(column) }) ?? true {
        put("“\(phrase)”", CellPosition(column: column, row: row))
      }
    }
    if let area {
      put("the component's top", CellPosition(column: 0, row: area.rows.lowerBound))
      // The tabs of a scrolled row begin elsewhere: those that its ends would cut are left out.
      if !drawing.regions.contains(where: isMark) {
        put("the component", CellPosition(column: area.columns.lowerBound, row: 0))
      }
    }
    return places.filter { !twice.contains($0.key) }
  }

  /// The phrases of a row, which a gap of two columns or a sign of its own ends: a value of several words that gets longer is
  /// another phrase, and none of its words has moved.
  private func phrases(in row: Int) -> [(String, Int)] {
    var phrases: [(text: String, start: Int)] = []
    var end = -3
    for column in 0..<size.columns {
      let text = drawing.surface.pool.text(of: drawing.surface[column, row].glyph)
      // Lines, blocks and marks; `=` marks the cells of a matrix that look like another.
      let isDrawn = text.unicodeScalars.contains {
        $0 == "=" || ("\u{2500}"..."\u{25FF}").contains($0)
      }
      guard text != " ", !text.isEmpty, !isDrawn else {
        if isDrawn { end = column - 3 }
        continue
      }
      if column - end <= 2, let last = phrases.indices.last {
        phrases[last].text += String(repeating: " ", count: column - end - 1) + text
      } else {
        phrases.append((text, column))
      }
      end = column
    }
    // Two roles may have one colour, two knobs one value, and the contrast in light that of before in dark.
    return phrases.filter {
      $0.text.count > 2 && !$0.text.hasPrefix("#") && !$0.text.hasPrefix("‹ ")
        && !($0.text.contains(".") && Double($0.text) != nil)
    }.map {
      ($0.text, $0.start)
    }
  }

  /// The same without the cell of a matrix, where the component itself is.
  func places(outside spot: MatrixSpot) -> [String: CellPosition] {
    let areas = drawing.regions.filter {
      if case .cell(spot, _)? = GalleryPart($0.id) { true } else { false }
    }.map(\.area)
    return places.filter { _, place in
      !areas.contains { $0.contains(column: place.column, row: place.row) }
    }
  }

  /// Whether a phrase is in the same place, possibly with something after it.
  private func isDrawn(_ name: String, at place: CellPosition) -> Bool {
    guard name.hasPrefix("“") else { return false }
    let phrase = name.dropFirst().dropLast()
    var drawn = ""
    for column in place.column..<size.columns where drawn.count < phrase.count {
      drawn += drawing.surface.pool.text(of: drawing.surface[column, place.row].glyph)
    }
    return drawn.hasPrefix(phrase)
  }

  /// The names of moved parts, with their old and new places.
  func moved(from before: [String: CellPosition]) -> [String] {
    let now = places
    return before.compactMap { name, place in
      guard let new = now[name], new != place, !isDrawn(name, at: place) else { return nil }
      return "\(name) \(place.column),\(place.row) → \(new.column),\(new.row)"
    }.sorted()
  }
}
