import Testing

@testable import ColorScience
@testable import GSDesign

@Suite("Progress, alerts and bars")
struct FeedbackTests {
  @Test(arguments: [
    (-1.0, 0, 24), (0, 0, 24), (0.001, 1, 23), (0.5, 12, 12), (0.999, 23, 1), (1, 24, 0),
    (7, 24, 0), (.nan, 0, 24), (.infinity, 24, 0),
  ])
  func aBarIsAsLongAsItsProgress(share: Double, done: Int, rest: Int) {
    let parts = GSProgress(state: ProgressState(share)).parts
    #expect(parts == (0, done, rest))
  }

  @Test func aBarOfOneCellIsEmptyOrFull() {
    #expect(GSProgress(state: ProgressState(0), columns: 0).parts == (0, 0, 1))
    #expect(GSProgress(state: ProgressState(0.5), columns: 1).parts == (0, 1, 0))
  }

  @Test func aBarWithoutEndWalksFromSideToSide() {
    var state = ProgressState()
    var places: [Int] = []
    for _ in 0..<ProgressState.stepCount {
      let parts = GSProgress(state: state).parts
      #expect(parts.before + parts.done + parts.after == 24)
      #expect(parts.done == 6)
      places.append(parts.before)
      #expect(state.tick() == .changed)
    }
    #expect(places == [0, 2, 5, 7, 10, 12, 15, 18])
    #expect(state == ProgressState())
    #expect(ProgressState(step: -1) == ProgressState(step: 7))
    #expect(state.finish(0.25) == .changed)
    #expect(state.finish(0.25) == .ignored)
    #expect(state.tick() == .ignored)
  }

  /// No system publishes red words on the ground of an alert; the mark says that something is lost.
  @Test func anAnswerThatDeletesIsMarkedAndReads() throws {
    let style = GSAlert.Style.question(confirm: "Delete", cancel: "Cancel", isDestructive: true)
    let alert = GSAlert("Delete it?", style: style, state: style.state).element
    let inks = alert.panels.map(\.ink.text)
    #expect(inks.contains(.text) && !inks.contains(.destructive))
    #expect(alert.spans.contains { $0.text == "!" })
    for appearance in Appearance.allCases {
      let scheme = Theme.zatch.scheme(appearance, .original)
      #expect(scheme[.text].contrastRatio(with: scheme[.raised]) >= 4.5)
    }
  }

  @Test func escapeTakesTheAnswerThatChangesNothing() {
    let style = GSAlert.Style.question(confirm: "Delete", cancel: "Cancel", isDestructive: true)
    var state = style.state
    #expect(state.focused == 0)
    #expect(state.handle(.activate) == .acted(0))
    #expect(state.handle(.cancel) == .acted(1))
    #expect(state.handle(.move(.right)) == .changed)
    #expect(state.handle(.move(.right)) == .ignored)
    #expect(state.handle(.activate) == .acted(1))
    var message = GSAlert.Style.message(confirm: "OK").state
    #expect(message.handle(.cancel) == .acted(0))
  }

  @Test func everyAnswerRunsTheAction() {
    var answers: [GSAlert.Answer] = []
    let alert = GSAlert(
      "Sure?", style: .question(confirm: "Yes", cancel: "No", isDestructive: false)
    ) { answers.append($0) }
    let table = alert.lowered().interactions
    for index in 0..<2 { _ = table.perform(FocusID("alert").child(index)) }
    #expect(answers == [.confirm, .cancel])
  }

  @Test func aStateOfOtherAnswersIsNotUsed() {
    let alert = GSAlert(
      "Read", style: .message(confirm: "OK"), state: ActionRowState(count: 2, focused: 1))
    #expect(alert.state == GSAlert.Style.message(confirm: "OK").state)
    let bar = GSNavigationBar(.root(title: "Today"), state: ActionRowState(count: 9))
    #expect(bar.state == ActionRowState(count: 0))
  }

  @Test func theMembersOfABarAreTheWayBackAndItsItems() {
    var pressed: [Int] = []
    let bar = GSNavigationBar(.pushed(title: ""), items: [.bookmarks, .profile]) {
      pressed.append($0)
    }
    let table = bar.lowered().interactions
    for index in 0..<3 { _ = table.perform(FocusID("navigation").child(index)) }
    #expect(pressed == [0, 1, 2])
    #expect(bar.state.count == 3)
    #expect(GSNavigationBar.Style.root(title: "").memberCount([]) == 0)
  }

  /// Title, way back and items of LionHeart's ten screens, as they are published.
  @Test(arguments: [
    (GSNavigationBar.Screen.today, "투데이", "", 2), (.explore, "탐색", "", 2),
    (.curriculumMain, "커리큘럼", "", 2), (.challenge, "챌린지", "", 2),
    (.curriculumByWeek, "4주차 커리큘럼", "‹", 1), (.exploreEachCategory, "", "‹", 1),
    (.bookmark, "북마크", "‹", 1), (.myPage, "프로필", "‹", 1), (.onboarding, "회원가입", "‹", 1),
    (.articleMain, "", "✕", 1),
  ])
  func aScreenHasItsBar(
    screen: GSNavigationBar.Screen, title: String, leaving: String, members: Int
  ) {
    let bar = GSNavigationBar(screen)
    #expect(bar.style.title == title && bar.style.memberCount(bar.items) == members)
    let text = bar.element.plainText
    #expect(text.contains("‹") == (leaving == "‹") && text.contains("✕") == (leaving == "✕"))
    #expect(text.contains("⚑") == leaving.isEmpty && text.contains("☺") == leaving.isEmpty)
    let english = GSNavigationBar(screen, language: .english).style.title
    #expect(english.isEmpty == title.isEmpty && english.allSatisfy(\.isASCII))
  }

  @Test func aNoticeShowsWhetherItWorked() {
    let toasts = GSToast.Notice.allCases.map { GSToast($0).state.message }
    #expect(toasts.map(\.?.kind) == [.success, .success, .failure])
    #expect(Set(toasts.map(\.?.text)).count == 3)
    #expect(GSToast(.bookmarkSaved, language: .english).state.message?.text.first == "S")
  }

  @Test func labelsOfTheDesignsHaveNames() {
    #expect(GSTag.soon().title == "출산 직전")
    #expect(GSTag.free().title == "나눔" && GSTag.free().color == .yellow)
    let reserved = GSTag.reserved(.english)
    #expect(reserved.title == "Reserved" && reserved.isSelected && reserved.color == .purple)
    #expect(reserved.configuration == .height29)
    var empty = ActionRowState(count: 0, isFocused: true)
    #expect(!empty.isFocused)
    #expect(empty.handle(.activate) == .ignored)
  }

  @Test func aDisabledIconDoesNothing() {
    let icon = GSToggleIcon(.check, state: TagState(isDisabled: true)) {}
    let table = icon.lowered().interactions
    #expect(!table.hasAction("toggle"))
    #expect(table.tabStops.isEmpty)
  }

  @Test func aCalendarNeverHasMoreDaysDoneThanDays() {
    #expect(GSCalendar(doneCount: 99).doneCount == 20)
    #expect(GSCalendar(dayCount: -1, doneCount: 1).dayCount == 0)
    #expect(GSCalendar(dayCount: .max, doneCount: -1) == GSCalendar(dayCount: 366, doneCount: 0))
  }

  @Test func theContentOfAClosedRowHasNoKeys() {
    func stops(_ isOpen: Bool) -> [FocusID] {
      GSDisclosure("Week 4", state: TagState(isSelected: isOpen)) {
        GSTag.filled("Inside", id: "inside")
      }.lowered().interactions.tabStops
    }
    #expect(stops(false) == ["disclosure"])
    #expect(stops(true) == ["disclosure", "inside"])
  }

  @Test func aLongTitleLeavesTheItemsOfABar() {
    let title = String(repeating: "가나다", count: 40)
    for style in [GSNavigationBar.Style.root(title: title), .pushed(title: title)] {
      let bar = GSNavigationBar(style, items: [.profile]).lowered()
      #expect(bar.interactions.parts.count == style.memberCount([.profile]) + 1)
    }
  }
}
