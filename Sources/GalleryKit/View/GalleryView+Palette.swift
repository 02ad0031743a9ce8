import GSDesign

/// The palette over the panes: a field, and what was found below it.
extension GalleryView {
  func palette(_ palette: PaletteModel) -> Element {
    let isWhole = plan.arrangement == .single
    let columns = isWhole ? plan.columns : min(64, plan.columns - 4)
    let rows = isWhole ? plan.bodyRows : min(18, plan.bodyRows)
    let field = GSTextField(
      state: TextFieldState(palette.query, isFocused: true),
      placeholder: say(.palettePlaceholder), prompt: "›", id: "gallery/palette",
      columns: columns - 6)
    let listRows = max(1, rows - (isWhole ? 2 : 4))
    let window = paletteWindow(palette, rows: listRows)
    let list = GSList(
      paletteRows(palette, window),
      state: ListState(
        count: window.places.count, selected: palette.match - window.places.lowerBound,
        isFocused: true), id: GalleryPart.choiceID)
    let found: Element =
      palette.count == 0
      ? .padded(Edges(horizontal: .large), words(.body2, say(.noMatch)))
      : .sized(width: .exactly(columns), height: .exactly(listRows), list.element)
    let air: [Element] = isWhole ? [] : [.blank]
    return pane(
      .raised, columns: columns, rows: rows,
      .column(air + [.padded(Edges(horizontal: .small), field.element), .blank, found]))
  }

  func paletteWindow(_ palette: PaletteModel, rows: Int) -> ListWindow {
    ListWindow(count: palette.count, lines: rows, showing: palette.match)
  }

  /// The rows of a window: no other is built.
  func paletteRows(_ palette: PaletteModel, _ window: ListWindow) -> [GSList.Row] {
    window.places.compactMap { place in
      palette[place].map {
        row($0, query: palette.query, items: palette.items, id: GalleryPart.choice(place).id)
      }
    }
  }

  private func row(
    _ choice: PaletteModel.Choice, query: String, items: [PaletteItem], id: FocusID
  ) -> GSList.Row {
    switch choice {
    case .specimen(let index):
      let name = program.catalogue.specimens[index].id
      return GSList.Row(name, matched: SearchIndex.letters(of: query, in: name), id: id)
    case .item(let index):
      let item = items[index]
      let title = item.title[language]
      let matched = SearchIndex.letters(of: query, in: title)
      // Found by the name in the other language: that one is shown too.
      let other = item.title[language == .english ? .korean : .english]
      let found = matched.isEmpty && !query.isEmpty ? other + "  " : ""
      let keyColumns = item.key.isEmpty ? "" : item.key
      return GSList.Row(
        title, matched: matched, detail: found + keyColumns,
        key: found.isEmpty ? keyColumns : "", isChanged: item.isCurrent, id: id)
    }
  }
}
