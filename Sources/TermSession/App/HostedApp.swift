package import GSDesign

/// A program that runs by itself, with a closure for its effects.
package struct HostedApp<Shown: Program>: HostedProgram where Shown.Model: Equatable {
  package let program: ControlledProgram<Shown>
  let source: MessageSource<Shown>
  let perform: (Shown.Effect, inout Shown.Model) -> ScreenEffect?

  package init(
    _ program: Shown, _ options: TerminalApp.Options, _ source: MessageSource<Shown>,
    _ perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) {
    self.program = ControlledProgram(shown: program, obeysControlKeys: options.obeysControlKeys)
    self.source = source
    self.perform = perform
  }

  package var descriptor: Int32 { source.descriptor }
  package var ending: AppEnding? { Task.isCancelled ? .cancelled : nil }

  package func takeMessages(_ model: inout Shown.Model) -> [ControlledProgram<Shown>.Effect] {
    source.take(&model).map { .own($0) }
  }

  package func perform(
    _ effect: ControlledProgram<Shown>.Effect, _ model: inout Shown.Model
  ) -> HostDirection<AppEnding> {
    switch effect {
    case .screen(let effect): .screen(effect)
    case .own(let effect): perform(effect, &model).map { .screen($0) } ?? .none
    }
  }
}

/// A program whose process obeys Ctrl-C and Ctrl-Z.
package struct ControlledProgram<Shown: Program>: Program {
  package enum Effect {
    case screen(ScreenEffect)
    case own(Shown.Effect)
  }

  package let shown: Shown
  let obeysControlKeys: Bool

  package var initialModel: Shown.Model { shown.initialModel }

  package func receive(_ model: inout Shown.Model, _ event: Event) -> [Effect] {
    if obeysControlKeys {
      if event == .key(.control("c")) { return [.screen(.interrupt)] }
      if event == .key(.control("z")) { return [.screen(.suspend)] }
    }
    return shown.receive(&model, event).map { .own($0) }
  }

  package func settle(_ model: inout Shown.Model) -> [Effect] {
    shown.settle(&model).map { .own($0) }
  }

  package func view(_ model: Shown.Model) -> Element { shown.view(model) }
}
