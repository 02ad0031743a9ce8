import Testing

@testable import GSDesign

@Suite struct ChromeTests {
  @Test func keysAreBoldAndTheirActionsAreNot() {
    let spans = GSKeyLine([GSKeyLine.Hint("space", "flip"), GSKeyLine.Hint("q", "quit")]).element
      .spans
    #expect(spans.map(\.text) == ["space", " flip", "   q", " quit"])
    #expect(spans.map { $0.emphasis.contains(.bold) } == [true, false, true, false])
    #expect(GSKeyLine([]).element == .empty)
  }

  @Test func aPanelIsItsSurface() {
    for (level, role) in zip(GSPanel.Level.allCases, [ColorRole.page, .surface, .raised]) {
      let element = GSPanel("Knobs", level: level) { GSText(.body1, "x") }.element
      #expect(element.plainText == "Knobsx")
      guard case .backdrop(let backdrop, _) = element.node else {
        Issue.record("no backdrop")
        continue
      }
      #expect(backdrop == role)
    }
  }

  @Test func listRowsAreIndentedAndDetailsAreAtTheRight() {
    let rows = [
      GSList.Row("Tags", isHeading: true), GSList.Row("filled", detail: "32", indentation: 2),
    ]
    let element = GSList(rows, state: ListState(count: 2, isFocused: true)).element
    let leading = element.nodes.compactMap {
      if case .padded(let edges, _) = $0 { edges.leading.points } else { nil }
    }
    #expect(leading == [0, 32])
    #expect(element.spans.last?.role == .textSecondary)
    #expect(element.panels.map(\.ink.fill) == [.selectionFill, nil])
    #expect(GSList([], state: ListState(count: 0)).element == .empty)
    #expect(GSList.Row("x", indentation: -1).indentation == 0)
  }

  @Test func ofSeveralListsTheFocusedOneIsFilled() {
    let rows = [GSList.Row("a"), GSList.Row("b")]
    func fills(_ state: ListState) -> [ColorRole?] {
      GSList(rows, state: state).element.panels.map(\.ink.fill)
    }
    #expect(fills(ListState(count: 2, selected: 0)) == [nil, nil])
    #expect(
      fills(ListState(count: 2, selected: 0, focused: 1, isFocused: true)) == [nil, .selectionFill])
  }

  @Test func aTreeShowsFoldedGroupsAndKeepsGroupsApart() {
    let rows = [
      GSList.Row("Tag", isHeading: true, disclosure: .open), GSList.Row("filled", indentation: 1),
      GSList.Row("Tab", isHeading: true, disclosure: .closed),
    ]
    let element = GSList(rows, state: ListState(count: 3)).element
    #expect(element.plainText == "▾ Tagfilled▸ Tab")
    #expect(element.nodes.filter { $0 == Element.blank.node }.count == 1)
  }

  @Test func aSettingIsPointedAtUnderTheNameItIsGiven() {
    let value = GSList.Row.Value.choice("b", columns: 3, back: "less", forward: "more")
    let rows = [
      GSList.Row("size", isChanged: true, value: value, id: "command/7"),
      GSList.Row("title", value: .field(TextFieldState("x"), placeholder: "", columns: 4)),
    ]
    let element = GSList(rows, state: ListState(count: 2), titleColumns: 8).element
    let names = element.nodes.compactMap {
      if case .interactive(let id, _) = $0 { id } else { nil }
    }
    #expect(Set(names) == ["command/7", "less", "more", "list/1"])
    #expect(element.plainText.contains("•"))
  }

  @Test func aKeyLineNamesItsModeAndItsSubject() {
    let keys = [GSKeyLine.Hint("y", "copy", id: "copy")]
    #expect(GSKeyLine(keys, mode: "help").element.plainText == "helpy copy")
    #expect(GSKeyLine(keys, subject: "**a**").element.plainText == "**a**y copy")
    #expect(GSKeyLine([], mode: "help").element.plainText == "help")
    let copied = GSKeyLine(keys).element.nodes.contains {
      if case .interactive("copy", _) = $0 { true } else { false }
    }
    #expect(copied)
  }

  @Test func thePromptIsNotPartOfTheText() {
    let field = GSTextField(state: TextFieldState("st", isFocused: true), prompt: "/").element
    #expect(field.plainText == "/st")
    let carets = field.nodes.compactMap {
      if case .words(let words) = $0 { words.caret } else { nil }
    }
    #expect(carets == [2])
  }

  @Test func verbatimWordsKeepTheirAsterisks() {
    #expect(GSText(.body1, verbatim: "**a**").element.plainText == "**a**")
    #expect(GSText(.body1, "**a**").element.plainText == "a")
  }

  @Test func theCaretIsAtItsClusterAndOnlyWhileFocused() {
    func carets(_ state: TextFieldState) -> [Int] {
      GSTextField(state: state).element.nodes.compactMap {
        if case .words(let words) = $0 { words.caret } else { nil }
      }
    }
    for caret in 0...3 {
      #expect(carets(TextFieldState("a👩‍👩‍👧나", caret: caret, isFocused: true)) == [caret])
    }
    #expect(carets(TextFieldState("a")) == [])
    #expect(carets(TextFieldState(isFocused: true)) == [0])
  }

  @Test func anEmptyFieldShowsItsPlaceholder() {
    let empty = GSTextField(state: TextFieldState(), placeholder: "Tag name").element
    #expect(empty.spans == [Span("Tag name", role: .placeholder, emphasis: .dimInMono)])
    let filled = GSTextField(state: TextFieldState("x"), placeholder: "Tag name").element
    #expect(filled.panels.map(\.ink) == [Ink(text: .onField, fill: .fieldFill)])
    #expect(!filled.plainText.contains("Tag"))
  }

  @Test func everySampleIsInBothLanguages() {
    let labels =
      [Samples.primaryButton, Samples.secondaryButton, Samples.tagButton, Samples.plainTextButton]
      + [Samples.destructiveButton, Samples.tag, Samples.noTags, Samples.fieldText]
      + [Samples.fieldPlaceholder, Samples.panelTitle] + Samples.homeTabs + Samples.tags
      + Samples.tabBar.map(\.label) + Samples.rows.map(\.title)
      + ToastState.Kind.allCases.map(Samples.toast) + [Samples.bookmarkRemoved]
      + Theme.builtIn.flatMap(\.textStyles).map(Samples.text)
      + Category.Service.allCases.flatMap { Category.all(in: $0).map(\.title) }
    for label in labels {
      #expect(label[.korean].unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
      #expect(!label[.english].isEmpty && !label[.english].contains { $0.isLetter && !$0.isASCII })
    }
    #expect(Samples.tag == SampleLabel("Tag", "나눔"))
  }
}
