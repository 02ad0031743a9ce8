/// Turns what a person does into what a view shows, neither of which can fail.
///
/// ```swift
/// struct TagsViewModel: ViewModel {
///   let source: TagSource
///
///   func transform(_ inputs: AsyncStream<TagRequest>) -> some AsyncSequence<Loaded<[Tag], SourceError>, Never> & Sendable {
///     inputs.loading { request throws(SourceError) in try await source.tags(for: request) }
///   }
/// }
/// ```
///
/// The failure type of what comes out is `Never`: an error of the source can only leave as a state, and the stream lives
/// on for the next input.
public protocol ViewModel<Input, Output>: Sendable {
  /// The input of a person.
  associatedtype Input: Sendable
  /// The output that a view shows.
  associatedtype Output: Sendable
  /// The stream of what is shown.
  associatedtype Outputs: AsyncSequence & Sendable
  where Outputs.Element == Output, Outputs.Failure == Never

  /// Returns what is shown for what is done, in order; it ends when the inputs end.
  func transform(_ inputs: AsyncStream<Input>) -> Outputs
}

extension AsyncSequence where Failure == Never, Element: Sendable {
  /// Asks for a value at each element, one after the other.
  ///
  /// For each element there are two states: ``Loaded/loading(last:after:)``, and what became of it. A failure keeps the last
  /// good value and ends nothing: the next element is asked for as if nothing had happened.
  ///
  /// - Parameter load: asks for the value. It is waited for however long it takes, so it sets its own limit.
  public func loading<Value: Sendable, LoadFailure>(
    _ load: @escaping @Sendable (Element) async throws(LoadFailure) -> Value
  ) -> LoadedSequence<Self, Value, LoadFailure> {
    LoadedSequence(base: self, load: load)
  }
}

/// The states of a value that is asked for at each element of another sequence; see `AsyncSequence.loading(_:)`.
public struct LoadedSequence<Base: AsyncSequence, Value: Sendable, LoadFailure: Error>:
  AsyncSequence
where Base.Failure == Never, Base.Element: Sendable {
  /// One state after the other.
  public typealias Element = Loaded<Value, LoadFailure>
  /// An error of the source becomes a state.
  public typealias Failure = Never

  let base: Base
  let load: @Sendable (Base.Element) async throws(LoadFailure) -> Value

  /// Begins at the first element, with nothing loaded.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), load: load)
  }

  /// Where a loop over the states is.
  public struct Iterator: AsyncIteratorProtocol {
    /// An error of the source becomes a state.
    public typealias Failure = Never

    private var base: Base.AsyncIterator
    private let load: @Sendable (Base.Element) async throws(LoadFailure) -> Value
    private var state = Loaded<Value, LoadFailure>.idle
    /// The element that is being asked for.
    private var asked: Base.Element?

    init(
      base: Base.AsyncIterator,
      load: @escaping @Sendable (Base.Element) async throws(LoadFailure) -> Value
    ) {
      self.base = base
      self.load = load
    }

    /// The next state; nil once the elements are over.
    public mutating func next() async -> Loaded<Value, LoadFailure>? {
      await next(isolation: nil)
    }

    /// The next state; nil once the elements are over.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> Loaded<Value, LoadFailure>? {
      if let element = asked {
        asked = nil
        do throws(LoadFailure) {
          state.finish(.success(try await load(element)))
        } catch {
          state.finish(.failure(error))
        }
        return state
      }
      guard let element = await base.next(isolation: actor) else { return nil }
      asked = element
      state.start()
      return state
    }
  }
}

extension LoadedSequence: Sendable where Base: Sendable {}
