import GSDesign
import GalleryKit

/// States that move by themselves: one clock runs while one of them is seen.
extension GalleryProgram {
  /// Starts and ends automatic movement: no timer runs unless something moves that is seen.
  func settleMovement(_ model: inout GalleryModel) -> [GalleryEffect] {
    let subject: MovementClock.Subject =
      model.place.isMatrix ? .matrix : .state(model.state, of: model.specimen)
    guard let step = nextMovement(after: .zero, model) else {
      model.clock = nil
      return []
    }
    if model.clock?.subject == subject { return [] }
    let clock = MovementClock(subject, step: step)
    model.clock = clock
    return [timer(of: clock)]
  }

  func advanceMovement(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard var clock = model.clock else { return [] }
    clock.advance()
    guard let step = nextMovement(after: clock.elapsed, model) else { return [] }
    clock.step = step
    model.clock = clock
    return [timer(of: clock)]
  }

  private func timer(of clock: MovementClock) -> GalleryEffect {
    .screen(.startTimer(MovementClock.timer, after: clock.step))
  }

  /// The time until a state that is seen looks different; nil if none moves.
  private func nextMovement(after time: Duration, _ model: GalleryModel) -> Duration? {
    guard options.hasMotion, !model.hasSlowLine, isCounted(model) else { return nil }
    switch model.place {
    case .at(.overview): return nil
    case .matrix(let matrix, _): return matrix.nextMovement(after: time, in: workbench(model))
    case .at(.stage), .interact:
      let workbench = workbench(model)
      let isSeen =
        canvas(model, workbench) != nil && !model.showsInspection
        || inspection(model, workbench) != nil
      guard isSeen, let movement = StateMovement(of: model.state, in: specimen(model)),
        !model.showsInspection || !movement.hasBlank
      else { return nil }
      return movement.rest(after: time)
    }
  }
}
