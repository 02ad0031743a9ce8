/// A state of a part; several are spoken in the order of the cases.
public enum SpokenState: Int, Hashable, Sendable, CaseIterable {
  /// It is chosen.
  case selected
  /// It is switched on.
  case on
  /// It is switched off.
  case off
  /// It has its mark.
  case checked
  /// It has no mark.
  case unchecked
  /// Its content is expanded.
  case expanded
  /// Its content is collapsed.
  case collapsed
  /// It can be removed: its list is being edited.
  case editing
  /// Its action is destructive.
  case destructive
  /// Its value is invalid.
  case invalid
  /// It is other than usual.
  case changed
  /// Content has been scrolled below it.
  case scrolled
  /// Keys go to it.
  case focused
  /// The pointer rests on it.
  case hovered
  /// It is held down.
  case pressed
  /// It refuses to act.
  case disabled

  /// The word for it.
  public var word: SampleLabel {
    switch self {
    case .selected: SampleLabel("selected", "선택됨")
    case .on: SampleLabel("on", "켜짐")
    case .off: SampleLabel("off", "꺼짐")
    case .checked: SampleLabel("checked", "체크됨")
    case .unchecked: SampleLabel("not checked", "체크 안 됨")
    case .expanded: SampleLabel("expanded", "펼쳐짐")
    case .collapsed: SampleLabel("collapsed", "접힘")
    case .editing: SampleLabel("editing", "편집 중")
    case .destructive: SampleLabel("destructive", "삭제 동작")
    case .invalid: SampleLabel("invalid", "잘못된 입력")
    case .changed: SampleLabel("changed", "변경됨")
    case .scrolled: SampleLabel("scrolled", "스크롤됨")
    case .focused: SampleLabel("focused", "초점")
    case .hovered: SampleLabel("hovered", "호버")
    case .pressed: SampleLabel("pressed", "눌림")
    case .disabled: SampleLabel("disabled", "비활성")
    }
  }
}
