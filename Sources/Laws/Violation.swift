public import GSDesign
public import GalleryKit
public import StateSpace

/// A law that does not hold, and where.
public struct Violation: Hashable, Sendable {
  /// The law that is broken.
  public let law: BehaviorLaw
  /// The state it was seen in, with the fewest values that differ from the default.
  public let link: Link
  /// The intents handled in that state.
  public let steps: [Intent]
  /// The state it was compared with.
  public let other: Link?
  /// A one-sentence description of the fault.
  public let seen: Phrase
  /// Whether it is a fault only without colour.
  public let isColorAlone: Bool
  /// The number of further states checked that have all of its values and break the law as well.
  public var more = 0
}

/// The result of checking a law on a specimen.
public struct LawCheck: Hashable, Sendable {
  /// The law that was checked.
  public let law: BehaviorLaw
  /// The id of the specimen.
  public let specimen: VariantID
  /// The number of states the law was checked on; 0 if it does not apply.
  public internal(set) var count: Int
  /// Each fault with the smallest state that shows it; empty if the law holds.
  public internal(set) var violations: [Violation]

  /// Whether the law applies to any state.
  public var applies: Bool { count > 0 }
}

/// The verdict of a law on one state.
enum LawResult {
  case doesNotApply
  case holds
  case broken(Evidence)
}

/// The evidence that a law is broken in one state.
struct Evidence {
  var steps: [Intent] = []
  var other: SpecimenState?
  /// Whether it only shows without colour.
  var isInMono = false
  let seen: Phrase

  init(_ english: String, korean: String) {
    seen = Phrase(english, korean: korean)
  }

  init(_ seen: Phrase) {
    self.seen = seen
  }

  func after(_ steps: [Intent]) -> Evidence {
    var result = self
    result.steps = steps
    return result
  }

  func against(_ other: SpecimenState, isInMono: Bool = false) -> Evidence {
    var result = self
    result.other = other
    result.isInMono = isInMono
    return result
  }
}

/// The laws of behaviour that hold for every component in every state.
///
/// They are checked through the declaration of a specimen alone, so that a component of another package is held to
/// them without a line written for it.
public enum BehaviorLaw: Int, Hashable, Sendable, CaseIterable {
  /// States that mean different things look different, without colour as well.
  case meaningIsSeen = 1
  /// A disabled component takes neither focus, keys nor pointer, and shows none of them.
  case disabledRests
  /// No flag overwrites another: switched off again, it restores the former look.
  case flagsAreKept
  /// The same state always has the same look, with any renderer.
  case sameStateSameLook
  /// Moving the focus selects nothing without reporting it, and the focus is never lost.
  case focusIsNoSelection
  /// The measured size is the drawn one, and no interaction changes it.
  case sizeStays
  /// A press acts on release alone, ends when the pointer leaves, and changes no label.
  case pressActsOnRelease
  /// A component is one tab stop; arrows, Home and End stay inside.
  case oneTabStop
  /// After any intents the state is a possible one, and the next key works.
  case anythingIsSurvived

  /// A short name of the law.
  public var name: Phrase {
    switch self {
    case .meaningIsSeen: Phrase("meaning is seen", korean: "뜻이 보임")
    case .disabledRests: Phrase("disabled rests", korean: "비활성은 쉼")
    case .flagsAreKept: Phrase("flags are kept", korean: "표시 유지")
    case .sameStateSameLook: Phrase("same state, same look", korean: "같은 상태, 같은 모양")
    case .focusIsNoSelection: Phrase("focus is not selection", korean: "초점은 선택이 아님")
    case .sizeStays: Phrase("size stays", korean: "크기 유지")
    case .pressActsOnRelease: Phrase("press acts on release", korean: "뗄 때 작동")
    case .oneTabStop: Phrase("one tab stop", korean: "탭 자리 하나")
    case .anythingIsSurvived: Phrase("anything is survived", korean: "무엇이 와도 견딤")
    }
  }

  /// The law in a sentence.
  public var sentence: Phrase {
    switch self {
    case .meaningIsSeen:
      Phrase(
        "States that mean different things look different, without colour as well.",
        korean: "의미가 다른 상태는 색 없이도 구별됩니다.")
    case .disabledRests:
      Phrase(
        "Disabled components ignore focus, keys and pointer, and show none of them.",
        korean: "비활성 컴포넌트는 초점, 키, 포인터에 반응하지 않습니다.")
    case .flagsAreKept:
      Phrase(
        "No flag overwrites another; clearing one restores the previous state.",
        korean: "표시가 서로를 지우지 않습니다. 표시를 끄면 이전 상태로 돌아갑니다.")
    case .sameStateSameLook:
      Phrase("The same state always has the same look.", korean: "같은 상태는 항상 모양이 같습니다.")
    case .focusIsNoSelection:
      Phrase(
        "Moving the focus selects nothing unsaid, and the focus is never lost.",
        korean: "초점을 옮겨도 선택이 바뀌지 않고, 초점이 사라지지 않습니다.")
    case .sizeStays:
      Phrase(
        "The measured size is the drawn one, and no state of the moment changes it.",
        korean: "측정한 크기와 그린 크기가 같고, 상호작용으로 크기가 바뀌지 않습니다.")
    case .pressActsOnRelease:
      Phrase(
        "A press acts on release alone, ends when the pointer leaves, and changes no label.",
        korean: "버튼을 뗄 때 동작하고, 포인터가 벗어나면 취소되며, 라벨은 바뀌지 않습니다.")
    case .oneTabStop:
      Phrase(
        "A component is one tab stop; arrows, Home and End stay inside.",
        korean: "Tab 키는 컴포넌트에서 한 번만 멈추고, 화살표와 Home, End는 그 안에서 움직입니다.")
    case .anythingIsSurvived:
      Phrase(
        "After any input, the state is possible and the next key works.",
        korean: "어떤 입력 뒤에도 유효한 상태이고, 다음 키가 동작합니다.")
    }
  }
}
