import GSDesign

/// How the style of a painted cell follows from the ground under it.
struct CellPaint {
  enum Kind: UInt64 {
    /// Words or a line in a colour that must be distinct from the ground.
    case over
    /// A glyph in the ground's colour upon a fill, for shapes that have no glyph of their own.
    case cutOut
    /// The fill alone, over any ground; without colour the ground in reverse.
    case fill
    /// A block element in a colour upon the ground: a part of a fill, in the colour of the rest of it.
    case part
  }

  let kind: Kind
  let paint: PaintID
  let attributes: Attributes

  private init(_ kind: Kind, _ paint: PaintID, _ attributes: Attributes) {
    self.kind = kind
    self.paint = paint
    self.attributes = attributes
  }

  static func over(_ paint: PaintID, _ attributes: Attributes = []) -> CellPaint {
    CellPaint(.over, paint, attributes)
  }

  static func part(_ paint: PaintID) -> CellPaint { CellPaint(.part, paint, []) }

  static func cutOut(_ paint: PaintID) -> CellPaint { CellPaint(.cutOut, paint, []) }

  static func fill(_ paint: PaintID) -> CellPaint { CellPaint(.fill, paint, []) }

  /// All but the ground in 32 bits: the paint above the kind above the attributes.
  var key: UInt64 {
    UInt64(paint.index) << 10 & 0xFFFF_FC00 | kind.rawValue << 8 | UInt64(attributes.rawValue)
  }

  static let mostPaintsInKey: UInt32 = 1 << 22

  /// - Parameter isMono: whether the terminal shows no colours. Then reverse marks a filled ground; otherwise it
  ///   belongs to words.
  func style(_ paint: Paint?, over under: Style, isMono: Bool) -> Style {
    let ground = under.attributes.intersection(isMono ? .reverse : [])
    switch kind {
    case .over, .part:
      return Style(
        foreground: paint, background: isMono ? nil : under.background,
        attributes: attributes.symmetricDifference(ground))
    case .fill:
      guard paint == nil else { return Style(background: paint, attributes: attributes) }
      return Style(attributes: attributes.union(ground.symmetricDifference(.reverse)))
    case .cutOut:
      if let paint, let background = under.background {
        return Style(foreground: background, background: paint, attributes: attributes)
      }
      // The ground is the terminal's own, which has no name as an ink: it is drawn in reverse.
      return Style(
        foreground: paint, attributes: attributes.union(ground.symmetricDifference(.reverse)))
    }
  }
}

/// A coat over cells one after the other: the style is looked up where the ground changes.
struct PaintCache {
  private let coat: CellPaint
  private let palette: Palette
  private var under: StyleID?
  private var result = StyleID.plain

  init(_ coat: CellPaint, _ palette: Palette) {
    self.coat = coat
    self.palette = palette
  }

  mutating func style(over under: StyleID, _ pool: CellPool) -> StyleID {
    if self.under == under { return result }
    self.under = under
    result = palette.style(of: coat, over: under, pool)
    return result
  }
}
