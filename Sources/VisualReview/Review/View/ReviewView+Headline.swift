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
    let value = shownValue(of: entry, difference)
    var parts: [Element] = [words(.title3, headName(of: entry)), .gap(3)]
    if let value, let old = value.oldColor, let new = value.newColor {
      parts += [
        .cells(.swatch(old)), .gap(1), words(.body2, old.hex), words(.body2, "  →  "),
        .cells(.swatch(new)), .gap(1), words(.title3, new.hex),
      ]
    } else if let value, value.old != nil || value.new != nil {
      parts += [
        words(.body2, said(value.old, of: entry)), words(.body2, "  →  "),
        words(.title3, said(value.new, of: entry)),
      ]
    }
    var trailing: [Element] = []
    if let contrast = ContrastChange(difference), contrast.isSeen {
      trailing = [
        .gap(2),
        .words([
          Span(
            say(contrast.phrase), role: contrast.falls ? .destructive : .textSecondary,
            emphasis: contrast.falls ? .bold : [])
        ]),
      ]
    }
    return .sized(
      width: .exactly(columns), height: .exactly(1),
      chrome.line(columns: columns, parts, trailing))
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
