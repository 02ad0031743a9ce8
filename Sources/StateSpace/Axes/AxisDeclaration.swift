/// A declaration of an axis: ``StateAxis``, or a type that adds something to it, such as notes in two languages.
///
/// The functions that make axes are written once, for all of these types.
public protocol AxisDeclaration<Payload>: Sendable {
  /// The type of the states.
  associatedtype Payload: Hashable & Sendable
  /// The axis without the additions.
  var axis: StateAxis<Payload> { get set }
  /// Makes a declaration that adds nothing yet.
  init(_ axis: StateAxis<Payload>)
}

extension AxisDeclaration {
  /// The same axis, in links but outside the space.
  ///
  /// For a person's actions, in more ways than can be multiplied: which members were removed, where a caret is.
  public func held() -> Self {
    var copy = self
    copy.axis.isHeld = true
    return copy
  }

  /// The same axis with values that may look like the default one in 16 colours or fewer; a line that marks them need
  /// not be visible to everyone.
  public func fainter(_ values: Set<AxisValue>) -> Self {
    var copy = self
    copy.axis.faint = values
    return copy
  }

  /// The same axis with values at which the component is invisible: a message that is gone, a row without members.
  public func showingNothing(at values: Set<AxisValue>) -> Self {
    var copy = self
    copy.axis.blank = values
    return copy
  }

  /// The same axis with values that follow one another by themselves in the gallery, and begin again after the last.
  ///
  /// ```swift
  /// .toggle("dismissed", \.isDismissed, tier: .interaction)
  ///   .moving([AxisFrame(.flag(false), for: .seconds(3)), AxisFrame(.flag(true), for: .seconds(1))])
  /// ```
  ///
  /// Exports, baselines and the `matrix` command show the state as it is.
  public func moving(_ frames: [AxisFrame]) -> Self {
    var copy = self
    copy.axis.frames = frames
    return copy
  }

  /// The same axis as the associated value of one case of an enumeration.
  @usableFromInline
  func asAssociated() -> Self {
    var copy = self
    copy.axis.isAssociated = true
    return copy
  }
}

/// The axes that most components have, under the names and with the meanings they have everywhere.
extension AxisDeclaration {
  /// `disabled`: the whole thing refuses focus, keys and pointer.
  @inlinable @inline(__always)
  public static func disabled(
    _ path: @autoclosure @escaping AxisPath<Payload, Bool>
  ) -> Self {
    toggle("disabled", path(), meaning: .disabled)
  }

  /// `selected`: the thing is chosen.
  @inlinable @inline(__always)
  public static func selected(
    _ path: @autoclosure @escaping AxisPath<Payload, Bool>
  ) -> Self {
    toggle("selected", path(), meaning: .selected)
  }

  /// `focused`: the keys go to the thing.
  @inlinable @inline(__always)
  public static func focused(
    _ path: @autoclosure @escaping AxisPath<Payload, Bool>
  ) -> Self {
    toggle("focused", path(), tier: .interaction, meaning: .focused)
  }
}
