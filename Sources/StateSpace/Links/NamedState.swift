/// A state with its link, as the argument of a test.
///
/// ```swift
/// @Test(arguments: tags.named())
/// func aDisabledTagIsGray(tag: NamedState<Tag>) {
///   if tag.isDisabled { #expect(fill(of: tag.state) == .gray) }
/// }
/// ```
///
/// Swift Testing names each case by its description, and runs a single one again by its ``id``; both are the link.
/// A member of the state is a member of the argument. Where both have one of the same name, `tag.state` has the other.
@dynamicMemberLookup
public struct NamedState<Payload: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// The state.
  public let state: Payload
  /// The link to the state.
  public let link: StateID

  /// The text of the link.
  public var id: String { link.text }

  /// A member of the state.
  public subscript<Value>(dynamicMember path: KeyPath<Payload, Value>) -> Value {
    state[keyPath: path]
  }
}

extension NamedState: CustomStringConvertible {
  /// The text of the link.
  public var description: String { link.text }
}

extension States {
  /// The states of a cover, each with its link, in the order of the walk.
  ///
  /// The array holds them all. A space with more states than a test should run has `.pairs` or `.tuples(3)`.
  public func named(_ cover: Cover = .all) -> [NamedState<Payload>] {
    covered(by: cover).map { NamedState(state: $0, link: link(to: $0)) }
  }
}
