import GSDesign
import GalleryKit

/// What is played on a stage: a program, how its effects are done, and what besides keys it waits for.
protocol Act: ~Copyable {
  associatedtype Played: Program where Played.Model: Equatable

  var program: Played { get }
  /// Readable when there is something to look at; -1 for none.
  var descriptor: Int32 { get }
  /// Milliseconds until something has to be looked at, 0 where it is time; nil while nothing has.
  var timeLeft: Int? { get }
  /// Why it is over although no effect said so; nil while it is not. Asked after every wait.
  var ending: EndReason? { get }

  /// Whether there is something to look at although nothing said so; asked when a key comes.
  func hasNews() -> Bool
  /// Is told of an event before the program is.
  mutating func observe(_ event: Event)
  /// Looks at what it waits for besides keys, and tells the program.
  mutating func look(_ model: inout Played.Model)
  /// Hears of the program as it is now, settled, after whatever changed it.
  mutating func hasChanged(_ model: Played.Model)
  /// Does what an effect says, but for what is the stage's.
  mutating func perform(_ effect: Played.Effect, _ model: inout Played.Model) -> StageDirection
}

/// What an effect means for the stage.
enum StageDirection: Hashable {
  /// It is done.
  case none
  case screen(ScreenEffect)
  /// The act is over.
  case end(EndReason)
}

extension Act where Self: ~Copyable {
  var descriptor: Int32 { -1 }
  var timeLeft: Int? { nil }
  var ending: EndReason? { nil }
  func hasNews() -> Bool { false }
  mutating func observe(_ event: Event) {}
  mutating func look(_ model: inout Played.Model) {}
  mutating func hasChanged(_ model: Played.Model) {}
}
