/// A program that is told of more than the screen: what a source answered, what a file holds now.
///
/// ```swift
/// func receive(_ model: inout Model, message: Loaded<[Tag], SourceError>) -> [ScreenEffect] {
///   model.tags = message
///   return []
/// }
/// ```
///
/// Whoever runs the program takes the messages from an asynchronous sequence that cannot fail. Between two frames any
/// number of them may come.
public protocol ListeningProgram: Program {
  /// The messages that it receives.
  associatedtype Message: Sendable

  /// Takes one message in.
  func receive(_ model: inout Model, message: Message) -> [Effect]
}
