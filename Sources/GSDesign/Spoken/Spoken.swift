/// The description of a part for screen readers: its role, and the facts that its look does not show.
///
/// A control that is made by ``InteractionTable/control(_:_:panel:label:spoken:isTabStop:action:decorate:)`` is read as a button
/// with the words in its panel and the marks of its state. Other elements, and those with
/// glyphs, need a description:
///
/// ```swift
/// Element.spoken(Spoken(.button, name: SampleLabel("Close", "닫기")), .label("✕"))
/// ```
public struct Spoken: Hashable, Sendable {
  /// The role.
  public var role: SpokenRole
  /// The name; nil reads the words inside.
  public var name: SampleLabel?
  /// The value; nil for a part without one.
  public var value: SampleLabel?
  /// The states, in addition to the marks of the panels inside.
  public var states: Set<SpokenState>
  /// The position among several; nil for a part alone.
  public var position: Position?

  /// The place among members, counted from 1.
  public struct Position: Hashable, Sendable {
    /// The place, from 1.
    public let place: Int
    /// How many there are.
    public let count: Int

    /// Makes the place of the member at an index from 0.
    public init(index: Int, of count: Int) {
      place = index + 1
      self.count = count
    }
  }

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - role: the kind of part.
  ///   - name: the name; nil reads the words inside.
  ///   - value: the current value.
  ///   - states: the states, in addition to the marks of the panels inside.
  ///   - position: which of several it is.
  public init(
    _ role: SpokenRole, name: SampleLabel? = nil, value: SampleLabel? = nil,
    states: Set<SpokenState> = [], position: Position? = nil
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.states = states
    self.position = position
  }

  /// Makes a description of a part whose name is the caller's, the same in every language.
  public init(
    _ role: SpokenRole, _ name: String, value: String? = nil, states: Set<SpokenState> = [],
    position: Position? = nil
  ) {
    self.init(
      role, name: SampleLabel(name, name), value: value.map { SampleLabel($0, $0) },
      states: states, position: position)
  }
}

/// The role of a part, in the terms of screen readers.
public enum SpokenRole: String, Hashable, Sendable, CaseIterable {
  /// Does something when it is pressed.
  case button
  /// A button that stays selected.
  case toggleButton
  /// Turns a setting on or off at once.
  case switchButton
  /// Has a mark or none.
  case checkbox
  /// One of several, of which exactly one is chosen.
  case radioButton
  /// Shows one of several screens.
  case tab
  /// A row of a list.
  case row
  /// Takes text.
  case textField
  /// A number between two arrows.
  case stepper
  /// Words over what follows them.
  case heading
  /// Words.
  case text
  /// A picture.
  case image
  /// The progress of some work.
  case progress
  /// A message that goes away by itself.
  case notification
  /// A message that the user sent.
  case sentMessage
  /// A message from another user.
  case receivedMessage
  /// Holds rows.
  case list
  /// Holds a message and its answers.
  case alert
  /// Holds the content of a sheet over a screen.
  case sheet
  /// Holds the title of a screen and the ways to leave it.
  case navigationBar
  /// Names the one control inside, and is not read itself.
  case label
  /// Not read: a screen reader finds the same information elsewhere.
  case decoration

  /// Whether it is read before the parts inside, which are read one by one.
  var isContainer: Bool {
    switch self {
    case .list, .alert, .sheet, .navigationBar, .label: true
    case .button, .toggleButton, .switchButton, .checkbox, .radioButton, .tab, .row, .textField,
      .stepper, .heading, .text, .image, .progress, .notification, .sentMessage, .receivedMessage,
      .decoration:
      false
    }
  }

  /// The word for it.
  public var word: SampleLabel {
    switch self {
    case .button: SampleLabel("button", "버튼")
    case .toggleButton: SampleLabel("toggle button", "전환 버튼")
    case .switchButton: SampleLabel("switch", "스위치")
    case .checkbox: SampleLabel("checkbox", "체크상자")
    case .radioButton: SampleLabel("radio button", "라디오 버튼")
    case .tab: SampleLabel("tab", "탭")
    case .row: SampleLabel("row", "행")
    case .textField: SampleLabel("text field", "텍스트 필드")
    case .stepper: SampleLabel("stepper", "스테퍼")
    case .heading: SampleLabel("heading", "머리말")
    case .text, .label, .decoration: SampleLabel("text", "텍스트")
    case .image: SampleLabel("image", "이미지")
    case .progress: SampleLabel("progress indicator", "진행률 표시기")
    case .notification: SampleLabel("notification", "알림")
    case .sentMessage: SampleLabel("sent message", "보낸 메시지")
    case .receivedMessage: SampleLabel("received message", "받은 메시지")
    case .list: SampleLabel("list", "목록")
    case .alert: SampleLabel("alert", "알림창")
    case .sheet: SampleLabel("sheet", "시트")
    case .navigationBar: SampleLabel("navigation bar", "내비게이션 바")
    }
  }
}

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
