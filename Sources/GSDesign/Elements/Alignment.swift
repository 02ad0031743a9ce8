/// The position of a child in more room than it needs; a spare odd column goes right, a spare odd row below.
public struct Alignment: Hashable, Sendable {
  /// The position from left to right.
  public enum Horizontal: Hashable, Sendable, CaseIterable {
    /// At the left.
    case leading
    /// In the middle.
    case center
    /// At the right.
    case trailing
  }

  /// The position from top to bottom.
  public enum Vertical: Hashable, Sendable, CaseIterable {
    /// Above.
    case top
    /// In the middle.
    case center
    /// Below.
    case bottom
  }

  /// The place from left to right.
  public var horizontal: Horizontal
  /// The place from top to bottom.
  public var vertical: Vertical

  /// Makes a place from its two parts.
  public init(_ horizontal: Horizontal, _ vertical: Vertical) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle both ways.
  public static let center = Alignment(.center, .center)
  /// In the upper left corner.
  public static let topLeading = Alignment(.leading, .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(.trailing, .top)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// At the foot, in the middle.
  public static let bottom = Alignment(.center, .bottom)
}
