import ColorScience
import GSDesign
import GalleryKit

/// The difference of a cell, in words.
struct CellWords {
  private let old: CellPicture
  private let new: CellPicture

  init(_ old: CellPicture, _ new: CellPicture) {
    self.old = old
    self.new = new
  }

  /// `3,1  background: tagPurple.solid #9E7CFE → #8050FF`; columns and rows are counted from 1.
  func line(_ cell: CellChange, _ language: Language) -> String {
    let place = "\(cell.column + 1),\(cell.row + 1)  "
    switch cell.kind {
    case .added:
      return place + "+ " + Self.glyph(new[cell.column, cell.row].text)
    case .removed:
      return place + "- " + Self.glyph(old[cell.column, cell.row].text)
    case .changed:
      let before = old[cell.column, cell.row]
      let after = new[cell.column, cell.row]
      let changes = Self.changes(
        old.styles[Int(before.style)], new.styles[Int(after.style)], language)
      let glyph =
        cell.channels.contains(.glyph)
        ? [
          "\(Channel.glyph.name[language]): \(Self.glyph(before.text)) → \(Self.glyph(after.text))"
        ]
        : []
      return place + (glyph + changes).joined(separator: "; ")
    }
  }

  /// The changes of a style, one sentence each.
  static func changes(_ old: Style, _ new: Style, _ language: Language) -> [String] {
    var changes: [String] = []
    func note(_ channel: Channel, _ before: String, _ after: String) {
      changes.append("\(channel.name[language]): \(before) → \(after)")
    }
    if old.foreground != new.foreground {
      let (before, after) = paints(old.foreground, new.foreground, language)
      note(.foreground, before, after)
    }
    if old.background != new.background {
      let (before, after) = paints(old.background, new.background, language)
      note(.background, before, after)
    }
    if old.attributes != new.attributes {
      note(.attributes, names(old.attributes, language), names(new.attributes, language))
    }
    return changes
  }

  /// A colour by its role; the second time without the role if it is the same.
  private static func paints(
    _ old: Paint?, _ new: Paint?, _ language: Language
  ) -> (String, String) {
    let before = name(old, language)
    guard let old, let new, old.role == new.role, old.role != nil else {
      return (before, name(new, language))
    }
    return (before, new.color.hex)
  }

  private static func name(_ paint: Paint?, _ language: Language) -> String {
    guard let paint else { return Phrase.reviewOwnColor[language] }
    return [paint.role?.name, paint.color.hex].compactMap { $0 }.joined(separator: " ")
  }

  private static func names(_ attributes: Attributes, _ language: Language) -> String {
    let names = attributes.names.map { $0[language] }
    return names.isEmpty ? Phrase.reviewPlain[language] : names.joined(separator: ", ")
  }

  private static func glyph(_ text: String) -> String { "“" + text + "”" }
}
