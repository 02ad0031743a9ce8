/// How much of some work is done.
///
/// Where that is not known the bar moves with every tick of the clock that its owner runs:
///
/// ```swift
/// var state = ProgressState()
/// state.tick()        // .changed
/// state.finish(0.5)   // half is done
/// ```
public struct ProgressState: Hashable, Sendable {
  /// Determinate or indeterminate.
  public enum Kind: Hashable, Sendable {
    /// So much is done, 0…1.
    case determinate(Double)
    /// How much is done is not known: a step of the motion, from 0 to ``ProgressState/stepCount`` less one.
    case indeterminate(step: Int)
  }

  /// The current value.
  public private(set) var kind: Kind

  /// The steps of the motion, after which it begins again.
  public static let stepCount = 8

  /// Makes a determinate state. The share is clamped to 0…1; NaN counts as 0.
  public init(_ share: Double) {
    kind = .determinate(Self.valid(share))
  }

  /// Makes a state in which how much is done is not known.
  ///
  /// - Parameter step: the step of the motion; beyond the last it begins again.
  public init(step: Int = 0) {
    kind = .indeterminate(step: (step % Self.stepCount + Self.stepCount) % Self.stepCount)
  }

  /// Sets how much is done, 0…1.
  @discardableResult
  public mutating func finish(_ share: Double) -> Outcome {
    let old = kind
    kind = .determinate(Self.valid(share))
    return kind == old ? .ignored : .changed
  }

  /// Takes a tick of the clock: moves where how much is done is not known.
  @discardableResult
  public mutating func tick() -> Outcome {
    guard case .indeterminate(let step) = kind else { return .ignored }
    kind = .indeterminate(step: (step + 1) % Self.stepCount)
    return .changed
  }

  /// The progress in words for screen readers.
  var spoken: SampleLabel {
    switch kind {
    case .determinate(let share):
      // Unfinished work never reads as 100%.
      let percent = share < 1 ? min(99, Int((share * 100).rounded())) : 100
      return SampleLabel("\(percent)%", "\(percent)%")
    case .indeterminate: return SampleLabel("in progress", "진행 중")
    }
  }

  private static func valid(_ share: Double) -> Double {
    share > 0 ? min(share, 1) : 0
  }
}
