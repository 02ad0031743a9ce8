/// Data that comes from somewhere and may fail to: what there is of it now.
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
/// The last good value is kept whatever happens later, and a failure is a state like others: a view that shows one of
/// these needs no value to fall back on.
public enum Loaded<Value, Failure: Error> {
  /// Nothing was asked for yet.
  case idle
  /// It is under way; the last good value, and why the attempt before this one failed, are kept meanwhile.
  case loading(last: Value?, after: Failure?)
  /// It came.
  case value(Value)
  /// It failed; this is the last good value.
  case stale(Value, Failure)
  /// It failed, and there is no value from before.
  case failed(Failure)
}

extension Loaded {
  /// The last good value; nil where none came yet.
  public var last: Value? {
    switch self {
    case .idle, .failed: nil
    case .loading(let last, _): last
    case .value(let value), .stale(let value, _): value
    }
  }

  /// Why the last attempt failed; nil where none did, or a later one succeeded.
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

  /// Asks for it, for the first time or again.
  public mutating func start() {
    self = .loading(last: last, after: failure)
  }

  /// Takes the answer in, whether or not it was asked for.
  public mutating func finish(_ answer: Result<Value, Failure>) {
    switch answer {
    case .success(let value): self = .value(value)
    case .failure(let failure): self = last.map { .stale($0, failure) } ?? .failed(failure)
    }
  }

  /// Waits for the answer no longer: everything is as it was before ``start()``.
  public mutating func cancel() {
    guard case .loading(let last, let failure) = self else { return }
    switch (last, failure) {
    case (nil, nil): self = .idle
    case (let last?, nil): self = .value(last)
    case (nil, let failure?): self = .failed(failure)
    case (let last?, let failure?): self = .stale(last, failure)
    }
  }

  /// Changes the last good value, as a person does who edits what was loaded; nothing happens where there is none.
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

  /// The same state of something made from the value.
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
