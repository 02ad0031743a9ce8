import Glibc

extension Attempt {
  /// The gallery killed: no shell may be waiting behind it.
  static let crashes: [Attempt] =
    ([
      ("SIGSEGV", SIGSEGV), ("SIGILL, a trap of Swift's", SIGILL), ("SIGABRT", SIGABRT),
      ("SIGKILL", SIGKILL), ("SIGSTOP", SIGSTOP), ("SIGTSTP", SIGTSTP), ("SIGQUIT", SIGQUIT),
      ("SIGINT", SIGINT),
    ] as [(String, Int32)]).map { name, signal in
      Attempt(.crash, name, control: control(of: signal)) { scene in
        let client = try scene.enter()
        scene.scan(now: true)
        if let session = scene.session {
          kill(session, signal)
        } else {
          scene.note("there was no session")
        }
        client.settle(quiet: 100, atMost: 3_000)
        client.type("\r\(scene.payload)\r")
        client.settle(quiet: 100, atMost: 3_000)
        if control(of: signal) == .breaks { scene.awaitShell(client) }
        scene.scan(now: true)
        scene.finish(client)
      }
    }

  private static func control(of signal: Int32) -> Control {
    switch signal {
    case SIGTSTP, SIGQUIT, SIGINT: .breaks
    default: .holds("a shell that is struck down answers nothing either")
    }
  }

  /// Far more of everything than anyone needs.
  static let exhaustions: [Attempt] = [
    Attempt(.exhaustion, "500 connections that say nothing") { scene in
      var sockets: [Int32] = []
      for _ in 0..<500 {
        if let socket = Socket.connect(to: scene.server.port) { sockets.append(socket) }
      }
      // From another address of the same machine, as another person's.
      try scene.visit(["-b", "127.0.0.2"])
      if !scene.arrived || scene.returned.isEmpty { scene.note("nobody else gets in") }
      for socket in sockets { close(socket) }
      Clock.wait(milliseconds: 5_000) { scene.server.descendants.isEmpty }
    },
    Attempt(
      .exhaustion, "a terminal of 65535x65535", control: .holds("a shell does not draw")
    ) { scene in
      let client = try scene.enter(size: (65_535, 65_535))
      judgeMemory(scene, client)
      client.resize(columns: 80, rows: 24)
      client.settle()
      scene.finish(client)
    },
    Attempt(
      .exhaustion, "200 changes of size", control: .holds("a shell does not draw")
    ) { scene in
      let client = try scene.enter()
      for round in 0..<200 {
        client.resize(columns: UInt16(round * 321 % 65_536), rows: UInt16(round * 77 % 65_536))
        client.move(milliseconds: 1)
      }
      client.settle(quiet: 500, atMost: 30_000)
      judgeMemory(scene, client)
      scene.finish(client)
    },
    Attempt(
      .exhaustion, "200 kilobytes of keys", control: .holds("a shell has other means")
    ) { scene in
      let client = try scene.enter()
      for round in 0..<50 {
        client.type(String(repeating: ["j", "t", "\u{1B}[", "?"][round % 4], count: 4_096))
        client.move(milliseconds: 2)
      }
      client.settle()
      judgeMemory(scene, client)
      scene.finish(client)
    },
  ]

  /// No session may hold more than 64 MB of its own, whatever it draws: pages of the program's file are shared between
  /// sessions and belong to the system, and the memory of a frame is freed after it.
  private static func judgeMemory(_ scene: Scene, _ client: ClientProcess) {
    guard let session = scene.session else { return }
    var memory = Memory(of: session)
    client.wait(milliseconds: 30_000) {
      memory = Memory(of: session)
      return memory.ownKilobytes <= 64 * 1_024
    }
    if memory.ownKilobytes > 64 * 1_024 {
      scene.note("\(memory.ownKilobytes / 1_024) MB of memory")
    }
  }
}

/// The memory of a process, as the system counts it.
struct Memory {
  let privateKilobytes: Int
  /// The pages that it has written.
  let ownKilobytes: Int
  let residentKilobytes: Int
  let proportionalKilobytes: Int

  init(of process: pid_t) {
    var found: [Substring: Int] = [:]
    for line in SmallFile.text("/proc/\(process)/smaps_rollup").split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count > 1 { found[words[0]] = Int(words[1]) }
    }
    privateKilobytes = (found["Private_Clean:"] ?? 0) + (found["Private_Dirty:"] ?? 0)
    ownKilobytes = found["Private_Dirty:"] ?? 0
    residentKilobytes = found["Rss:"] ?? 0
    proportionalKilobytes = found["Pss:"] ?? 0
  }
}
