/// A painted area: its ink, its outline, its height and padding, and the marks of its state.
///
/// Everything is in points; the renderer turns them into cells by one rule. A panel never changes size with its marks
/// or with its ink.
///
/// ```swift
/// Element.panel(Panel(ink: ink, shape: .capsule, height: .fixed(.points20), horizontalPadding: .small), label)
/// ```
public struct Panel: Hashable, Sendable, Configurable {
  /// The outline of the fill.
  public enum Shape: Hashable, Sendable {
    /// Square corners.
    case rectangle
    /// Round ends: the radius is half the height.
    case capsule
    /// A rectangle with round corners.
    case rounded(radius: Radius)
  }

  /// The rule that determines the height.
  public enum Height: Hashable, Sendable {
    /// The total height, regardless of the padding: caps of (height − 16) / 4 eighths.
    case fixed(ControlSize)
    /// The content with this room above and below: caps of padding / 2 eighths.
    case padded(Space)
  }

  /// The roles of the words, the fill and the line.
  public var ink: Ink
  /// The outline of the fill; square corners by default.
  public var shape: Shape
  /// The height in points, fixed or by padding; a row is 16.
  public var height: Height
  /// Room at each side of the content; a column is 8 points.
  public var horizontalPadding: Space
  /// The least width with the padding in it.
  public var minimumWidth: ControlSize
  /// The thickness of the line outside the padding.
  public var strokeWidth: StrokeWidth
  /// The shadow around a fill, where pixels and vectors draw it; none by default.
  public var shadow: Shadow?
  /// The state, shown in addition to the colour; a control of another package has it from its ``ControlState``.
  public package(set) var marks: Marks = []
  /// The inks that the panel, or another of its kind, has when it is enabled; none by default.
  ///
  /// If the ink of a disabled panel looks like one of these for some kind of colour vision, brackets around the label
  /// distinguish them. A control that can be disabled sets them.
  public var enabledInks: [Ink] = []
  /// The inks that the panel, or another of its kind, has when it is not selected; none by default.
  ///
  /// With all colours, `✓` is drawn only if the ink of a selected panel looks like one of these for some kind of colour
  /// vision; with none given, and with fewer colours, it is always drawn. Its cell is there in either case.
  public var unselectedInks: [Ink] = []

  /// Makes a panel; lengths are tokens.
  ///
  /// - Parameters:
  ///   - ink: the roles it is painted in.
  ///   - shape: the outline of the fill.
  ///   - height: fixed, or the content with padding; the content alone by default.
  ///   - horizontalPadding: room at each side of the content.
  ///   - minimumWidth: the least width, padding included.
  ///   - strokeWidth: the line outside the padding; none by default.
  public init(
    ink: Ink, shape: Shape = .rectangle, height: Height = .padded(.none),
    horizontalPadding: Space = .none, minimumWidth: ControlSize = .none,
    strokeWidth: StrokeWidth = .none
  ) {
    self.ink = ink
    self.shape = shape
    self.height = height
    self.horizontalPadding = horizontalPadding
    self.minimumWidth = minimumWidth
    self.strokeWidth = strokeWidth
  }

  init(
    ink: Ink, shape: Shape = .rectangle, height: Height = .padded(.none),
    horizontalPadding: Space = .none, minimumWidth: ControlSize = .none,
    strokeWidth: StrokeWidth = .none, marks: Marks
  ) {
    self.init(
      ink: ink, shape: shape, height: height, horizontalPadding: horizontalPadding,
      minimumWidth: minimumWidth, strokeWidth: strokeWidth)
    self.marks = marks
  }
}

extension Panel {
  /// Whether its ends are half circles: a capsule, or a radius of half a fixed height.
  package var hasRoundEnds: Bool {
    switch shape {
    case .rectangle: false
    case .capsule: true
    case .rounded(let radius):
      if case .fixed(let size) = height { 2 * radius.points >= size.points } else { false }
    }
  }
}
