package import CPlatform

/// Starts threads of the system.
package enum SystemThread {
  /// The stack of a main thread: measuring deep trees of elements is recursive.
  static let mainStackBytes = 8 << 20

  /// Starts a thread that runs a function and ends.
  ///
  /// - Parameter stackBytes: the size of its stack.
  /// - Returns: the thread, to be joined or detached; nil if the system refuses one.
  package static func start(
    stackBytes: Int = mainStackBytes, _ body: @escaping @Sendable () -> Void
  ) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    _ = unsafe pthread_attr_setstacksize(&attributes, stackBytes)
    let box = unsafe Unmanaged.passRetained(ThreadBody(run: body))
    var thread = newThread
    let status = unsafe pthread_create(
      &thread, &attributes,
      { unsafe runThread($0) }, unsafe box.toOpaque())
    guard status == 0 else {
      unsafe box.release()
      return nil
    }
    return thread
  }

  /// A thread before its creation (pthread_create(3)).
  #if canImport(Glibc)
    private static var newThread: pthread_t { pthread_t() }
  #else
    private static var newThread: pthread_t? { nil }
  #endif
}

/// The start function of a thread; not every platform declares its argument as non-optional.
private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}

/// The body of a thread, passed through its pointer argument.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
