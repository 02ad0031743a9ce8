import Glibc

extension Attempt {
  /// The connection used as a way to somewhere else.
  static let forwardings: [Attempt] = [
    Attempt(.forwarding, "-L, a port there") { scene in
      let port = try freePort()
      try hold(scene, ["-L", "127.0.0.1:\(port):127.0.0.1:\(scene.listener.port)"]) {
        knock(port)
      }
    },
    Attempt(.forwarding, "-L, a socket there") { scene in
      let port = try freePort()
      let socket = try UnixListener(scene.mine)
      chmod(scene.mine, 0o777)
      try hold(scene, ["-L", "127.0.0.1:\(port):\(scene.mine)"]) { knock(port) }
      if socket.isReached { scene.note("a socket was reached") }
    },
    Attempt(.forwarding, "-R, a port of the server") { scene in
      let port = try freePort()
      try hold(scene, ["-R", "127.0.0.1:\(port):127.0.0.1:\(scene.listener.port)"]) {
        knock(port)
      }
    },
    Attempt(.forwarding, "-R, any port") { scene in
      try hold(scene, ["-v", "-R", "127.0.0.1:0:127.0.0.1:\(scene.listener.port)"]) {}
      if scene.returned.contains("Allocated port") { scene.note("the server listens") }
    },
    Attempt(.forwarding, "-R, as a proxy") { scene in
      try hold(scene, ["-v", "-R", "127.0.0.1:0"]) {}
      if scene.returned.contains("Allocated port") { scene.note("the server listens") }
    },
    Attempt(.forwarding, "-R, a socket of the server") { scene in
      try hold(scene, ["-R", "\(scene.canary):127.0.0.1:\(scene.listener.port)"]) {}
    },
    Attempt(.forwarding, "-D, a proxy") { scene in
      let port = try freePort()
      let high = UInt8(scene.listener.port >> 8)
      let low = UInt8(scene.listener.port & 255)
      try hold(scene, ["-D", "127.0.0.1:\(port)"]) {
        // SOCKS 4: connect, port, address, no name.
        knock(port, [4, 1, high, low, 127, 0, 0, 1, 0])
      }
    },
    Attempt(.forwarding, "-W, the pipe itself") { scene in
      try scene.run(
        scene.server.client(["-W", "127.0.0.1:\(scene.listener.port)"]), input: "hello\n",
        seconds: 3)
    },
    Attempt(.forwarding, "-J, on to the same server") { scene in
      // As through any jump host; the breach is a byte that comes through.
      try scene.run(scene.server.client(["-W", "127.0.0.1:\(scene.server.port)"]), seconds: 2)
      if scene.returned.contains("SSH-2.0-") { scene.note("it is a way to elsewhere") }
    },
    Attempt(
      .forwarding, "-w, a tunnel", control: .holds("the account may open no tunnel")
    ) { scene in
      try hold(scene, ["-v", "-w", "any:any"]) {}
      if scene.returned.contains("tunnel device open") { scene.note("a tunnel") }
    },
    Attempt(.forwarding, "-A, the agent") { scene in
      // The breach is a path to it inside the session.
      let agent = try ClientProcess(["ssh-agent", "-D", "-a", scene.mine])
      agent.wait(milliseconds: 3_000) { SmallFile.exists(scene.mine) }
      try scene.visit(["-A"], environment: ["SSH_AUTH_SOCK=\(scene.mine)"])
      agent.end()
      unlink(scene.mine)
    },
    Attempt(.forwarding, "-Y, X11") {
      try $0.visit(["-Y"], environment: ["DISPLAY=127.0.0.1:77"])
    },
    Attempt(.forwarding, "-L asked for later, by ~C") { scene in
      let port = try freePort()
      let client = try scene.enter(["-e", "~", "-o", "EnableEscapeCommandline=yes"])
      client.type("\r")
      client.settle(quiet: 60)
      client.type("~C")
      client.settle(quiet: 60)
      client.type("-L 127.0.0.1:\(port):127.0.0.1:\(scene.listener.port)\r")
      client.settle(quiet: 60)
      try reach(scene, client) { knock(port) }
    },
    Attempt(.forwarding, "-R asked for later, by ~C") { scene in
      let port = try freePort()
      let client = try scene.enter(["-e", "~", "-o", "EnableEscapeCommandline=yes"])
      client.type("\r~C")
      client.settle(quiet: 60)
      client.type("-R 127.0.0.1:\(port):127.0.0.1:\(scene.listener.port)\r")
      client.settle(quiet: 60)
      try reach(scene, client) { knock(port) }
    },
  ]

  private static func freePort() throws -> Int {
    let (descriptor, port) = try Socket.listen()
    close(descriptor)
    return port
  }

  /// Connects again until the listener is reached, the client has ended, or the server has refused.
  private static func hold(_ scene: Scene, _ options: [String], _ knock: () -> Void) throws {
    let options = ["-N", "-o", "ExitOnForwardFailure=yes"] + options
    try reach(scene, ClientProcess(scene.server.client(options)), knock)
  }

  private static func reach(_ scene: Scene, _ client: ClientProcess, _ knock: () -> Void) throws {
    client.wait(milliseconds: 2_500) {
      knock()
      client.move(milliseconds: 40)
      if scene.isReached { scene.note("somebody was reached") }
      for path in scene.canaries where SmallFile.exists(path) { return true }
      let isRefused = ["prohibited", "open failed", "forwarding failed", "Allocated port"]
        .contains(where: client.output.contains)
      return !scene.evidence.isEmpty || isRefused || client.hasEnded
    }
    scene.finish(client)
    // Files made on the server are removed as their maker ends.
    for path in scene.canaries where SmallFile.exists(path) { scene.note("a file: \(path)") }
  }

  private static func knock(_ port: Int, _ bytes: [UInt8] = [0x0A]) {
    guard let socket = Socket.connect(to: port) else { return }
    _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var set = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    poll(&set, 1, 60)
    close(socket)
  }
}

/// A listener on a local socket.
final class UnixListener {
  private let descriptor: Int32
  private let path: String

  init(_ path: String) throws {
    self.path = path
    unlink(path)
    descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < 108 else { throw CheckFailure("\(path) is too long for a socket") }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0, listen(descriptor, 8) == 0 else {
      throw CheckFailure("nobody can listen on \(path)")
    }
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  var isReached: Bool {
    let visitor = accept(descriptor, nil, nil)
    guard visitor >= 0 else { return false }
    close(visitor)
    return true
  }
}
