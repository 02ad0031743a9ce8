/// One line of keys and their actions; a line too long ends in `…`.
///
/// The keys can follow the name of their mode, or the text that they act on.
///
/// ```swift
/// GSKeyLine([.init("Enter", "open"), .init("q", "quit")], mode: "SEARCH")
/// ```
public struct GSKeyLine: Component, Hashable, Sendable {
  /// A key and its current action.
  public struct Hint: Hashable, Sendable {
    /// The key as a person reads it, such as `Enter` or `^P`; bold.
    public let key: String
    /// The effect of the key in a word or two; empty shows the key alone.
    public let action: String
    /// The name for the pointer; nil if the hint cannot be clicked.
    public let id: FocusID?

    /// Makes a hint.
    ///
    /// - Parameters:
    ///   - key: the key as a person reads it.
    ///   - action: the effect in a word or two; empty shows the key alone.
    ///   - id: the name for the pointer; nil if the hint cannot be clicked.
    public init(_ key: String, _ action: String, id: FocusID? = nil) {
      self.key = key
      self.action = action
      self.id = id
    }
  }

  /// The keys in reading order, three columns apart unless ``keyColumns`` aligns them.
  public let hints: [Hint]
  /// The name of the mode, on the accent.
  public let mode: String
  /// Text at the start, shown unchanged; the keys move to the end.
  public let subject: String
  /// Columns of the key, so that lines below one another are a table; nil for one behind the other.
  public let keyColumns: Int?

  /// Makes a line of keys.
  ///
  /// - Parameters:
  ///   - hints: the keys in reading order.
  ///   - mode: a name at the start, on the accent; empty shows none.
  ///   - subject: words at the start, with the keys at the end; empty shows none.
  ///   - keyColumns: the columns of each key; nil puts one hint behind the other.
  public init(
    _ hints: [Hint], mode: String = "", subject: String = "", keyColumns: Int? = nil
  ) {
    self.hints = hints
    self.mode = mode
    self.subject = subject
    self.keyColumns = keyColumns
  }

  /// Returns the look, and enters a part for each hint with a name; none of them is a tab stop.
  public func lower(into table: inout InteractionTable) -> Element {
    var parts: [Element] = []
    if !mode.isEmpty { parts.append(.row([chip, .gap(2)])) }
    if !subject.isEmpty { parts += [.words([Span(subject, role: .text)]), .spacer, .gap(2)] }
    if !hints.isEmpty { parts.append(keys(into: &table)) }
    guard let first = parts.first else { return .empty }
    return parts.count == 1 ? first : .row(parts)
  }

  private func keys(into table: inout InteractionTable) -> Element {
    guard keyColumns != nil || hints.contains(where: { $0.id != nil }) else {
      return .spoken(
        Spoken(.text, name: SampleLabel(spoken(.english), spoken(.korean))),
        .words(hints.indices.flatMap { spans(at: $0) }))
    }
    for hint in hints { if let id = hint.id { table.add(id, isTabStop: false) } }
    return .row(
      hints.indices.map { index in
        guard let keyColumns else { return part(index, .words(spans(at: index))) }
        return part(
          index,
          .row([
            .sized(
              width: .exactly(max(0, keyColumns)), height: .exactly(1),
              .words([Span(hints[index].key, role: .text, emphasis: .bold)])),
            .words([Span(hints[index].action, role: .textSecondary)]),
          ]))
      })
  }

  private func part(_ index: Int, _ element: Element) -> Element {
    hints[index].id.map { .interactive($0, element) } ?? element
  }

  private func spans(at index: Int) -> [Span] {
    let hint = hints[index]
    let key = Span((index == 0 ? "" : "   ") + hint.key, role: .text, emphasis: .bold)
    return hint.action.isEmpty ? [key] : [key, Span(" " + hint.action, role: .textSecondary)]
  }

  private var chip: Element {
    .panel(
      Panel(ink: Ink(text: .onAccent, fill: .accent), horizontalPadding: .small),
      .words([Span(mode, emphasis: .bold)]))
  }
}

extension GSKeyLine {
  /// The keys and their actions, with key names in place of symbols.
  private func spoken(_ language: Language) -> String {
    hints.map { hint in
      let key = hint.key.map { sign in
        Self.names[sign].map { " " + $0[language] + " " } ?? String(sign)
      }
      return hint.action.isEmpty ? key.joined() : key.joined() + " " + hint.action
    }.joined(separator: ", ")
  }

  private static let names: [Character: SampleLabel] = [
    "↑": SampleLabel("up", "위"), "↓": SampleLabel("down", "아래"), "←": SampleLabel("left", "왼쪽"),
    "→": SampleLabel("right", "오른쪽"), "⌫": SampleLabel("backspace", "백스페이스"),
  ]
}
