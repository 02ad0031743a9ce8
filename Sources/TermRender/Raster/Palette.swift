public import ColorScience
public import GSDesign

/// The colours of one environment: each role is resolved and reduced once, each style made once.
final class Palette {
  let environment: RenderEnvironment
  /// Without colour a fill is reverse video.
  let isMono: Bool
  let reduction: ColorReduction
  /// The colours of the roles before they are reduced.
  let colors: (ColorRole) -> RGB
  /// The first is none at all.
  private var paints: [RolePaint?] = [nil]
  /// By the index of a built-in role, at rest, hovered and pressed.
  private var builtIn = [PaintID](
    repeating: .none, count: Interaction.allCases.count * BuiltInRole.allCases.count)
  private var others: [ColorRole: PaintID] = [:]
  private var styles: [UInt64: StyleID] = [:]

  init(_ environment: RenderEnvironment) {
    self.environment = environment
    isMono = environment.depth == .mono
    let scheme = environment.theme.scheme(environment.appearance, environment.contrast)
    colors = environment.isDimmed ? { scheme[$0].dimmed } : { scheme[$0] }
    reduction = ColorReduction(environment.depth, named: environment.namedColors)
  }

  /// The number of a role's colour; ``PaintID/none`` without colours.
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

  /// The colour of a role as a fill; nil without colours.
  func paint(_ role: ColorRole) -> Paint? { paints[Int(id(of: role).index)]?.seen }

  /// The colour of a role as a line upon a ground; nil without colours.
  func line(_ role: ColorRole, over ground: Paint?) -> Paint? {
    paints[Int(id(of: role).index)].map { ink($0, [], over: ground) }
  }

  /// The style of a coat upon a ground.
  func style(of coat: CellPaint, over under: StyleID, _ pool: CellPool) -> StyleID {
    let key = UInt64(under.index) << 32 | coat.key
    if let known = styles[key] { return known }
    let ground = pool[under]
    let own = paints[Int(coat.paint.index)]
    let paint =
      switch coat.kind {
      case .over: own.map { ink($0, coat.attributes, over: ground.background) }
      case .part, .cutOut, .fill: own?.seen
      }
    let style = pool.id(of: coat.style(paint, over: ground, isMono: isMono))
    // The limit of paints that a key can distinguish.
    if coat.paint.index < CellPaint.mostPaintsInKey { styles[key] = style }
    return style
  }

  private func add(_ role: ColorRole) -> PaintID {
    // At 16 colours, reverse shows that a part is pressed.
    let isReversed = environment.depth == .indexed16 && role.interaction == .pressed
    let source = RoleColors(
      role: isReversed ? role.resting : role, reduction: reduction,
      contrast: environment.contrast, colors: colors)
    let fill = source.fill
    let seen = Paint(environment.vision.simulating(fill), role: role)
    paints.append(RolePaint(role: source.role, color: source.color, fill: fill, seen: seen))
    return PaintID(index: UInt32(paints.count - 1))
  }

  /// The visible colour of an ink upon a ground.
  private func ink(_ ink: RolePaint, _ attributes: Attributes, over ground: Paint?) -> Paint {
    guard reduction.hasPalette, let ground else { return ink.seen }
    let own = ground.role.map { paints[Int(id(of: $0).index)] } ?? nil
    // Paints of another environment are taken unchanged.
    let isOwn = own?.seen == ground
    let fill = isOwn ? own : nil
    let source = RoleColors(
      role: ink.role, reduction: reduction, contrast: environment.contrast, colors: colors)
    // At sixteen colours, words are dim that are not dim at other depths: they keep the contrast that they have there.
    let color = source.ink(
      on: fill?.color ?? ground.color, shownAs: fill?.fill ?? ground.color, attributes,
      wasDim: !reduction.depth.isCoarse)
    return Paint(environment.vision.simulating(color), role: ink.seen.role)
  }
}

/// A role of a palette, with its colour as a fill.
private struct RolePaint {
  /// The role that it is shown as.
  let role: ColorRole
  /// Its colour before it is reduced.
  let color: RGB
  /// Its colour on the terminal as a fill.
  let fill: RGB
  /// That colour with the vision simulated.
  let seen: Paint
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

/// The colours that replace the terminal's own in documents, which have no terminal.
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
      foreground = foreground.composited(over: background, opacity: Attributes.dimOpacity)
    }
    return ExportedStyle(
      foreground: foreground, background: background, attributes: style.attributes)
  }
}

/// A style with its visible colours.
struct ExportedStyle: Hashable {
  let foreground: RGB
  let background: RGB
  let attributes: Attributes
}
