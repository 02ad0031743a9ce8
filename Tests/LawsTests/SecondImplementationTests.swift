import OwnComponents
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

/// `OwnComponents` uses only the public API of the libraries: any package can draw and do the same.
@Suite("Built-in components, written again with public API alone")
struct SecondImplementationTests {
  /// The log of presses.
  private final class Log {
    var lines: [String] = []
  }

  private let twins = TwinComparison()
  private let keys: [Intent] = [
    .activate, .remove, .move(.left), .move(.right), .move(.up), .move(.down), .first, .last,
    .cancel, .focus, .blur, .hover(nil), .pressUp(nil), .insert("x"), .deleteBackward,
  ]

  /// The places of focus and pointer in a group, and the disabled members.
  private struct Place {
    var focused: Int?
    var isFocused = false
    var disabled: Set<Int> = []
    var includesDisabled = false
    var pointed: Int?
    var isPressed = false

    static func all(_ count: Int) -> [Place] {
      let focuses: [(index: Int?, isFocused: Bool)] = [
        (nil, false), (nil, true), (count - 1, true),
      ]
      let pointers: [(member: Int?, isPressed: Bool)] = [
        (nil, false), (0, false), (1, true),
      ]
      var places: [Place] = []
      for disabled in [Set<Int>(), [1], Set(0..<max(1, count))] {
        for focus in focuses {
          for includesDisabled in [false, true] {
            for pointer in pointers {
              places.append(
                Place(
                  focused: focus.index, isFocused: focus.isFocused, disabled: disabled,
                  includesDisabled: includesDisabled, pointed: pointer.member,
                  isPressed: pointer.isPressed))
            }
          }
        }
      }
      return places
    }
  }

  private static let titles = ["Starred", "활동", "Pull requests", "Projects", "x"]

  private func tabs(_ state: TabsState, _ log: Log) -> GSTabs {
    GSTabs(Self.titles, state: state, id: "tabs") { log.lines.append("\($0)") }
  }

  private func tabs(_ state: OwnTabsState, _ log: Log) -> OwnTabs {
    OwnTabs(Self.titles, state: state, id: "tabs") { log.lines.append("\($0)") }
  }

  private func tabStates(
    _ count: Int, selected: Int, _ place: Place, isAutomatic: Bool = false
  ) -> (TabsState, OwnTabsState) {
    let badges = [0: 3, 2: 120, 3: 0]
    return (
      TabsState(
        count: count, selected: selected, focused: place.focused, isFocused: place.isFocused,
        activation: isAutomatic ? .automatic : .manual, disabled: place.disabled, badges: badges,
        includesDisabled: place.includesDisabled, pointed: place.pointed,
        isPressed: place.isPressed),
      OwnTabsState(
        count: count, selected: selected, focused: place.focused, isFocused: place.isFocused,
        isAutomatic: isAutomatic, disabled: place.disabled, badges: badges,
        includesDisabled: place.includesDisabled, pointed: place.pointed,
        isPressed: place.isPressed)
    )
  }

  @Test func tabsAreEqualInEveryCell() {
    var count = 0
    for members in [0, 1, 2, 5] {
      for selected in [0, members - 1] {
        for place in Place.all(members) {
          let (state, own) = tabStates(members, selected: selected, place)
          let logs = (Log(), Log())
          count += twins.compare(
            tabs(state, logs.0), tabs(own, logs.1), "\(members) tabs, \(selected), \(place)")
          #expect(logs.0.lines == logs.1.lines)
        }
      }
    }
    #expect(count == 4 * 2 * 54 * TwinComparison.pictures)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func tabsDoTheSame(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let place = Place.all(5).randomElement(using: &random) ?? Place()
    var (state, own) = tabStates(5, selected: 1, place, isAutomatic: seed % 2 == 0)
    for step in 0..<200 {
      let what = "seed \(seed), step \(step)"
      if Int.random(in: 0..<12, using: &random) == 0 {
        let member = Int.random(in: 0..<5, using: &random)
        let isDisabled = Bool.random(using: &random)
        state.setDisabled(isDisabled, at: member)
        own.setDisabled(isDisabled, at: member)
      }
      if Int.random(in: 0..<100, using: &random) == 0 {
        state.remove(at: 1)
        own.remove(at: 1)
      }
      let intent = twins.intent(over: tabs(state, Log()), "tabs", keys: keys, using: &random)
      #expect(state.handle(intent) == own.handle(intent), "\(what): \(intent)")
      expectSame(tabs(state, Log()), tabs(own, Log()), what)
    }
  }

  private func group(
    _ state: TagGroupState, _ color: TagColor, _ size: TagConfiguration, _ log: Log
  ) -> GSTagGroup {
    GSTagGroup(
      Self.titles.map { GSTag.filled($0, color: color, configuration: size) }, state: state,
      id: "tags", emptyText: "None"
    ) { log.lines.append("\($0)") }
  }

  private func group(
    _ state: OwnTagGroupState, _ color: TagColor, _ size: TagConfiguration, _ log: Log
  ) -> OwnTagGroup {
    OwnTagGroup(
      Self.titles, color: color, configuration: size, state: state, id: "tags", emptyText: "None"
    ) { log.lines.append("\($0)") }
  }

  private func groupStates(
    _ count: Int, _ selection: TagGroupState.Selection, _ behavior: TagGroupState.Behavior,
    isEditing: Bool, _ place: Place
  ) -> (TagGroupState, OwnTagGroupState) {
    (
      TagGroupState(
        count: count, selection: selection, behavior: behavior, isEditing: isEditing,
        selected: [0, 3], disabled: place.disabled, focused: place.focused,
        isFocused: place.isFocused, includesDisabled: place.includesDisabled,
        pointed: place.pointed, isPressed: place.isPressed),
      OwnTagGroupState(
        count: count, selection: selection, behavior: behavior, isEditing: isEditing,
        selected: [0, 3], disabled: place.disabled, focused: place.focused,
        isFocused: place.isFocused, includesDisabled: place.includesDisabled,
        pointed: place.pointed, isPressed: place.isPressed)
    )
  }

  @Test(
    arguments: zip(TagColor.allCases + TagColor.allCases, TagConfiguration.allCases))
  func tagGroupsAreEqualInEveryCell(color: TagColor, size: TagConfiguration) {
    var count = 0
    for members in [0, 5] {
      for isEditing in [false, true] {
        for place in Place.all(members) {
          let (state, own) = groupStates(members, .multiple, .toggle, isEditing: isEditing, place)
          let logs = (Log(), Log())
          count += twins.compare(
            group(state, color, size, logs.0), group(own, color, size, logs.1),
            "\(members) tags, editing \(isEditing), \(place)")
          #expect(logs.0.lines == logs.1.lines)
        }
      }
    }
    #expect(count == 2 * 2 * 54 * TwinComparison.pictures)
  }

  @Test(
    arguments: TagGroupState.Selection.allCases.flatMap { selection in
      TagGroupState.Behavior.allCases.map { (selection, $0) }
    }, 1...2 as ClosedRange<UInt64>)
  func tagGroupsDoTheSame(
    rule: (TagGroupState.Selection, TagGroupState.Behavior), seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let place = Place.all(5).randomElement(using: &random) ?? Place()
    var (state, own) = groupStates(5, rule.0, rule.1, isEditing: seed % 2 == 0, place)
    for step in 0..<200 {
      let what = "\(rule), seed \(seed), step \(step)"
      if Int.random(in: 0..<12, using: &random) == 0 {
        let member = Int.random(in: 0..<5, using: &random)
        let isDisabled = Bool.random(using: &random)
        state.setDisabled(isDisabled, at: member)
        own.setDisabled(isDisabled, at: member)
      }
      let shown = group(state, .purple, .height25, Log())
      let intent = twins.intent(over: shown, "tags", keys: keys, using: &random)
      let outcome = state.handle(intent)
      #expect(outcome == own.handle(intent), "\(what): \(intent)")
      if case .removed(let member) = outcome, step % 8 == 0 {
        state.remove(at: member)
        own.remove(at: member)
      }
      expectSame(
        group(state, .purple, .height25, Log()), group(own, .purple, .height25, Log()), what)
    }
  }

  /// Expects a walk to see the same of both in one room.
  private func expectSame(_ one: some Component, _ other: some Component, _ what: String) {
    let (one, other) = (one.lowered(), other.lowered())
    #expect(
      TwinComparison.Use(one.interactions) == TwinComparison.Use(other.interactions), "\(what)")
    let room = TwinComparison.rooms[1]
    let looks = [one, other].map {
      TwinComparison.Look(
        twins.renderer.draw($0.element, size: room, environment: RenderEnvironment()))
    }
    #expect(looks[0] == looks[1], "\(what)")
  }
}

/// The same of the text field.
extension SecondImplementationTests {
  private static let texts = [
    "", "tag", "전자기기 판매글 모음 전체", "👩‍👩‍👧 e\u{301}", "two\nlines, and longer than any field here",
  ]

  private func fields(
    _ state: TextFieldState, _ own: OwnTextFieldState, prompt: String, columns: Int
  ) -> (GSTextField, OwnTextField) {
    (
      GSTextField(
        state: state, placeholder: "Search", prompt: prompt, id: "field", columns: columns),
      OwnTextField(
        state: own, placeholder: "Search", prompt: prompt, id: "field", columns: columns)
    )
  }

  @Test(arguments: texts)
  func textFieldsAreEqualInEveryCell(text: String) {
    for caret in [0, 2, nil] {
      for interaction in Interaction.allCases {
        for (isFocused, isDisabled) in [(false, false), (true, false), (false, true)] {
          let state = TextFieldState(
            text, caret: caret, isFocused: isFocused, isDisabled: isDisabled,
            interaction: interaction)
          let own = OwnTextFieldState(
            text, caret: caret, isFocused: isFocused, isDisabled: isDisabled,
            interaction: interaction, limit: TextFieldState.usualLimit)
          for (prompt, columns) in [("", 24), ("/", 24), ("", 3), ("›", 1)] {
            let (field, ownField) = fields(state, own, prompt: prompt, columns: columns)
            let count = twins.compare(
              field, ownField,
              "\(text.debugDescription), \(String(describing: caret)), \(interaction)")
            #expect(count == TwinComparison.pictures)
          }
        }
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func textFieldsDoTheSame(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = Self.texts.randomElement(using: &random) ?? ""
    // A room of few clusters is full at times.
    let limit = seed % 3 == 0 ? 9 : TextFieldState.usualLimit
    var state = TextFieldState(text, limit: limit)
    var own = OwnTextFieldState(
      text, caret: nil, isFocused: false, isDisabled: false, interaction: .normal, limit: limit)
    let typed: [Intent] = [
      "a", "가", "👩‍👩‍👧", "\u{301}", "\u{200D}", "x\r\ny", "\u{B}", "🇰", "long words",
    ]
    .map { .insert($0) }
    let marks = String(repeating: "\u{301}", count: 700)
    let all = keys + typed + typed + [.deleteForward, .deleteBackward, .insert("e" + marks)]
    for step in 0..<200 {
      let what = "seed \(seed), step \(step)"
      let (shown, _) = fields(state, own, prompt: "/", columns: 9)
      let intent = twins.intent(over: shown, "field", keys: all, using: &random)
      #expect(state.handle(intent) == own.handle(intent), "\(what): \(intent)")
      #expect(state.text == own.text && state.caret == own.caret, "\(what)")
      let (field, ownField) = fields(state, own, prompt: "/", columns: 9)
      expectSame(field, ownField, what)
    }
  }

  /// A comparison that finds nothing would prove nothing.
  @Test func aDifferenceIsFound() {
    let (state, _) = tabStates(5, selected: 1, Place())
    let (other, _) = tabStates(5, selected: 2, Place())
    withKnownIssue {
      _ = twins.compare(tabs(state, Log()), tabs(other, Log()), "two selections")
    }
  }
}
