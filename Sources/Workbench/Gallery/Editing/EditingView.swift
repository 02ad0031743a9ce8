import ColorScience
import GSDesign
import GalleryKit
import Laws

/// The colour editor below the panes: the value, its channels, the contrast of its pairs, and where it is kept.
struct EditingView: PaneView {
  let workbench: Workbench
  let open: EditorModel
  let edit: ColorEdit
  /// The length that is edited in place of a colour.
  let length: LengthEdit?
  /// The theme before the edits, and with them.
  let themes: (before: Theme, after: Theme)
  private let moves: MovesModel
  /// The changes that show which states use the source of the role, and the role alone; nil if it shares none.
  private let probes: (source: ThemeChange, alone: ThemeChange)?

  /// Nil if the value of the editor is gone.
  init?(_ open: EditorModel, editing: EditingModel, workbench: Workbench) {
    guard let edit = editing.current(in: open),
      let before = editing.base(edit.target.theme)
    else { return nil }
    self.workbench = workbench
    self.open = open
    self.edit = edit
    length = editing.currentLength(in: open)
    moves = editing.moves
    probes =
      editing.currentLength(in: open) == nil && edit.target.isDerived(in: before)
      ? editing.probes(of: edit) : nil
    themes = (before, editing.edited(edit.target.theme) ?? before)
  }

  /// The rows that it takes of a screen.
  static func rows(of rows: Int) -> Int {
    rows >= 30 ? 11 : rows >= 22 ? 8 : rows >= 14 ? 6 : rows >= 9 ? 3 : 1
  }

  var element: Element {
    let rows = plan.editorRows
    let lines: [Element] =
      if let length {
        switch rows {
        case 6...: [.blank, title(of: length), sentence(of: length), track(of: length), gamut]
        case 3...: [title(of: length), track(of: length), gamut]
        case _: [track(of: length)]
        }
      } else {
        colorLines(rows)
      }
    return pane(
      .raised, columns: plan.columns, rows: rows,
      .column(lines.map { line(columns: plan.columns, [.gap(2), $0]) }))
  }

  private func colorLines(_ rows: Int) -> [Element] {
    switch rows {
    case 8...: [.blank, title, sentence] + channels(rows - 4) + [gamut]
    case 6...: [title] + channels(rows - 2) + [gamut]
    case 3...: [title, channel(open.channel, columns: inner), gamut]
    case _: [channel(open.channel, columns: inner)]
    }
  }

  /// The name of a length, its points before and now.
  private func title(of length: LengthEdit) -> Element {
    let source = length.source.map { "\(shortName($0.file)):\($0.line)" } ?? length.target.theme
    return line(
      columns: inner,
      [words(.title3, length.target.path), .gap(2), words(.body2, source)],
      [
        words(.body2, length.target.text(length.original)), .gap(1), words(.body2, "→"), .gap(1),
        words(.title3, length.target.text(length.points)),
      ])
  }

  private func sentence(of length: LengthEdit) -> Element {
    let chosen = length.source?.chain.first?.path ?? length.target.path
    let token = length.source?.token ?? length.target.path
    let others = length.places.filter { $0 != length.target }.map(\.path)
    let also = others.isEmpty ? "" : "  " + say(.alsoChanges(others.joined(separator: ", ")))
    let words = chosen == token ? Phrase.changesToken(token) : .changesToken(token, for: chosen)
    return line(columns: inner, [self.words(.body2, say(words) + also)])
  }

  /// As long as the points, with a mark where they were.
  private func track(of length: LengthEdit) -> Element {
    let room = max(4, min(64, inner - 24))
    let end = max(length.points, length.original, 1) * 1.25
    func column(_ points: Double) -> Int {
      min(room - 1, max(0, Int(points / end * Double(room - 1) + 0.5)))
    }
    let (now, before) = (column(length.points), column(length.original))
    let bar = (0..<room).map { place -> String in
      place == now ? "┃" : place == before ? "·" : place < now ? "━" : " "
    }
    return line(
      columns: inner,
      [
        words(.title3, "› " + say(length.target.name)), .gap(2),
        .sized(
          width: .exactly(10), height: .exactly(1),
          words(.title3, length.target.text(length.points))),
        words(.body2, bar.joined()),
      ])
  }

  private var inner: Int { max(1, plan.columns - 4) }
  private var isWide: Bool { plan.columns >= 72 }
  private var left: Int { isWide ? min(56, inner / 2 + 2) : inner }

  /// The role, the value before and now.
  private var title: Element {
    let before = edit.first
    let source = edit.target.source.map { "\(shortName($0.file)):\($0.line)" } ?? edit.target.theme
    return line(
      columns: inner,
      [
        words(.title3, partName + edit.target.role.name), .gap(2),
        words(.body2, source + " · " + edit.color.own.space.title),
      ],
      [
        .patch([before.shown]), .gap(1), words(.body2, before.hex), .gap(1), words(.body2, "→"),
        .gap(1), .patch([edit.color.shown]), .gap(1), words(.title3, edit.color.hex),
      ])
  }

  /// `Fill  `: the part of the state that the role colours.
  private var partName: String {
    open.parts[edit.target.role].map { say($0) + "  " } ?? ""
  }

  private func shortName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The change, and its other effects.
  private var sentence: Element {
    if let probes { return scopes(probes) }
    let chosen = edit.target.source?.chain.first?.path ?? edit.target.entry
    let token = edit.target.source?.token ?? edit.target.entry
    let words = chosen == token ? Phrase.changesToken(token) : .changesToken(token, for: chosen)
    let others = edit.target.roles(in: themes.before).filter { $0 != edit.target.role }.map(\.name)
    let also = others.isEmpty ? "" : "  " + say(.alsoChanges(others.joined(separator: ", ")))
    return line(columns: inner, [self.words(.body2, say(words) + also)])
  }

  /// The source of the role and the role alone, each with the number of states that it colours; the one that is changed is
  /// marked.
  private func scopes(_ probes: (source: ThemeChange, alone: ThemeChange)) -> Element {
    let source = edit.target.source?.chain.last?.path ?? edit.target.entry
    let count = (moves.recolored(by: probes.source).count, moves.recolored(by: probes.alone).count)
    let rest = moves.isComplete ? "" : " …"
    func option(_ phrase: Phrase, isChosen: Bool) -> Element {
      words(isChosen ? .title3 : .body2, (isChosen ? "● " : "○ ") + say(phrase) + rest)
    }
    let options: [Element] = [
      option(.scopeSource(source, states: count.0), isChosen: !open.isAlone), .gap(3),
      option(.scopeAlone(states: count.1), isChosen: open.isAlone),
    ]
    guard !open.isAlone else { return line(columns: inner, options) }
    let others = edit.target.roles(in: themes.before).filter { $0 != edit.target.role }.map(\.name)
    let also = others.isEmpty ? "" : say(.alsoChanges(others.joined(separator: ", ")))
    return line(columns: inner, options + [.gap(3), words(.body2, also)])
  }

  /// The channels, with the contrast of the pairs at their right; if rows are too few, those around the chosen one.
  private func channels(_ rows: Int) -> [Element] {
    let all = edit.color.channels
    let chosen = all.firstIndex(of: open.channel) ?? 0
    let start = max(0, min(chosen - rows / 2, all.count - rows))
    let pairs = isWide ? self.pairs(rows) : []
    return (0..<rows).map { row in
      let place = start + row
      let isCut =
        row == 0 && start > 0 ? "↑ " : row == rows - 1 && place < all.count - 1 ? "↓ " : "  "
      let track =
        all.indices.contains(place) ? channel(all[place], columns: left, mark: isCut) : .empty
      guard isWide else { return track }
      return .row([
        .sized(width: .exactly(left), height: .exactly(1), track),
        .sized(
          width: .exactly(max(0, inner - left)), height: .exactly(1),
          pairs.indices.contains(row)
            ? pairs[row] : row == 0 ? words(.body2, say(.noPairs)) : .empty),
      ])
    }
  }

  /// The name, the value and the track of a channel.
  ///
  /// - Parameter mark: of a channel that is not chosen.
  private func channel(
    _ channel: EditedColor.Channel, columns: Int, mark: String = "  "
  ) -> Element {
    let isChosen = channel == open.channel
    let style: GSTextStyle = isChosen ? .title3 : .body2
    let nameColumns = 2 + (edit.color.channels.map { width(name(of: $0)) }.max() ?? 0)
    let valueColumns = 9
    let room = max(4, min(32, columns - nameColumns - valueColumns - 4))
    return line(
      columns: columns,
      [
        words(style, isChosen ? "› " : mark),
        .sized(width: .exactly(nameColumns), height: .exactly(1), words(style, name(of: channel))),
        .sized(
          width: .exactly(valueColumns), height: .exactly(1),
          words(style, edit.color.text(of: channel))),
        track(channel, columns: room),
      ])
  }

  private func name(of channel: EditedColor.Channel) -> String {
    switch channel {
    case .own(let index): edit.color.own.space.channels[index].name
    case .lightness, .chroma, .hue, .opacity: say(Phrase.channelNames[channel] ?? "")
    }
  }

  /// Whether sRGB has it; and the digits or the cell while one is looked for.
  private var gamut: Element {
    if let typed = open.typed {
      return line(
        columns: inner,
        [
          words(.body1, length.map { say($0.target.name) + ":" } ?? say(.typePrompt)), .gap(1),
          words(
            .title3, (length == nil ? "#" : "") + typed.text.drop { $0 == "#" } + "_"),
        ])
    }
    if let dropper = open.dropper {
      guard let paint = dropper.paint else { return words(.body1, say(.noPickedColor)) }
      return .row([
        .patch([paint.color]), .gap(1),
        words(.body1, say(.picked(paint.color.hex.lowercased(), paint.role?.name ?? ""))),
      ])
    }
    guard length == nil else {
      return line(columns: inner, [], [words(.body1, movesText(columns: inner))])
    }
    let hex = edit.color.shown.hex.lowercased()
    let words: Phrase =
      edit.color.isInSRGB
      ? .insideSRGB
      : edit.color.own.linear.isInSRGB ? .mappedToSRGB(hex) : .outsideSRGB(hex)
    let moved = movesText(columns: inner - width(say(words)) - 3)
    let legend = "│ " + say(.edgeOfSRGB)
    let hasRoom = width(say(words)) + width(legend) + width(moved) + 6 <= inner
    return line(
      columns: inner,
      [self.words(.body1, say(words))]
        + (hasEdge && hasRoom ? [.gap(3), self.words(.body2, legend)] : []),
      [self.words(.body1, moved)])
  }

  /// Whether the track of a channel leads out of sRGB.
  private var hasEdge: Bool {
    edit.color.channels.contains { channel in
      let range = edit.color.range(of: channel)
      return [range.lowerBound, range.upperBound].contains {
        edit.color.with(channel, $0).isInSRGB != edit.color.isInSRGB
      }
    }
  }

  /// The number of states that look different than before the edits: of the component shown, with those that only a mark
  /// changes, and of all; without the marks, or of the component alone, where more does not fit.
  private func movesText(columns: Int) -> String {
    let change = ThemeChange(from: themes.before, to: themes.after)
    let moved = moves.moved(by: change)
    let count = moved.count(of: workbench.shown)
    let marks = count - moves.recolored(by: change).count(of: workbench.shown)
    let here = say(.movedHere(count, of: moves.looks[workbench.shown]?.states.count ?? 0))
    let all =
      " · " + say(.movedStates(moved.count, of: moved.total)) + (moves.isComplete ? "" : " …")
    let texts = [marks > 0 ? here + ", " + say(.movedByMark(marks)) + all : here + all, here + all]
    return texts.first { width($0) <= columns } ?? here
  }
}

extension EditingView {
  /// The pairs of ink and fill that the role is part of, worst first.
  private func pairs(_ rows: Int) -> [Element] {
    guard case .builtIn(let role) = edit.target.role.base else { return [] }
    let before = themes.before.scheme(open.appearance, open.contrast)
    let after = themes.after.scheme(open.appearance, open.contrast)
    let ratios = InkPair.all.filter { $0.ink == role || $0.fill == role }.map { pair in
      let (ink, fill) = (ColorRole(pair.ink), ColorRole(pair.fill))
      return (
        name: Phrase.pair(ink.name, on: fill.name),
        before: ContrastRatio(before[ink], on: before[fill]),
        after: ContrastRatio(after[ink], on: after[fill])
      )
    }.sorted { $0.after < $1.after }
    return ratios.prefix(rows).map { pair in
      let change = pair.before == pair.after ? "" : pair.before.text + " → "
      return line(
        columns: max(1, inner - left),
        [words(.body2, say(pair.name))],
        [words(.body1, change + pair.after.graded(in: language))])
    }
  }

  /// The colours that a channel leads to, with a mark at the one there is, a line at the edge of sRGB, and dots where
  /// sRGB has none.
  private func track(_ channel: EditedColor.Channel, columns: Int) -> Element {
    let range = edit.color.range(of: channel)
    let length = range.upperBound - range.lowerBound
    let last = Double(max(1, columns - 1))
    let share = (edit.color[channel] - range.lowerBound) / length
    let place = Int(min(max(share, 0), 1) * last + 0.5)
    let page = themes.after.scheme(open.appearance, .original)[.page]
    let colors = (0..<columns).map { column in
      column == place
        ? edit.color
        : edit.color.with(channel, range.lowerBound + Double(column) / last * length)
    }
    let styles = colors.map { color in
      let fill =
        channel == .opacity
        ? color.shown.composited(over: page, opacity: color[.opacity]) : color.shown
      return Style(foreground: Paint(fill.isDark ? .white : .black), background: Paint(fill))
    }
    let isInside = colors.map(\.isInSRGB)
    let cells = colors.indices.map { column in
      let isEdge = !isInside[column] && isInside.isNext(to: column)
      let glyph = column == place ? "┃" : isEdge ? "│" : isInside[column] ? " " : "·"
      return CellPicture.Cell(text: glyph, columns: 1, style: column)
    }
    return .cells(CellPicture(columns: columns, rows: 1, cells: cells, styles: styles))
  }

  /// The eyedropper's picture, in place of the panes; nil if it is closed.
  var dropper: Element? {
    guard let dropper = open.dropper else { return nil }
    let picture = dropper.picture
    let size = CellSize(columns: plan.columns, rows: plan.bodyRows)
    let rows = (0..<picture.rows).map { row in
      Element.row(
        (0..<picture.columns).map { column in
          .interactive(
            GalleryPart.picked(row * picture.columns + column, of: dropper.stamp).id,
            .sized(width: .exactly(1), height: .exactly(1), .empty))
        })
    }
    let mark = Element.column([
      .sized(height: .exactly(dropper.row), .empty),
      .row([.gap(dropper.column), cross(at: dropper)]),
    ])
    let layers = Element.layered(
      .layered(.environment(.asDrawn, .cells(picture)), overlay: mark, alignment: .topLeading),
      overlay: .column(rows), alignment: .topLeading)
    return pane(
      .page, columns: size.columns, rows: size.rows,
      .sized(
        width: .exactly(size.columns), height: .exactly(size.rows), alignment: .center,
        .sized(
          width: .exactly(picture.columns), height: .exactly(picture.rows), layers)))
  }

  private func cross(at dropper: DropperModel) -> Element {
    let fill = dropper.picture.style(column: dropper.column, row: dropper.row).background?.color
    let style = Style(
      foreground: Paint(fill?.isDark ?? false ? .white : .black),
      background: Paint(fill ?? .white), attributes: .bold)
    return .cells(
      CellPicture(
        columns: 1, rows: 1, cells: [CellPicture.Cell(text: "+", columns: 1, style: 0)],
        styles: [style]))
  }
}

extension [Bool] {
  /// Whether a neighbour of a place is true.
  fileprivate func isNext(to place: Int) -> Bool {
    place > 0 && self[place - 1] || place + 1 < count && self[place + 1]
  }
}
