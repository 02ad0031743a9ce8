import Glibc

extension ProbeTerminal {
  /// Moves bytes until the condition holds.
  package func wait(_ what: String, until condition: () throws -> Bool) throws {
    let end = Self.now() + timeout
    while try !condition() {
      guard Self.now() < end else {
        throw Failure.deadline("\(what); reports \(lines); \(output.count) bytes")
      }
      move(milliseconds: 20)
    }
  }

  /// Moves the available bytes, or waits for some within the time; room for typing ends the wait as well, if asked to.
  package func move(milliseconds: Int32, orRoom: Bool = false) {
    let events = (isReading ? POLLIN : 0) | (orRoom ? POLLOUT : 0)
    var set = [
      pollfd(fd: reports, events: Int16(POLLIN), revents: 0),
      pollfd(fd: events == 0 ? -1 : master, events: Int16(events), revents: 0),
      pollfd(fd: errorsOut, events: Int16(POLLIN), revents: 0),
    ]
    poll(&set, 3, milliseconds)
    if set[1].revents & Int16(POLLIN) != 0 { readMaster() }
    if set[0].revents & Int16(POLLIN) != 0 { readReports() }
    if set[2].revents & Int16(POLLIN) != 0 { errors += Self.read(errorsOut, 4_096) }
  }

  /// Reads all pending output.
  package func drain() {
    var set = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&set, 1, 0) > 0, set.revents & Int16(POLLIN) != 0 { readMaster() }
  }

  /// The input that the shell would read now as typed.
  package func leftInput() -> [UInt8] {
    var settings = settings
    cfmakeraw(&settings)
    tcsetattr(shared, TCSANOW, &settings)
    var set = pollfd(fd: shared, events: Int16(POLLIN), revents: 0)
    guard poll(&set, 1, 0) > 0 else { return [] }
    return Self.read(shared, 4_096)
  }

  /// The number of typed bytes that were not read yet.
  package var waitingInput: Int {
    var count: Int32 = 0
    return ioctl(shared, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Milliseconds of the monotonic clock.
  package static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  private func readMaster() {
    let bytes = Self.read(master, appetite)
    output += bytes
    taken += bytes.count
    tracker.feed(bytes)
    guard answers else { return }
    while answered < tracker.primaryAttributeQuestions {
      answered += 1
      type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c")
    }
  }

  private func readReports() {
    for byte in Self.read(reports, 4_096) {
      if byte == 0x0A {
        lines.append(String(decoding: partial, as: UTF8.self))
        partial = []
      } else {
        partial.append(byte)
      }
    }
  }

  private static func read(_ descriptor: Int32, _ limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { room, count in
      count = max(0, Glibc.read(descriptor, room.baseAddress, limit))
    }
  }
}
