/// Names one thing that can take focus, be pointed at, and act.
///
/// A member of a group is a path below the group: `FocusID("tabs").child(2)`.
public struct FocusID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The path from the outermost container, joined by slashes.
  public let path: String

  /// Makes an identifier from its path, such as `tabs` or `tabs/2`.
  public init(_ path: String) {
    self.path = path
  }

  /// Makes an identifier from a literal path.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The identifier of the member at `index`, counted from 0.
  public func child(_ index: Int) -> FocusID { FocusID("\(path)/\(index)") }

  /// The identifier of a named part.
  public func child(_ name: String) -> FocusID { FocusID("\(path)/\(name)") }

  /// The index of this identifier among the members of `group`; nil when it is none of them.
  public func index(in group: FocusID) -> Int? { name(in: group).flatMap { Int($0) } }

  /// The rest of the path below `group`; nil for an identifier outside of the group.
  public func name(in group: FocusID) -> String? {
    guard path.hasPrefix(group.path + "/") else { return nil }
    return String(path.dropFirst(group.path.count + 1))
  }

  /// The path.
  public var description: String { path }
}
