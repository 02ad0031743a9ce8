public import ColorScience
public import GSDesign

/// The colours of one environment: each role is resolved and filtered once, each style made once.
final class Palette {
  let environment: RenderEnvironment
  /// Without colour a fill is reverse video.
  let isMono: Bool
  private let scheme: ColorScheme
  private let filter: ColorFilter
  /// The first is none at all.
  private var paints: [Paint?] = [nil]
  /// By the index of a built-in role, at rest, hovered and pressed.
  private var builtIn = [PaintID](
    repeating: .none, count: Interaction.allCases.count * BuiltInRole.allCases.count)
  private var others: [ColorRole: PaintID] = [:]
  private var styles: [UInt64: StyleID] = [:]

  init(_ environment: RenderEnvironment) {
    self.environment = environment
    isMono = environment.depth == .mono
    scheme = environment.theme.scheme(environment.appearance, environment.contrast)
    filter = ColorFilter(depth: environment.depth, vision: environment.vision)
  }

  /// Names the colour of a role; none where there are no colours.
  func id(of role: ColorRole) -> PaintID {
    if isMono { return .none }
    switch role.base {
    case .builtIn(let name):
      let index = Interaction.allCases.count * Int(name.rawValue) + role.interaction.index
      if builtIn[index] == .none { builtIn[index] = add(role) }
      return builtIn[index]
    case .custom:
      if let known = others[role] { return known }
      let id = add(role)
      others[role] = id
      return id
    }
  }

  /// The colour of a role; nil where there are no colours.
  func paint(_ role: ColorRole) -> Paint? { paints[Int(id(of: role).index)] }

  /// The style of a coat upon a ground.
  func style(of coat: CellPaint, over under: StyleID, _ pool: CellPool) -> StyleID {
    let key = UInt64(under.index) << 32 | coat.key
    if let known = styles[key] { return known }
    let paint = paints[Int(coat.paint.index)]
    let style = pool.id(of: coat.style(paint, over: pool[under], isMono: isMono))
    // A key tells this many colours apart.
    if coat.paint.index < CellPaint.mostPaintsInKey { styles[key] = style }
    return style
  }

  /// A style of cells that have their colours already, as it is seen here: without colour a fill is reverse video.
  ///
  /// - Parameter own: the colours that these cells have for their roles. They are kept apart as those of the scheme are.
  func style(_ style: Style, among own: [ColorRole: RGB]) -> Style {
    func seen(_ paint: Paint?) -> Paint? {
      guard let paint else { return nil }
      let color =
        if let role = paint.role {
          shown(role) { $0 == role ? paint.color : own[$0] ?? schemeColor($0) }
        } else {
          filter.shown(paint.color)
        }
      return color.map { Paint(filter.seen($0), role: paint.role) }
    }
    var result = Style(
      foreground: seen(style.foreground), background: seen(style.background),
      attributes: style.attributes)
    if isMono, let fill = style.background, fill.role != .page {
      result.attributes.formSymmetricDifference(.reverse)
    }
    return result
  }

  /// A colour of something drawn before, as it is seen here; nil without colours.
  func paint(ofPicture paint: Paint?) -> Paint? {
    style(Style(foreground: paint), among: [:]).foreground
  }

  private func schemeColor(_ role: ColorRole) -> RGB {
    environment.isDimmed ? scheme[role].dimmed : scheme[role]
  }

  private func add(_ role: ColorRole) -> PaintID {
    // At 16 colours a finger is told by reverse.
    let isReversed = environment.depth == .indexed16 && role.interaction == .pressed
    guard let shown = shown(isReversed ? role.resting : role, schemeColor) else { return .none }
    paints.append(Paint(filter.seen(shown), role: role))
    return PaintID(index: UInt32(paints.count - 1))
  }

  /// The terminal's rendition of a role, in the colours that the roles have.
  ///
  /// Where colours are few, a fill keeps apart from the page and an ink from its fills: a tint on paper keeps its
  /// outline, and words can be read. At 256 colours hovering keeps apart from resting, and pressing from both.
  private func shown(_ role: ColorRole, _ color: (ColorRole) -> RGB) -> RGB? {
    var taken: [RGB] = []
    func avoid(_ other: ColorRole) {
      guard color(other) != color(role), let seen = shown(other, color) else { return }
      taken.append(seen)
    }
    switch environment.depth {
    case .truecolor, .mono: break
    case .indexed256, .indexed16:
      let name = role.fallback
      if name != .page, InkPair.all.contains(where: { $0.fill == name }) { avoid(.page) }
      for pair in InkPair.all where pair.ink == name {
        let fill = ColorRole(pair.fill)
        avoid(role.isPressed ? fill.pressed : fill)
      }
      guard environment.depth == .indexed256 else { break }
      if role.isPressed || role.interaction == .hovered { avoid(role.resting) }
      if role.isPressed { avoid(role.resting.hovered) }
    }
    return filter.shown(color(role), avoiding: taken)
  }
}

/// Names a colour of a palette.
struct PaintID: Hashable {
  let index: UInt32

  /// The terminal's own.
  static let none = PaintID(index: 0)
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

extension Interaction {
  /// Its place among the colours of a role.
  fileprivate var index: Int {
    switch self {
    case .normal: 0
    case .hovered: 1
    case .pressed: 2
    }
  }
}

/// Shows colours as a terminal with fewer of them, or a person with another colour vision, would.
///
/// The terminal comes first, then the eye.
struct ColorFilter {
  let depth: ColorDepth
  let vision: Vision

  /// The perceived colour of a colour that the terminal shows.
  func seen(_ shown: RGB) -> RGB { vision.simulating(shown) }

  /// The terminal's rendition of a colour; nil if there are no colours.
  ///
  /// - Parameter taken: colours that it must not become, since what it stands on, or apart from, is shown in them.
  func shown(_ color: RGB, avoiding taken: [RGB] = []) -> RGB? {
    guard depth != .mono else { return nil }
    guard let palette else { return color }
    let nearest = palette[palette.nearestIndex(to: color)] ?? color
    guard taken.contains(nearest) else { return nearest }
    let wanted = OKLab(color)
    return palette.colors.filter { !taken.contains($0) }
      .min { OKLab($0).distance(to: wanted) < OKLab($1).distance(to: wanted) } ?? nearest
  }

  /// The colours there are, where they are few.
  private var palette: IndexedPalette? {
    switch depth {
    case .truecolor, .mono: nil
    case .indexed256: .xterm240
    case .indexed16: .xterm16
    }
  }
}

/// The colours that stand for the terminal's own where there is no terminal, as in documents.
public struct ExportColors: Hashable, Sendable {
  /// The colour of words that have none of their own.
  public var foreground: RGB
  /// The colour of what nothing is painted on.
  public var background: RGB

  /// Two colours of the caller's choice.
  public init(foreground: RGB, background: RGB) {
    self.foreground = foreground
    self.background = background
  }

  /// Black on white.
  public static let light = ExportColors(appearance: .light)

  /// Black on white, or white on black.
  public init(appearance: Appearance) {
    switch appearance {
    case .light: self.init(foreground: .black, background: .white)
    case .dark: self.init(foreground: .white, background: .black)
    }
  }

  /// How a style is seen: reverse exchanged, dim mixed with the background.
  func resolve(_ style: Style) -> ExportedStyle {
    var foreground = style.foreground?.color ?? self.foreground
    var background = style.background?.color ?? self.background
    if style.attributes.contains(.reverse) { swap(&foreground, &background) }
    if style.attributes.contains(.dim) {
      foreground = foreground.composited(over: background, opacity: 0.6)
    }
    return ExportedStyle(
      foreground: foreground, background: background, attributes: style.attributes)
  }
}

/// A style in colours as they are seen.
struct ExportedStyle: Hashable {
  let foreground: RGB
  let background: RGB
  let attributes: Attributes
}
