/// Room around a child.
public struct Edges: Hashable, Sendable, Configurable {
  /// Room at the left.
  public var leading: Space
  /// Room at the right.
  public var trailing: Space
  /// Room above.
  public var top: Space
  /// Room below.
  public var bottom: Space

  /// Makes room at each side by itself; a side that is left out gets none.
  public init(
    leading: Space = .none, trailing: Space = .none, top: Space = .none, bottom: Space = .none
  ) {
    self.leading = leading
    self.trailing = trailing
    self.top = top
    self.bottom = bottom
  }

  /// The same at both sides, and the same above and below.
  public init(horizontal: Space = .none, vertical: Space = .none) {
    self.init(leading: horizontal, trailing: horizontal, top: vertical, bottom: vertical)
  }
}
