public import GSDesign

/// A program on a terminal, with its sources of events other than keys, and its effects.
///
/// ``TerminalApp`` runs a program that waits for keys and timers alone; a ``ProgramHost`` runs one that also waits for
/// a socket.
/// ``ProgramHost``.
public protocol HostedProgram<Reason>: ~Copyable {
  /// The program shown.
  associatedtype Played: Program where Played.Model: Equatable
  /// Why it ends.
  associatedtype Reason: EndingReason

  /// The program itself.
  var program: Played { get }
  /// A descriptor that is readable when there is something to look at; -1 for none.
  var descriptor: Int32 { get }
  /// Milliseconds until ``look(_:)`` is due, 0 if it is; nil if nothing is.
  var timeLeft: Int? { get }
  /// The reason why it is over without an effect that ends it; nil while it runs. Asked after every wait.
  var ending: Reason? { get }

  /// Whether there is something to look at although nothing said so; asked when a key comes.
  func hasNews() -> Bool
  /// Receives an event before the program does.
  mutating func observe(_ event: Event)
  /// Checks its other sources of events, and passes their news to the program.
  mutating func look(_ model: inout Played.Model)
  /// Handles messages from other sources, and returns the effects that the program asks for; called after every wait.
  mutating func takeMessages(_ model: inout Played.Model) -> [Played.Effect]
  /// Receives the settled model after every change.
  mutating func hasChanged(_ model: Played.Model)
  /// Receives the result of a request to switch how outlines are drawn.
  mutating func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout Played.Model)
  /// Performs an effect, apart from the host's part in it.
  mutating func perform(
    _ effect: Played.Effect, _ model: inout Played.Model
  ) -> HostDirection<Reason>
}

/// The part of an effect that is left to the host.
public enum HostDirection<Reason: EndingReason>: Hashable {
  /// It is done.
  case none
  /// The host does it.
  case screen(ScreenEffect)
  /// Draws outlines as cells if they are pixels, and as pixels if the terminal supports them.
  case switchShapes
  /// The program is over.
  case end(Reason)
}

/// Why a program on a terminal ended, as far as every host may have to say.
public protocol EndingReason: Hashable {
  /// It left by itself.
  static var quit: Self { get }
  /// It left as Ctrl-C does.
  static var interrupted: Self { get }
  /// The terminal is gone.
  static var hangup: Self { get }
  /// The process was asked to end.
  static func signal(_ signal: SessionSignal) -> Self
}

/// The reason why a program on a terminal ended, and its last model.
public struct ProgramEnding<Reason: EndingReason, Model> {
  /// Why it ended.
  public let reason: Reason
  /// The last model.
  public let model: Model

  /// An ending by its reason and model.
  public init(reason: Reason, model: Model) {
    self.reason = reason
    self.model = model
  }
}

extension HostedProgram where Self: ~Copyable {
  /// None.
  public var descriptor: Int32 { -1 }
  /// Nothing has to be looked at.
  public var timeLeft: Int? { nil }
  /// It is not over.
  public var ending: Reason? { nil }
  /// Reports no news.
  public func hasNews() -> Bool { false }
  /// Leaves the event to the program.
  public mutating func observe(_ event: Event) {}
  /// Waits for nothing else.
  public mutating func look(_ model: inout Played.Model) {}
  /// Nothing came.
  public mutating func takeMessages(_ model: inout Played.Model) -> [Played.Effect] { [] }
  /// Does nothing.
  public mutating func hasChanged(_ model: Played.Model) {}
  /// Ignores the outcome.
  public mutating func shapesWereSwitched(
    _ outcome: ShapeSwitch, _ model: inout Played.Model
  ) {}
}
