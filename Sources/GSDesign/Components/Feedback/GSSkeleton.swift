/// Bars in the place of words that are still loading.
///
/// ```swift
/// GSSkeleton(lineCount: 3)
/// ```
public struct GSSkeleton: Component, Hashable, Sendable {
  /// How many bars there are, 0 or more.
  public let lineCount: Int
  /// The length of a bar in cells, 2 or more; the last of several is shorter.
  public let columns: Int

  /// The step of the motion: every second one is fainter.
  public let step: Int

  /// Makes bars; numbers outside of their range count as the nearest in it.
  ///
  /// - Parameters:
  ///   - lineCount: how many bars, 0 or more.
  ///   - columns: the columns of the longest bar.
  ///   - step: the step of the motion; the clock of the owner counts it.
  public init(lineCount: Int, columns: Int = 24, step: Int = 0) {
    self.lineCount = max(0, lineCount)
    self.columns = max(2, columns)
    self.step = step
  }

  /// Returns the bars; they enter nothing, since there is nothing to act on yet.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .onDisabled, fill: step.isMultiple(of: 2) ? .disabledFill : .surface),
      shape: .rounded(radius: Self.radius))
    let bars = (0..<lineCount).map { line in
      let isLast = lineCount > 1 && line == lineCount - 1
      return Element.panel(
        panel,
        .sized(
          width: .exactly(isLast ? columns * 2 / 3 : columns), height: .exactly(1),
          .empty))
    }
    guard lineCount > 0 else { return .column(spacing: .large, bars) }
    return .spoken(
      Spoken(
        .progress, name: SampleLabel("Loading", "불러오는 중"),
        value: SampleLabel(lineCount == 1 ? "1 line" : "\(lineCount) lines", "\(lineCount)줄")),
      .column(spacing: .large, bars))
  }

  /// Points, as GitSpace publishes them.
  private static let radius = Radius(.gitspace, "skeleton")
}
