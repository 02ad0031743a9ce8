import CPlatform

/// Text printed on a terminal that may take nothing any more.
package enum BriefPrinting {
  /// The longest wait for a terminal that does not read, in milliseconds.
  private static let limit = TerminalSession.timeout

  /// Prints text on the terminal behind a descriptor, as much as it takes within 0.3 s.
  ///
  /// For a program that a signal ends: it prints text that exists nowhere else, and ends in time. The terminal is
  /// opened again, so that the shell's descriptor keeps its flags. A terminal that is gone is not an error.
  package static func print(_ text: String, on descriptor: Int32) {
    guard let terminal = try? SystemCalls.open(.descriptor(descriptor)) else { return }
    defer { SystemCalls.close(terminal) }
    var backlog = OutputBacklog()
    backlog.append(Array(text.utf8))
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(limit)
    while (try? backlog.send(to: terminal)) != nil, !backlog.isEmpty {
      let left = Int32(clamping: TerminalSession.milliseconds(end - clock.now))
      guard left > 0 else { return }
      var entry = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&entry, 1, left)
    }
  }
}
