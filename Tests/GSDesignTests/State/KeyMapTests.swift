import Testing

@testable import GSDesign

@Suite struct KeyMapTests {
  @Test func bothMapsMoveSubmitAndCancel() {
    let rows: [(KeyPress.Key, Intent)] = [
      (.left, .move(.left)), (.right, .move(.right)), (.up, .move(.up)), (.down, .move(.down)),
      (.home, .first), (.end, .last), (.enter, .activate), (.escape, .cancel),
    ]
    for map in KeyMap.allCases {
      for (key, intent) in rows { #expect(map.intent(for: KeyPress(key)) == intent, "\(key)") }
      for key in [KeyPress.Key.tab, .insert, .pageUp, .pageDown, .function(1)] {
        #expect(map.intent(for: KeyPress(key)) == nil, "\(key)")
      }
    }
  }

  @Test func spacePressesInControlsAndTypesInTexts() {
    #expect(KeyMap.control.intent(for: KeyPress(" ")) == .activate)
    #expect(KeyMap.text.intent(for: KeyPress(" ")) == .insert(" "))
    #expect(KeyMap.control.intent(for: KeyPress("q")) == nil)
    #expect(KeyMap.text.intent(for: KeyPress("가")) == .insert("가"))
  }

  @Test func backspaceAndDeleteRemoveInControlsAndEditInTexts() {
    #expect(KeyMap.control.intent(for: KeyPress(.backspace)) == .remove)
    #expect(KeyMap.control.intent(for: KeyPress(.delete)) == .remove)
    #expect(KeyMap.text.intent(for: KeyPress(.backspace)) == .deleteBackward)
    #expect(KeyMap.text.intent(for: KeyPress(.delete)) == .deleteForward)
    #expect(KeyMap.text.intent(for: .control("u")) == .deleteAll)
    #expect(KeyMap.lines.intent(for: .control("u")) == .deleteAll)
    #expect(KeyMap.control.intent(for: .control("u")) == nil)
  }

  /// Of several lines, Alt with Enter begins one: `InputStateTests`.
  @Test(arguments: [KeyMap.control, .text])
  func chordsMeanNothingHere(map: KeyMap) {
    for modifiers in [KeyPress.Modifiers.control, .alt, .super, [.control, .shift]] {
      #expect(map.intent(for: KeyPress(.enter, modifiers: modifiers)) == nil)
      #expect(map.intent(for: KeyPress("a", modifiers: modifiers)) == nil)
    }
    #expect(map.intent(for: KeyPress(.left, modifiers: .shift)) == .move(.left))
  }
}
