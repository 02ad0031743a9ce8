/// The state of a form: its fields, the one with the focus, and the messages that are shown.
///
/// Tab, Shift-Tab, Up and Down go from field to field and to the button behind the last; Enter goes on, and submits
/// in the last field and on the button. If a field is invalid, submitting moves the focus to the first such field
/// and shows the messages of all. Before that a message is shown once its field was left.
///
/// ```swift
/// var form = FormState([FormField("Name", .required), FormField("Age", .number(0...150))])
/// if case .submitted = form.receive(event, as: "form") { save(name: form.texts[0]) }
/// ```
///
/// A check of the program's own is a message that it sets when the text changes, or when its answer comes:
///
/// ```swift
/// if case .edited(let name) = outcome, form.focused == 0 {
///   form.refuse(0, because: taken.contains(name) ? "This name is taken." : nil)
/// }
/// ```
public struct FormState: InteractiveState {
  /// The fields in their order.
  public let fields: [FormField]
  /// The texts, carets and pointer states of the fields.
  public private(set) var inputs: [TextFieldState]
  /// The button behind the last field.
  public private(set) var button: ButtonState
  /// The field that keys go to while the form has the focus; the number of fields for the button.
  public private(set) var focused: Int
  /// Whether keys go to the form.
  public private(set) var isFocused: Bool
  private var refusals: [Int: String] = [:]
  /// The fields that were left, or submitted: the messages of these are shown.
  package private(set) var left: Set<Int> = []

  /// Makes a state; the first field has the focus if the form has it.
  public init(_ fields: [FormField], isFocused: Bool = true) {
    self.fields = fields
    inputs = fields.map { TextFieldState($0.text) }
    button = ButtonState()
    focused = 0
    self.isFocused = isFocused
    refresh()
  }

  /// The texts of the fields, in their order.
  public var texts: [String] { inputs.map(\.text) }
  /// Whether every text is valid.
  public var isValid: Bool { fields.indices.allSatisfy { problem(at: $0) == nil } }

  /// Every printable key types, unless the button has the focus.
  public var keyMap: KeyMap { focused < fields.count ? .text : .control }

  /// The fault of the text of a field, shown or not; nil for a valid one.
  public func problem(at field: Int) -> FormField.Problem? {
    guard fields.indices.contains(field) else { return nil }
    return fields[field].rule.problem(in: inputs[field].text)
      ?? refusals[field].map { .refused($0) }
  }

  /// The fault to be shown below a field; nil before the field was left or the form submitted.
  public func shownProblem(at field: Int) -> FormField.Problem? {
    left.contains(field) ? problem(at: field) : nil
  }

  /// Refuses the text of a field until it changes, or with nil accepts it.
  public mutating func refuse(_ field: Int, because reason: String?) {
    guard fields.indices.contains(field) else { return }
    refusals[field] = reason
  }

  /// Gives a field the focus, or with their number the button; the message of the field that was left is shown.
  @discardableResult
  public mutating func focus(_ field: Int) -> Outcome {
    guard field != focused, 0...fields.count ~= field else { return .ignored }
    left.insert(focused)
    focused = field
    refresh()
    return .changed
  }

  /// Handles an intent: `.edited` when the text of the field with the focus changed, `.submitted` with the texts,
  /// one on each line, when all are valid.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    switch intent {
    case .focus, .blur:
      guard isFocused != (intent == .focus) else { return .ignored }
      isFocused = intent == .focus
      refresh()
      return .changed
    case .activate: return focused + 1 < fields.count ? focus(focused + 1) : submit()
    case .move(.up): return focus(focused - 1)
    case .move(.down): return focus(focused + 1)
    case .move, .remove, .first, .last, .insert, .deleteBackward, .deleteForward, .deleteAll,
      .cancel:
      return edit(intent)
    case .hover(let member): return point(at: member) { $0.map { .hover($0) } ?? .hover(nil) }
    case .pressDown(let member):
      guard 0...fields.count ~= member else { return .ignored }
      _ = focus(member)
      _ = point(at: member) { $0.map { .pressDown($0) } ?? .hover(nil) }
      return .changed
    case .pressUp(let member):
      let acts = member == fields.count && button.interaction == .pressed
      let outcome = point(at: member) { .pressUp($0) }
      return acts ? submit() : outcome
    }
  }

  /// Whether Tab or Shift-Tab stays in the form, so that a ring of tab stops must not turn by it.
  ///
  /// ```swift
  /// if !model.form.keeps(event) { model.ring.receive(event) }
  /// model.form.receive(event, as: "form", in: model.ring)
  /// ```
  public func keeps(_ event: Event) -> Bool {
    step(of: event).map { 0...fields.count ~= focused + $0 } ?? false
  }

  /// Handles an event; Tab and Shift-Tab go from field to field, and are ignored at the ends.
  @discardableResult
  public mutating func receive(_ event: Event, as id: FocusID) -> Outcome {
    step(of: event).map { focus(focused + $0) } ?? take(event, as: id)
  }

  /// How far a Tab goes; nil for any other event, and without the focus.
  private func step(of event: Event) -> Int? { isFocused ? event.tabStep : nil }

  /// Submits as Enter in the last field does.
  @discardableResult
  public mutating func submit() -> Outcome {
    guard let invalid = fields.indices.first(where: { problem(at: $0) != nil }) else {
      return .submitted(texts.joined(by: "\n"))
    }
    left = Set(fields.indices)
    focused = invalid
    refresh()
    return .changed
  }

  private mutating func edit(_ intent: Intent) -> Outcome {
    guard inputs.indices.contains(focused) else { return .ignored }
    let outcome = inputs[focused].handle(intent)
    if case .edited = outcome { refusals[focused] = nil }
    return outcome
  }

  /// Passes a pointer event to the member under it, and to the others that it is elsewhere.
  private mutating func point(at member: Int?, _ intent: (Int?) -> Intent) -> Outcome {
    let old = self
    for place in inputs.indices { inputs[place].handle(intent(place == member ? 0 : nil)) }
    button.handle(intent(member == fields.count ? 0 : nil))
    refresh()
    return self == old ? .ignored : .changed
  }

  /// Gives the focus to the one part that has it.
  private mutating func refresh() {
    for place in inputs.indices {
      inputs[place].handle(isFocused && place == focused ? .focus : .blur)
    }
    button.handle(isFocused && focused == fields.count ? .focus : .blur)
  }
}
