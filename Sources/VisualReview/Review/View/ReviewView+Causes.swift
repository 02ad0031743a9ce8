import GSDesign
import GalleryKit
import StateSpace
import Words

/// The causes with their counts, as a list or as a line.
extension ReviewView {
  /// The rows of a cause: its name, its kind, and a blank row where there is room for all.
  private var causeRows: Int { 3 * model.shown.count <= causeListRows ? 3 : 2 }

  /// The rows between the heading and the foot.
  private var causeListRows: Int { max(1, bodyRows - 6) }

  /// The causes in the list and those that fit.
  var causeRoom: ScrollRoom {
    let fitting = causeListRows / causeRows
    return ScrollRoom(
      lines: model.shown.count, rows: max(1, min(model.shown.count, fitting)),
      target: model.shown.indices.contains(model.position) ? model.position : nil)
  }

  /// Every cause, the current one on a fill, and the number of decided states at the foot.
  var causeList: Element {
    let room = causeRoom
    let first = model.causeScroll.first(in: room)
    let visible = room.places(from: first)
    let inner = causeColumns - 4
    let total = model.items.reduce(0) { $0 + $1.decisions.count }
    var lines: [Element] = [
      .blank,
      padded(
        [words(.title3, say(.reviewCauses(model.shown.count, isGrouped: model.isGrouped)))],
        [words(.body2, say(.reviewStates(total)))]),
      more(first, "↑"),
    ]
    for place in visible {
      lines.append(causeRow(place))
      if causeRows == 3 { lines.append(.blank) }
    }
    let used = 3 + visible.count * causeRows
    lines.append(more(model.shown.count - visible.upperBound, "↓"))
    lines.append(.sized(height: .exactly(max(0, bodyRows - used - 3)), .empty))
    lines += [foot(inner), .blank]
    return .interactive(
      ReviewPlace.causes,
      chrome.pane(.surface, columns: causeColumns, rows: bodyRows, .column(lines)))
  }

  /// The number of causes out of sight above or below.
  private func more(_ count: Int, _ arrow: String) -> Element {
    count > 0 ? padded([words(.body2, arrow + " " + say(.reviewMore(count)))], []) : .blank
  }

  private func padded(_ leading: [Element], _ trailing: [Element]) -> Element {
    .row([
      .gap(2),
      chrome.line(
        columns: causeColumns - 4, leading, trailing),
    ])
  }

  /// The number of decided states; a click shows the summary.
  private func foot(_ columns: Int) -> Element {
    let isHere = model.entry == nil
    let text = program.options.isReadOnly ? say(.reviewSummary) : counts
    let line = Element.row([
      .sized(width: .exactly(2), height: .exactly(1), isHere ? .accentBar : .empty),
      chrome.line(
        columns: columns + 2,
        [.words([Span(text, role: isHere ? .onSelection : .textSecondary)])]),
    ])
    return .interactive(
      ReviewPlace.cause(model.shown.count), isHere ? .backdrop(.selectionFill, line) : line)
  }

  /// A cause: its name, the number of its states, and its kind.
  private func causeRow(_ place: Int) -> Element {
    let entry = model.shown[place]
    let isHere = place == model.position
    let mark = verdictMark(of: entry)
    let count = (mark == "○" ? "" : mark + " ") + self.count(of: entry)
    let names = names(of: entry)
    let quiet: ColorRole = isHere ? .onSelection : .textSecondary
    let name = Element.words([
      Span(names.name, role: isHere ? .onSelection : .text, emphasis: isHere ? .bold : [])
    ])
    let columns = causeColumns - 4
    let nameColumns = max(1, columns - chrome.width(count) - 2)
    let lines = Element.column([
      chrome.line(
        columns: columns + 2,
        [.sized(width: .exactly(nameColumns), height: .exactly(1), name)],
        [
          .words([Span(count, role: quiet, emphasis: isHere ? .bold : [])]), .gap(2),
        ]),
      .sized(
        width: .exactly(columns), height: .exactly(1),
        .words([Span(names.kind, role: quiet)])),
    ])
    let row = Element.row([
      .sized(width: .exactly(2), height: .exactly(2), isHere ? .accentBar : .empty), lines,
    ])
    return .interactive(
      ReviewPlace.cause(place),
      .sized(
        width: .exactly(causeColumns), height: .exactly(2),
        isHere ? .backdrop(.selectionFill, row) : row))
  }

  /// The current cause in a line, in place of the list.
  var causeBar: Element {
    guard let entry = model.entry else {
      return chrome.pane(
        .surface, columns: model.columns, rows: 1,
        chrome.line(
          columns: model.columns - 1, [.gap(2), words(.title3, say(.reviewSummary))],
          [words(.body2, counts)]))
    }
    let names = names(of: entry)
    let mark = verdictMark(of: entry)
    let kind = (mark == "○" ? "" : mark + " ") + names.kind
    let count = say(.reviewStates(entry.stateCount))
    let decided = program.options.isReadOnly ? "" : counts
    let room = model.columns - 3 - 3 - chrome.width(count) - 2 - chrome.width(decided)
    let fill = Element.row([
      .sized(width: .exactly(2), height: .exactly(1), .accentBar),
      chrome.line(
        columns: model.columns - 3,
        [
          .sized(
            width: .exactly(min(chrome.width(kind), max(1, room))), height: .exactly(1),
            .words([Span(kind, role: .onSelection)])),
          .gap(3), .words([Span(count, role: .onSelection, emphasis: .bold)]),
        ], decided.isEmpty ? [] : [.words([Span(decided, role: .onSelection)])]),
      .gap(1),
    ])
    return .interactive(
      ReviewPlace.cause(model.position),
      .sized(
        width: .exactly(model.columns), height: .exactly(1), .backdrop(.selectionFill, fill)))
  }

  /// The number of states of an entry; of a cause that is decided, also how many of them wait for no other cause.
  private func count(of entry: ReviewEntry) -> String {
    let decided = entry.parts.reduce(0) { count, part in
      count + part.states.count { model.items[part.item].decisions[$0].verdict != nil }
    }
    let isDecided = !model.verdicts(of: entry).contains(nil)
    guard isDecided, decided < entry.stateCount else { return String(entry.stateCount) }
    return say(.reviewPart(decided, of: entry.stateCount))
  }

  /// The name of an entry and its kind; of a single difference, its state and its cause.
  func names(of entry: ReviewEntry) -> (name: String, kind: String) {
    if let root = entry.root { return (say(root.reviewName), say(root.word)) }
    guard let part = entry.parts.first else { return ("", "") }
    let difference = model.items[part.item].difference
    let state = part.states.first.map { difference.states[$0] } ?? StateID(difference.variant)
    let words =
      [program.catalogue.shortName(difference.variant)]
      + StateWords(state, in: program.catalogue, language).all
    let cause = difference.bucket == .changed ? causes(of: difference).first : nil
    return (
      SafeText.line(words.joined(separator: " · ")), say(cause ?? difference.bucket.name)
    )
  }
}
