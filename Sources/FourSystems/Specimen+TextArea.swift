import GSDesign
import GalleryKit
import StateSpace

/// The state of an area for a note.
struct NotePayload: Hashable, Sendable {
  /// The length of the sample text.
  enum Content: String, Hashable, Sendable, CaseIterable {
    case empty, short, long
  }

  var content = Content.short
  /// The text that a person entered; nil for a sample.
  var title: String?
  /// The number of characters after the caret.
  var caretFromEnd = 0
  /// The lines between the first one in view and the first of the window whose last line has the caret.
  var linesBelow = 0
  var interaction = Interaction.normal
  var isFocused = false

  static let rows = 4
  static let columns = 36

  func text(_ language: Language) -> String {
    if let title { return title }
    let lines = Samples.noteLines.map { $0[language] }
    return switch content {
    case .empty: ""
    case .short: lines.prefix(2).joined(separator: "\n")
    case .long: lines.joined(separator: "\n")
    }
  }

  func state(_ text: String) -> TextAreaState {
    var area = unscrolled(text)
    switch interaction {
    case .normal: break
    case .hovered: area.handle(.hover(area.window.first))
    case .pressed:
      // A press on the line of the caret leaves the caret where it is.
      let caret = area.field?.caret ?? 0
      area.handle(.pressDown(text.prefix(caret).count { $0 == "\n" }))
    }
    area.scroll(rows: linesBelow)
    return area
  }

  /// The state with the caret in the last line in view.
  private func unscrolled(_ text: String) -> TextAreaState {
    TextAreaState(
      text, caret: text.count - min(caretFromEnd, text.count), isFocused: isFocused,
      rows: Self.rows)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var area = state(text(.english))
    let outcome = area.handle(intent)
    guard outcome != .ignored else { return outcome }
    if case .edited(let text) = outcome {
      title = text.isEmpty ? nil : text
      content = text.isEmpty ? .empty : .short
      (caretFromEnd, linesBelow) = (0, 0)
    }
    isFocused = area.isFocused
    interaction = area.interaction
    // The lines of a sample are those of its language.
    guard let title, let field = area.field else { return outcome }
    caretFromEnd = title.count - field.caret
    linesBelow = max(0, area.window.first - unscrolled(title).window.first)
    return outcome
  }
}

/// The state of an area that shows a log.
struct LogPayload: Hashable, Sendable {
  /// How many lines there are.
  enum Content: String, Hashable, Sendable, CaseIterable {
    case short, long
  }

  var content = Content.long
  /// Whether the last lines are seen first, and stay in view while lines are added.
  var followsEnd = true
  /// The lines scrolled away from the end that is followed, or else from the start.
  var scrolled = 0
  /// The steps scrolled to the right.
  var shifted = 0
  var interaction = Interaction.normal
  var isFocused = false

  static let rows = 4
  static let columns = 40

  /// The number of lines.
  var count: Int {
    switch content {
    case .short: 3
    case .long: Samples.logLines.count
    }
  }

  /// The most lines that can be scrolled away.
  var mostScrolled: Int { max(0, count - Self.rows) }

  var state: TextAreaState {
    var area = TextAreaState(
      lines: count, isFocused: isFocused, rows: Self.rows, followsEnd: followsEnd)
    area.scroll(rows: followsEnd ? -scrolled : scrolled)
    for _ in 0..<max(0, shifted) { area.handle(.move(.right)) }
    switch interaction {
    case .normal: break
    case .hovered: area.handle(.hover(0))
    case .pressed: area.handle(.pressDown(0))
    }
    return area
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var area = state
    let outcome = area.handle(intent)
    isFocused = area.isFocused
    interaction = area.interaction
    let first = area.window.first
    scrolled = followsEnd ? mostScrolled - first : first
    shifted = area.shift / Self.step
    return outcome
  }

  /// The columns that an arrow scrolls to the side.
  private static let step = 8

  /// The Swift of the area.
  func code(_ language: Language) -> String {
    let lines = SwiftSource.list(
      Samples.logLines.prefix(count).map { SwiftSource.literal($0[language]) })
    let state = SwiftSource.call(
      "TextAreaState",
      ["lines: \(count)", "rows: \(Self.rows)", SwiftSource.flag("followsEnd", followsEnd)])
    return "let lines = \(lines)\n"
      + "GSTextArea(state: \(state), columns: \(Self.columns)) { lines[$0] }"
  }
}

extension Specimen {
  static let noteArea: Specimen = Specimen(
    "text-area/note",
    summary: Phrase(localized: "Several lines of text to type"),
    usage: Phrase(
      localized: "Use for a text of several lines that is not sent. To send one use editor."),
    tags: ["input", "multiline", "note", "입력", "메모"],
    level: .molecule,
    payload: NotePayload(),
    axes: [
      .choice("content", \.content),
      .text(
        "title", \.title, samples: Samples.textTier.filter { !$0.isEmpty },
        sample: { $0.text($1) }),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .caret(\.caretFromEnd),
      .stepper("lines-below", \.linesBelow, 0...1_000_000, samples: [0], tier: .interaction)
        .held(),
    ],
    card: [[NotePayload(content: .long)]],
    keyMap: .text,
    code: { payload, language in
      let text = payload.text(language)
      let state = SwiftSource.call(
        "TextAreaState",
        [text.isEmpty ? nil : SwiftSource.literal(text), "rows: \(NotePayload.rows)"])
      let placeholder = SwiftSource.literal(Samples.notePlaceholder[language])
      return "GSTextArea(state: \(state), columns: \(NotePayload.columns), "
        + "placeholder: \(placeholder))"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSTextArea(
        state: payload.state(payload.text(language)), id: part, columns: NotePayload.columns,
        placeholder: Samples.notePlaceholder[language]
      ).lowered()
    })

  static let logArea: Specimen = Specimen(
    "text-area/log",
    summary: Phrase(localized: "Lines that are only read, such as a log"),
    usage: Phrase(
      localized: "Use for output that grows. For rows to choose from use list."),
    tags: ["output", "log", "scroll", "로그", "출력"],
    level: .molecule,
    payload: LogPayload(),
    axes: [
      .choice("content", \.content),
      .toggle("follows-end", \.followsEnd, meaning: .variety),
      .stepper(
        "scrolled", \.scrolled, 0...LogPayload().mostScrolled, samples: [0, 2], tier: .interaction),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .stepper("shifted", \.shifted, 0...1_000, samples: [0], tier: .interaction).held(),
    ],
    impossible: [
      Impossible(localized: "All lines of a short log are in view.") {
        $0.scrolled > $0.mostScrolled
      }
    ],
    code: { payload, language in payload.code(language) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      GSTextArea(state: payload.state, id: part, columns: LogPayload.columns) {
        Samples.logLines[$0][language]
      }.lowered()
    })
}
