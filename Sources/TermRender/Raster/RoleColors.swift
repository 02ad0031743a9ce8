import ColorScience
import GSDesign

/// How a role is shown at a depth: as a fill, and as an ink upon one.
///
/// With few colours, a fill stays distinct from the page and keeps its inks readable: a tint on paper keeps its
/// outline. At 256 colours, a part under the pointer stays distinct from a resting one, and a pressed part from both.
struct RoleColors {
  let role: ColorRole
  let reduction: ColorReduction
  /// The contrast mode.
  let contrast: Contrast
  /// The colours of all roles before they are reduced.
  let colors: (ColorRole) -> RGB

  /// Its colour before it is reduced.
  var color: RGB { colors(role) }

  /// Its colour on the terminal as a fill.
  var fill: RGB {
    guard reduction.hasPalette else { return color }
    return reduction.fill(color, apartFrom: apart(from: grounds) { $0.fill }, bearing: needs)
  }

  /// Its colour on the terminal as an ink.
  ///
  /// - Parameters:
  ///   - fill: the colour of the fill before it was reduced.
  ///   - shown: the colour that the fill is shown in.
  ///   - wasDim: whether words that are dim were dim before their colours were reduced.
  func ink(
    on fill: RGB, shownAs shown: RGB, _ attributes: Attributes, wasDim: Bool = true
  ) -> RGB {
    let pair = ColorReduction.Pair(ink: color, fill: fill, attributes: attributes)
    let taken = apart(from: []) {
      $0.ink(on: fill, shownAs: shown, attributes, wasDim: wasDim)
    }
    return reduction.ink(of: pair, on: shown, apartFrom: taken, wasDim: wasDim)
  }

  private func other(_ role: ColorRole) -> RoleColors {
    RoleColors(role: role, reduction: reduction, contrast: contrast, colors: colors)
  }

  /// The reduced colours it must stay distinct from: those of roles whose full colour differs from its own.
  private func apart(
    from others: [ColorRole], _ shown: (RoleColors) -> RGB
  ) -> [RGB] {
    var roles = others
    if reduction.depth == .indexed256 {
      if role.isPressed || role.interaction == .hovered { roles.append(role.resting) }
      if role.isPressed { roles.append(role.resting.hovered) }
    }
    return roles.map(other).filter { $0.color != color }.map(shown)
  }

  /// The roles it must stay distinct from as a fill. At sixteen colours, words and fill are swapped in a pressed part,
  /// which must look unlike a resting part and unlike one under the pointer.
  private var grounds: [ColorRole] {
    let name = role.fallback
    var grounds: [ColorRole] = []
    if name != .page, InkPair.all.contains(where: { $0.fill == name }) { grounds.append(.page) }
    guard reduction.depth == .indexed16 else { return grounds }
    for pair in InkPair.all where pair.ink == name {
      grounds += [ColorRole(pair.fill), ColorRole(pair.fill).hovered]
    }
    return grounds
  }

  /// The needs of the inks on it, as its full colour meets them.
  private var needs: [IndexedPalette.Need] {
    InkPair.all.compactMap { pair -> IndexedPalette.Need? in
      let isSwapped = reduction.depth == .indexed16 && pair.ink == role.fallback
      guard pair.fill == role.fallback || isSwapped else { return nil }
      let partner = other(ColorRole(isSwapped ? pair.fill : pair.ink))
      return pair.need(
        of: partner.color, on: color, contrast,
        opacity: reduction.depth.isCoarse ? Attributes.dimOpacity : 1)
    }
  }
}

extension Palette {
  /// The visible form of a style that already has its colours: without colour a fill is reverse video.
  ///
  /// - Parameters:
  ///   - isPart: whether its glyph is a part of a fill.
  ///   - own: the colours that these cells have for their roles. They are kept distinct like those of the scheme.
  func style(_ style: Style, isPart: Bool, among own: [ColorRole: RGB]) -> Style {
    let style = environment.isDimmed ? style.dimmed : style
    if isMono {
      var attributes = style.attributes
      if let fill = style.background, fill.role != .page {
        attributes.formSymmetricDifference(.reverse)
      }
      return Style(attributes: attributes)
    }
    guard reduction.hasPalette else {
      return Style(
        foreground: style.foreground.map { seen($0.color, $0) },
        background: style.background.map { seen($0.color, $0) }, attributes: style.attributes)
    }
    func source(_ paint: Paint) -> RoleColors? {
      guard let role = paint.role else { return nil }
      return RoleColors(role: role, reduction: reduction, contrast: environment.contrast) {
        [colors] in
        $0 == role ? paint.color : own[$0] ?? colors($0)
      }
    }
    func fill(_ paint: Paint) -> RGB { source(paint)?.fill ?? reduction.fill(paint.color) }
    let ground = style.background.map { (color: $0.color, shown: fill($0), paint: $0) }
    let foreground = style.foreground.map { paint in
      guard !isPart, let ground else { return seen(fill(paint), paint) }
      let ink =
        source(paint)?.ink(on: ground.color, shownAs: ground.shown, style.attributes)
        ?? reduction.ink(
          of: .init(ink: paint.color, fill: ground.color, attributes: style.attributes),
          on: ground.shown)
      return seen(ink, paint)
    }
    return Style(
      foreground: foreground, background: ground.map { seen($0.shown, $0.paint) },
      attributes: style.attributes)
  }

  /// The visible form of a colour drawn before; nil without colours.
  func paint(ofPicture paint: Paint?) -> Paint? {
    style(Style(foreground: paint), isPart: true, among: [:]).foreground
  }

  /// A colour of the terminal with the vision simulated, and the role of a paint.
  private func seen(_ color: RGB, _ paint: Paint) -> Paint {
    Paint(environment.vision.simulating(color), role: paint.role)
  }
}

extension Style {
  /// The style below a dialog.
  fileprivate var dimmed: Style {
    func dimmed(_ paint: Paint) -> Paint { Paint(paint.color.dimmed, role: paint.role) }
    return Style(
      foreground: foreground.map(dimmed), background: background.map(dimmed),
      attributes: attributes)
  }
}
