import Testing

@testable import GSDesign

@Suite struct ChromeTests {
  @Test func keysAreBoldAndWhatTheyDoIsNot() {
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

  @Test func listRowsAreIndentedAndTheirDetailStandsRight() {
    let rows = [
      GSList.Row("Tags", isHeading: true), GSList.Row("filled", detail: "32", indentation: 2),
    ]
    let element = GSList(rows, state: ListState(count: 2)).element
    let leading = element.nodes.compactMap {
      if case .padded(let edges, _) = $0 { edges.leading.points } else { nil }
    }
    #expect(leading == [0, 32])
    #expect(element.spans.last?.role == .textSecondary)
    #expect(element.panels.map(\.ink.fill) == [.selectionFill, nil])
    #expect(GSList([], state: ListState(count: 0)).element == .empty)
    #expect(GSList.Row("x", indentation: -1).indentation == 0)
  }

  @Test func theCaretStandsAtItsClusterAndOnlyWhileFocused() {
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
      + ToastState.Kind.allCases.map(Samples.toast) + GSTextStyle.allCases.map(Samples.text)
      + Category.Service.allCases.flatMap { Category.all(in: $0).map(\.title) }
    for label in labels {
      #expect(label[.korean].unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
      #expect(!label[.english].isEmpty && !label[.english].contains { $0.isLetter && !$0.isASCII })
    }
    #expect(Samples.tag == SampleLabel("Tag", "나눔"))
  }
}
