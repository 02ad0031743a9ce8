import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

/// Down in a group that wraps goes to the next row, to the member that is nearest in column.
@Suite struct WrappedGroupTests {
  private static let sizes = [(80, 24), (50, 20), (120, 40)].map {
    CellSize(columns: $0.0, rows: $0.1)
  }

  @Test(arguments: sizes.indices) func downGoesToTheNextRowAndUpBack(place: Int) {
    let size = Self.sizes[place]
    var wrapped = 0
    for (turn, specimen) in Catalogue.builtIn.specimens.enumerated() where specimen.isInteractive {
      for (index, language) in ["en", "ko"].enumerated()
      where Effort.tries(turn, place, index, of: 2) {
        wrapped += Self.walked(specimen, language, size)
      }
    }
    // The tags of the catalogue wrap on a narrow screen.
    if size.columns < 100 { #expect(wrapped > 0) }
  }

  /// Walks over all members of a group and down and up from each.
  ///
  /// - Returns: how many members were gone down from.
  private static func walked(_ specimen: Specimen, _ language: String, _ size: CellSize) -> Int {
    guard let link = Link.parsed(specimen, language) else { return 0 }
    var walk = PageWalk(link, size)
    walk.press(KeyPress(.tab), KeyPress(.enter))
    guard walk.model.place.isInteracting else { return 0 }
    var count = 0
    var seen: Set<FocusID> = []
    while let here = walk.focused, seen.insert(here.id).inserted {
      let members = walk.members(of: here.id)
      if let next = nearest(to: here.area, below: true, members) {
        var down = walk
        down.press(KeyPress(.down))
        let place = "\(specimen.id) \(language) from \(here.id) to \(next)"
        #expect(down.focused.map { next.contains($0.id) } == true, "\(place)")
        var up = down
        up.press(KeyPress(.up))
        let back = up.focused?.area
        #expect(back?.row == here.area.row, "\(place) and back")
        count += 1
      }
      walk.press(KeyPress(.right))
    }
    return count
  }

  /// The members of the next row that are nearest in column; nil if the group does not wrap or has no such row.
  private static func nearest(
    to here: CellRect, below isBelow: Bool, _ members: [PartArea]
  ) -> [FocusID]? {
    let rows = Dictionary(grouping: members) { $0.area.row }
    guard rows.count > 1, rows.values.contains(where: { $0.count > 1 }),
      let next = rows.keys.filter({ isBelow ? $0 > here.row : $0 < here.row }).min()
    else { return nil }
    func distance(_ area: CellRect) -> Int {
      abs(area.column + area.endColumn - here.column - here.endColumn)
    }
    let row = rows[next] ?? []
    let least = row.map { distance($0.area) }.min()
    return row.filter { distance($0.area) == least }.map(\.id)
  }

  @Test func theLeftOneOfEquallyNearMembersComesFirst() {
    let parts = [
      PartArea(id: "g/0", area: CellRect(column: 4, row: 0, columns: 4, rows: 1)),
      PartArea(id: "g/1", area: CellRect(column: 0, row: 2, columns: 4, rows: 1)),
      PartArea(id: "g/2", area: CellRect(column: 8, row: 2, columns: 4, rows: 1)),
    ]
    #expect(parts.verticalNeighbours(of: "g/0", isDown: true) == ["g/1", "g/2"])
    #expect(parts.verticalNeighbours(of: "g/1", isDown: true) == [])
    #expect(parts.verticalNeighbours(of: "g/2", isDown: false) == ["g/0"])
  }

  @Test func aColumnAndARowDoNotWrap() {
    let column = (0..<3).map {
      PartArea(id: FocusID("g").child($0), area: CellRect(column: 0, row: $0, columns: 4, rows: 1))
    }
    let row = (0..<3).map {
      PartArea(
        id: FocusID("g").child($0), area: CellRect(column: 6 * $0, row: 0, columns: 4, rows: 1))
    }
    #expect(column.verticalNeighbours(of: "g/1", isDown: true) == nil)
    #expect(row.verticalNeighbours(of: "g/1", isDown: true) == nil)
    #expect(row.verticalNeighbours(of: "other", isDown: true) == nil)
  }
}

extension Link {
  /// The link of a specimen with labels of a language.
  fileprivate static func parsed(_ specimen: Specimen, _ language: String) -> Link? {
    var settings = Settings()
    settings.set(.language, to: language)
    return Link(specimen, state: specimen.initialState, environment: settings)
  }
}

extension PageWalk {
  /// The part of the component on the canvas that has the focus, and its cells.
  fileprivate var focused: PartArea? {
    let id = model.state.element(in: model.environment).focusedPart
    return id.flatMap { id in parts(ending: id).last }
  }

  /// The other parts of the group of a part.
  fileprivate func members(of id: FocusID) -> [PartArea] {
    drawing.parts.filter { $0.id.parent == id.parent }
  }

  private func parts(ending id: FocusID) -> [PartArea] {
    let container = GalleryPart.shownID(model.specimen)
    return drawing.parts.filter { $0.id.name(in: container) == id.path || $0.id == id }
  }
}
