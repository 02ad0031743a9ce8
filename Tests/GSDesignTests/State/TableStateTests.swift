import Testing

@testable import GSDesign

@Suite("State of a table") struct TableStateTests {
  private let columns = [
    TableColumn("Name", isSortable: true), TableColumn("Note"),
    TableColumn("Size", width: .exactly(8), alignment: .trailing, isSortable: true),
  ]

  @Test func widthsShareTheRoomWithinTheirBounds() {
    #expect(TableColumn.widths(of: columns, in: 36) == [12, 12, 8])
    #expect(TableColumn.widths(of: columns, in: 37) == [13, 12, 8])
    let bounded = [
      TableColumn("A", width: .atLeast(20)), TableColumn("B", width: .atMost(6)), TableColumn("C"),
    ]
    #expect(TableColumn.widths(of: bounded, in: 44) == [20, 6, 14])
    #expect(TableColumn.widths(of: bounded, in: 74) == [32, 6, 32])
    #expect(TableColumn.widths(of: [TableColumn("B", width: .atMost(6))], in: 40) == [6])
  }

  @Test func columnsWithoutRoomAreLeftOutFromTheEnd() {
    #expect(TableColumn.widths(of: columns, in: 20) == [4, 4, 8])
    #expect(TableColumn.widths(of: columns, in: 19) == [9, 8, 0])
    #expect(TableColumn.widths(of: columns, in: 3) == [3, 0, 0])
    #expect(TableColumn.widths(of: columns, in: -9) == [1, 0, 0])
    #expect(TableColumn.widths(of: [], in: 9) == [])
    let table = TableState(columns: columns, count: 1, width: 20)
    #expect(table.header.focus.isDisabled(2), "A title that is not shown takes no focus.")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func widthsNeverExceedTheRoom(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let cells = Int.random(in: -1...20, using: &random)
      let widths: [Extent] = [.exactly(cells), .atLeast(cells), .atMost(cells), .fill, .content]
      return TableColumn("", width: widths.randomElement(using: &random) ?? .fill)
    }
    for room in 1...120 {
      let widths = TableColumn.widths(of: columns, in: room)
      let shown = widths.filter { $0 > 0 }
      #expect(widths.count == columns.count, "seed \(seed)")
      #expect(
        shown.reduce(0, +) + TableColumn.gap * (shown.count - 1) <= room,
        "seed \(seed), room \(room)")
      #expect(Array(widths.prefix(shown.count)) == shown, "seed \(seed), room \(room)")
    }
  }

  @Test func aTitleSortsAndOnceMoreReverses() {
    var table = TableState(columns: columns, count: 5)
    #expect(table.sort(by: 2) == .acted(2))
    #expect(table.sorting == TableState.Sorting(column: 2))
    #expect(table.sort(by: 2) == .acted(2))
    #expect(table.sorting?.isDescending == true)
    #expect(table.sort(by: 2) == .acted(2))
    #expect(table.sorting?.isDescending == false)
    #expect(table.sort(by: 0) == .acted(0))
    #expect(table.sorting == TableState.Sorting(column: 0))
    #expect(table.sort(by: 1) == .ignored)
    #expect(table.sort(by: 9) == .ignored)
  }

  @Test func theHeaderIsASeparateTabStop() {
    var table = TableState(columns: columns, count: 5)
    var ring = FocusRing(table.stops(as: "files"))
    #expect(ring.stops == ["files/header", "files"])
    func receive(_ event: Event) -> Outcome {
      ring.receive(event)
      return table.receive(event, as: "files", in: ring)
    }
    #expect(receive(.resized(columns: 80, rows: 24)) == .changed)
    #expect(table.header.isFocused && !table.rows.isFocused)
    #expect(receive(.key(KeyPress(.right))) == .changed)
    #expect(table.header.focus.index == 2, "A column that cannot sort is passed over.")
    #expect(receive(.key(KeyPress(.enter))) == .acted(2))
    #expect(receive(.key(KeyPress(.tab))) == .changed)
    #expect(!table.header.isFocused && table.rows.isFocused)
    #expect(receive(.key(KeyPress(.down))) == .selected(1))
    #expect(receive(.key(KeyPress(.enter))) == .activated)
    #expect(TableState(columns: [TableColumn("A")], count: 1).stops(as: "t") == ["t"])
  }

  @Test func aClickSortsOrChooses() {
    var table = TableState(columns: columns, count: 5)
    func click(_ part: FocusID) -> Outcome {
      _ = table.receive(.pointer(.pressed(.primary), part), as: "t")
      return table.receive(.pointer(.released(.primary), part), as: "t")
    }
    #expect(click("t/header/0") == .acted(0))
    #expect(click("t/3") == .selected(3))
    #expect(click("t/header/1") == .ignored)
    _ = table.receive(.pointer(.moved, "t/header/2"), as: "t")
    #expect(table.header.interaction(of: 2) == .hovered)
    #expect(table.rows.group.pointed == nil)
    _ = table.receive(.pointer(.moved, "t/2"), as: "t")
    #expect(table.header.pointed == nil && table.rows.group.pointed == 2)
  }

  @Test func onlyRowsInViewAreRequested() {
    var table = TableState(columns: columns, count: 1_000_000, isFocused: true, height: 12)
    table.handle(.last)
    var asked: [Int] = []
    let look = GSTable(state: table, id: "t") { row, column in
      asked.append(row)
      return "\(column)"
    }.lowered()
    #expect(Set(asked) == Set(999_990..<1_000_000) && asked.count == 30)
    #expect(look.interactions.tabStops == ["t/header", "t"])
    #expect(look.interactions.parts.count == 15)
  }

  @Test func headerAndRowsAreSpoken() {
    var table = TableState(columns: columns, count: 2, isFocused: true)
    table.sort(by: 2)
    table.sort(by: 2)
    let parts = GSTable(state: table) { "\($0)-\($1)" }.lowered().spoken.map { $0.text(.english) }
    #expect(
      parts == [
        "button, Name, 1 of 3", "heading, Note, 2 of 3", "button, Size, descending, 3 of 3",
        "row, 0-0, 0-1, 0-2, selected, focused, 1 of 2", "row, 1-0, 1-1, 1-2, 2 of 2",
      ])
  }
}
