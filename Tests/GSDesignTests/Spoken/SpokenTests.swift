import Testing

@testable import GSDesign

/// A screen reader's text for components, part by part.
@Suite("Spoken words")
struct SpokenTests {
  private func button(_ style: GSButtonStyle, _ state: ButtonState = ButtonState()) -> GSButton {
    let send: () -> Void = {}
    return GSButton(style: style, state: state, action: send) { GSText(.buttonTitle1, "Send") }
  }

  @Test func aButtonIsSpokenWithItsNameAndItsState() {
    #expect(button(.primary(isDisabled: false)).spokenLines(.english) == ["button, Send"])
    #expect(button(.primary(isDisabled: true)).spokenLines(.english) == ["button, Send, disabled"])
    #expect(button(.primary(isDisabled: true)).spokenLines(.korean) == ["버튼, Send, 비활성"])
    let state = ButtonState(isFocused: true, interaction: .hovered)
    #expect(
      button(.plainText(isDestructive: true), state).spokenLines(.english) == [
        "button, Send, destructive, focused, hovered"
      ])
    #expect(
      button(.tag(isEditing: true, isSelected: true)).spokenLines(.english) == [
        "toggle button, Send, selected, editing"
      ])
  }

  @Test func membersAreSpokenInReadingOrderWithTheirPlaces() {
    let tabs = GSTabs(
      ["Home", "Chats"], state: TabsState(count: 2, disabled: [1], badges: [1: 120]))
    #expect(
      tabs.spokenLines(.english) == [
        "tab, Home, selected, 1 of 2", "tab, Chats, disabled, 99+ items, 2 of 2",
      ])
    #expect(
      tabs.spokenLines(.korean) == [
        "탭, Home, 선택됨, 2개 중 1번째", "탭, Chats, 비활성, 99+개 항목, 2개 중 2번째",
      ])
  }

  @Test func aValueIsSpokenAfterTheState() {
    let field = GSTextField(state: TextFieldState("swift"), placeholder: "Tag name")
    #expect(field.spokenLines(.english) == ["text field, Tag name, swift"])
    #expect(
      GSProgress(state: ProgressState(0.5)).spokenLines(.english) == ["progress indicator, 50%"])
    #expect(
      GSProgress(state: ProgressState()).spokenLines(.korean) == ["진행률 표시기, 진행 중"])
    #expect(
      GSCalendar(dayCount: 20, doneCount: 12).spokenLines(.korean) == [
        "진행률 표시기, 완료한 날, 20일 중 12일"
      ])
  }

  @Test func workThatIsNotDoneIsNeverSaidToBe() {
    #expect(ProgressState(0.999).spoken.english == "99%")
    #expect(ProgressState(1).spoken.english == "100%")
  }

  @Test func glyphsHaveNames() {
    let bar = GSNavigationBar(.pushed(title: "Bookmarks"), items: [.profile], isScrolled: true)
    #expect(
      bar.spokenLines(.english) == [
        "navigation bar, scrolled", "button, Back", "heading, Bookmarks", "button, Profile",
      ])
    #expect(
      GSToggleIcon(.bookmark, state: TagState(isSelected: true)).spokenLines(.korean) == [
        "전환 버튼, 북마크, 켜짐"
      ])
    #expect(
      GSTodoRow("Buy stamps", state: ToggleRowState(isOn: true, isDeletable: true)).spokenLines(
        .english) == ["button, Buy stamps", "switch, Done, on", "button, Delete, destructive"])
  }

  @Test func aRowNamesTheOneControlInIt() {
    let row = GSControlRow("Notifications") { GSSwitch(state: TagState(isSelected: true)) }
    #expect(row.spokenLines(.english) == ["switch, Notifications, on"])
    let tagged = GSControlRow("Kind") { GSTag.filled("Sold") }
    #expect(tagged.spokenLines(.english) == ["text, Kind", "toggle button, Sold"])
  }

  @Test func keysHaveNamesInPlaceOfSigns() {
    let line = GSKeyLine([.init("↑↓", "choose"), .init("enter", "open"), .init("q", "")])
    #expect(line.spokenLines(.english) == ["text, up down choose, enter open, q"])
    #expect(line.spokenLines(.korean) == ["텍스트, 위 아래 choose, enter open, q"])
  }

  @Test func wordsInSeveralLinesAreOneName() {
    let row = GSArticleRow("Title", tags: ["Tips"], readingTime: "5 min", excerpt: "Begin.")
    #expect(row.spokenLines(.english)[0] == "button, Title, Tips 5 min, Begin.")
  }

  @Test func anAlertSaysItsMessageAndThenItsAnswers() {
    let alert = GSAlert(
      "Delete it?", style: .question(confirm: "Delete", cancel: "Cancel", isDestructive: true))
    #expect(
      alert.spokenLines(.english) == [
        "alert, Delete it?", "button, Delete, destructive, focused", "button, Cancel",
      ])
  }

  @Test func silentElementsAreReadFromTheirLook() {
    struct Own: Component {
      func lower(into table: inout InteractionTable) -> Element {
        let state = ControlState(isFocused: true, isDisabled: false, interaction: .pressed)
        let panel = Panel(ink: Ink(text: .onAccent, fill: .accent))
        return .column([
          GSText(.title1, "Score").element,
          table.control("own", state, panel: panel, label: .row([.label("★"), .label("Rate")])) {},
        ])
      }
    }
    #expect(
      Own().spokenLines(.english) == ["heading, Score", "button, Rate, focused, pressed"])
  }

  @Test func anEmptyComponentIsNotSpoken() {
    #expect(GSToast(state: ToastState()).spokenLines(.english) == [])
    #expect(button(.next(isVisible: false)).spokenLines(.english) == [])
  }

  @Test func aLineNeitherEndsNorGrowsWithItsLabel() {
    let long = String(repeating: "a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\n", count: 100_000)
    let lines = GSTag.filled(long).spokenLines(.english)
    #expect(lines.count == 1)
    #expect(lines[0].unicodeScalars.count < 2_000)
    #expect(!lines[0].contains("\n"))
    #expect(GSTag.filled("a\u{202E}b\u{1B}[2J").spokenLines(.english) == ["toggle button, ab [2J"])
  }

  @Test func aPartThatActsSaysSo() {
    #expect(button(.primary(isDisabled: false)).lowered().spoken[0].acts)
    #expect(!button(.primary(isDisabled: true)).lowered().spoken[0].acts)
  }

  @Test(arguments: SpokenRole.allCases)
  func everyRoleHasAWordInBothLanguages(_ role: SpokenRole) {
    #expect(!role.word.english.isEmpty && !role.word.korean.isEmpty)
    #expect(role.word.korean != role.word.english)
  }

  @Test func everyStateHasAUniqueWord() {
    #expect(Set(SpokenState.allCases.map(\.word.english)).count == SpokenState.allCases.count)
    #expect(Set(SpokenState.allCases.map(\.word.korean)).count == SpokenState.allCases.count)
  }
}
