/// How far work has come, as a bar: the part that is done is thick, the rest a thin line.
///
/// ```swift
/// GSProgress(state: ProgressState(0.5))
/// GSProgress(state: ProgressState())  // how long it takes is not known
/// ```
public struct GSProgress: Component, Hashable, Sendable {
  /// How much is done, or which step of the motion is shown while that is not known.
  public let state: ProgressState
  /// The length of the bar in cells, 1 or more.
  public let columns: Int

  /// Makes a progress bar; a length below 1 counts as 1.
  public init(state: ProgressState, columns: Int = 24) {
    self.state = state
    self.columns = max(1, columns)
  }

  /// Returns the bar, one row high; it enters nothing into the table.
  public func lower(into table: inout InteractionTable) -> Element {
    let (before, done, after) = parts
    let bar = Element.row([
      Self.part(before, isDone: false), Self.part(done, isDone: true),
      Self.part(after, isDone: false),
    ])
    return .spoken(Spoken(.progress, value: state.spoken), bar)
  }

  /// The cells before the thick part, of it, and behind it.
  ///
  /// A bar that has begun shows at least one cell, and one that is not done leaves one.
  var parts: (before: Int, done: Int, after: Int) {
    switch state.kind {
    case .determinate(let share):
      let rounded = Int((share * Double(columns)).rounded())
      let done =
        share <= 0 ? 0 : share >= 1 ? columns : min(max(rounded, 1), max(columns - 1, 1))
      return (0, done, columns - done)
    case .indeterminate(let step):
      let length = max(1, columns / 4)
      let before = (columns - length) * step / (ProgressState.stepCount - 1)
      return (before, length, columns - length - before)
    }
  }

  private static func part(_ columns: Int, isDone: Bool) -> Element {
    guard columns > 0 else { return .empty }
    let line = Element.rule(
      .horizontal, role: isDone ? .progressFill : .separator, width: isDone ? thickness : .thin)
    return .sized(
      width: .exactly(columns), height: .exactly(1), alignment: Alignment(.leading, .center), line)
  }

  /// Points: one and a half times the bar of the platform, as LionHeart publishes it.
  private static let thickness = StrokeWidth(points: 6)
}
