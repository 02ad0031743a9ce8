import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// The change as a line: its values before and after, and the contrast.
extension ReviewView {
  /// The reason of an earlier decision, or the other causes of the shown states; nil for neither.
  var note: String? {
    guard let difference = model.difference else { return nil }
    if let reason = model.reasons[difference] { return say(reason.phrase) }
    let others = otherRoots
    guard !others.isEmpty else { return nil }
    return say(.reviewOtherCauses) + ": "
      + others.map { say($0.reviewName) }.joined(separator: ", ")
  }

  /// The note on a small screen, or else the link.
  var linkOrNote: String { note ?? model.link?.text ?? "" }

  func headline(columns: Int) -> Element {
    guard let entry = model.entry, let difference = model.difference else { return .blank }
    let name = headName(of: entry)
    let leastName = min(chrome.width(name), Self.leastName)
    let values = values(of: entry, difference, in: columns - leastName - Self.headGap)
    let used = values.columns > 0 ? Self.headGap + values.columns : 0
    let contrast = ContrastChange(difference).flatMap { $0.isSeen ? $0 : nil }
    // The contrast gives up its limit, and then its room, to the values.
    let texts = contrast.map { [say($0.phrase), $0.numbers] } ?? []
    let text = texts.first { leastName + used + 2 + chrome.width($0) <= columns }
    let trailing = text.map { text in
      Element.words([
        Span(
          text, role: contrast?.falls == true ? .destructive : .textSecondary,
          emphasis: contrast?.falls == true ? .bold : [])
      ])
    }
    let room = columns - used - (text.map { chrome.width($0) + 2 } ?? 0)
    let heading = Element.sized(
      width: .exactly(min(chrome.width(name), max(1, room))), height: .exactly(1),
      words(.title3, name))
    return chrome.line(
      columns: columns, [heading] + (used > 0 ? [.gap(Self.headGap)] + values.parts : []),
      trailing.map { [$0] } ?? [])
  }

  /// Columns between the name of a cause and its values.
  private static let headGap = 3
  /// The fewest columns that a name is cut to.
  private static let leastName = 10

  /// The values before and after, and their columns; words longer than the room are cut, each alike.
  private func values(
    of entry: ReviewEntry, _ difference: Difference, in room: Int
  ) -> (parts: [Element], columns: Int) {
    guard let value = shownValue(of: entry, difference) else { return ([], 0) }
    let arrow = words(.body2, "  →  ")
    if let old = value.oldColor, let new = value.newColor {
      let parts = [
        .cells(.swatch(old)), .gap(1), words(.body2, old.hex), arrow, .cells(.swatch(new)), .gap(1),
        words(.title3, new.hex),
      ]
      return (parts, 2 * 3 + 5 + chrome.width(old.hex) + chrome.width(new.hex))
    }
    guard value.old != nil || value.new != nil else { return ([], 0) }
    let texts = [value.old, value.new].map { said($0, of: entry) }
    let widths = texts.map(chrome.width)
    let left = max(2, room - 5)
    // A short value leaves its room to the other.
    let shown = [
      min(widths[0], max(left / 2, left - widths[1])),
      min(widths[1], max(left - left / 2, left - widths[0])),
    ]
    func cut(_ style: GSTextStyle, _ place: Int) -> Element {
      .sized(width: .exactly(shown[place]), height: .exactly(1), words(style, texts[place]))
    }
    return ([cut(.body2, 0), arrow, cut(.title3, 1)], 5 + shown[0] + shown[1])
  }

  /// A value other than a colour; words are in quotation marks.
  private func said(_ value: Phrase?, of entry: ReviewEntry) -> String {
    guard let value else { return say(Phrase(localized: "none")) }
    return root(of: entry)?.kind == .text ? "“" + say(value) + "”" : say(value)
  }

  private func headName(of entry: ReviewEntry) -> String {
    root(of: entry).map { say($0.title(withValues: false)) } ?? names(of: entry).kind
  }

  /// The cause of an entry; of a single difference, the first of its causes.
  private func root(of entry: ReviewEntry) -> RootCause? { entry.root ?? roots(of: entry).first }

  /// The value of a cause that the shown picture has, or else the first.
  private func shownValue(of entry: ReviewEntry, _ difference: Difference) -> RootCause.Value? {
    guard let root = root(of: entry) else { return nil }
    let colors = root.values.filter { $0.oldColor != nil && $0.newColor != nil }
    guard !colors.isEmpty else { return root.ownValues.first }
    let before = Set((difference.old?.paints ?? []).map(\.color))
    let after = Set((difference.new?.paints ?? []).map(\.color))
    return colors.first { value in
      value.oldColor.map(before.contains) == true && value.newColor.map(after.contains) == true
    } ?? colors.first
  }
}

extension CellPicture {
  /// Two cells of a colour.
  fileprivate static func swatch(_ color: RGB) -> CellPicture {
    CellPicture(
      columns: 2, rows: 1, cells: Array(repeating: Cell(text: " ", columns: 1, style: 0), count: 2),
      styles: [Style(background: Paint(color, role: nil))])
  }
}
