import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct CellChangesTests {
  private let style = Style(
    foreground: Paint(black, role: .text), background: Paint(white, role: .page))
  private let middle = CellRect(column: 1, row: 0, columns: 1, rows: 1)

  private func changes(_ change: (inout Style) -> Void) -> CellChanges {
    let old = picture("abc", style: style)
    return CellChanges(old: old, new: old.styled(middle, change))
  }

  @Test func equalPicturesHaveNoChange() {
    let changes = CellChanges(old: picture("나a"), new: picture("나a"))
    #expect(changes.cells.isEmpty)
    #expect(changes.hunks.isEmpty)
    #expect(!changes.isSeen)
    #expect(changes.summary.english == "no cell changed")
  }

  @Test func oneChangedThingShowsInItsOneChannel() {
    let red = RGB(0xFF0000)
    let all = [
      Channel.foreground: changes { $0.foreground?.color = red },
      .background: changes { $0.background?.color = red },
      .attributes: changes { $0.attributes = .underline },
      .role: changes { $0.foreground?.role = .accent },
      .glyph: CellChanges(old: picture("abc", style: style), new: picture("aXc", style: style)),
    ]
    for (channel, changes) in all {
      #expect(changes.cells.map(\.channels) == [[channel]])
      #expect(changes.cells.map(\.column) == [1])
      #expect(changes.hunks == [middle])
      #expect(changes.count == 1)
      for other in Channel.allCases {
        #expect(changes.count(other) == (other == channel ? 1 : 0))
      }
      #expect(changes.isSeen == (channel != .role))
    }
  }

  @Test(arguments: [
    Attributes.bold, .dim, .italic, .underline, .reverse, .strikethrough,
  ])
  func everyAttributeIsSeenInTheSameChannel(attribute: Attributes) {
    let changes = changes { $0.attributes = attribute }
    #expect(changes.cells.map(\.channels) == [[.attributes]])
    #expect(changes.isSeen)
  }

  @Test func stylesHiddenByABlankAreNotSeen() {
    let blank = picture("   ", style: style)
    let hidden: [(inout Style) -> Void] = [
      { $0.foreground?.color = white }, { $0.attributes = [.bold, .dim, .italic] },
      { $0.foreground = nil },
    ]
    for change in hidden {
      let changes = CellChanges(old: blank, new: blank.styled(blank.area, change))
      #expect(changes.count == 3)
      #expect(!changes.isSeen)
      #expect(changes.summary.english.hasPrefix("nothing seen changes"))
    }
    let shown: [(inout Style) -> Void] = [
      { $0.background?.color = black }, { $0.attributes = .underline },
      { $0.attributes = .reverse }, { $0.attributes = .strikethrough },
    ]
    for change in shown {
      #expect(CellChanges(old: blank, new: blank.styled(blank.area, change)).isSeen)
    }
  }

  @Test func wordsInTheColourOfTheirGroundAreNotSeen() {
    var hidden = style
    hidden.foreground?.color = white
    let changes = CellChanges(
      old: picture("abc", style: hidden), new: picture("   ", style: hidden))
    #expect(changes.count(.glyph) == 3)
    #expect(!changes.isSeen)
  }

  @Test func aChangeOfRolesAloneIsDistinguished() {
    let changes = changes { $0.background?.role = .surface }
    #expect(changes.summary.english == "nothing seen changes: only roles (1 cell)")
    #expect(changes.summary.korean == "보이는 것은 그대로: 역할만 바뀜 (1칸)")
  }

  @Test func aWideGlyphIsOneChangeOverTwoCells() {
    let changes = CellChanges(old: picture("나눔a"), new: picture("나무a"))
    #expect(changes.cells.map(\.column) == [2])
    #expect(changes.cells.map(\.columns) == [2])
    #expect(changes.count == 2)
    #expect(changes.summary.english == "2 cells: glyph")
    let narrow = CellChanges(old: picture("나a"), new: picture("bca"))
    #expect(narrow.cells.map(\.columns) == [1, 1])
    let wide = CellChanges(old: picture("bca"), new: picture("나a"))
    #expect(wide.cells.map(\.columns) == [2])
    let shifted = CellChanges(old: picture("나눔b"), new: picture("a나눔"))
    #expect(shifted.cells.map(\.columns) == [1, 2, 2])
  }

  @Test func cellsOnOneSideOnlyAreAddedOrRemoved() {
    let grown = CellChanges(old: picture("ab"), new: picture("abc", "def"))
    #expect(grown.count(.added) == 4)
    #expect(grown.count(.changed) == 0)
    #expect(grown.summary.english == "size 2x1 → 3x2")
    let shrunk = CellChanges(old: picture("abc", "def"), new: picture("xb"))
    #expect(shrunk.count(.removed) == 4)
    #expect(shrunk.count(.changed) == 1)
    #expect(shrunk.summary.english == "1 cell: glyph; size 3x2 → 2x1")
    #expect(shrunk.isSeen)
  }

  @Test func aWideGlyphThatTheOldPictureEndsInIsAChange() {
    let changes = CellChanges(old: picture("ab"), new: picture("a나"))
    #expect(changes.cells.map(\.kind) == [.changed])
    #expect(changes.cells.map(\.columns) == [2])
    let cut = CellChanges(old: picture("a나"), new: picture("ab"))
    #expect(cut.cells.map(\.kind) == [.changed, .removed])
  }

  @Test func emptyPicturesAreHandled() {
    let nothing = CellPicture(columns: 0, rows: 0, cells: [], styles: [])
    #expect(CellChanges(old: nothing, new: picture("ab")).count(.added) == 2)
    #expect(CellChanges(old: picture("ab"), new: nothing).count(.removed) == 2)
    let rows = CellPicture(columns: 0, rows: 3, cells: [], styles: [])
    #expect(CellChanges(old: nothing, new: rows).isSeen)
  }

  @Test func hunksJoinAdjacentCells() {
    let old = picture("..........", "..........", "..........")
    let new = picture("##.#....##", "....#.....", "#.........")
    let hunks = CellChanges(old: old, new: new).hunks
    #expect(
      hunks == [
        CellRect(column: 0, row: 0, columns: 5, rows: 2),
        CellRect(column: 8, row: 0, columns: 2, rows: 1),
        CellRect(column: 0, row: 2, columns: 1, rows: 1),
      ])
  }

  /// The areas found by walking from cell to cell.
  private func naiveHunks(_ cells: Set<[Int]>) -> [CellRect] {
    var left = cells
    var hunks: [CellRect] = []
    while let start = left.min(by: { ($0[1], $0[0]) < ($1[1], $1[0]) }) {
      var area: Set<[Int]> = []
      var open = [start]
      while let cell = open.popLast() {
        guard left.remove(cell) != nil else { continue }
        area.insert(cell)
        for row in -1...1 {
          for column in row == 0 ? -2...2 : -1...1 {
            open.append([cell[0] + column, cell[1] + row])
          }
        }
      }
      // A cell between two of one row belongs to the stretch.
      let columns = area.map { $0[0] }
      let rows = area.map { $0[1] }
      hunks.append(
        CellRect(
          column: columns.min() ?? 0, row: rows.min() ?? 0,
          columns: (columns.max() ?? 0) - (columns.min() ?? 0) + 1,
          rows: (rows.max() ?? 0) - (rows.min() ?? 0) + 1))
    }
    return hunks.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  @Test(arguments: UInt64(1)...100) func hunksAgreeWithWalkingFromCellToCell(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var cells: Set<[Int]> = []
    for row in 0..<6 {
      for column in 0..<14 where Int.random(in: 0..<6, using: &numbers) == 0 {
        cells.insert([column, row])
      }
    }
    func lines(_ isMarked: (Int, Int) -> Bool) -> [String] {
      (0..<6).map { row in String((0..<14).map { isMarked($0, row) ? "#" : "." }) }
    }
    let dots = lines { _, _ in false }
    let marked = lines { cells.contains([$0, $1]) }
    let changes = CellChanges(
      old: picture(dots[0], dots[1], dots[2], dots[3], dots[4], dots[5]),
      new: picture(marked[0], marked[1], marked[2], marked[3], marked[4], marked[5]))
    // Stretches close a gap of one cell, which may touch another area; so only these are compared.
    let filled = cells.union(
      cells.filter { cells.contains([$0[0] + 2, $0[1]]) }.map { [$0[0] + 1, $0[1]] })
    #expect(changes.hunks == naiveHunks(filled), "seed \(seed)")
  }
}
