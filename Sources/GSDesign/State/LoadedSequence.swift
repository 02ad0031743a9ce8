/// Turns the inputs of a person into the states that a view shows. Neither stream can fail.
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
/// The failure type of the output is `Never`: an error of the source can only leave as a state, and the stream stays
/// alive for the next input.
public protocol ViewModel<Input, Output>: Sendable {
  /// The input of a person.
  associatedtype Input: Sendable
  /// The output that a view shows.
  associatedtype Output: Sendable
  /// The stream of outputs.
  associatedtype Outputs: AsyncSequence & Sendable
  where Outputs.Element == Output, Outputs.Failure == Never

  /// Returns the outputs for a stream of inputs, in order; it ends when the inputs end.
  func transform(_ inputs: AsyncStream<Input>) -> Outputs
}

extension AsyncSequence where Failure == Never, Element: Sendable {
  /// Loads a value for each element, one after the other.
  ///
  /// For each element there are two states: ``Loaded/loading(last:after:)``, and the result. A failure keeps the last
  /// good value and does not end the sequence: the next element is loaded as usual.
  ///
  /// - Parameter load: loads the value. The sequence waits for it without a limit, so it sets its own.
  public func loading<Value: Sendable, LoadFailure>(
    _ load: @escaping @Sendable (Element) async throws(LoadFailure) -> Value
  ) -> LoadedSequence<Self, Value, LoadFailure> {
    LoadedSequence(base: self, load: load)
  }
}

/// The states of a value that is loaded for each element of another sequence; see `AsyncSequence.loading(_:)`.
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

  /// The position of a loop over the states.
  public struct Iterator: AsyncIteratorProtocol {
    /// An error of the source becomes a state.
    public typealias Failure = Never

    private var base: Base.AsyncIterator
    private let load: @Sendable (Base.Element) async throws(LoadFailure) -> Value
    private var state = Loaded<Value, LoadFailure>.idle
    /// The element whose value is being loaded.
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
