/// The state of two panes with a divider between them, which keys and the pointer move.
///
/// While it has the focus the arrows across the divider move it by a cell; Home and End move it to the
/// limits that the minimum sizes of the panes set. A drag with the pointer moves it to the cell under the pointer.
///
/// ```swift
/// var split = SplitState(.horizontal, length: 80, first: 24)
/// split.handle(.move(.right))  // .changed
/// split.first                  // 25
/// split.second                 // 54: one cell is the divider
/// ```
public struct SplitState: InteractiveState {
  /// Whether the panes are side by side (horizontal) or one below the other.
  public let axis: Axis
  /// The cells of both panes and the divider along the axis.
  public private(set) var length: Int
  /// The least cells of the first pane; fewer if the room is too small for both.
  public let leastFirst: Int
  /// The least cells of the second pane; fewer if the room is too small for it alone.
  public let leastSecond: Int
  /// The cells of the first pane that were asked for; nil for half.
  private var wanted: Int?
  private var press: PressState

  /// Makes a state.
  ///
  /// - Parameters:
  ///   - axis: horizontal puts the panes side by side.
  ///   - length: the cells of both panes and the divider along the axis.
  ///   - first: the cells of the first pane; nil divides the room equally.
  ///   - leastFirst: the least cells of the first pane.
  ///   - leastSecond: the least cells of the second pane.
  ///   - isFocused: whether keys go to the divider.
  public init(
    _ axis: Axis, length: Int = 80, first: Int? = nil, leastFirst: Int = 4, leastSecond: Int = 4,
    isFocused: Bool = false
  ) {
    self.axis = axis
    self.length = max(0, length)
    self.leastFirst = max(0, leastFirst)
    self.leastSecond = max(0, leastSecond)
    wanted = first
    press = PressState(isFocused: isFocused)
  }

  /// The cells of the first pane.
  public var first: Int {
    let most = max(0, length - 1 - leastSecond)
    return min(max(leastFirst, wanted ?? (length - 1) / 2), most)
  }

  /// The cells of the second pane.
  public var second: Int { max(0, length - 1 - first) }
  /// Whether keys go to the divider.
  public var isFocused: Bool { press.isFocused }
  /// The pointer state of the divider: none, hovering or pressing.
  public var interaction: Interaction { press.interaction }

  /// Gives both panes another room; the first keeps its cells, or gets them back once there is room.
  public mutating func resize(_ length: Int) { self.length = max(0, length) }

  /// Resizes the first pane to a number of cells, within the minimum sizes; ignored if it has that size.
  @discardableResult
  public mutating func move(to first: Int) -> Outcome {
    let old = self.first
    wanted = first
    wanted = self.first
    return wanted == old ? .ignored : .changed
  }

  /// Handles an intent.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    switch (intent, axis) {
    case (.move(.left), .horizontal), (.move(.up), .vertical): return move(to: first - 1)
    case (.move(.right), .horizontal), (.move(.down), .vertical): return move(to: first + 1)
    case (.first, _): return move(to: 0)
    case (.last, _): return move(to: length)
    case (.focus, _), (.blur, _), (.hover, _), (.pressDown, _), (.pressUp, _):
      let outcome = press.handle(intent)
      return outcome == .activated ? .changed : outcome
    case (.move, _), (.activate, _), (.remove, _), (.insert, _), (.deleteBackward, _),
      (.deleteForward, _), (.deleteAll, _), (.cancel, _):
      return .ignored
    }
  }

  /// Handles an event; a drag that began on the divider moves it wherever the pointer is over the panes.
  @discardableResult
  public mutating func receive(_ event: Event, as id: FocusID) -> Outcome {
    guard interaction == .pressed, case .pointer(let phase, let target) = event else {
      return take(event, as: id)
    }
    let place = target.flatMap { $0.index(in: Self.places(of: id)) }
    switch phase {
    case .dragged(.primary): return place.map { move(to: $0) } ?? .ignored
    case .released(.primary):
      if let place { move(to: place) }
      // Over a place the pointer is on the divider, unless that could not follow it.
      press.handle(.pressUp(target == id || place == first ? 0 : nil))
      return .changed
    case .moved: return press.handle(.hover(nil))
    case .dragged, .pressed, .released, .scrolled: return .ignored
    }
  }

  /// The parts that name the cells along the axis during a drag.
  static func places(of id: FocusID) -> FocusID { id.child("place") }
}
