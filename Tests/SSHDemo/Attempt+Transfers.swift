import Glibc

extension Attempt {
  /// Files by sftp, by both protocols of scp, and by other subsystems or without a terminal.
  static let transfers: [Attempt] = [
    Attempt(.transfer, "sftp puts") { scene in
      try SmallFile.write("mine", to: scene.mine)
      try scene.run(
        tool("sftp", scene, ["-q", "-b", "-"]), input: "put \(scene.mine) \(scene.canary)\n")
      unlink(scene.mine)
    },
    Attempt(.transfer, "sftp gets") { scene in
      try scene.run(
        tool("sftp", scene, ["-q", "-b", "-"]),
        input: "get \(scene.setting.secretPath) \(scene.mine)\n")
      scene.receive(scene.mine)
    },
    Attempt(.transfer, "sftp makes a folder") {
      try $0.run(tool("sftp", $0, ["-q", "-b", "-"]), input: "mkdir \($0.canary)\n")
    },
    Attempt(.transfer, "sftp makes a link") {
      try $0.run(
        tool("sftp", $0, ["-q", "-b", "-"]), input: "ln -s /etc/passwd \($0.canary)\n")
    },
    Attempt(.transfer, "sftp with a server of its own") { scene in
      try SmallFile.write("mine", to: scene.mine)
      try scene.run(
        tool("sftp", scene, ["-q", "-b", "-", "-s", "/usr/lib/openssh/sftp-server"]),
        input: "put \(scene.mine) \(scene.canary)\n")
      unlink(scene.mine)
    },
    Attempt(.transfer, "scp there, by sftp") { try copyThere($0, ["-q"]) },
    Attempt(.transfer, "scp back, by sftp") { try copyBack($0, ["-q"]) },
    Attempt(.transfer, "scp there, the old way") { try copyThere($0, ["-q", "-O"]) },
    Attempt(.transfer, "scp back, the old way") { try copyBack($0, ["-q", "-O"]) },
    Attempt(.transfer, "scp's other half, spoken by hand") {
      try $0.ssh([], "scp -t \($0.canary)", input: "C0644 5 name\nmine\n\0")
    },
    Attempt(
      .transfer, "the subsystem sh", control: .holds("nobody has such a subsystem")
    ) { try $0.ssh(["-s"], "sh", input: $0.payload + "\n") },
    Attempt(
      .transfer, "a subsystem with a path", control: .holds("nobody has such a subsystem")
    ) { try $0.ssh(["-s"], "../../bin/sh", input: $0.payload + "\n") },
    Attempt(
      .transfer, "a subsystem with a line", control: .holds("nobody has such a subsystem")
    ) { try $0.ssh(["-s"], "sftp; \($0.payload)") },
  ]

  /// Without a terminal, where a program that falls back to reading lines would be a shell of sorts.
  static let pipes: [Attempt] = [
    Attempt(.pipe, "-T, lines for a shell") { try $0.ssh([], input: $0.payload + "\n") },
    Attempt(.pipe, "-T, keys and then lines") {
      try $0.ssh([], input: "q\n:q\n\u{3}\n" + $0.payload + "\n")
    },
    Attempt(.pipe, "-T, a thousand lines") { scene in
      try scene.ssh([], input: String(repeating: "q\n", count: 1_000) + scene.payload + "\n")
    },
    Attempt(.pipe, "-T, nothing at all", control: .holds("nothing is asked")) { try $0.ssh() },
    Attempt(.pipe, "-N, no session", control: .holds("nothing is asked")) { scene in
      let client = try ClientProcess(scene.server.client(["-N"]))
      // A connection without a session: nothing runs, and nothing may run.
      client.wait(milliseconds: 1_500) {
        scene.scan(now: true)
        return scene.server.descendants.count > 1 && scene.session != nil
      }
      if scene.session != nil { scene.note("something runs without a session") }
      scene.finish(client)
    },
  ]

  private static func tool(_ name: String, _ scene: Scene, _ options: [String]) -> [String] {
    let server = scene.server
    return [name] + options + ["-P", "\(server.port)"] + server.identity
      + ["\(scene.setting.account)@127.0.0.1"]
  }

  private static func copyThere(_ scene: Scene, _ options: [String]) throws {
    try SmallFile.write("mine", to: scene.mine)
    var words = tool("scp", scene, options)
    let host = words.removeLast()
    try scene.run(words + [scene.mine, "\(host):\(scene.canary)"])
    unlink(scene.mine)
  }

  private static func copyBack(_ scene: Scene, _ options: [String]) throws {
    var words = tool("scp", scene, options)
    let host = words.removeLast()
    try scene.run(words + ["\(host):\(scene.setting.secretPath)", scene.mine])
    scene.receive(scene.mine)
  }
}
