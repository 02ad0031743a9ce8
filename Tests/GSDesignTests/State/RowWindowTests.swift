import Testing

@testable import GSDesign

@Suite("Window of rows") struct RowWindowTests {
  @Test func itShowsARowWithTheLeastScrolling() {
    var window = RowWindow(count: 100, rows: 10)
    #expect(window.show(9) == false)
    #expect(window.show(10) == true)
    #expect(window.visible == 1..<11)
    #expect(window.show(0) == true)
    #expect(window.visible == 0..<10)
    #expect(window.show(99) == true)
    #expect(window.visible == 90..<100)
    #expect(window.isAtEnd)
    #expect(window.show(100) == false)
    #expect(window.show(-1) == false)
  }

  @Test func itNeverScrollsBeyondTheEnds() {
    var window = RowWindow(count: 12, rows: 10, first: .max)
    #expect(window.first == 2)
    #expect(window.scroll(by: -1) == -1)
    #expect(window.scroll(by: .min) == -1)
    #expect(window.scroll(by: 3) == 2)
    #expect(window.scroll(by: 3) == 0)
    window.setRows(20)
    #expect(window.visible == 0..<12 && !window.isScrollable)
    window.setRows(0)
    #expect(window.rows == 1)
    window.setCount(.max)
    #expect(window.scroll(by: .max) == Int.max - 1)
    #expect(window.visible.upperBound == Int.max)
  }

  @Test func theWheelScrollsThreeRowsAndLeavesTheFocus() {
    var list = ListState(count: 100, rows: 10)
    let wheel = Event.pointer(.scrolled(columns: 0, rows: 1), "list/4")
    list.handle(.hover(4))
    #expect(list.receive(wheel, as: "list") == .changed)
    #expect(list.window?.visible == 3..<13 && list.focused == 0)
    // The row that came under the pointer is the hovered one.
    #expect(list.group.pointed == 7)
    list.handle(.focus)
    #expect(list.receive(.key(KeyPress(.up)), as: "list") == .changed)
    #expect(list.window?.first == 0)
    #expect(list.scroll(rows: -3) == .ignored)
    #expect(
      list.receive(.pointer(.scrolled(columns: 1, rows: 0), "list/4"), as: "list") == .ignored)
    #expect(
      list.receive(.pointer(.scrolled(columns: 0, rows: 1), "tree/4"), as: "list") == .ignored)
  }

  @Test func pagesMoveTheFocusByAWindowLessOneRow() {
    var list = ListState(count: 30, isFocused: true, rows: 10)
    #expect(list.receive(.key(KeyPress(.pageDown)), as: "list") == .selected(9))
    #expect(list.window?.visible == 0..<10)
    #expect(list.receive(.key(KeyPress(.pageDown)), as: "list") == .selected(18))
    #expect(list.window?.visible == 9..<19)
    list.turn(pages: 5)
    #expect(list.focused == 29)
    #expect(list.turn(pages: 1) == .ignored)
    #expect(list.receive(.key(KeyPress(.pageUp)), as: "list") == .selected(20))
    var plain = ListState(count: 30, isFocused: true)
    #expect(plain.receive(.key(KeyPress(.pageDown)), as: "list") == .ignored)
  }

  @Test func pagesPassOverDisabledRows() {
    var list = ListState(count: 10, isFocused: true, disabled: [3, 4, 9], rows: 4)
    #expect(list.turn(pages: 1) == .selected(5))
    #expect(list.turn(pages: 9) == .selected(8))
    #expect(list.turn(pages: -1) == .selected(5))
  }

  @Test func aResizeKeepsTheFocusInView() {
    var list = ListState(count: 100, focused: 50, rows: 20)
    #expect(list.window?.visible.contains(50) == true)
    list.rows = 3
    #expect(list.window?.visible.contains(50) == true)
    list.rows = nil
    #expect(list.window == nil)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func afterAKeyTheFocusIsInView(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = ListState(
      count: Int.random(in: 0...60, using: &random), isFocused: true,
      disabled: Set((0..<5).map { _ in Int.random(in: 0..<60, using: &random) }),
      rows: Int.random(in: 1...12, using: &random))
    let keys: [KeyPress.Key] = [.up, .down, .pageUp, .pageDown, .home, .end]
    for step in 0..<200 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: list.remove(at: Int.random(in: 0..<60, using: &random))
      case 1: list.rows = Int.random(in: -1...15, using: &random)
      case 2: list.setCount(list.count + Int.random(in: -3...4, using: &random))
      case 3, 4: list.scroll(rows: Int.random(in: -9...9, using: &random))
      case 5: list.handle(.hover(Int.random(in: 0..<60, using: &random)))
      default:
        list.handle(.focus)
        let key = keys.randomElement(using: &random) ?? .up
        _ = list.receive(.key(KeyPress(key)), as: "list")
        if let focused = list.focused {
          #expect(list.window?.visible.contains(focused) == true, "seed \(seed), step \(step)")
        }
      }
      let window = list.window ?? RowWindow(count: 0, rows: 1)
      #expect(window.count == list.count, "seed \(seed), step \(step)")
      #expect(window.first >= 0 && window.visible.upperBound <= list.count, "seed \(seed)")
      #expect(
        window.visible.count == min(window.rows, list.count), "seed \(seed), step \(step)")
      #expect(list.group.pointed.map { $0 < list.count } ?? true, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: [50, 100_000, Int.max])
  func onlyRowsInViewAreMade(count: Int) {
    var list = ListState(count: count, rows: 10)
    list.handle(.last)
    var made: [Int] = []
    let lowered = GSList(state: list) { index in
      made.append(index)
      return GSList.Row("Row")
    }.lowered()
    #expect(made == Array(count - 10..<count))
    #expect(lowered.interactions.parts.count == 12)
    #expect(lowered.spoken.count == 10)
    #expect(lowered.spoken[9].spoken.position == Spoken.Position(index: count - 1, of: count))
  }

  @Test func aListWithoutAWindowIsDrawnAsBefore() {
    let rows = [
      GSList.Row("A", isHeading: true), GSList.Row("B"), GSList.Row("C", startsGroup: true),
    ]
    let state = ListState(count: 3, isFocused: true)
    let array = GSList(rows, state: state).element
    #expect(GSList(state: state, row: { rows[$0] }).element == array)
    #expect(GSList(Array(rows.prefix(2)), state: state).rows.count == 2)
    let all = GSList(rows, state: ListState(count: 3, isFocused: true, rows: 3)).element
    #expect(all == array)
  }
}
