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
  static func rows(of rows: Int) -> Int { rows >= 22 ? 8 : rows >= 14 ? 6 : rows >= 9 ? 3 : 1 }

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
    case 8...: [.blank, title, sentence] + channels + [gamut]
    case 6...: [title] + channels + [gamut]
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
    let before = EditedColor(edit.original) ?? edit.color
    let source = edit.target.source.map { "\(shortName($0.file)):\($0.line)" } ?? edit.target.theme
    return line(
      columns: inner,
      [
        words(.title3, partName + edit.target.role.name), .gap(2), words(.body2, source),
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
    let count = (moves.moved(by: probes.source).count, moves.moved(by: probes.alone).count)
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

  /// The four channels, with the contrast of the pairs at their right.
  private var channels: [Element] {
    let pairs = isWide ? self.pairs : []
    return EditedColor.Channel.allCases.enumerated().map { index, channel in
      let track = self.channel(channel, columns: left)
      guard isWide else { return track }
      return .row([
        .sized(width: .exactly(left), height: .exactly(1), track),
        .sized(
          width: .exactly(max(0, inner - left)), height: .exactly(1),
          pairs.indices.contains(index)
            ? pairs[index]
            : index == 0 ? words(.body2, say(.noPairs)) : .empty),
      ])
    }
  }

  /// The name, the value and the track of a channel.
  private func channel(_ channel: EditedColor.Channel, columns: Int) -> Element {
    let isChosen = channel == open.channel
    let name = say(Phrase.channelNames[channel] ?? "")
    let style: GSTextStyle = isChosen ? .title3 : .body2
    let nameColumns =
      2
      + (EditedColor.Channel.allCases.map {
        width(say(Phrase.channelNames[$0] ?? ""))
      }.max() ?? 0)
    let valueColumns = 7
    let room = max(4, min(32, columns - nameColumns - valueColumns - 4))
    return line(
      columns: columns,
      [
        words(style, isChosen ? "› " : "  "),
        .sized(width: .exactly(nameColumns), height: .exactly(1), words(style, name)),
        .sized(
          width: .exactly(valueColumns), height: .exactly(1),
          words(style, Self.text(edit.color[channel], of: channel))),
        track(channel, columns: room),
      ])
  }

  private static func text(_ value: Double, of channel: EditedColor.Channel) -> String {
    switch channel {
    case .lightness, .chroma: thousandths(value)
    case .hue: "\(Int(value.rounded()) % 360)°"
    case .opacity: "\(Int((value * 100).rounded()))%"
    }
  }

  private static func thousandths(_ value: Double) -> String {
    let digits = String(Int((value * 1000).rounded()))
    guard digits.count < 4 else { return "1.000" }
    return "0." + String(repeating: "0", count: 3 - digits.count) + digits
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
    guard length == nil else { return line(columns: inner, [], [words(.body1, movesText)]) }
    let words =
      edit.color.isInSRGB ? Phrase.insideSRGB : .outsideSRGB(edit.color.shown.hex.lowercased())
    return line(
      columns: inner, [self.words(.body2, say(words))], [self.words(.body1, movesText)])
  }

  /// The number of states that look different than before the edits: of the component shown, and of all.
  private var movesText: String {
    let moved = moves.moved(by: ThemeChange(from: themes.before, to: themes.after))
    let here = (
      moved.count(of: workbench.shown), moves.looks[workbench.shown]?.states.count ?? 0
    )
    let all = say(.movedStates(moved.count, of: moved.total))
    return say(.movedHere(here.0, of: here.1)) + " · " + (moves.isComplete ? all : all + " …")
  }
}

extension EditingView {
  /// The pairs of ink and fill that the role is part of, worst first.
  private var pairs: [Element] {
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
    return ratios.prefix(EditedColor.Channel.allCases.count).map { pair in
      let change = pair.before == pair.after ? "" : pair.before.text + " → "
      return line(
        columns: max(1, inner - left),
        [words(.body2, say(pair.name))],
        [.gap(1), words(.body1, change + pair.after.graded(in: language))])
    }
  }

  /// The colours that a channel leads to, with a mark at the one there is and dots where sRGB has none.
  private func track(_ channel: EditedColor.Channel, columns: Int) -> Element {
    let place = min(
      columns - 1, max(0, Int(edit.color[channel] / channel.end * Double(columns - 1) + 0.5)))
    var styles: [Style] = []
    var cells: [CellPicture.Cell] = []
    for column in 0..<columns {
      let value = Double(column) / Double(max(1, columns - 1)) * channel.end
      let color = column == place ? edit.color : edit.color.with(channel, value)
      let page = themes.after.scheme(open.appearance, .original)[.page]
      let fill =
        channel == .opacity
        ? color.shown.composited(over: page, opacity: color.opacity) : color.shown
      styles.append(
        Style(foreground: Paint(fill.isDark ? .white : .black), background: Paint(fill)))
      let glyph = column == place ? "┃" : color.isInSRGB ? " " : "·"
      cells.append(CellPicture.Cell(text: glyph, columns: 1, style: column))
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
