import Dispatch

/// Work that waits, on a thread that nobody else needs: those of tasks are as many as processors.
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
