/// The state of data that is loaded from a source and may fail to load.
///
/// ```swift
/// var tags = Loaded<[Tag], SourceError>.idle
/// tags.start()                       // .loading(last: nil, after: nil)
/// tags.finish(.success([swift]))     // .value([swift])
/// tags.start()
/// tags.finish(.failure(.offline))    // .stale([swift], .offline)
/// tags.last                          // [swift]
/// ```
///
/// The last good value is always kept, and a failure is a state like others: a view that shows one of
/// these needs no value to fall back on.
public enum Loaded<Value, Failure: Error> {
  /// Not requested yet.
  case idle
  /// Loading; keeps the last good value and the failure of the previous attempt.
  case loading(last: Value?, after: Failure?)
  /// Loaded.
  case value(Value)
  /// Loading failed; this is the last good value.
  case stale(Value, Failure)
  /// Loading failed, without a value from before.
  case failed(Failure)
}

extension Loaded {
  /// The last good value; nil before the first one.
  public var last: Value? {
    switch self {
    case .idle, .failed: nil
    case .loading(let last, _): last
    case .value(let value), .stale(let value, _): value
    }
  }

  /// The failure of the last attempt; nil before the first failure and after a success.
  public var failure: Failure? {
    switch self {
    case .idle, .value: nil
    case .loading(_, let failure): failure
    case .stale(_, let failure), .failed(let failure): failure
    }
  }

  /// Whether an answer is awaited.
  public var isLoading: Bool {
    switch self {
    case .loading: true
    case .idle, .value, .stale, .failed: false
    }
  }

  /// Requests the data, for the first time or again.
  public mutating func start() {
    self = .loading(last: last, after: failure)
  }

  /// Stores the answer, whether or not it was requested.
  public mutating func finish(_ answer: Result<Value, Failure>) {
    switch answer {
    case .success(let value): self = .value(value)
    case .failure(let failure): self = last.map { .stale($0, failure) } ?? .failed(failure)
    }
  }

  /// Stops waiting for the answer and restores the state from before ``start()``.
  public mutating func cancel() {
    guard case .loading(let last, let failure) = self else { return }
    switch (last, failure) {
    case (nil, nil): self = .idle
    case (let last?, nil): self = .value(last)
    case (nil, let failure?): self = .failed(failure)
    case (let last?, let failure?): self = .stale(last, failure)
    }
  }

  /// Changes the last good value, as an edit by the user does; does nothing without a value.
  public mutating func edit(_ change: (inout Value) -> Void) {
    guard var value = last else { return }
    change(&value)
    switch self {
    case .idle, .failed: break
    case .loading(_, let failure): self = .loading(last: value, after: failure)
    case .value: self = .value(value)
    case .stale(_, let failure): self = .stale(value, failure)
    }
  }

  /// The same state with a transformed value.
  public func map<Other>(_ transform: (Value) -> Other) -> Loaded<Other, Failure> {
    switch self {
    case .idle: .idle
    case .loading(let last, let failure): .loading(last: last.map(transform), after: failure)
    case .value(let value): .value(transform(value))
    case .stale(let value, let failure): .stale(transform(value), failure)
    case .failed(let failure): .failed(failure)
    }
  }
}

extension Loaded: Equatable where Value: Equatable, Failure: Equatable {}
extension Loaded: Hashable where Value: Hashable, Failure: Hashable {}
extension Loaded: Sendable where Value: Sendable {}
