public import GSDesign

/// A tag manager: tabs, a list, a form, failures, and messages.
///
/// Events become intents; navigation is decided by the coordinator, and the factory makes the screens.
public struct TagManager: ListeningProgram {
  /// Where the keys go.
  public enum Focus: Hashable, Sendable, CaseIterable {
    case tabs, content, retry
  }

  /// Everything the program knows.
  public struct Model: Hashable, Sendable {
    public internal(set) var language: Language
    public internal(set) var route = Route.tags
    public internal(set) var focus = Focus.content
    public internal(set) var tags = Loaded<[Tag], TagError>.idle
    public internal(set) var log = FailureLog<TagError>()
    var tabs = TabsState(count: Route.allCases.count, activation: .automatic)
    var list = ListState(count: 0, selected: nil, activation: .manual)
    var field = TextFieldState(limit: 40)
    var retry = ButtonState()
    public internal(set) var toast = ToastState()
    /// The pending request.
    var asked: TagRequest?

    var words: Words { Words(language: language) }
  }

  /// The effects on the outside.
  public enum Effect: Hashable, Sendable {
    case ask(TagRequest)
    case screen(ScreenEffect)
  }

  static let columns = 44
  private let coordinator = Coordinator()
  private let factory = ScreenFactory()
  private let language: Language

  public init(language: Language) {
    self.language = language
  }

  public var initialModel: Model { Model(language: language) }

  public func receive(_ model: inout Model, _ event: Event) -> [Effect] {
    var effects: [Effect] = []
    switch event {
    case .key(let press): effects = take(press, &model)
    case .paste(let text): effects = send(.insert(text), &model)
    case .pointer(let phase, let target): effects = take(phase, over: target, &model)
    case .timer(let name): model.toast.handle(timer: name)
    case .resized where model.tags == .idle: effects = [.ask(.load)]
    case .resized, .appearance, .colorDepth, .roundTrip, .windowFocus: break
    }
    for case .ask(let request) in effects { model.asked = request }
    refreshFocus(&model)
    return effects
  }

  public func receive(_ model: inout Model, message: Loaded<[Tag], TagError>) -> [Effect] {
    model.tags = message
    guard !message.isLoading else { return [] }
    let asked = model.asked
    model.asked = nil
    let place = model.list.focused ?? 0
    let count = message.last?.count ?? 0
    model.list = ListState(
      count: count, selected: nil, focused: min(place, max(0, count - 1)), activation: .manual)
    let told: ToastState.Message?
    if let failure = message.failure {
      model.log.note(failure, from: "tags")
      model.tabs.setBadge(min(model.log.total, 999), at: Route.failures.rawValue)
      told = ToastState.Message(failure.text(language), kind: .failure)
    } else {
      if case .add = asked {
        model.field = TextFieldState(limit: 40)
        go(.tagAdded, &model)
      }
      told = asked == .load ? nil : ToastState.Message(model.words.saved, kind: .success)
    }
    refreshFocus(&model)
    guard let told else { return [] }
    return [.screen(.startTimer(model.toast.show(told), after: .seconds(3)))]
  }

  /// The screen in words, one line for each part.
  public func words(_ model: Model) -> [String] { factory.screen(model.route).words(model) }

  public func view(_ model: Model) -> Element {
    let words = model.words
    let screen = factory.screen(model.route)
    var table = InteractionTable()
    let tabs = table.add(GSTabs(words.tabs, state: model.tabs))
    let content = table.add(screen.content(model))
    let keys = GSKeyLine(words.keys.map { GSKeyLine.Hint($0.0, $0.1) }).element
    let page = Element.column([
      tabs, .blank, .padded(Edges(horizontal: .large), content), .spacer,
      .padded(Edges(horizontal: .large), keys),
    ])
    return .layered(
      .sized(width: .fill, height: .fill, .backdrop(.page, page)),
      overlay: GSToast(state: model.toast).element, alignment: .bottom)
  }
}

extension TagManager {
  private func take(_ press: KeyPress, _ model: inout Model) -> [Effect] {
    let isTyping = model.route == .form && model.focus == .content
    switch press {
    case KeyPress(.tab): turn(1, &model)
    case KeyPress(.tab, modifiers: .shift): turn(-1, &model)
    case KeyPress(.escape):
      model.toast.handle(.cancel)
      model.focus = .tabs
    case KeyPress("q") where !isTyping: return [.screen(.quit)]
    case KeyPress("r") where !isTyping: return [.ask(.load)]
    case _:
      guard let intent = (isTyping ? KeyMap.text : .control).intent(for: press) else { return [] }
      return send(intent, &model)
    }
    return []
  }

  private func send(_ intent: Intent, _ model: inout Model) -> [Effect] {
    switch model.focus {
    case .tabs:
      if case .selected(let tab) = model.tabs.handle(intent) { go(.tabChosen(tab), &model) }
    case .content: return factory.screen(model.route).handle(intent, &model)
    case .retry: if model.retry.handle(intent) == .activated { return [.ask(.load)] }
    }
    return []
  }

  private func take(
    _ phase: PointerPhase, over target: FocusID?, _ model: inout Model
  ) -> [Effect] {
    let screen = factory.screen(model.route)
    for (focus, part) in [
      (Focus.tabs, FocusID("tabs")), (.content, screen.part), (.retry, FocusID("retry")),
    ] {
      guard let intent = Intent.pointer(phase, over: target, for: part) else { continue }
      if case .pressDown = intent { model.focus = focus }
      let before = model.focus
      model.focus = focus
      let effects = send(intent, &model)
      model.focus = before
      if !effects.isEmpty { return effects }
    }
    return []
  }

  private func go(_ intent: NavigationIntent, _ model: inout Model) {
    guard let route = coordinator.route(for: intent, from: model.route) else { return }
    model.route = route
    model.tabs = TabsState(
      count: Route.allCases.count, selected: route.rawValue, activation: .automatic,
      badges: model.tabs.badges)
  }

  private func turn(_ step: Int, _ model: inout Model) {
    let hasRetry = model.route == .tags && model.tags.failure != nil && !model.tags.isLoading
    let all = Focus.allCases.filter { $0 != .retry || hasRetry }
    let place = all.firstIndex(of: model.focus) ?? 0
    model.focus = all[(place + step + all.count) % all.count]
  }

  /// Gives the focus to the part that has the keys, and takes it from the others.
  private func refreshFocus(_ model: inout Model) {
    if model.focus == .retry, model.tags.failure == nil || model.route != .tags {
      model.focus = .content
    }
    let isContent = model.focus == .content
    model.tabs.handle(model.focus == .tabs ? .focus : .blur)
    model.list.handle(isContent && model.route == .tags ? .focus : .blur)
    model.field.handle(isContent && model.route == .form ? .focus : .blur)
    model.retry.handle(model.focus == .retry ? .focus : .blur)
  }
}
