package import GSDesign

/// What can be done by its name: a field, and what was found below it.
extension Chrome {
  /// - Parameters:
  ///   - rows: of the body it lies over.
  ///   - isWhole: whether it takes all of the body.
  ///   - list: the name under which what was found can be pointed at, by its own name.
  ///   - specimen: the name of a specimen that was found.
  package func palette<Action>(
    _ palette: PaletteModel<Action>, rows bodyRows: Int, isWhole: Bool, placeholder: Phrase,
    list id: FocusID, specimen: (Int) -> String = { _ in "" }
  ) -> Element {
    let columns = isWhole ? self.columns : min(64, self.columns - 4)
    let rows = isWhole ? bodyRows : min(18, bodyRows)
    let field = GSTextField(
      state: palette.field,
      placeholder: placeholder[language], prompt: "›", id: "gallery/palette",
      columns: columns - 6)
    let listRows = max(1, rows - (isWhole ? 2 : 4))
    let window = ListWindow(count: palette.count, lines: listRows, showing: palette.match)
    // The rows of the window: no other is built.
    let shown = window.places.compactMap { place in
      palette[place].map { choice in
        let name = palette.name(of: choice, specimen: specimen)
        return row(choice, of: palette, id: id.child(name), specimen)
      }
    }
    let list = GSList(
      shown,
      state: ListState(
        count: window.places.count, selected: palette.match - window.places.lowerBound,
        isFocused: true), id: id)
    let found: Element =
      palette.count == 0
      ? .padded(Edges(horizontal: .large), words(.body2, Phrase.noMatch[language]))
      : .sized(width: .exactly(columns), height: .exactly(listRows), list.element)
    let air: [Element] = isWhole ? [] : [.blank]
    return pane(
      .raised, columns: columns, rows: rows,
      .column(air + [.padded(Edges(horizontal: .small), field.element), .blank, found]))
  }

  private func row<Action>(
    _ choice: PaletteModel<Action>.Choice, of palette: PaletteModel<Action>, id: FocusID,
    _ specimen: (Int) -> String
  ) -> GSList.Row {
    let query = palette.query
    switch choice {
    case .specimen(let index):
      let name = specimen(index)
      return GSList.Row(name, matched: SearchIndex.letters(of: query, in: name), id: id)
    case .item(let index):
      let item = palette.items[index]
      let title = item.title[language]
      let matched = SearchIndex.letters(of: query, in: title)
      // Found by the name in the other language: that one is shown too.
      let other = item.title[language == .english ? .korean : .english]
      let found = matched.isEmpty && !query.isEmpty ? other + "  " : ""
      return GSList.Row(
        title, matched: matched, detail: found + item.key, key: found.isEmpty ? item.key : "",
        isChanged: item.isCurrent, id: id)
    }
  }
}
