import StateSpace
import Synchronization

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// A switch that can be built with one fault: each shows that a law can fail.
enum Fault: String, Hashable, Sendable, CaseIterable {
  case none
  /// Selected looks as not selected.
  case hidesSelection
  /// Selected differs in colour alone.
  case selectsByColour
  /// Disabled, it still takes keys.
  case actsWhileDisabled
  /// Disabled, it shows a press.
  case showsPressWhileDisabled
  /// Disabling takes the selection away.
  case forgetsSelection
  /// Each look has a number of its own.
  case countsItsLooks
  /// Gaining the focus selects.
  case selectsByFocus
  /// Selected is wider.
  case growsWhenSelected
  /// Selected has another label.
  case renamesItself
  /// The press acts at once.
  case actsOnPressDown
  /// The press stays when the pointer leaves.
  case holdsThePress
  /// Selected adds a tab stop.
  case addsATabStop
  /// Arrows give the focus up.
  case losesFocus
  /// A text focuses it even while it is disabled.
  case isFocusedByText
}

struct SwitchPayload: Hashable, Sendable {
  let fault: Fault
  var isSelected = false
  var isFocused = false
  var interaction = Interaction.normal
  private var isOff = false

  init(_ fault: Fault) { self.fault = fault }

  var isDisabled: Bool {
    get { isOff }
    set {
      isOff = newValue
      if newValue, fault == .forgetsSelection { isSelected = false }
    }
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    switch (fault, intent) {
    case (.actsOnPressDown, .pressDown(0)) where !isDisabled:
      isSelected.toggle()
      return isSelected ? .selected(0) : .deselected(0)
    case (.holdsThePress, .hover(nil)), (.holdsThePress, .pressUp(nil)): return .ignored
    case (.losesFocus, .move):
      guard isFocused else { return .ignored }
      isFocused = false
      return .changed
    case (.isFocusedByText, .insert):
      isFocused = true
      return .changed
    case (.selectsByFocus, .focus) where !isDisabled: isSelected = true
    case (.actsWhileDisabled, .activate):
      isSelected.toggle()
      return isSelected ? .selected(0) : .deselected(0)
    case _: break
    }
    var state = TagState(
      isSelected: isSelected, isDisabled: isDisabled, isFocused: isFocused,
      interaction: interaction)
    let outcome = state.handle(intent)
    isSelected = state.isSelected
    isFocused = state.isFocused
    interaction = state.interaction
    return outcome
  }
}

extension Specimen {
  static func brokenSwitch(_ fault: Fault) -> Specimen {
    let count = LookCount()
    return Specimen(
      "switch/broken", summary: Phrase("A switch.", korean: "스위치."),
      usage: Phrase("In tests.", korean: "시험에."), payload: SwitchPayload(fault),
      axes: [
        .selected(\.isSelected), .disabled(\.isDisabled), .interaction(\.interaction),
        .focused(\.isFocused),
      ],
      impossible: [
        Impossible(
          "Disabled, it takes neither focus nor pointer.", korean: "비활성이면 받지 않습니다."
        ) {
          // A state declared possible is checked: here a pointer that a disabled switch should not show.
          let canBePointedAt = $0.fault == .showsPressWhileDisabled
          return $0.isDisabled && ($0.isFocused || !canBePointedAt && $0.interaction != .normal)
        }
      ],
      code: { _, _ in "" }, step: { $0.handle($1) },
      build: { payload, _ in lowered(payload, count) })
  }

  private static func lowered(_ payload: SwitchPayload, _ count: LookCount) -> Lowered {
    let isSelected = payload.isSelected
    var marks: Marks = []
    if isSelected, payload.fault != .hidesSelection, payload.fault != .selectsByColour {
      marks.insert(.selected)
    }
    if payload.isFocused { marks.insert(.focused) }
    if payload.isDisabled { marks.insert(.disabled) }
    let showsPress = !payload.isDisabled || payload.fault == .showsPressWhileDisabled
    if payload.interaction == .pressed, showsPress { marks.insert(.pressed) }
    let isAccent = isSelected && payload.fault == .selectsByColour
    var ink = isAccent ? Ink(text: .onAccent, fill: .accent) : Ink(text: .onChip, fill: .chipFill)
    if payload.isDisabled { ink = Ink(text: .onDisabled, fill: .disabledFill) }
    let isHovered = payload.interaction == .hovered && !payload.isDisabled
    var label = "Wake me"
    if isSelected, payload.fault == .renamesItself { label = "Let me" }
    if payload.fault == .countsItsLooks { label += " \(count.next())" }
    let isWide = isSelected && payload.fault == .growsWhenSelected
    let panel = Panel(
      ink: isHovered ? ink.hovered : ink, shape: .capsule, height: .fixed(.points25),
      horizontalPadding: .medium, minimumWidth: isWide ? ControlSize(custom: 200) : .none,
      marks: marks)
    var table = InteractionTable()
    table.add(part, isTabStop: !payload.isDisabled, action: payload.isDisabled ? nil : {})
    if isSelected, !payload.isDisabled, payload.fault == .addsATabStop { table.add("other") }
    return Lowered(
      element: .interactive(part, .panel(panel, GSText(.body1, label).element)),
      interactions: table)
  }
}

/// Counts the looks that were built, which no component should.
private final class LookCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
