/// A ring of dots that shows that content is loading, with words below it.
///
/// ```swift
/// GSLoading("Loading articles", state: ProgressState())
/// ```
///
/// While the progress is unknown, one dot leads around the ring, a step with each tick; otherwise the filled dots show
/// the share that is done. If the shape of the content is known, use ``GSSkeleton``.
public struct GSLoading: Component, Hashable, Sendable {
  /// The words below the ring; empty for none.
  public let label: String
  /// How much is done.
  public let state: ProgressState

  /// Makes a ring.
  public init(_ label: String = "", state: ProgressState) {
    self.label = label
    self.state = state
  }

  /// Returns the ring, three rows high, above the label; it enters nothing into the table.
  public func lower(into table: inout InteractionTable) -> Element {
    let dots = dots
    // Clockwise from the top left; the middle of the ring is empty.
    let rows = [[0, 1, 2], [7, nil, 3], [6, 5, 4]].map { places in
      Element.words(
        places.flatMap { place -> [Span] in
          let dot = place.map { dots[$0] } ?? .none
          return [Span(dot.glyph, role: dot.role), Span(" ")]
        }.dropLast())
    }
    let words = label.isEmpty ? [] : [.blank, table.add(GSText(.lionheart.body2R, label))]
    return .spoken(
      Spoken(.progress, name: SampleLabel(label, label), value: state.spoken),
      .column(alignment: .center, rows + words))
  }

  /// The dots of the ring, clockwise from the top left.
  var dots: [Dot] {
    let count = ProgressState.stepCount
    switch state.kind {
    case .determinate(let share):
      let filled = Int((share * Double(count)).rounded(.down))
      return (0..<count).map { $0 < filled ? .leading : .resting }
    case .indeterminate(let step):
      return (0..<count).map { place in
        switch (step - place + count) % count {
        case 0: .leading
        case 1, 2: .following
        case _: .resting
        }
      }
    }
  }

  enum Dot: Hashable, Sendable {
    case leading, following, resting, none

    var glyph: String {
      switch self {
      case .leading: "●"
      case .following: "○"
      case .resting: "·"
      case .none: " "
      }
    }

    var role: ColorRole? {
      switch self {
      case .leading, .following: .progressFill
      case .resting: .textTertiary
      case .none: nil
      }
    }
  }
}
