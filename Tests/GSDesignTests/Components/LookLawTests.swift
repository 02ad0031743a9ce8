import Testing

@testable import GSDesign

/// The laws of looks, in every state of every component.
@Suite struct LookLawTests {
  @Test func everyComponentHasStates() {
    #expect(ComponentState.bySubject.count == 10 + 8 + 8 + 6)
    #expect(ComponentState.all.count > 500)
  }

  /// Law 1.
  @Test(arguments: ComponentState.bySubject.keys.sorted())
  func differentMeaningsDifferWithoutColour(subject: String) throws {
    let states = try #require(ComponentState.bySubject[subject])
    let looks = states.map(\.element.withoutColour)
    for (index, state) in states.enumerated() {
      for (other, look) in zip(states, looks).dropFirst(index + 1)
      where state.meaning != other.meaning {
        #expect(looks[index] != look, "\(state.testDescription) and \(other.testDescription)")
      }
    }
  }

  /// Law 2.
  @Test(arguments: ComponentState.all.filter(\.meaning.isDisabled))
  func disabledShowsNeitherHoverNorPress(state: ComponentState) throws {
    let resting = try #require(
      ComponentState.bySubject[state.subject]?.first {
        $0.meaning == state.meaning && $0.interaction == .normal
      })
    #expect(state.element == resting.element)
    #expect(!state.acts)
  }

  /// Law 2: a disabled component has no tab stop, unless it is a group.
  @Test(arguments: (ComponentState.buttons + ComponentState.filledTags + ComponentState.fields))
  func aDisabledComponentIsNotATabStop(state: ComponentState) {
    #expect(state.tabStops.isEmpty == state.meaning.isDisabled)
  }

  /// Law 3: marks. The bar of a list stands for the mark of selection.
  @Test(arguments: ComponentState.all.filter { $0.subject != "list" })
  func everyFlagKeepsItsMark(state: ComponentState) throws {
    let meaning = state.meaning
    let expected = Marks(
      isSelected: meaning.isSelected, isFocused: meaning.isFocused,
      isDisabled: meaning.isDisabled, interaction: meaning.isPressed ? .pressed : .normal)
    // The line below a tab shows the focus instead of its text.
    let line: Marks = state.element.rules.contains(where: \.isFocused) ? .focused : []
    let marks = state.element.panels.map { $0.marks.union(line) }
    #expect(marks.contains(expected), "\(marks)")
  }

  /// Law 3: a list's marks.
  @Test(arguments: ComponentState.lists)
  func theChosenRowHasItsBarUnderEveryOtherFlag(state: ComponentState) {
    let bold = state.element.spans.filter { $0.emphasis.contains(.bold) }.map(\.text)
    #expect(bold == [state.meaning.isSelected ? "채움" : "Tags"])
    #expect(state.element.rules.map(\.axis) == [.vertical])
    #expect(state.element.panels[1].marks.contains(.focused) == state.meaning.isFocused)
    #expect(state.element.panels[1].marks.contains(.disabled) == state.meaning.isDisabled)
  }

  /// Law 3: disabled decides the colours, whatever else holds.
  @Test(
    arguments: (ComponentState.filledTags + ComponentState.buttons + ComponentState.tabMembers)
      .filter(\.meaning.isDisabled))
  func disabledDecidesTheColours(state: ComponentState) throws {
    let roles = try #require(state.element.panels.first).ink
    let disabled = [
      Ink(text: .onTagDisabled, fill: .tagDisabledFill),
      Ink(text: .onDisabled, fill: .disabledFill), Ink(text: .textDisabled),
    ]
    #expect(disabled.contains(roles))
  }

  /// Law 4, as far as elements go: equal elements draw equal bytes.
  @Test func theSameStateGivesTheSameElement() {
    for _ in 0..<3 {
      let tag = GSTag.filled("나눔", isSelected: true).element
      #expect(tag == GSTag.filled("나눔", isSelected: true).element)
      #expect(tag.hashValue == GSTag.filled("나눔", isSelected: true).element.hashValue)
    }
  }

  /// Law 6. The remove mark and the destructive mark are content.
  @Test(arguments: ComponentState.bySubject.keys.sorted())
  func stateReflowsNothing(subject: String) throws {
    let states = try #require(ComponentState.bySubject[subject])
    for same in Dictionary(
      grouping: states, by: { [$0.meaning.isEditing, $0.meaning.isDestructive] }
    ).values {
      for state in same {
        #expect(state.element.geometry == same[0].element.geometry, "\(state.testDescription)")
      }
    }
  }

  /// Law 7.
  @Test(arguments: ComponentState.bySubject.keys.sorted())
  func theLabelDoesNotChangeWithTheState(subject: String) throws {
    let states = try #require(ComponentState.bySubject[subject])
    for same in Dictionary(
      grouping: states, by: { [$0.meaning.isEditing, $0.meaning.isDestructive] }
    ).values {
      #expect(Set(same.map(\.element.plainText)).count == 1, "\(subject)")
    }
  }

  /// Law 8.
  @Test(arguments: ComponentState.groups + ComponentState.tabs + ComponentState.lists)
  func aGroupHasOneTabStop(state: ComponentState) {
    #expect(state.tabStops.count == 1)
  }
}
