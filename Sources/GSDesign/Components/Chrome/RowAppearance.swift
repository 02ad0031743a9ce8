/// The ink and the bar of a row that can be chosen, in a list or a table.
struct RowAppearance {
  let isSelected: Bool
  let isFocused: Bool
  let isDisabled: Bool
  let interaction: Interaction
  /// Whether it heads the rows below it.
  let isHeading: Bool

  init(_ state: ListState, _ index: Int, isHeading: Bool = false) {
    isSelected = state.isSelected(index)
    isFocused = state.isFocused(index)
    isDisabled = state.isDisabled(index)
    interaction = state.interaction(of: index)
    self.isHeading = isHeading
  }

  var ink: Ink {
    if isDisabled { return Ink(text: .textDisabled) }
    let ink =
      isFocused
      ? Ink(text: .onSelection, fill: .selectionFill)
      : Ink(text: isHeading ? .textSecondary : .text)
    return ink.under(interaction)
  }

  /// The bar of a chosen row, on the same fill as the row.
  var bar: Element {
    let fill = interaction == .pressed ? ink.pressed.fill : ink.fill
    let bar = isSelected ? Element.accentBar : .empty
    return .sized(
      width: .exactly(1), height: .exactly(1),
      fill.map { .backdrop($0, bar) } ?? bar)
  }

  var spokenStates: Set<SpokenState> {
    Set(
      isSelected: isSelected, isFocused: isFocused, isDisabled: isDisabled,
      interaction: interaction)
  }
}

extension Element {
  /// Rows with a line at their right that shows the place of a window among all rows; alone if all are seen.
  ///
  /// - Parameter role: the colour of the line.
  static func scrolling(
    _ window: RowWindow, _ rows: Element, role: ColorRole = .textTertiary
  ) -> Element {
    guard window.isScrollable else { return rows }
    let length = max(1, window.rows * window.rows / window.count)
    let share = Double(window.first) / Double(window.count - window.rows)
    let before = Int((share * Double(window.rows - length)).rounded())
    let line = Element.column([
      .sized(height: .exactly(before), .empty),
      .sized(
        width: .exactly(1), height: .exactly(length),
        .rule(.vertical, role: role, width: .thin)),
    ])
    return .row([
      .sized(width: .fill, rows),
      .spoken(
        Spoken(.decoration), .sized(width: .exactly(1), height: .exactly(window.rows), line)),
    ])
  }
}
