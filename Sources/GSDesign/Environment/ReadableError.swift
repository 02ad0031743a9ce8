/// An error that a person reads: what happened and what to do, in the languages of the interface.
///
/// ```swift
/// enum SourceError: ReadableError {
///   case offline
///
///   func text(_ language: Language) -> String {
///     switch self {
///     case .offline: language == .korean ? "연결되어 있지 않습니다." : "You are offline."
///     }
///   }
/// }
/// ```
///
/// It is a value, so that a model that holds it can be compared and tested.
public protocol ReadableError: Error, Hashable, Sendable {
  /// One or two sentences; English if the text is not available in the language.
  func text(_ language: Language) -> String
}

extension Never: ReadableError {
  /// Never called: `Never` has no values.
  public func text(_ language: Language) -> String { switch self {} }
}
