import GSDesign

/// Compares the cells of two pictures, and caches comparisons of styles.
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

  /// The properties in which two cells differ.
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

  /// Whether two cells are distinguishable.
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
