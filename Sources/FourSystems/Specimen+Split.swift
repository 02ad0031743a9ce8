import GSDesign
import GalleryKit
import StateSpace

/// The state of two panes with a divider between them.
struct SplitPayload: Hashable, Sendable {
  let axis: Axis
  /// The cells of the first pane.
  var first: Int
  var interaction = Interaction.normal
  var isFocused = false

  init(_ axis: Axis) {
    self.axis = axis
    first = (Self.length(axis) - 1) / 2
  }

  /// The cells of both panes and the divider along the axis.
  static func length(_ axis: Axis) -> Int {
    switch axis {
    case .horizontal: 41
    case .vertical: 9
    }
  }

  /// The least cells of each pane.
  static func least(_ axis: Axis) -> Int {
    switch axis {
    case .horizontal: 9
    case .vertical: 2
    }
  }

  /// The cells that the first pane can have.
  static func range(_ axis: Axis) -> ClosedRange<Int> {
    least(axis)...length(axis) - 1 - least(axis)
  }

  /// The part under the pointer during a drag, one for each cell along the axis.
  private static let places = Specimen.part.child("place")

  var state: SplitState {
    var split = SplitState(
      axis, length: Self.length(axis), first: first, leastFirst: Self.least(axis),
      leastSecond: Self.least(axis), isFocused: isFocused)
    switch interaction {
    case .normal: break
    case .hovered: split.handle(.hover(0))
    case .pressed: split.handle(.pressDown(0))
    }
    return split
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var split = state
    let outcome =
      dragged(intent).map { split.receive($0, as: Specimen.part) }
      ?? split.handle(intent)
    first = split.first
    interaction = split.interaction
    isFocused = split.isFocused
    return outcome
  }

  /// The event of the pointer while it holds the divider; nil for any other intent. Member 0 is the divider, and the
  /// others are the cells along the axis.
  private func dragged(_ intent: Intent) -> Event? {
    guard interaction == .pressed else { return nil }
    func target(_ member: Int?) -> FocusID? {
      member.flatMap { $0 > 0 ? Self.places.child($0 - 1) : $0 == 0 ? Specimen.part : nil }
    }
    return switch intent {
    case .hover(let member): .pointer(.dragged(.primary), target(member))
    case .pressUp(let member): .pointer(.released(.primary), target(member))
    case .pressDown, .activate, .remove, .move, .first, .last, .insert, .deleteBackward,
      .deleteForward, .deleteAll, .cancel, .focus, .blur:
      nil
    }
  }

  /// The name of a cell under a drag as that of a member, which a specimen is given; any other name as it is.
  static func memberName(_ part: FocusID) -> FocusID {
    part.index(in: places).map { Specimen.part.child($0 + 1) } ?? part
  }

  /// The cells across the axis.
  private var breadth: Int {
    switch axis {
    case .horizontal: 5
    case .vertical: 32
    }
  }

  /// The look, in a room of the length that the state knows.
  func lowered(_ language: Language) -> Lowered {
    let lowered = GSSplit(state, id: Specimen.part) {
      Content.column {
        for row in Samples.rows { GSText(.body1, row.title[language]) }
      }
    } second: {
      Element.words(
        [Span(Samples.articleExcerpt[language], role: .textSecondary)], wraps: true,
        style: .body1)
    }.lowered()
    let length = Self.length(axis)
    let room =
      switch axis {
      case .horizontal: (columns: length, rows: breadth)
      case .vertical: (columns: breadth, rows: length)
      }
    return Lowered(
      element: .sized(
        width: .exactly(room.columns), height: .exactly(room.rows),
        lowered.element.renamed(Self.memberName)),
      interactions: lowered.interactions)
  }

  /// The Swift of the panes.
  func code(_ language: Language) -> String {
    let least = Self.least(axis)
    let state = SwiftSource.call(
      "SplitState",
      [
        axis == .horizontal ? ".horizontal" : ".vertical", "length: \(Self.length(axis))",
        "first: \(first)", "leastFirst: \(least)", "leastSecond: \(least)",
      ])
    let rows = Samples.rows.map { "GSText(.body1, \(SwiftSource.literal($0.title[language])))" }
    let words = SwiftSource.literal(Samples.articleExcerpt[language])
    return "GSSplit(\(state)) { Content.column { \(rows.joined(separator: "; ")) } } second: { "
      + "Element.words([Span(\(words), role: .textSecondary)], wraps: true, style: .body1) }"
  }
}

extension Specimen {
  static let columnSplit: Specimen = split(
    "split/columns", .horizontal,
    summary: Phrase(localized: "Two panes side by side with a divider to move"),
    usage: Phrase(
      localized: "Use for a list and its details. For content above its output use rows."),
    tags: ["divider", "resize", "panes", "분할", "구분선"])

  static let rowSplit: Specimen = split(
    "split/rows", .vertical,
    summary: Phrase(localized: "Two panes below one another with a divider to move"),
    usage: Phrase(
      localized: "Use for content above its output. For a list and its details use columns."),
    tags: ["divider", "resize", "panes", "분할", "구분선"])

  private static func split(
    _ id: VariantID, _ axis: Axis, summary: Phrase, usage: Phrase, tags: [String]
  ) -> Specimen {
    let range = SplitPayload.range(axis)
    return Specimen(
      id, summary: summary, usage: usage, tags: tags,
      level: .organism,
      payload: SplitPayload(axis),
      axes: [
        .stepper(
          "first-pane", \.first, range,
          samples: [range.lowerBound, SplitPayload(axis).first, range.upperBound]),
        .interaction(\.interaction),
        .focused(\.isFocused),
      ],
      code: { payload, language in payload.code(language) },
      step: { payload, intent in payload.handle(intent) },
      build: { payload, language in payload.lowered(language) })
  }
}
