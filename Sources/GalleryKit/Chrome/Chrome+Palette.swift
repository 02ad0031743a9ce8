package import ColorScience
package import GSDesign

/// A component among the results of a palette, with a picture of it.
package struct PaletteSpecimen {
  let summary: String
  /// Words below the summary.
  let detail: String
  let picture: Element

  /// The cells of its picture, and of its row in the list.
  package static let columns = 18
  package static let rows = 3

  /// - Parameter picture: of the cells of a picture.
  package init(summary: String, detail: String, picture: Element) {
    self.summary = summary
    self.detail = detail
    self.picture = picture
  }
}

/// The palette: a field and its results, which floats over the screen and is as high as its results.
extension Chrome {
  /// - Parameters:
  ///   - rows: of the body it lies over.
  ///   - isWhole: whether it takes all of the body.
  ///   - list: the parent identifier of the results, each of which adds its own name.
  ///   - area: the identifier of the rest of the palette.
  ///   - scroll: the scroll position that the wheel set.
  ///   - specimen: the names of specimens among the results.
  ///   - details: a specimen with its picture; nil shows names alone.
  package func palette<Action>(
    _ palette: PaletteModel<Action>, rows bodyRows: Int, isWhole: Bool, placeholder: Phrase,
    list id: FocusID, area: FocusID, scroll: ScrollOffset?,
    specimen: (Int) -> String = { _ in "" }, details: ((Int) -> PaletteSpecimen)? = nil
  ) -> Element {
    let columns = isWhole ? self.columns : max(1, min(76, self.columns - 8))
    let field = GSTextField(
      state: palette.field,
      placeholder: placeholder[language], prompt: "›", id: area.child("field"),
      columns: columns - 6)
    let room = paletteRoom(palette, rows: bodyRows, isWhole: isWhole, hasPictures: details != nil)
    let notes = palette.count == 0 ? nothingFound(columns: columns - 4) : []
    let rows = isWhole ? bodyRows : min(bodyRows, 4 + max(notes.count, room.rows))
    let found =
      notes.isEmpty
      ? list(
        of: palette, room, from: scroll.first(in: room), columns: columns, id: id, specimen,
        details)
      : .column(notes.map { .row([.gap(2), $0]) })
    let air: [Element] = isWhole ? [] : [.blank]
    let card = Element.interactive(
      area,
      pane(
        .raised, columns: columns, rows: rows,
        .column(air + [.padded(Edges(horizontal: .small), field.element), .blank, found])))
    // Of its own size: a ground takes all the room there is.
    return isWhole ? card : .sized(width: .exactly(columns), height: .exactly(rows), card)
  }

  /// Blank rows above a palette, and at least as many below it.
  private static func margin(of bodyRows: Int) -> Int { bodyRows >= 30 ? 2 : 1 }

  /// The results and their headings, as far as they fit the palette.
  package func paletteRoom<Action>(
    _ palette: PaletteModel<Action>, rows bodyRows: Int, isWhole: Bool, hasPictures: Bool = false
  ) -> ScrollRoom {
    let lines = PaletteLines(palette, hasPictures: hasPictures)
    let most = isWhole ? bodyRows - 2 : bodyRows - 4 - 2 * Self.margin(of: bodyRows)
    let target = lines.lines(of: palette.match)
    var room = ScrollRoom(
      lines: lines.count, rows: isWhole ? most : min(lines.count, max(1, most)),
      target: max(0, target.upperBound - 1))
    // The whole of a result is seen, and the heading above the first of a section.
    room.covered = max(0, target.count - 1) + lines.headRows(of: palette.match)
    return room
  }

  /// A card over the dimmed screen, since the keys go to the card.
  package func overlay(card: Element, on body: Element, rows bodyRows: Int) -> Element {
    .layered(
      .environment(EnvironmentChange(isDimmed: true), body),
      overlay: .column([
        .sized(height: .exactly(Self.margin(of: bodyRows)), .empty), card,
      ]),
      alignment: Alignment(.center, .top))
  }

  private func nothingFound(columns: Int) -> [Element] {
    [words(.body1, Phrase.noMatch[language])]
      + lines(of: Phrase.paletteHint[language], columns: columns).map { words(.body2, $0) }
  }

  /// The visible results under their headings.
  private func list<Action>(
    of palette: PaletteModel<Action>, _ room: ScrollRoom, from first: Int, columns: Int,
    id: FocusID, _ specimen: (Int) -> String, _ details: ((Int) -> PaletteSpecimen)?
  ) -> Element {
    let lines = PaletteLines(palette, hasPictures: details != nil)
    let seen = first..<min(lines.count, first + room.rows)
    var parts: [Element] = []
    // Lines of the first result that are scrolled past.
    var hidden = 0
    for (index, section) in palette.sections.enumerated() {
      let head = lines.head(of: index)
      for line in head.clamped(to: seen) {
        let heading = line == head.upperBound - 1 ? section.heading : nil
        parts.append(heading.map(sectionHeading) ?? .blank)
      }
      for place in lines.places(of: index, in: seen) {
        guard let choice = palette[place] else { continue }
        if parts.isEmpty { hidden = max(0, first - lines.lines(of: place).lowerBound) }
        let name = palette.name(of: choice, specimen: specimen)
        var look: PaletteSpecimen?
        if case .specimen(let index) = choice, section.hasPictures { look = details?(index) }
        parts.append(
          .interactive(
            id.child(name),
            result(
              choice, named: name, look, of: palette, isChosen: place == palette.match,
              columns: columns)))
      }
    }
    return .sized(
      width: .exactly(columns), height: .exactly(room.rows),
      .viewport(rows: hidden, .sized(width: .exactly(columns), .column(parts))))
  }

  private func sectionHeading(_ heading: Phrase) -> Element {
    .row([
      .gap(2), .words([Span(heading[language], role: .textSecondary, emphasis: .bold)]),
    ])
  }

  /// A result. The chosen one has a bar at its left edge, and a fill of its own.
  private func result<Action>(
    _ choice: PaletteModel<Action>.Choice, named name: String, _ look: PaletteSpecimen?,
    of palette: PaletteModel<Action>, isChosen: Bool, columns: Int
  ) -> Element {
    let quiet: ColorRole = isChosen ? .onSelection : .textSecondary
    let room = columns - 2
    func end(_ text: String, _ emphasis: Emphasis = []) -> [Element] {
      let role = emphasis.isEmpty ? quiet : isChosen ? .onSelection : .text
      return text.isEmpty ? [] : [.words([Span(text, role: role, emphasis: emphasis)]), .gap(2)]
    }
    var mark = Element.empty
    let content: Element
    switch choice {
    case .specimen:
      let title = title(name, of: palette, isChosen: isChosen)
      guard let look else {
        content = line(columns: room, [title])
        break
      }
      let textRoom = room - PaletteSpecimen.columns - 2
      let lines = [
        line(columns: textRoom, [title]),
        line(columns: textRoom - 2, [.words([Span(look.summary, role: quiet)])]),
        line(columns: textRoom, [.words([Span(look.detail, role: quiet)])]),
      ]
      content = .row([look.picture, .gap(2), .column(lines)])
    case .item(let index):
      let item = palette.items[index]
      if item.isCurrent {
        mark = .words([Span("•", role: isChosen ? .onSelection : .accentText)])
      }
      // Found by the name in the other language: that one is shown too.
      let other = item.title[language == .english ? .korean : .english]
      let isForeign =
        !palette.query.isEmpty && !palette.isSuggested
        && SearchIndex.letters(of: palette.query, in: item.title[language]).isEmpty
        && !SearchIndex.letters(of: palette.query, in: other).isEmpty
      let swatch: [Element] = item.color.map { [.patch([$0]), .gap(1)] } ?? []
      content = line(
        columns: room, swatch + [title(item.title[language], of: palette, isChosen: isChosen)],
        palette.distance(of: index).map { end("Δ" + $0.short) }
          ?? (isForeign ? end(other) : []) + end(item.detail) + end(item.key, .bold))
    }
    let rows = look == nil ? 1 : PaletteSpecimen.rows
    let bar = Element.sized(
      width: .exactly(1), height: .exactly(rows), isChosen ? .accentBar : .empty)
    let row = Element.row([bar, .sized(width: .exactly(1), height: .exactly(rows), mark), content])
    let size = Element.sized(width: .exactly(columns), height: .exactly(rows), row)
    return isChosen
      ? .sized(
        width: .exactly(columns), height: .exactly(rows), .backdrop(.selectionFill, size)) : size
  }

  /// A title with the letters in bold that a query found.
  private func title<Action>(
    _ text: String, of palette: PaletteModel<Action>, isChosen: Bool
  ) -> Element {
    let role: ColorRole = isChosen ? .onSelection : .text
    let matched =
      palette.isSuggested
      ? [] : Set(SearchIndex.letters(of: palette.query, in: text))
    var spans: [Span] = []
    var piece = ""
    var isFound = false
    for (place, character) in text.enumerated() {
      if matched.contains(place) != isFound {
        if !piece.isEmpty {
          spans.append(Span(piece, role: role, emphasis: isFound ? .bold : []))
        }
        piece = ""
        isFound.toggle()
      }
      piece.append(character)
    }
    spans.append(Span(piece, role: role, emphasis: isFound ? .bold : []))
    return .words(spans)
  }
}

extension Element {
  /// Two cells of each of some colours, whatever the theme.
  package static func patch(_ colors: [RGB]) -> Element {
    let cells = colors.indices.flatMap { style in
      (0..<2).map { _ in CellPicture.Cell(text: " ", columns: 1, style: style) }
    }
    return .cells(
      CellPicture(
        columns: cells.count, rows: 1, cells: cells,
        styles: colors.map { Style(background: Paint($0)) }))
  }
}

extension Phrase {
  static let paletteComponents = Phrase(localized: "Components")
  static let paletteMore = Phrase(localized: "More")
  static let paletteNearly = Phrase(localized: "No matches. Similar names")
  static let paletteHint = Phrase(
    localized: "Search for a component, a label, a state, a colour or a command.")
}
