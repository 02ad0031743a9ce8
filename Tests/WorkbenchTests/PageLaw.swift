import GalleryTesting

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// The law of the page over a catalogue, on a screen of one size: hovering, pressing and focusing move nothing outside
/// the component, and a click on each part does its action.
struct PageLaw {
  let catalogue: Catalogue
  let size: CellSize
  /// A deliberate fault.
  var fault: PageWalk.Fault?
  /// The number of clicks: a law that looks at nothing always holds.
  private(set) var clicks = 0
  /// The number of clicks on marks at the ends of rows that scroll.
  private(set) var marks = 0

  /// Values that depend on the components alone, computed once for all walks.
  private let known: GalleryResources

  init(catalogue: Catalogue, size: CellSize, fault: PageWalk.Fault? = nil) {
    (self.catalogue, self.size, self.fault) = (catalogue, size, fault)
    known = PageWalk.resources(of: catalogue)
  }

  /// The law of the components of the package.
  init(size: CellSize) {
    (catalogue, self.size, fault) = (.builtIn, size, nil)
    known = PageWalk.builtIn
  }

  /// Where a component is used by the pointer.
  enum Place: String, CaseIterable {
    case page, interact, zoom, inspect, matrix
  }

  /// Returns the faults of all specimens, each in its share of the places.
  ///
  /// - Parameter share: the number of the share, of three: together they have every specimen in every place.
  mutating func faults(share: Int) -> [String] {
    var faults: [String] = []
    for (turn, specimen) in catalogue.specimens.enumerated() {
      let places = Place.allCases.enumerated().filter {
        Effort.tries($0.offset, turn, share, of: 3)
      }
      faults += self.faults(of: Link(specimen), turn: turn, in: places.map(\.element))
    }
    return faults
  }

  private func walk(_ link: Link?) -> PageWalk {
    PageWalk(link, in: catalogue, size, fault: fault, sharing: known)
  }

  /// - Parameter turn: which cell of a part is clicked: the first, the middle or the last.
  mutating func faults(
    of link: Link, turn: Int, in places: [Place] = Place.allCases
  ) -> [String] {
    guard let specimen = catalogue.index.specimen(link.specimen).map({ catalogue.specimens[$0] })
    else { return ["\(link.specimen) is missing"] }
    let page = walk(link)
    var faults: [String] = []
    for place in places {
      var start = page
      switch place {
      case .page:
        faults += partFaults(start, specimen, turn, place) + wordFaults(start, specimen, turn)
      case .interact:
        start.press(KeyPress(.tab), KeyPress(.enter))
        faults += partFaults(start, specimen, turn, place)
      case .zoom:
        start.press(KeyPress(.tab), KeyPress("z"))
        // A component that grows has no room in a picture that is as large as fits.
        if specimen.component != "planted" { faults += partFaults(start, specimen, turn, place) }
        faults += zoomFaults(start, specimen)
      case .inspect: faults += inspectFaults(start, specimen, turn)
      case .matrix: faults += matrixFaults(start, specimen, turn)
      }
    }
    return faults
  }

  /// The pointer over each part of the component.
  private mutating func partFaults(
    _ walk: PageWalk, _ specimen: Specimen, _ turn: Int, _ place: Place
  ) -> [String] {
    var faults: [String] = []
    var acts = false
    for (index, part) in walk.parts.enumerated() {
      for cell in chosen(part.cells, turn + index) {
        let outcome = click(part.id, at: cell, walk)
        acts = acts || outcome.acts
        faults += outcome.faults.map {
          "\(specimen.id) \(place) \(part.id) \(cell.column),\(cell.row): \($0)"
        }
      }
    }
    if !acts, walk.showsAllOfIt, walk.hasClicks {
      faults.append("\(specimen.id) \(place): no part that acts is found by the pointer")
    }
    return faults
  }

  /// One cell of each part, in turn; all three where `EFFORT=long`.
  private func chosen(_ cells: [CellPosition], _ turn: Int) -> [CellPosition] {
    Effort.isLong ? cells : [cells[turn % cells.count]]
  }

  private mutating func click(
    _ id: FocusID, at cell: CellPosition, _ start: PageWalk
  ) -> (acts: Bool, faults: [String]) {
    clicks += 1
    var faults: [String] = []
    var walk = start
    var expected = start.model.state
    let language = walk.model.environment.labelLanguage
    let lowered = expected.lowered(language)
    let member = expected.member(at: id, language)
    var before = walk.places
    func look(_ what: String) {
      let moved = walk.moved(from: before)
      if !moved.isEmpty { faults.append("\(what) moves \(moved.joined(separator: "; "))") }
      before = walk.places
    }
    walk.point(.moved, at: cell)
    _ = expected.answer(.hover(member), language)
    look("hover")
    walk.point(.pressed(.primary), at: cell)
    if let member { _ = expected.answer(.pressDown(member), language) }
    look("press")
    walk.point(.released(.primary), at: cell)
    let answer = member.flatMap { expected.answer(.pressUp($0), language) }
    if let shown = id.revealed, let revealed = start.model.state.member(at: shown, language) {
      marks += 1
      expected.reveal(revealed, in: walk.program.specimen(walk.model))
      if expected == start.model.state { faults.append("the mark leads nowhere") }
      if !walk.parts.contains(where: { $0.id == shown }) {
        faults.append("the mark does not show member \(revealed)")
      }
    }
    look("release")
    walk.endTimers()
    look("the time")
    if walk.model.state != expected || walk.model.event != answer {
      faults.append(
        "the click is lost: \(walk.model.state == expected) \(String(describing: walk.model.event?.word.english)), not \(String(describing: answer?.word.english))"
      )
    }
    let acts = answer != nil || walk.model.state != start.model.state
    if lowered.interactions.hasAction(id), !acts {
      faults.append("the click on a part with an action does nothing")
    }
    return (acts, faults)
  }

  /// Words of the canvas that do not act: of a component without parts, beside its parts, and around it. A click on them
  /// moves nothing and changes nothing.
  private mutating func wordFaults(
    _ start: PageWalk, _ specimen: Specimen, _ turn: Int
  ) -> [String] {
    let cells = start.words(on: GalleryPart.canvas.id)
    var faults: [String] = []
    for cell in Effort.isLong ? cells : cells.isEmpty ? [] : chosen(cells, turn) {
      clicks += 1
      var walk = start
      for phase in [PointerPhase.moved, .pressed(.primary), .released(.primary)] {
        walk.point(phase, at: cell)
        let moved = walk.moved(from: start.places)
        if !moved.isEmpty || walk.model.state != start.model.state || walk.model.event != nil {
          faults.append(
            "\(specimen.id) words \(cell.column),\(cell.row): \(phase) moves \(moved.joined(separator: "; "))"
          )
        }
      }
    }
    return faults
  }

  /// Enlarged, a component without parts is a picture: the pointer does nothing to it, and moves nothing.
  private mutating func zoomFaults(_ start: PageWalk, _ specimen: Specimen) -> [String] {
    guard start.parts.isEmpty else { return [] }
    let canvas = start.found { GalleryPart($0) == .canvas ? true : nil }
    var faults: [String] = []
    for cell in canvas.flatMap(\.cells) {
      clicks += 1
      var walk = start
      walk.point(.moved, at: cell)
      walk.click(cell)
      let moved = walk.moved(from: start.places)
      if !moved.isEmpty || walk.model.state != start.model.state || walk.model.event != nil {
        faults.append(
          "\(specimen.id) zoom \(cell.column),\(cell.row): \(moved) \(walk.model.state == start.model.state)"
        )
      }
    }
    return faults
  }

  /// A part that is pressed is measured. It is drawn alone and larger then, so that another picture is under the pointer;
  /// hovering moves nothing.
  private mutating func inspectFaults(
    _ page: PageWalk, _ specimen: Specimen, _ turn: Int
  ) -> [String] {
    var start = page
    // Not from the properties, where a text may take the letter.
    start.press(KeyPress("I"))
    guard start.model.inspect != nil else { return ["\(specimen.id): it is not inspected"] }
    var faults: [String] = []
    for (index, part) in start.found(place).enumerated() {
      guard case .part(let number, _) = part.id else { continue }
      for cell in chosen(part.cells, turn + index) {
        clicks += 1
        var walk = start
        walk.point(.moved, at: cell)
        if walk.places != start.places { faults.append("\(specimen.id) inspect: hover moves it") }
        walk.click(cell)
        if walk.model.inspect?.part != number || walk.model.state != start.model.state {
          faults.append(
            "\(specimen.id) inspect \(cell.column),\(cell.row): part \(number) is pressed, \(walk.model.inspect?.part ?? -1) is measured"
          )
        }
      }
    }
    return faults
  }

  private func place(_ target: FocusID) -> GalleryPart? { GalleryPart(target) }

  /// The first press brings the focus to a cell, the next acts in it; no cell leaves its place.
  private mutating func matrixFaults(
    _ page: PageWalk, _ specimen: Specimen, _ turn: Int
  ) -> [String] {
    var start = page
    start.press(KeyPress("m"))
    guard start.model.place.isMatrix else { return ["\(specimen.id): it has no matrix"] }
    // One that outgrows its cell while it is pressed is cut there, and the mark of the cut is not a part of it.
    guard specimen.component != "planted" else { return [] }
    var faults: [String] = []
    var left = Effort.isLong ? 200 : 4
    for (index, part) in start.found(start.matrixPart).enumerated() {
      if case .cellReveal(let spot, _, let member) = part.id, left > 0 {
        left -= 1
        faults += markFaults(spot, member, at: chosen(part.cells, turn + index)[0], start).map {
          "\(specimen.id) matrix \(spot) mark: \($0)"
        }
      }
      guard case .cellMember(let spot, let stamp, let member) = part.id, left > 0 else { continue }
      left -= 1
      let cell = chosen(part.cells, turn + index)[0]
      clicks += 1
      var walk = start
      walk.click(cell)
      func report(_ what: String) {
        faults.append("\(specimen.id) matrix \(spot) \(cell.column),\(cell.row): \(what)")
      }
      let places = start.places(outside: spot)
      let moved = walk.moved(from: places)
      if !moved.isEmpty { report("the first click moves \(moved.joined(separator: "; "))") }
      guard walk.model.matrix.focus == spot else {
        report("the first click brings the focus to \(walk.model.matrix.focus)")
        continue
      }
      let language = start.program.focusedEnvironment(walk.model).labelLanguage
      var expected = start.program.focusedState(walk.model)
      guard start.stamp(at: spot) == stamp else {
        report("another state is there")
        continue
      }
      // The press before may have been taken by the component that had the focus already.
      let wasFocused = start.model.matrix.focus == spot
      let before = walk.places(outside: spot)
      _ = expected.answer(.pressDown(member), language)
      let answer = expected.answer(.pressUp(member), language)
      walk.click(cell)
      let again = walk.moved(from: before)
      if !again.isEmpty { report("the second click moves \(again.joined(separator: "; "))") }
      if start.program.focusedState(walk.model) != expected
        || !wasFocused && walk.model.event != answer
      {
        report(
          "the second click is lost: \(String(describing: walk.model.event)), not \(String(describing: answer))"
        )
      }
    }
    return faults
  }

  /// The first press on a mark brings the focus to its cell, the next scrolls the row there.
  private mutating func markFaults(
    _ spot: MatrixSpot, _ member: Int, at cell: CellPosition, _ start: PageWalk
  ) -> [String] {
    marks += 1
    var walk = start
    if walk.model.matrix.focus != spot { walk.click(cell) }
    let before = walk.places(outside: spot)
    let state = walk.program.focusedState(walk.model)
    walk.click(cell)
    var expected = state
    expected.reveal(member, in: walk.program.specimen(walk.model))
    var faults: [String] = []
    if expected == state { faults.append("it leads nowhere") }
    if walk.program.focusedState(walk.model) != expected { faults.append("it is lost") }
    let moved = walk.moved(from: before)
    if !moved.isEmpty { faults.append("it moves \(moved.joined(separator: "; "))") }
    return faults
  }

  /// The overview: the pointer over a card moves nothing, and a click on it opens the shown state, at rest.
  mutating func overviewFaults() -> [String] {
    let start = walk(nil)
    var faults: [String] = []
    for (index, part) in start.found(place).enumerated() {
      guard case .card(let first, let count) = part.id else { continue }
      clicks += 1
      let cell = chosen(part.cells, index)[0]
      var walk = start
      walk.point(.moved, at: cell)
      let moved = walk.moved(from: start.places)
      if !moved.isEmpty { faults.append("card \(first): hover moves \(moved)") }
      walk.click(cell)
      walk.endTimers()
      let opened = walk.model.place.isStage || count > 1 && walk.model.place.isOverview
      if !opened || walk.model.specimen != first || walk.model.event != nil
        || walk.model.state != catalogue.specimens[first].initialState
      {
        faults.append(
          "card \(first): the click opens \(walk.model.specimen), \(walk.model.place.ground), \(String(describing: walk.model.event))"
        )
      }
    }
    return faults
  }
}

extension PageWalk {
  /// Whether the whole component is on the screen; otherwise the parts that act may be scrolled out of it.
  fileprivate var showsAllOfIt: Bool {
    program.canvas(model, program.workbench(model)).map { $0.overflow == 0 } ?? false
  }

  /// Whether the component itself answers a click on some part of it.
  fileprivate var hasClicks: Bool {
    let language = model.environment.labelLanguage
    return model.state.lowered(language).interactions.parts.contains { part in
      guard let member = model.state.member(at: part, language) else { return false }
      var state = model.state
      _ = state.answer(.hover(member), language)
      _ = state.answer(.pressDown(member), language)
      return state.answer(.pressUp(member), language) != nil
    }
  }

  /// The entry of the matrix at a place.
  /// A part of the matrix with the member of the state in its cell.
  fileprivate func matrixPart(_ target: FocusID) -> GalleryPart? {
    guard case .cellMember(let spot, let stamp, _)? = GalleryPart(target),
      let state = model.matrix.cell(at: spot, in: program.workbench(model))?.state,
      let part = target.name(in: spot.id(of: stamp))
    else { return GalleryPart(target) }
    return state.member(at: FocusID(part), program.focusedEnvironment(model).labelLanguage)
      .map { .cellMember(spot, stamp, $0) } ?? .cell(spot, stamp)
  }

  fileprivate func stamp(at spot: MatrixSpot) -> Stamp? {
    model.matrix.cell(at: spot, in: program.workbench(model)).map { Stamp($0) }
  }
}
