import Glibc

/// One network against a server that is up already: the room it leaves for a visitor from another network.
struct Networks {
  /// Where the server listens.
  let host: String
  let port: Int
  /// Addresses of one network, a connection from each.
  let crowd: [String]
  /// An address of another network.
  let elsewhere: String
  /// The most connections of one network.
  let most: Int
  private(set) var complaints: [String] = []

  init?(_ words: [String: String]) {
    guard let host = words["--at"], let port = words["--port"].flatMap({ Int($0) }),
      let crowd = words["--crowd"]?.split(separator: ",").map(String.init), !crowd.isEmpty,
      let elsewhere = words["--elsewhere"], let most = words["--most"].flatMap({ Int($0) })
    else { return nil }
    (self.host, self.port, self.crowd, self.elsewhere) = (host, port, crowd, elsewhere)
    self.most = most
  }

  mutating func run() {
    guard greets(from: elsewhere) else {
      return complaints.append("nobody is greeted even before the crowd")
    }
    let held = crowd.compactMap { Socket.connect(to: port, at: host, from: $0) }
    defer { for descriptor in held { close(descriptor) } }
    let greeted = Self.greeted(held)
    print("  \(crowd.count) silent connections of one network: \(greeted) are greeted")
    if greeted > most { complaints.append("a network holds \(greeted) connections") }
    if greeted == 0 { complaints.append("a network holds no connection: this proves nothing") }
    expectGreeting("with the crowd inside")
    flood()
    expectGreeting("after a flood")
  }

  private mutating func expectGreeting(_ when: String) {
    let isThere = greets(from: elsewhere)
    print("  \(when) a visitor from elsewhere is \(isThere ? "greeted" : "turned away")")
    if !isThere { complaints.append("\(when) nobody else comes in") }
  }

  /// Comes and goes, as quickly as the system allows.
  private func flood() {
    for round in 0..<600 {
      guard let descriptor = Socket.connect(to: port, at: host, from: crowd[round % crowd.count])
      else { continue }
      close(descriptor)
    }
  }

  /// Whether the server sends its greeting. A visitor rejected only because others are being rejected tries again.
  private func greets(from source: String) -> Bool {
    Clock.wait(milliseconds: 10_000) {
      guard let descriptor = Socket.connect(to: port, at: host, from: source) else { return false }
      defer { close(descriptor) }
      return Self.greeted([descriptor]) == 1
    }
  }

  /// How many of them are greeted before they are closed; a busy server takes its time.
  private static func greeted(_ descriptors: [Int32]) -> Int {
    var waiting = Set(descriptors)
    var count = 0
    Clock.wait(milliseconds: 15_000) {
      for descriptor in waiting {
        var bytes = [UInt8](repeating: 0, count: 8)
        let length = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        if length < 0, errno == EAGAIN { continue }
        waiting.remove(descriptor)
        if length > 0, bytes.elementsEqual("SSH-2.0-".utf8) { count += 1 }
      }
      return waiting.isEmpty
    }
    return count
  }
}
