import ColorScience
import GSDesign
import TermRender

/// Finds the causes of the change from one picture to another.
struct CauseFinder {
  private let old: CellPicture
  private let new: CellPicture

  init(_ old: CellPicture, _ new: CellPicture) {
    self.old = old
    self.new = new
  }

  /// The causes; at least one if the pictures differ.
  var causes: [Cause] {
    guard old != new else { return [] }
    let evidence = evidence
    return evidence.isEmpty ? [.unseen] : evidence
  }

  /// The causes that can be named; none if the pictures differ only in parts of blanks.
  var evidence: [Cause] {
    guard old != new else { return [] }
    var styles = StyleEvidence(old, new)
    let hasOtherGlyphs = styles.gather()
    var causes = tokens + styles.causes
    let before = PictureWords(old)
    let after = PictureWords(new)
    let words = PictureWords.change(before, after)
    if let words { causes.append(words) }
    let shape = self.shape
    if let shape { causes.append(shape) }
    let isResized = old.columns != new.columns || old.rows != new.rows
    if let size = size(before, after, hasOtherWords: words != nil) {
      causes.append(size)
    } else if words == nil, !isResized, before.places != after.places {
      causes.append(movement(before, after))
    } else if hasOtherGlyphs, words == nil, shape == nil {
      causes.append(movement(before, after))
    }
    let measures = measures
    causes += outlines(isResized: isResized, besides: measures) + measures + spoken
    return causes
  }

  /// Roles whose colours changed.
  private var tokens: [Cause] {
    let before = Self.colors(of: old)
    let after = Self.colors(of: new)
    return before.keys.sorted(by: SnapshotRole.precedes).flatMap { role -> [Cause] in
      guard let former = before[role], let present = after[role] else { return [] }
      let lost = former.subtracting(present).sorted { $0.value < $1.value }
      let gained = present.subtracting(former).sorted { $0.value < $1.value }
      return zip(lost, gained).map { .token(role, from: $0, to: $1) }
    }
  }

  private static func colors(of picture: CellPicture) -> [ColorRole: Set<RGB>] {
    var colors: [ColorRole: Set<RGB>] = [:]
    for paint in picture.paints {
      if let role = paint.role { colors[role, default: []].insert(paint.color) }
    }
    return colors
  }

  /// Changed glyphs of lines and caps.
  private var shape: Cause? {
    let before = Self.frame(of: old)
    let after = Self.frame(of: new)
    guard before != after else { return nil }
    return .shape(
      from: before.subtracting(after).sorted().joined(),
      to: after.subtracting(before).sorted().joined())
  }

  private static func frame(of picture: CellPicture) -> Set<String> {
    var glyphs: Set<String> = []
    for cell in picture.cells {
      switch GlyphKind(cell.text) {
      case .line, .fill: glyphs.insert(cell.text)
      case .words, .blank: break
      }
    }
    return glyphs
  }

  /// A change of size, unless a change of the text accounts for it.
  private func size(
    _ before: PictureWords, _ after: PictureWords, hasOtherWords: Bool
  ) -> Cause? {
    guard old.columns != new.columns || old.rows != new.rows else { return nil }
    func isExplained(_ change: Int, by words: Int) -> Bool {
      change == 0 || hasOtherWords && change.signum() == words.signum() && abs(change) <= abs(words)
    }
    let wordsChange = (
      columns: after.bounds.columns - before.bounds.columns,
      rows: after.bounds.rows - before.bounds.rows
    )
    if isExplained(new.columns - old.columns, by: wordsChange.columns),
      isExplained(new.rows - old.rows, by: wordsChange.rows)
    {
      return nil
    }
    return .size(
      SizeChange(
        from: CellSize(columns: old.columns, rows: old.rows),
        to: CellSize(columns: new.columns, rows: new.rows),
        leading: after.bounds.column - before.bounds.column,
        top: after.bounds.row - before.bounds.row, columnsBetween: wordsChange.columns,
        rowsBetween: wordsChange.rows))
  }

  /// Changed measures of outlines, except those that follow from a change of size in cells, and those that the lengths of
  /// the look show already.
  private func outlines(isResized: Bool, besides measures: [Cause]) -> [Cause] {
    guard let before = old.shapes, let after = new.shapes, before != after else { return [] }
    return shadowInks(before, after)
      + OutlineChange.changes(from: before, to: after).filter { change in
        switch change.measure {
        case .radius, .stroke, .shadow, .shadowBlur, .shadowOpacity, .height:
          !measures.contains { $0.isMeasure(change.name) || $0.isMeasure("dark-" + change.name) }
            && (change.measure != .height || !isResized)
        case .width, .place, .count: !isResized
        }
      }.map(Cause.outline)
  }

  /// Changed lengths and typography.
  private var measures: [Cause] {
    guard let before = old.measures, let after = new.measures, before != after else { return [] }
    return SnapshotMeasures.changes(from: before, to: after)
      .map { .measure($0.name, from: $0.old, to: $0.new) }
  }

  /// Changed lines of a screen reader: a line that is gone with the one in its place.
  private var spoken: [Cause] {
    guard let before = old.spoken, let after = new.spoken, before != after else { return [] }
    var gone: [String] = []
    var come: [String] = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(_, let line, _): gone.append(line)
      case .insert(_, let line, _): come.append(line)
      }
    }
    // Removals are listed from the end.
    gone.reverse()
    return (0..<max(gone.count, come.count)).map { place in
      .spoken(
        from: place < gone.count ? gone[place] : "", to: place < come.count ? come[place] : "")
    }
  }

  /// Shadows with another role; one that was added or removed is covered by its measures.
  private func shadowInks(_ before: [Shape], _ after: [Shape]) -> [Cause] {
    guard before.count == after.count else { return [] }
    var causes: [Cause] = []
    for (former, present) in zip(before, after) {
      guard let old = former.shadow, let new = present.shadow, old.paint?.role != new.paint?.role,
        case let cause = Cause.ink(.shadow, from: old.paint?.role, to: new.paint?.role),
        !causes.contains(cause)
      else { continue }
      causes.append(cause)
    }
    return causes
  }

  private func movement(_ before: PictureWords, _ after: PictureWords) -> Cause {
    let columns = after.bounds.column - before.bounds.column
    let rows = after.bounds.row - before.bounds.row
    return columns == 0 && rows == 0 ? .rearranged : .moved(columns: columns, rows: rows)
  }
}

extension Cause {
  /// Whether it is a change of the length of a name.
  fileprivate func isMeasure(_ name: String) -> Bool {
    if case .measure(name, _, _) = self { true } else { false }
  }
}
