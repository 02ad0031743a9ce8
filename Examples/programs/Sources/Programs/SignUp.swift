public import GSDesign

/// A form: Tab, arrows and the pointer choose a field, Enter goes on. The name is checked beside the program.
public struct SignUp: ListeningProgram {
  public enum Message: Sendable {
    case checked(name: String, isTaken: Bool)
  }

  public struct Model: Equatable {
    public var form = FormState([
      FormField("Name", .characters(2...20)), FormField("Age", .number(14...120)),
    ])
    public var saved: String?
  }

  public let initialModel = Model()
  let isTaken: @Sendable (String) async -> Bool

  /// - Parameter isTaken: returns whether a name is already in use.
  public init(isTaken: @escaping @Sendable (String) async -> Bool) { self.isTaken = isTaken }

  public func receive(_ model: inout Model, _ event: Event) -> [TaskEffect<Message>] {
    if event == .key(KeyPress(.escape)) { return [.screen(.quit)] }
    switch model.form.receive(event, as: "form") {
    case .edited(let name) where model.form.focused == 0:
      // Each letter starts a check, and cancels the one before.
      let task = ProgramTask<Message>("name") { [isTaken] _ in
        .checked(name: name, isTaken: await isTaken(name))
      }
      return [.start(task)]
    case .submitted: model.saved = model.form.texts.joined(separator: ", ")
    default: break
    }
    return []
  }

  public func receive(_ model: inout Model, message: Message) -> [TaskEffect<Message>] {
    switch message {
    case .checked(let name, let isTaken):
      guard name == model.form.texts[0] else { return [] }
      model.form.refuse(0, because: isTaken ? "\(name) is taken" : nil)
    }
    return []
  }

  public func view(_ model: Model) -> Element {
    Content.column(spacing: .small) {
      GSForm(state: model.form, submit: "Sign up", id: "form")
      if let saved = model.saved { GSText(.body2, "Welcome, \(saved)") }
    }.element
  }
}
