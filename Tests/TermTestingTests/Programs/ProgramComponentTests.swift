import GSDesign
import TermRender
import TermSession
import TermTesting
import Testing

@Suite("A program with a long list") struct ListProgramTests {
  @Test func keysAndTheWheelScrollIt() {
    var trial = TestTerminal(ListTrial(), columns: 40, rows: 12)
    #expect(trial.lines[0].contains("Row 0") && trial.lines[10].contains("Row 10"))
    trial.press(.end)
    #expect(trial.lines[10].contains("Row 99999"))
    #expect(trial.lines[0].contains("Row 99989"))
    trial.send(.pointer(.scrolled(columns: 0, rows: -1), column: 4, row: 4))
    #expect(trial.lines[0].contains("Row 99986") && trial.model.list.focused == 99_999)
    trial.press(.pageUp)
    #expect(trial.model.list.focused == 99_989)
    trial.press(.home)
    #expect(trial.lines[0].contains("Row 0"))
  }

  @Test func theWheelAlsoScrollsNextToTheRows() {
    var trial = TestTerminal(ListTrial(), columns: 40, rows: 12)
    trial.send(.pointer(.scrolled(columns: 0, rows: 1), column: 39, row: 8))
    #expect(trial.model.list.window?.first == 3)
    trial.send(.pointer(.pressed(.primary), column: 39, row: 8))
    #expect(trial.model.list.selected == 0, "The line is not a row.")
    var table = TestTerminal(TableTrial(), columns: 40, rows: 12)
    table.send(.pointer(.scrolled(columns: 0, rows: 1), column: 5, row: 1))
    #expect(table.model.table.rows.window?.first == 3)
  }

  @Test func aClickChoosesTheRowThatIsSeen() {
    var trial = TestTerminal(ListTrial(), columns: 40, rows: 12)
    trial.press(.end)
    trial.click(column: 5, row: 2)
    #expect(trial.model.list.selected == 99_991)
  }

  @Test func aResizeKeepsTheFocusInView() {
    var trial = TestTerminal(ListTrial(), columns: 40, rows: 12)
    trial.press(.pageDown)
    trial.send(.resize(columns: 30, rows: 5))
    #expect(trial.lines.contains { $0.contains("Row 10 ") })
  }

  @Test func tabReachesTheNextControl() {
    var trial = TestTerminal(ListTrial(count: 3), columns: 40, rows: 12)
    trial.press(.tab, .enter)
    #expect(trial.hasQuit)
    var clicked = TestTerminal(ListTrial(count: 3), columns: 40, rows: 12)
    clicked.click(column: 2, row: 3)
    #expect(clicked.hasQuit && clicked.model.ring.focused == "send")
  }

  @Test func theLineAtTheRightShowsThePlaceOfTheWindow() {
    var trial = TestTerminal(ListTrial(count: 22), columns: 20, rows: 12)
    let marks = { (trial: TestTerminal<ListTrial>) in
      trial.lines.prefix(11).map { $0.hasSuffix("│") }
    }
    #expect(marks(trial) == Array(repeating: true, count: 5) + Array(repeating: false, count: 6))
    trial.press(.end)
    #expect(marks(trial) == Array(repeating: false, count: 6) + Array(repeating: true, count: 5))
  }
}

@Suite("A program with a table") struct TableProgramTests {
  @Test func aMillionRowsAreScrolledAndSorted() {
    var trial = TestTerminal(TableTrial(), columns: 60, rows: 12)
    #expect(trial.lines[0].contains("Name") && trial.lines[2].contains("파일 이름 0"))
    trial.press(.enter)
    #expect(trial.lines[0].contains("Name ▴") && trial.model.asked == 1)
    trial.press(.enter)
    #expect(trial.lines[0].contains("Name ▾") && trial.lines[2].contains("파일 이름 999999"))
    trial.press(.tab, .end)
    #expect(trial.lines[0].contains("Name ▾"), "The header stays.")
    #expect(trial.lines[11].contains("파일 이름 0"))
  }

  @Test(arguments: [ColorDepth.mono, .indexed16], [GlyphSet.unicode, .ascii])
  func focusAndPressesAreSeenWithoutColours(depth: ColorDepth, glyphs: GlyphSet) {
    var trial = TestTerminal(TableTrial(), columns: 40, rows: 8, glyphs: glyphs, depth: depth)
    var looks: [[String]] = [trial.marks]
    trial.press(.right)
    looks.append(trial.marks)
    trial.press(.tab)
    looks.append(trial.marks)
    trial.press(.down)
    looks.append(trial.marks)
    trial.send(.pointer(.pressed(.primary), column: 5, row: 5))
    looks.append(trial.marks)
    trial.send(.pointer(.released(.primary), column: 50, row: 5))
    trial.send(.pointer(.pressed(.primary), column: 4, row: 0))
    looks.append(trial.marks)
    #expect(Set(looks).count == looks.count)
  }

  @Test func aClickOnATitleSorts() {
    var trial = TestTerminal(TableTrial(), columns: 80, rows: 12)
    guard let column = trial.lines[0].firstRange(of: "크기") else {
      Issue.record("The title is not shown.")
      return
    }
    trial.click(column: trial.lines[0][..<column.lowerBound].count, row: 0)
    #expect(trial.model.table.sorting == TableState.Sorting(column: 1))
  }

  @Test func cellsAreCutAtTheirEndsAndStayInTheirColumns() {
    var trial = TestTerminal(TableTrial(), columns: 30, rows: 6)
    trial.press(.tab, .end)
    let ends = trial.lines[2...].map { $0.replacing(/\p{Hangul}/, with: "한한") }
      .map { line in line.prefix { $0 != "…" }.count }
    #expect(Set(ends).count == 1, "\(trial.lines)")
  }
}

@Suite("A program with a form") struct FormProgramTests {
  @Test func itIsFilledInByKeys() {
    var trial = TestTerminal(FormTrial(), columns: 40, rows: 12)
    #expect(!trial.lines.contains { $0.contains("!") })
    trial.press(.enter)
    #expect(trial.lines[2].contains("! Required"))
    trial.type("7")
    trial.press(.up)
    trial.send(.paste("김한글"))
    trial.press(.end, .down, .down, .enter)
    #expect(trial.model.saved == "김한글\n7\n")
  }

  @Test func aClickOnTheButtonShowsTheFirstFault() {
    var trial = TestTerminal(FormTrial(), columns: 40, rows: 12)
    trial.click(column: 4, row: 9)
    #expect(trial.model.form.focused == 0 && trial.model.saved == nil)
    #expect(trial.lines[2].contains("! Required") && trial.lines[5].contains("! Required"))
  }

  @Test func theProgramsOwnCheckIsShown() {
    var trial = TestTerminal(FormTrial(), columns: 40, rows: 12)
    trial.type("root")
    trial.press(.tab)
    #expect(trial.lines[2].contains("! This name is taken."))
  }
}

@Suite("A program with two panes") struct SplitProgramTests {
  @Test(arguments: [3, 9]) func aDragMovesTheDividerToThePointer(row: Int) {
    var trial = TestTerminal(SplitTrial(), columns: 80, rows: 12)
    trial.send(.pointer(.pressed(.primary), column: 20, row: row))
    #expect(trial.model.ring.focused == "split")
    trial.send(.pointer(.dragged(.primary), column: 31, row: row))
    #expect(trial.model.split.first == 31)
    trial.send(.pointer(.dragged(.primary), column: 2, row: 0))
    #expect(trial.model.split.first == 10, "The least size holds.")
    trial.send(.pointer(.dragged(.primary), column: 40, row: 0))
    trial.send(.pointer(.released(.primary), column: 40, row: 0))
    #expect(trial.model.split.first == 40 && trial.model.split.interaction == .hovered)
    trial.send(.pointer(.moved, column: 3, row: 1))
    trial.send(.pointer(.dragged(.primary), column: 60, row: 0))
    #expect(trial.model.split.first == 40 && trial.model.split.interaction == .normal)
  }

  @Test func paneBelowPaneIsDraggedByRows() {
    var trial = TestTerminal(SplitTrial(axis: .vertical, first: 4), columns: 40, rows: 12)
    #expect(trial.lines[4].hasPrefix("────") && trial.lines[11].contains("line 99999"))
    trial.send(.pointer(.pressed(.primary), column: 9, row: 4))
    trial.send(.pointer(.dragged(.primary), column: 0, row: 8))
    trial.send(.pointer(.released(.primary), column: 0, row: 8))
    #expect(trial.model.split.first == 8)
    #expect(trial.lines[9].contains("line 99997") && trial.lines[11].contains("line 99999"))
    trial.press(.up)
    #expect(trial.model.split.first == 7)
  }

  @Test func dividerShowsItsStateWithoutColour() {
    for glyphs in [GlyphSet.unicode, .ascii] {
      var trial = TestTerminal(SplitTrial(), columns: 40, rows: 12, glyphs: glyphs)
      var looks: [String] = []
      func note() {
        looks.append(trial.lines.map { $0.dropFirst(18).prefix(6) }.joined(separator: "\n"))
      }
      note()
      trial.send(.pointer(.moved, column: 20, row: 6))
      note()
      trial.send(.pointer(.pressed(.primary), column: 20, row: 6))
      note()
      trial.send(.pointer(.released(.primary), column: 20, row: 6))
      trial.send(.pointer(.moved, column: 2, row: 11))
      note()
      #expect(Set(looks).count == 4, "\(looks)")
    }
  }

  @Test func theLogFollowsItsEnd() {
    var trial = TestTerminal(SplitTrial(), columns: 80, rows: 12)
    #expect(trial.lines[11].contains("line 99999"))
    trial.type("n")
    #expect(trial.lines[11].contains("line 100000"))
    trial.send(.pointer(.scrolled(columns: 0, rows: -1), column: 50, row: 4))
    trial.type("nn")
    #expect(trial.lines[11].contains("line 99997"))
    trial.press(.tab, .tab, .end)
    #expect(trial.lines[11].contains("line 100002"))
  }
}

@Suite("A program with a note") struct NoteProgramTests {
  @Test(arguments: [GlyphSet.unicode, .ascii])
  func theFocusOfALogIsSeenWithoutColours(glyphs: GlyphSet) {
    var trial = TestTerminal(SplitTrial(), columns: 40, rows: 8, glyphs: glyphs, depth: .mono)
    var looks = [trial.marks]
    for _ in 0..<2 {
      trial.press(.tab)
      looks.append(trial.marks)
    }
    #expect(Set(looks).count == 3)
    #expect(trial.lines[3].contains(glyphs == .ascii ? "# line" : "▎ line"), "\(trial.lines)")
  }

  @Test func theCaretStaysInView() {
    var trial = TestTerminal(NoteTrial(), columns: 20, rows: 3)
    #expect(trial.lines[2].contains("않습니다"), "The line of the caret scrolls with it.")
    trial.press(.home)
    #expect(trial.lines[2].contains("세 번째"))
    trial.press(.enter)
    #expect(trial.lines[0].contains("two") && trial.lines[2].contains("세 번째"))
    trial.click(column: 5, row: 0)
    #expect(trial.model.note.field?.caret == 4, "\(trial.lines)")
  }
}
