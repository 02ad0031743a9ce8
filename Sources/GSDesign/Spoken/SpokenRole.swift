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
