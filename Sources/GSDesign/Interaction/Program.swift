/// An interactive program: a model, the functions that change it, and its view.
///
/// `receive` and `settle` only change the model. Side effects (the clipboard, a file, leaving) are returned as effects
/// and performed by the host. `view` depends on the model alone.
public protocol Program {
  /// Everything the program knows; a value.
  associatedtype Model
  /// A request to the outside, such as copying a text or leaving.
  associatedtype Effect

  /// The model before the first event.
  var initialModel: Model { get }

  /// Handles one event. State that depends only on the last of many events may be left to ``settle(_:)``.
  func receive(_ model: inout Model, _ event: Event) -> [Effect]

  /// Updates derived state: called once before a frame is drawn, however many events came before it.
  func settle(_ model: inout Model) -> [Effect]

  /// The content of the screen.
  func view(_ model: Model) -> Element
}

extension Program {
  /// Does nothing: a program without derived state needs no implementation.
  public func settle(_ model: inout Model) -> [Effect] { [] }

  /// Handles one event and updates derived state.
  public func update(_ model: inout Model, _ event: Event) -> [Effect] {
    receive(&model, event) + settle(&model)
  }
}

/// The requests that a program on a screen can make of its host.
public enum ScreenEffect: Hashable, Sendable {
  /// Puts a text on the clipboard, if the terminal allows it.
  case copy(String)
  /// Clears the screen and draws all of it again.
  case redraw
  /// Stops the process as Ctrl-Z does; the program resumes in the same state.
  case suspend
  /// Leaves.
  case quit
  /// Leaves as Ctrl-C does.
  case interrupt
  /// Sends ``Event/timer(_:)`` with this name once the time is over. A timer of the same name that runs starts again.
  case startTimer(String, after: Duration)
}

/// The events that a program receives.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text that was pasted; data, never keys.
  case paste(String)
  /// A pointer event over the part with this name, or over none; layout finds the part.
  case pointer(PointerPhase, FocusID?)
  /// The screen has this size now, in cells.
  case resized(columns: Int, rows: Int)
  /// The terminal turned out to have, or changed to, this appearance.
  case appearance(Appearance)
  /// The terminal has this many colours.
  case colorDepth(ColorDepth)
  /// The terminal answered its first questions after this time, which is how long a key and its picture travel.
  case roundTrip(Duration)
  /// The terminal's window has the focus, or lost it.
  case windowFocus(Bool)
  /// The time is over that the program asked for by ``ScreenEffect/startTimer(_:after:)``.
  case timer(String)
}
