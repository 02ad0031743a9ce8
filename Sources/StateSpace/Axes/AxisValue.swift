/// A value of an axis, independent of the Swift type behind it.
public enum AxisValue: Hashable, Sendable {
  /// Off or on.
  case flag(Bool)
  /// The index into the names of the choice.
  case choice(Int)
  /// The options that are on, a bit for each name.
  case options(UInt64)
  /// A number of the axis's scale.
  case number(Double)
  /// nil is the component's own sample.
  case text(String?)
}
