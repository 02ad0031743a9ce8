import ColorScience
import GSDesign

/// Settings of one's own: each key goes through the values that are not presented, and back to what is.
extension FollowProgram {
  func change(_ command: FollowCommand, _ model: inout FollowModel) {
    var presented = ReviewEnvironment()
    if let scene = model.scene { presented.apply(scene.settings, in: gallery.catalogue) }
    presented = presented.settled(model.gallery.terminal)
    switch command {
    case .nextTheme: turnTheme(1, presented.theme, &model)
    case .previousTheme: turnTheme(-1, presented.theme, &model)
    case .appearance: turn(&model.own.appearance, presented.appearance ?? .light)
    case .depth: turn(&model.own.depth, presented.depth ?? .truecolor)
    case .nextVision: turn(&model.own.vision, presented.vision)
    case .previousVision: turn(&model.own.vision, presented.vision, by: -1)
    case .contrast: turn(&model.own.contrast, presented.contrast)
    case .density: turn(&model.own.density, presented.density)
    case .labelLanguage:
      turn(&model.own.language, presented.language, among: Language.ofInterface)
    case .asPresented:
      let glyphs = model.own.glyphs
      let widthPolicy = model.own.widthPolicy
      // These are the terminal's, and never presented.
      model.own = LinkEnvironment()
      model.own.glyphs = glyphs
      model.own.widthPolicy = widthPolicy
    case .redraw, .suspend, .quit, .interrupt: break
    }
  }

  private func turnTheme(_ step: Int, _ presented: Int, _ model: inout FollowModel) {
    let names = gallery.catalogue.themes.map(\.name)
    let own = model.own.theme.flatMap { names.firstIndex(of: $0) }
    model.own.theme = Self.turned(own, of: names.count, presented, by: step).map { names[$0] }
  }

  private func turn<Value: CaseIterable & Equatable>(
    _ own: inout Value?, _ presented: Value, by step: Int = 1
  ) where Value.AllCases == [Value] {
    turn(&own, presented, among: Value.allCases, by: step)
  }

  private func turn<Value: Equatable>(
    _ own: inout Value?, _ presented: Value, among all: [Value], by step: Int = 1
  ) {
    own = Self.turned(
      own.flatMap { all.firstIndex(of: $0) }, of: all.count, all.firstIndex(of: presented) ?? 0,
      by: step
    ).map { all[$0] }
  }

  /// The place after a place; nil where it is that of what is presented.
  private static func turned(_ own: Int?, of count: Int, _ presented: Int, by step: Int) -> Int? {
    guard count > 0 else { return nil }
    let next = (((own ?? presented) + step) % count + count) % count
    return next == presented ? nil : next
  }
}
