import CPlatform

/// A connection to one follower: the line being sent, and the newest of those that follow it.
///
/// However long the follower does not read, nothing more is kept: lines in between are never sent.
struct FollowerConnection: Hashable {
  let descriptor: Int32
  /// Whether it has sent its greeting.
  private(set) var hasGreeted = false
  /// The rest of the line being sent.
  private var underWay: ArraySlice<UInt8> = []
  private var newest: [UInt8] = []
  private var reader = LineReader(limit: FollowMessage.followerLineLimit)
  /// Lines that were begun, and lines that a newer one replaced.
  private(set) var sent = 0
  private(set) var replaced = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    // A follower that stops reading has little to catch up with.
    var size: Int32 = 16_384
    _ = unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Whether something waits for room.
  var hasBacklog: Bool { !underWay.isEmpty }

  /// Bytes kept for it.
  var kept: Int { underWay.count + newest.count }

  /// Sends a line, or keeps it in the place of the one that was not begun.
  ///
  /// - Returns: false if the follower is gone.
  mutating func send(_ line: [UInt8]) -> Bool {
    guard underWay.isEmpty else {
      if !newest.isEmpty { replaced += 1 }
      newest = line
      return true
    }
    underWay = line[...]
    sent += 1
    return flush()
  }

  /// Sends what there is room for.
  ///
  /// - Returns: false if the follower is gone.
  mutating func flush() -> Bool {
    while !underWay.isEmpty {
      switch LocalSocket.send(underWay, to: descriptor) {
      case .bytes(let count): underWay = underWay.dropFirst(count)
      case .later: return true
      case .closed: return false
      }
      guard underWay.isEmpty, !newest.isEmpty else { continue }
      underWay = newest[...]
      newest = []
      sent += 1
    }
    underWay = []
    return true
  }

  /// An event of a follower.
  enum News: Hashable {
    case nothing
    case greeted
    /// It is gone, or sent an invalid message.
    case left
  }

  /// Receives its messages.
  mutating func receive() -> News {
    var bytes: [UInt8] = []
    switch LocalSocket.receive(4_096, from: descriptor, into: &bytes) {
    case .later: return .nothing
    case .closed: return .left
    case .bytes: break
    }
    let lines: [[UInt8]]
    do throws(LineReader.Overflow) {
      lines = try reader.take(bytes)
    } catch {
      return .left
    }
    var news = News.nothing
    for line in lines {
      guard !hasGreeted, let message = try? FollowMessage(line: line), case .hello = message
      else { return .left }
      hasGreeted = true
      news = .greeted
    }
    return news
  }
}
