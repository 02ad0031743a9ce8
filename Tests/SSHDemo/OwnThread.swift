import Dispatch

/// Blocking work, on a thread of its own: the task pool has only as many threads as processors.
enum OwnThread {
  static func run<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue(label: "own").async {
        continuation.resume(with: Swift.Result { try work() })
      }
    }
  }
}
