/// A program that also receives messages: the answer of a source, the new content of a file.
///
/// ```swift
/// func receive(_ model: inout Model, message: Loaded<[Tag], SourceError>) -> [ScreenEffect] {
///   model.tags = message
///   return []
/// }
/// ```
///
/// The host takes the messages from an asynchronous sequence that cannot fail. Any number of them may come between two
/// frames.
public protocol ListeningProgram: Program {
  /// The messages that it receives.
  associatedtype Message: Sendable

  /// Takes one message in.
  func receive(_ model: inout Model, message: Message) -> [Effect]
}
