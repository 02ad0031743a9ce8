import ColorScience
import GSDesign
import GalleryKit

/// The origin of a colour in a look, and its substitutes in fewer colours.
struct ColorTrace {
  /// The colour that is nearest among those of a palette.
  struct Nearest: Hashable {
    let index: Int
    let color: RGB
    /// CIEDE2000.
    let distance: Double
  }

  let color: RGB
  /// The role, then the tokens or entries of the palette, and the theme if no file defines the colour.
  let chain: [String]
  /// The tokens with their places, where files give the colour.
  let origins: [TokenOrigin]
  /// The value before it was adjusted to the contrast; nil if it is the same.
  let original: RGB?
  /// The nearest of 256 colours without the sixteen that terminals choose, and the nearest of those as xterm has them.
  let indexed: (of256: Nearest, of16: Nearest)

  /// The trace of a paint; nil if it has no role, or the environment has no theme.
  init?(_ paint: Paint, under environment: EnvironmentChange) {
    guard let role = paint.role, let theme = environment.theme else { return nil }
    let appearance = environment.appearance ?? .light
    let scheme = theme.scheme(appearance, environment.contrast ?? .standard)
    let resolution = scheme.resolution(of: role)
    color = paint.color
    origins = theme.origins(of: role, appearance)
    let entries = resolution.entries.joined(separator: " + ")
    chain =
      origins.isEmpty
      ? [role.name] + (entries.isEmpty ? [] : [entries]) + [theme.name]
      : [role.name] + origins.map(\.path)
    original = resolution.adjusted == resolution.original ? nil : resolution.original
    indexed = (
      Self.nearest(to: paint.color, in: .xterm240), Self.nearest(to: paint.color, in: .xterm16)
    )
  }

  private static func nearest(to color: RGB, in palette: IndexedPalette) -> Nearest {
    let index = palette.nearestIndex(to: color)
    let found = palette[index] ?? color
    return Nearest(index: index, color: found, distance: color.difference2000(to: found))
  }
}

extension ColorTrace.Nearest {
  /// `141 Δ3.2`: the number, and the distance.
  var text: String { "\(index) Δ" + distance.short }
}
