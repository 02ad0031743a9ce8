/// A value that an axis has for a time while a component moves by itself.
public struct AxisFrame: Hashable, Sendable {
  /// The value.
  public let value: AxisValue
  /// How long it is shown.
  public let duration: Duration

  /// A value for a time.
  public init(_ value: AxisValue, for duration: Duration) {
    self.value = value
    self.duration = duration
  }
}
