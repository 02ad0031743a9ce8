/// The tab stops of a screen, one of which has the focus.
///
/// ```swift
/// var ring = FocusRing(["search", "list", "send"])
/// ring.receive(.key(KeyPress(.tab)))  // .changed: the list has the focus
/// ```
///
/// Tab goes on, Shift-Tab goes back, both past the ends; a press of the primary button gives the focus to the stop
/// under it. The ring takes each event in first, then the states, by ``InteractiveState/receive(_:as:in:)``.
public struct FocusRing: Hashable, Sendable {
  /// The names of the stops in their order, each once.
  public private(set) var stops: [FocusID]
  /// The stop with the focus; nil only without stops.
  public private(set) var focused: FocusID?

  /// Makes a ring.
  ///
  /// - Parameters:
  ///   - stops: the names of the stops in their order; a name that is repeated counts once.
  ///   - focused: the stop with the focus; nil, or a name that is not a stop, is the first.
  public init(_ stops: [FocusID], focused: FocusID? = nil) {
    var seen: Set<FocusID> = []
    self.stops = stops.filter { seen.insert($0).inserted }
    self.focused = focused.flatMap { seen.contains($0) ? $0 : nil } ?? self.stops.first
  }

  /// Handles an event: `.changed` if the focus moved.
  @discardableResult
  public mutating func receive(_ event: Event) -> Outcome {
    if let step = event.tabStep { return turn(by: step) }
    // Of a stop and another inside of it, the inner one was pressed.
    let pressed = stops.filter { event.presses($0) }.max { $0.path.count < $1.path.count }
    return pressed.map { focus($0) } ?? .ignored
  }

  /// Gives the focus to a stop: `.changed` if it had not got it; a name that is not a stop is ignored.
  @discardableResult
  public mutating func focus(_ stop: FocusID) -> Outcome {
    guard stop != focused, stops.contains(stop) else { return .ignored }
    focused = stop
    return .changed
  }

  /// Changes the stops, as on another screen; the focus stays if its stop does, otherwise the first has it.
  public mutating func setStops(_ stops: [FocusID]) {
    self = FocusRing(stops, focused: focused)
  }

  private mutating func turn(by step: Int) -> Outcome {
    guard let focused, let place = stops.firstIndex(of: focused) else { return .ignored }
    return focus(stops[(place + step + stops.count) % stops.count])
  }
}
