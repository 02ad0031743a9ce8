/// The days of a challenge, five in a row: those that are done have `✓`.
///
/// ```swift
/// GSCalendar(dayCount: 20, doneCount: 12)
/// ```
public struct GSCalendar: Component, Hashable, Sendable {
  /// How many days there are, 0 or more.
  public let dayCount: Int
  /// How many of them are done, counted from the first; 0…`dayCount`.
  public let doneCount: Int

  /// Makes a calendar; numbers outside of their range are put right, and days beyond the 366th are left out.
  ///
  /// - Parameters:
  ///   - dayCount: twenty by default, as LionHeart's challenge has.
  ///   - doneCount: how many days are done.
  public init(dayCount: Int = 20, doneCount: Int) {
    self.dayCount = min(max(0, dayCount), 366)
    self.doneCount = min(max(0, doneCount), self.dayCount)
  }

  /// Returns the grid; it enters nothing, since a day is done elsewhere.
  public func lower(into table: inout InteractionTable) -> Element {
    var rows: [Element] = []
    for start in stride(from: 0, to: dayCount, by: Self.daysPerRow) {
      if start > 0 {
        rows.append(.sized(width: .exactly(Self.columns), .rule(.horizontal, role: .raised)))
      }
      let days = start..<min(start + Self.daysPerRow, dayCount)
      rows.append(.row(days.map(day)))
    }
    guard dayCount > 0 else { return .column(rows) }
    let spoken = Spoken(
      .progress, name: SampleLabel("Days done", "완료한 날"),
      value: SampleLabel("\(doneCount) of \(dayCount)", "\(dayCount)일 중 \(doneCount)일"))
    return .spoken(spoken, .column(rows))
  }

  private func day(_ index: Int) -> Element {
    let isDone = index < doneCount
    let number = Span(
      String(index + 1), role: isDone ? .text : .placeholder, emphasis: isDone ? .bold : [])
    let mark = isDone ? Span("✓", role: .accentText, emphasis: .bold) : Span(" ")
    let words = Element.words([mark, number], style: .lionheart.body3M)
    let cell = { (content: Element) in
      Element.sized(
        width: .exactly(Self.dayColumns), height: .exactly(1), alignment: Alignment(.center, .top),
        content)
    }
    // A day to come cannot be done yet; its number has the grey of LionHeart's placeholders.
    let coming = Panel(ink: Ink(text: .placeholder), marks: Marks(isDisabled: true))
    return isDone
      ? cell(words)
      : .backdrop(.surface, cell(.spoken(Spoken(.decoration), .panel(coming, words))))
  }

  private static let daysPerRow = 5
  /// As square as cells allow: 48 points wide, and a row with its line 32 high.
  private static let dayColumns = 6
  private static let columns = daysPerRow * dayColumns
}
