import GSDesign

/// The colours of one environment: each role is resolved and filtered once.
final class Palette {
  let environment: RenderEnvironment
  private let scheme: ColorScheme
  private let filter: ColorFilter
  private var paints: [ColorRole: Paint] = [:]

  init(_ environment: RenderEnvironment) {
    self.environment = environment
    scheme = environment.theme.scheme(environment.appearance, environment.contrast)
    filter = ColorFilter(depth: environment.depth, vision: environment.vision)
  }

  /// Without colour a fill is reverse video.
  var isMono: Bool { environment.depth == .mono }

  /// The colour of a role; nil where there are no colours.
  func paint(_ role: ColorRole) -> Paint? {
    if isMono { return nil }
    if let paint = paints[role] { return paint }
    guard let color = filter.seen(scheme[role]) else { return nil }
    let paint = Paint(color, role: role)
    paints[role] = paint
    return paint
  }
}

/// The palettes used last, so that a frame resolves nothing the one before it has resolved.
final class PaletteCache {
  private static let capacity = 32
  private var palettes: [Palette] = []

  func palette(of environment: RenderEnvironment) -> Palette {
    if let known = palettes.last(where: { $0.environment.hasColors(of: environment) }) {
      return known
    }
    if palettes.count == Self.capacity { palettes.removeFirst() }
    let palette = Palette(environment)
    palettes.append(palette)
    return palette
  }
}
