import ColorScience
import GSDesign

/// The properties that two environments share if their drawings differ in nothing but the colours of roles.
///
/// Colours must be those of the scheme, neither reduced nor filtered. Beyond that, a scheme decides on glyphs of
/// selected and disabled panels, and the appearance on shadows.
struct Recoloring: Equatable {
  private let traits: LayoutTraits
  private let size: CellSize
  private let glyphs: [Bool]
  private let shadows: [Shadow?]
  private let measured: Theme

  /// nil for an arrangement that has colours of its own, or environments of its own.
  init?(_ arrangement: Arrangement, _ environment: RenderEnvironment, size: CellSize) {
    guard environment.depth == .truecolor, environment.markDepth == nil,
      environment.vision == .none, !environment.isDimmed, !arrangement.changesEnvironment
    else { return nil }
    let scheme = environment.theme.scheme(environment.appearance, environment.contrast)
    var glyphs: [Bool] = []
    var shadows: [Shadow?] = []
    for placement in arrangement.placements {
      switch placement.content {
      case .panel(let panel, _, _):
        if let shadow = panel.shadow { shadows.append(shadow.falling(in: environment.appearance)) }
        glyphs += MarkedInk.all(of: panel).map { $0.needsGlyph(in: scheme) }
      case .cells: return nil
      case .backdrop, .words, .rule, .endMark: break
      }
    }
    traits = LayoutTraits(environment)
    self.size = size
    self.glyphs = glyphs
    self.shadows = shadows
    measured = environment.theme
  }

  static func == (first: Recoloring, second: Recoloring) -> Bool {
    first.traits == second.traits && first.size == second.size
      && first.glyphs == second.glyphs && first.shadows == second.shadows
      && first.measured.hasMeasures(of: second.measured)
  }
}
