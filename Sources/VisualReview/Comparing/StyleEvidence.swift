import ColorScience
import GSDesign
import TermRender

/// The evidence in the styles of cells that correspond: the inks and attributes that differ.
struct StyleEvidence {
  private let old: CellPicture
  private let new: CellPicture
  private var inks: Set<InkChange> = []
  private var attributes: Set<AttributeChange> = []
  /// The parts with the same glyph on both sides.
  private var compared: Set<Cause.Part> = []

  private struct InkChange: Hashable {
    let part: Cause.Part
    let old: Paint?
    let new: Paint?
  }

  private struct AttributeChange: Hashable {
    let part: Cause.Part
    let added: Attributes
    let removed: Attributes
  }

  init(_ old: CellPicture, _ new: CellPicture) {
    self.old = old
    self.new = new
  }

  /// Compares the pictures cell by cell.
  ///
  /// - Returns: whether any glyph changed.
  mutating func gather() -> Bool {
    let alignment = PictureAlignment(old, new)
    var hasOtherGlyphs = false
    for row in alignment.rows {
      var blanks: [(Style, Style)] = []
      var isOtherRow = false
      for column in alignment.columns {
        let before = old[column.old, row.old]
        let after = new[column.new, row.new]
        let former = old.styles[Int(before.style)]
        let style = new.styles[Int(after.style)]
        guard before.text == after.text else {
          isOtherRow = true
          if hasOneGround(before, after) {
            note(.fill, former.background, style.background)
          }
          continue
        }
        guard former != style else {
          if let part = GlyphKind(before.text).part { compared.insert(part) }
          continue
        }
        note(.fill, former.background, style.background)
        if let part = GlyphKind(before.text).part {
          compared.insert(part)
          note(part, former.foreground, style.foreground)
          note(part, former.attributes, style.attributes)
        } else {
          blanks.append((former, style))
        }
      }
      // If the text has moved, its underlined blanks have moved as well.
      if !isOtherRow { for (former, style) in blanks { noteBlank(former, style) } }
      hasOtherGlyphs = hasOtherGlyphs || isOtherRow
    }
    for part in Cause.Part.allCases where !compared.contains(part) { compareWhole(part) }
    return hasOtherGlyphs
  }

  /// Text and blanks are on a fill, whatever their glyphs; caps end one.
  private func hasOneGround(_ old: CellPicture.Cell, _ new: CellPicture.Cell) -> Bool {
    [old, new].allSatisfy {
      switch GlyphKind($0.text) {
      case .words, .blank: true
      case .line, .fill: false
      }
    }
  }

  private mutating func note(_ part: Cause.Part, _ old: Paint?, _ new: Paint?) {
    guard old?.role != new?.role || old?.role == nil && old?.color != new?.color else { return }
    inks.insert(InkChange(part: part, old: old, new: new))
  }

  private mutating func note(_ part: Cause.Part, _ old: Attributes, _ new: Attributes) {
    guard old != new else { return }
    attributes.insert(
      AttributeChange(
        part: part, added: new.subtracting(old), removed: old.subtracting(new)))
  }

  /// Records the visible part of a blank: underlines, and the fill of reverse video.
  private mutating func noteBlank(_ old: Style, _ new: Style) {
    for (part, shown) in [
      (Cause.Part.words, [Attributes.underline, .strikethrough]), (.fill, [.reverse]),
    ] {
      let shown = Attributes(shown)
      note(part, old.attributes.intersection(shown), new.attributes.intersection(shown))
    }
  }

  /// If no glyph of a part stayed in place, compares all of its glyphs with all.
  private mutating func compareWhole(_ part: Cause.Part) {
    let before = styles(of: part, in: old)
    let after = styles(of: part, in: new)
    let former = Set(before.map(\.foreground))
    let present = Set(after.map(\.foreground))
    let lost = former.subtracting(present)
    let gained = present.subtracting(former)
    if lost.count == 1, gained.count == 1, let one = lost.first, let other = gained.first {
      note(part, one, other)
    }
    let formerAttributes = Set(before.map(\.attributes))
    let presentAttributes = Set(after.map(\.attributes))
    if formerAttributes.count == 1, presentAttributes.count == 1,
      let one = formerAttributes.first, let other = presentAttributes.first
    {
      note(part, one, other)
    }
  }

  private func styles(of part: Cause.Part, in picture: CellPicture) -> Set<Style> {
    var places: Set<Int32> = []
    for cell in picture.cells where GlyphKind(cell.text).part == part { places.insert(cell.style) }
    return Set(places.map { picture.styles[Int($0)] })
  }

  /// Inks first, then colours without roles, then attributes; each in a fixed order.
  var causes: [Cause] {
    var causes = Set(
      inks.map { ink -> Cause in
        if ink.old?.role == nil, ink.new?.role == nil {
          .color(ink.part, from: ink.old?.color, to: ink.new?.color)
        } else {
          .ink(ink.part, from: ink.old?.role, to: ink.new?.role)
        }
      })
    for change in attributes {
      // Reversed text includes its blanks.
      if change.part == .fill,
        attributes.contains(
          AttributeChange(part: .words, added: change.added, removed: change.removed))
      {
        continue
      }
      causes.insert(
        .attributes(change.part, added: change.added, removed: change.removed))
    }
    return causes.sorted { $0.sortingKey < $1.sortingKey }
  }
}

extension GlyphKind {
  /// The part that a glyph belongs to; nil for a blank.
  fileprivate var part: Cause.Part? {
    switch self {
    case .blank: nil
    case .words: .words
    case .line: .line
    case .fill: .fill
    }
  }
}
