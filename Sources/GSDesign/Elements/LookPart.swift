/// A part of a look after layout and painting, with the measures that a design tool shows.
///
/// Lengths are points from the upper left corner of the look.
public struct LookPart: Hashable, Sendable {
  /// The kind of a part.
  public enum Kind: Hashable, Sendable {
    /// Things beside each other with nothing around them.
    case group
    /// A panel or a ground.
    case surface
    /// Words on one line.
    case label(String)
    /// The sign of a state in the padding of a panel.
    case mark(String)
    /// A line between things or below them.
    case line
  }

  /// The kind of part.
  public let kind: Kind
  /// The number of parts around it; 0 for the outermost.
  public var level: Int
  /// Its outer edge, in points.
  public var frame: PointRect
  /// The cells that it is drawn in without pixels.
  public var cells: CellRect
  /// The frame inside the padding, in points; nil for parts without padding.
  public var content: PointRect?
  /// The measures of the design; nil for parts other than panels.
  public var panel: Panel?
  /// The radius of its corners in points.
  public var radius = 0.0
  /// The colour of its words, or of the line that it is.
  public var ink: Paint?
  /// The colour inside; nil if it has none of its own.
  public var fill: Paint?
  /// The colour of the line around it.
  public var stroke: Paint?
  /// The paint behind the words.
  public var ground: Paint?
  /// The distances between its children, as designed; nil without any.
  public var gap: Gap?

  /// The distances between things beside each other.
  public struct Gap: Hashable, Sendable {
    /// Points between things side by side.
    public var across: Double
    /// Points between rows of them.
    public var down: Double
    /// The names of the distances that have one.
    package var tokens: [LengthToken] = []

    /// Distances in points; 0 is none.
    public init(across: Double, down: Double) {
      self.across = across
      self.down = down
    }
  }

  /// A part without colours and measures of its own.
  public init(_ kind: Kind, level: Int, frame: PointRect, cells: CellRect) {
    self.kind = kind
    self.level = level
    self.frame = frame
    self.cells = cells
  }
}
