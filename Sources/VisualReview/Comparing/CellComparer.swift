import ColorScience
import GSDesign

/// What is seen of a cell: colours as they show, and nothing of what does not.
struct SeenCell: Hashable {
  private let text: String
  private let ink: RGB?
  private let ground: RGB?
  private let attributes: Attributes

  init(_ text: String, _ style: Style) {
    let isHidden = style.foreground != nil && style.foreground?.color == style.background?.color
    let isBlank = text == " " || isHidden
    let shown =
      isBlank
      ? style.attributes.intersection([.underline, .reverse, .strikethrough]) : style.attributes
    self.text = isBlank ? " " : text
    ink = isBlank && shown.isEmpty ? nil : style.foreground?.color
    ground = style.background?.color
    attributes = shown
  }
}

/// Compares cells of two pictures; what is known of two styles is kept.
struct CellComparer {
  private struct Key: Hashable {
    let old: Int32
    let new: Int32
  }

  private let old: CellPicture
  private let new: CellPicture
  private var known: [Key: Set<Channel>] = [:]
  private var knownWithGlyph: [Key: Set<Channel>] = [:]

  init(_ old: CellPicture, _ new: CellPicture) {
    self.old = old
    self.new = new
  }

  /// What is other about a cell; empty where nothing is.
  mutating func channels(_ before: CellPicture.Cell, _ after: CellPicture.Cell) -> Set<Channel> {
    let key = Key(old: before.style, new: after.style)
    if before.text == after.text, before.columns == after.columns {
      if let channels = known[key] { return channels }
      let channels = Self.channels(old.styles[Int(before.style)], new.styles[Int(after.style)])
      known[key] = channels
      return channels
    }
    if let channels = knownWithGlyph[key] { return channels }
    let channels = Self.channels(old.styles[Int(before.style)], new.styles[Int(after.style)])
      .union([.glyph])
    knownWithGlyph[key] = channels
    return channels
  }

  /// Whether anybody can tell two cells apart.
  func isSeen(_ before: CellPicture.Cell, _ after: CellPicture.Cell) -> Bool {
    SeenCell(before.text, old.styles[Int(before.style)])
      != SeenCell(after.text, new.styles[Int(after.style)])
  }

  private static func channels(_ old: Style, _ new: Style) -> Set<Channel> {
    guard old != new else { return [] }
    var channels: Set<Channel> = []
    if old.foreground?.color != new.foreground?.color { channels.insert(.foreground) }
    if old.background?.color != new.background?.color { channels.insert(.background) }
    if old.attributes != new.attributes { channels.insert(.attributes) }
    if old.foreground?.role != new.foreground?.role
      || old.background?.role != new.background?.role
    {
      channels.insert(.role)
    }
    return channels
  }
}
