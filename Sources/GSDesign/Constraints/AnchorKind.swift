/// The kind of an anchor: which anchors it can be tied to, and whether it can be inset. The kinds have no values.
public protocol AnchorKind {
  /// The dimension that both ends of a constraint share: a leading edge and a centre are both places along a row.
  associatedtype Measure
}

/// A kind of anchor at the rim of an item, which can be inset: moved towards the item's own middle.
public protocol EdgeKind: AnchorKind {}

/// A kind of anchor that is one length, which can be at most or at least another and have points added.
public protocol SingleKind: AnchorKind {}

/// The kinds of anchors.
public enum AnchorKinds {
  /// The measure of places along a row.
  public enum Across {}
  /// The measure of places along a column.
  public enum Down {}

  /// The leading or the trailing edge.
  public enum XEdge: EdgeKind, SingleKind {
    /// Places along a row.
    public typealias Measure = Across
  }
  /// The centre from left to right.
  public enum XCenter: SingleKind {
    /// Places along a row.
    public typealias Measure = Across
  }
  /// The top or the bottom edge.
  public enum YEdge: EdgeKind, SingleKind {
    /// Places along a column.
    public typealias Measure = Down
  }
  /// The centre from top to bottom, or a baseline.
  public enum YLine: SingleKind {
    /// Places along a column.
    public typealias Measure = Down
  }
  /// The width or the height.
  public enum Dimension: SingleKind {
    /// Lengths.
    public typealias Measure = Dimension
  }
  /// The leading and the trailing edge.
  public enum HorizontalEdges: EdgeKind {
    /// Both edges.
    public typealias Measure = HorizontalEdges
  }
  /// The top and the bottom edge.
  public enum VerticalEdges: EdgeKind {
    /// Both edges.
    public typealias Measure = VerticalEdges
  }
  /// All four edges.
  public enum AllEdges: EdgeKind {
    /// All four edges.
    public typealias Measure = AllEdges
  }
  /// The centre both ways.
  public enum CenterPoint: AnchorKind {
    /// Both centres.
    public typealias Measure = CenterPoint
  }
}

/// Whose anchor it is.
public enum AnchorOwner: Hashable, Sendable {
  /// The item of a name.
  case item(String)
  /// The container of the items.
  case container
  /// The container without the room that is kept free at its edges.
  case safeArea
}

/// One place or length of an item, by name: `title.leading`.
struct AnchorPlace: Hashable, Sendable, CustomStringConvertible {
  enum Part: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, centerX, top, bottom, centerY, firstBaseline, lastBaseline, width,
      height
  }

  let owner: AnchorOwner
  let part: Part

  var description: String {
    switch owner {
    case .item(let name): "\(name).\(part)"
    case .container: "container.\(part)"
    case .safeArea: "safeArea.\(part)"
    }
  }

  /// The sign of an inset: towards the middle of the place's own item.
  var inward: Double {
    switch part {
    case .leading, .top: 1
    case .trailing, .bottom: -1
    case .centerX, .centerY, .firstBaseline, .lastBaseline, .width, .height: 0
    }
  }
}
