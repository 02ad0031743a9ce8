public import ColorScience
public import GSDesign

/// The complete environment of an element, instead of global state.
public struct RenderEnvironment: Hashable, Sendable, Configurable {
  /// The theme whose colours the roles take.
  public var theme: Theme
  /// Light or dark.
  public var appearance: Appearance
  /// The contrast that colours are fitted to.
  public var contrast: Contrast
  /// The colour depth.
  public var depth: ColorDepth
  /// The colour vision that is simulated.
  public var vision: Vision
  /// The height of components: faithful or compact.
  public var density: Density
  /// The glyphs of frames, caps and marks.
  public var glyphs: GlyphSet
  /// The way columns are counted where terminals differ.
  public var widthPolicy: WidthPolicy
  /// Whether colours are darker than they are, as below a dialog.
  public var isDimmed = false
  /// The sixteen named colours of the terminal, by which sixteen are chosen; nil for those of xterm.
  public var namedColors: IndexedPalette?
  /// The depth whose marks are drawn if it is not ``depth``: the outlines of a look are known only with colours, and
  /// the words beside them may have fewer.
  package var markDepth: ColorDepth?

  /// The default of links: gitspace, light, published colours, true colour, faithful, unicode, no vision filter.
  public init(
    theme: Theme = .gitspace, appearance: Appearance = .light, contrast: Contrast = .standard,
    depth: ColorDepth = .truecolor, vision: Vision = .none, density: Density = .faithful,
    glyphs: GlyphSet = .unicode, widthPolicy: WidthPolicy = .grapheme
  ) {
    self.theme = theme
    self.appearance = appearance
    self.contrast = contrast
    self.depth = depth
    self.vision = vision
    self.density = density
    self.glyphs = glyphs
    self.widthPolicy = widthPolicy
  }

  /// Returns the environment with the values that a change sets.
  public func applying(_ change: EnvironmentChange) -> RenderEnvironment {
    and {
      if let theme = change.theme { $0.theme = theme }
      if let appearance = change.appearance { $0.appearance = appearance }
      if let contrast = change.contrast { $0.contrast = contrast }
      if let depth = change.depth { ($0.depth, $0.markDepth) = (depth, nil) }
      if let vision = change.vision { $0.vision = vision }
      if let density = change.density { $0.density = density }
      if let glyphs = change.glyphs { $0.glyphs = glyphs }
      if let widthPolicy = change.widthPolicy { $0.widthPolicy = widthPolicy }
      if let namedColors = change.namedColors { $0.namedColors = namedColors.palette }
      if let isDimmed = change.isDimmed { $0.isDimmed = isDimmed }
    }
  }
}

extension RenderEnvironment {
  /// Whether every role has the same colour, and every panel the same marks, as in another.
  func hasColors(of other: RenderEnvironment) -> Bool {
    appearance == other.appearance && contrast == other.contrast && depth == other.depth
      && vision == other.vision && isDimmed == other.isDimmed && theme == other.theme
      && (depth != .indexed16 || namedColors == other.namedColors)
      && markDepth == other.markDepth
  }

  /// The environment in all colours, with the marks of its own depth.
  package var inAllColors: RenderEnvironment {
    and {
      $0.markDepth = markDepth ?? depth
      $0.depth = .truecolor
    }
  }
}

/// An element in cells: its surface, where the caret is, and which cells belong to which interactive part.
public struct Drawing {
  /// The cells.
  public package(set) var surface: Surface
  /// The place of the terminal's cursor; nil if no part of the element has it.
  public package(set) var caret: CellPosition?
  /// In the order drawn: a later region lies above an earlier one.
  var regions: [Region]
  /// Whether a viewport hides a part of its content, and marks the ends where it does.
  public var isCut: Bool

  struct Region: Hashable, Sendable {
    var id: FocusID
    var area: CellRect
  }

  /// The topmost interactive part at a cell, counted from 0 at the top left; nil if the cell belongs to none.
  public func target(column: Int, row: Int) -> FocusID? {
    regions.last { $0.area.contains(column: column, row: row) }?.id
  }

  /// Where the interactive parts are, in the order drawn; a later one may lie above an earlier one.
  package var partAreas: [CellRect] { regions.map(\.area) }

  /// The interactive parts with their areas, in the order drawn.
  package var parts: [PartArea] { regions.map { PartArea(id: $0.id, area: $0.area) } }
}
