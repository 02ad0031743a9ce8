import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// The body: the difference in the chosen view, its facts, and the states with the same look.
extension ReviewView {
  /// A blank row, the title of the picture, and the line of column pointers.
  static let rowsAbovePicture = 3

  /// The pictures in the chosen view; on the summary, its whole content.
  var stage: [ReviewBlock] {
    guard let difference = model.difference else { return summary }
    if model.isZoomed, let zoomed = zoomed(difference) { return [.blank] + zoomed }
    let shown: [ReviewBlock] =
      switch model.view {
      case .sideBySide: sideBySide(difference)
      case .blink: blinking(difference)
      case .cells: cells(difference)
      case .style: styles(difference)
      case .text: texts(difference)
      }
    return [.blank] + shown + [.blank]
  }

  /// The facts: the change, its causes, and the states with the same look.
  var side: [ReviewBlock] {
    guard let difference = model.difference else { return [] }
    let parts = [facts(of: difference), states(of: difference)].filter { !$0.isEmpty }
    return parts.flatMap { $0 + [.blank] }
  }

  /// The content of a pane without small pictures.
  var text: [ReviewBlock] {
    switch form {
    case .wide, .folded: stage + (model.entry != nil && model.showsDetails ? side : [])
    case .compact: stage + (model.isZoomed ? [] : side)
    }
  }

  /// One line of text.
  func line(_ style: GSTextStyle, _ text: String) -> ReviewBlock {
    ReviewBlock(words(style, text))
  }

  /// - Parameter columns: the width; nil for that of the pictures.
  func wrapped(_ style: GSTextStyle, _ text: String, columns: Int? = nil) -> [ReviewBlock] {
    chrome.lines(of: text, columns: columns ?? room).map { line(style, $0) }
  }

  /// A line of a list; wrapped text is aligned with its text, not with its mark.
  private func listed(_ mark: String, _ text: String) -> [ReviewBlock] {
    let indent = chrome.width(mark)
    return chrome.lines(of: text, columns: max(1, room - indent)).enumerated().map {
      let start = $0.offset == 0 ? mark : String(repeating: " ", count: indent)
      return line(.body2, start + $0.element)
    }
  }

  /// Arranges elements side by side if they fit, else one below the other.
  func arranged(_ boxes: [(columns: Int, rows: Int, element: Element)]) -> [ReviewBlock] {
    let columns = boxes.reduce(0) { $0 + $1.columns } + Self.gap * max(0, boxes.count - 1)
    guard columns > room else {
      var row: [Element] = []
      for (index, box) in boxes.enumerated() {
        if index > 0 { row.append(.gap(Self.gap)) }
        row.append(
          .sized(width: .exactly(box.columns), height: .exactly(box.rows), box.element))
      }
      return [ReviewBlock(rows: boxes.map(\.rows).max() ?? 0, .row(row))]
    }
    return boxes.enumerated().flatMap { index, box in
      (index == 0 ? [] : [ReviewBlock.blank]) + [ReviewBlock(rows: box.rows, box.element)]
    }
  }

  static let gap = 4

  private func sideBySide(_ difference: Difference) -> [ReviewBlock] {
    var boxes: [(columns: Int, rows: Int, element: Element)] = []
    if difference.bucket != .renamed, let old = difference.old {
      boxes.append(box(old, title: say(.reviewOld)))
    }
    if let new = difference.new { boxes.append(box(new, title: say(.reviewNew))) }
    return arranged(boxes)
  }

  /// Both pictures at one place and in one size, so that swapping changes nothing else.
  private func blinking(_ difference: Difference) -> [ReviewBlock] {
    guard let old = difference.old, let new = difference.new, difference.bucket != .renamed
    else { return sideBySide(difference) }
    let names = [(false, Phrase.reviewOld, old), (true, .reviewNew, new)].map { isNew, name, _ in
      (isNew == model.showsNew ? "● " : "○ ") + say(name)
    }
    let shown = model.showsNew ? new : old
    let columns = max(old.columns, new.columns)
    let rows = max(old.rows, new.rows)
    let box = box(shown, title: names.joined(separator: "   "), columns: columns, rows: rows)
    return [ReviewBlock(rows: box.rows, box.element)]
  }

  /// The change and every cause; leaves out facts shown in the lines above.
  private func facts(of difference: Difference) -> [ReviewBlock] {
    var blocks: [ReviewBlock] = []
    if let changes = difference.changes, difference.bucket == .changed {
      let hunks = changes.hunks
      blocks.append(line(.title3, say(.reviewWhat)))
      blocks += wrapped(.body1, say(changes.summary), columns: room)
      if hunks.count > 1 {
        blocks.append(line(.body2, say(.reviewHunkOf(model.hunk + 1, hunks.count))))
      }
    }
    let causes = causes(of: difference)
    if !causes.isEmpty {
      if !blocks.isEmpty { blocks.append(.blank) }
      blocks.append(line(.title3, say(.reviewWhy)))
      for cause in causes { blocks += wrapped(.body1, say(cause), columns: room) }
    }
    if let reason = model.reasons[difference] {
      if !blocks.isEmpty { blocks.append(.blank) }
      blocks.append(line(.title3, say(.reviewReasonHeading)))
      blocks += wrapped(.body1, say(reason.phrase), columns: room)
    }
    let others = otherRoots
    if !others.isEmpty {
      blocks += [.blank, line(.title3, say(.reviewOtherCauses))]
      for other in others { blocks += listed("· ", say(other.phrase)) }
    }
    return blocks
  }

  private static let mostStates = 200

  private func states(of difference: Difference) -> [ReviewBlock] {
    let links = difference.links
    var blocks: [ReviewBlock] = []
    if difference.bucket == .renamed {
      blocks.append(line(.title3, say(.reviewRenamedStates)))
      for (former, state) in zip(difference.formerStates, difference.states)
        .prefix(Self.mostStates)
      {
        blocks += listed("", former.text) + listed("→ ", state.text)
      }
    } else {
      blocks.append(line(.title3, say(.reviewLooksSo(links.count))))
      for link in links.prefix(Self.mostStates) {
        blocks += listed("", link.text)
      }
    }
    if links.count > Self.mostStates {
      blocks.append(line(.body2, "+\(links.count - Self.mostStates)"))
    }
    return blocks
  }
}
