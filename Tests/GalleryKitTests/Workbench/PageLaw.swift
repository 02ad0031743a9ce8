import GalleryTesting

@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// The law of the page over a catalogue, on a screen of one size.
struct PageLaw {
  let catalogue: Catalogue
  let size: CellSize

  var faults: [String] {
    catalogue.specimens.enumerated().flatMap { faults(of: $1, turn: $0) }
  }

  /// - Parameter turn: which cell of its first part is clicked: the first, the middle or the last.
  private func faults(of specimen: Specimen, turn: Int) -> [String] {
    let start = PageWalk(Link(specimen), in: catalogue, size)
    var faults: [String] = []
    for (place, walk) in places(start) {
      for (index, part) in walk.parts.enumerated() {
        // One cell of each part, in turn; all three where `EFFORT=long`.
        let cells = Effort.isLong ? part.cells : [part.cells[(turn + index) % part.cells.count]]
        for cell in cells {
          faults += click(part.id, at: cell, walk).map {
            "\(specimen.id) \(place) \(part.id) \(cell.column),\(cell.row): \($0)"
          }
        }
      }
    }
    return faults
  }

  private func places(_ start: PageWalk) -> [(String, PageWalk)] {
    var interact = start
    interact.press(KeyPress(.tab), KeyPress(.enter))
    return [("page", start), ("interact", interact)]
  }

  private func click(_ id: FocusID, at cell: CellPosition, _ start: PageWalk) -> [String] {
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
    look("release")
    walk.endTimers()
    look("the time")
    if walk.model.state != expected || walk.model.event != answer {
      faults.append(
        "the click is lost: \(walk.model.state == expected) \(String(describing: walk.model.event?.word.english)), not \(String(describing: answer?.word.english))"
      )
    }
    if lowered.interactions.hasAction(id), answer == nil, walk.model.state == start.model.state {
      faults.append("the click on a part with an action does nothing")
    }
    return faults
  }
}
