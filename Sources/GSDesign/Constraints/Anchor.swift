/// Which way a stack or a rule runs, or a length is measured.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// A place or a length of an item that constraints tie to another: an edge, a centre, a baseline, a width.
///
/// ```swift
/// title.leading.equalTo(container.leading).inset(.large)
/// title.trailing.atMost(badge.leading).inset(.small)
/// badge.width.equalTo(80)
/// ```
///
/// Only anchors of the same measure can be tied: a leading edge takes neither a top edge nor a number, and the pair of
/// edges of ``Anchored/horizontal`` takes no width. Leading is left and trailing right in every language.
public struct Anchor<Kind: AnchorKind>: Hashable, Sendable {
  /// One for each constraint that it makes.
  let places: [AnchorPlace]

  init(_ owner: AnchorOwner, _ parts: AnchorPlace.Part...) {
    places = parts.map { AnchorPlace(owner: owner, part: $0) }
  }

  /// Ties it to another anchor of the same measure.
  public func equalTo<Other>(
    _ other: Anchor<Other>, file: String = #fileID, line: Int = #line
  ) -> ConstraintGroup<Kind> where Other.Measure == Kind.Measure {
    tied(.equal, other, SourceLine(file: file, line: line))
  }

  fileprivate func tied<Other>(
    _ relation: Constraint.Relation, _ other: Anchor<Other>, _ source: SourceLine
  ) -> ConstraintGroup<Kind> {
    ConstraintGroup(
      constraints: zip(places, other.places).map {
        Constraint(first: $0, relation: relation, second: $1, source: source)
      })
  }

  fileprivate func fixed(
    _ relation: Constraint.Relation, _ points: Double, _ source: SourceLine
  ) -> ConstraintGroup<Kind> {
    ConstraintGroup(
      constraints: places.map {
        Constraint(first: $0, relation: relation, constant: points, source: source)
      })
  }
}

extension Anchor where Kind: SingleKind {
  /// Keeps it at or before another anchor, or no longer than it.
  public func atMost<Other>(
    _ other: Anchor<Other>, file: String = #fileID, line: Int = #line
  ) -> ConstraintGroup<Kind> where Other.Measure == Kind.Measure {
    tied(.atMost, other, SourceLine(file: file, line: line))
  }

  /// Keeps it at or behind another anchor, or no shorter than it.
  public func atLeast<Other>(
    _ other: Anchor<Other>, file: String = #fileID, line: Int = #line
  ) -> ConstraintGroup<Kind> where Other.Measure == Kind.Measure {
    tied(.atLeast, other, SourceLine(file: file, line: line))
  }
}

extension Anchor where Kind == AnchorKinds.Dimension {
  /// Fixes a width or a height, in points.
  public func equalTo(
    _ points: Double, file: String = #fileID, line: Int = #line
  ) -> ConstraintGroup<Kind> {
    fixed(.equal, points, SourceLine(file: file, line: line))
  }

  /// Limits a width or a height from above, in points.
  public func atMost(
    _ points: Double, file: String = #fileID, line: Int = #line
  ) -> ConstraintGroup<Kind> {
    fixed(.atMost, points, SourceLine(file: file, line: line))
  }

  /// Limits a width or a height from below, in points.
  public func atLeast(
    _ points: Double, file: String = #fileID, line: Int = #line
  ) -> ConstraintGroup<Kind> {
    fixed(.atLeast, points, SourceLine(file: file, line: line))
  }
}

extension Anchor {
  /// Unavailable: a number alone is not a position.
  @available(
    *, unavailable,
    message:
      "only a width or a height can be a number; tie a place to another and inset or offset it"
  )
  public func equalTo(_ points: Double) -> ConstraintGroup<Kind> {
    ConstraintGroup(constraints: [])
  }
}

/// Something with anchors: an item, the container or its safe area.
public protocol Anchored {
  /// Whose the anchors are.
  var owner: AnchorOwner { get }
}

extension Anchored {
  /// The left edge.
  public var leading: Anchor<AnchorKinds.XEdge> { Anchor(owner, .leading) }
  /// The right edge.
  public var trailing: Anchor<AnchorKinds.XEdge> { Anchor(owner, .trailing) }
  /// The centre from left to right.
  public var centerX: Anchor<AnchorKinds.XCenter> { Anchor(owner, .centerX) }
  /// The top edge.
  public var top: Anchor<AnchorKinds.YEdge> { Anchor(owner, .top) }
  /// The bottom edge.
  public var bottom: Anchor<AnchorKinds.YEdge> { Anchor(owner, .bottom) }
  /// The centre from top to bottom.
  public var centerY: Anchor<AnchorKinds.YLine> { Anchor(owner, .centerY) }
  /// The width, in points.
  public var width: Anchor<AnchorKinds.Dimension> { Anchor(owner, .width) }
  /// The height, in points.
  public var height: Anchor<AnchorKinds.Dimension> { Anchor(owner, .height) }
  /// The leading and the trailing edge: two constraints that pin both.
  public var horizontal: Anchor<AnchorKinds.HorizontalEdges> { Anchor(owner, .leading, .trailing) }
  /// The top and the bottom edge: two constraints that pin both.
  public var vertical: Anchor<AnchorKinds.VerticalEdges> { Anchor(owner, .top, .bottom) }
  /// All four edges: four constraints.
  public var edges: Anchor<AnchorKinds.AllEdges> {
    Anchor(owner, .leading, .trailing, .top, .bottom)
  }
  /// The centre both ways: two constraints.
  public var center: Anchor<AnchorKinds.CenterPoint> { Anchor(owner, .centerX, .centerY) }
}

/// The container that the items are laid out in.
public struct ConstraintContainer: Anchored, Hashable, Sendable {
  /// The container itself.
  public var owner: AnchorOwner { .container }
  /// The container without the room that is kept free at its edges.
  ///
  /// It has the container's anchors. Neither has a baseline, as neither has words: tie a baseline to an edge.
  public let safeArea = SafeArea()

  /// The room inside the edges that are kept free.
  public struct SafeArea: Anchored, Hashable, Sendable {
    /// The safe area itself.
    public var owner: AnchorOwner { .safeArea }
  }

  init() {}
}
