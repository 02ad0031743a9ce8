import Glibc

extension Attempt {
  /// A second session over one connection, and files of the account that a session might obey.
  static let sessions: [Attempt] = [
    Attempt(.session, "a command over a connection that is open") { scene in
      try share(scene) { try $0.run(join($0, ["-T"], $0.payload)) }
    },
    Attempt(.session, "sftp over a connection that is open") { scene in
      try SmallFile.write("mine", to: scene.mine + "-file")
      try share(scene) {
        try $0.run(
          ["sftp", "-q", "-b", "-", "-o", "ControlPath=\($0.mine)", "-P", "\($0.server.port)"]
            + $0.server.identity.filter { $0 != "ControlPath=none" }.joinedOptions
            + ["\($0.setting.account)@127.0.0.1"],
          input: "put \($0.mine)-file \($0.canary)\n")
      }
      unlink(scene.mine + "-file")
    },
    Attempt(.session, "a forwarding over a connection that is open") { scene in
      try share(scene) { scene in
        try scene.run(
          join(scene, ["-O", "forward", "-R", "\(scene.canary):127.0.0.1:\(scene.listener.port)"]))
        if SmallFile.exists(scene.canary) { scene.note("a file: \(scene.canary)") }
      }
    },
    Attempt(.session, "the account's rc", needsAccount: true) { scene in
      scene.canaries.append("\(scene.setting.home)/canary-rc-\(scene.server.port)")
      try scene.visit()
    },
    Attempt(.session, "the account's profile", needsAccount: true) { scene in
      scene.canaries.append("\(scene.setting.home)/canary-profile-\(scene.server.port)")
      try scene.visit()
    },
    Attempt(.session, "the account's environment file", needsAccount: true) {
      $0.unwanted.append("gs-user-environment")
      try $0.visit()
    },
  ]

  /// As another user, or as the account without its key. Getting in at all is the breach.
  static let logins: [Attempt] =
    [
      ("a password", ["-o", "PreferredAuthentications=password"]),
      ("keyboard-interactive", ["-o", "PreferredAuthentications=keyboard-interactive"]),
      ("none", ["-o", "PreferredAuthentications=none"]),
      ("hostbased", ["-o", "PreferredAuthentications=hostbased"]),
      ("a key nobody knows", ["-i", "{stranger}"]),
    ].map { name, options in
      Attempt(.login, name, control: .holds("the account has no password, and one key")) { scene in
        var words = scene.server.client(["-tt"], command: [scene.payload])
        let answer = scene.setting.folder + "/askpass"
        if let place = words.firstIndex(of: "-i"), name == "a key nobody knows" {
          words[place + 1] = scene.setting.folder + "/stranger_key"
        } else {
          words.insert(contentsOf: options, at: 1)
        }
        words = words.map { $0 == "BatchMode=yes" ? "BatchMode=no" : $0 }
        try logIn(
          words, scene, ["SSH_ASKPASS=\(answer)", "SSH_ASKPASS_REQUIRE=force", "DISPLAY=:0"])
      }
    } + [
      Attempt(.login, "root, by the same key", needsAccount: true) { scene in
        try logIn(
          scene.server.client(["-tt"], user: "root", command: [scene.payload]), scene, [])
      },
      Attempt(
        .login, "nobody, by the same key", control: .holds("nobody's shell is none"),
        needsAccount: true
      ) { scene in
        try logIn(
          scene.server.client(["-tt"], user: "nobody", command: [scene.payload]), scene, [])
      },
      Attempt(
        .login, "a name with a command in it", control: .holds("there is no such account")
      ) { scene in
        try logIn(
          scene.server.client(["-tt", "-l", "x;touch \(scene.canary)"]).dropLast() + ["127.0.0.1"],
          scene, [])
      },
    ]

  private static func logIn(_ words: [String], _ scene: Scene, _ environment: [String]) throws {
    let client = try ClientProcess(
      words, size: (80, 24), environment: ["TERM=xterm-256color"] + environment)
    client.wait(milliseconds: 8_000) { client.hasEnded || client.output.contains("\u{1B}[?1049h") }
    if client.output.contains("\u{1B}[?1049h") { scene.note("somebody came in") }
    scene.finish(client)
  }

  /// Holds a connection open with a gallery on it, does something over it, and closes it.
  private static func share(_ scene: Scene, _ act: (Scene) throws -> Void) throws {
    guard scene.setting.hasTerminals else { throw Scene.NoTerminal() }
    let words = scene.server.client(["-tt", "-M", "-S", scene.mine])
      .map { $0 == "ControlPath=none" ? "ControlPath=\(scene.mine)" : $0 }
    let first = try ClientProcess(words, size: (100, 30), environment: ["TERM=xterm-256color"])
    first.wait(milliseconds: 8_000) { !first.output.isEmpty && SmallFile.exists(scene.mine) }
    first.settle(quiet: 60)
    try act(scene)
    if scene.server.galleries.count > 1 { scene.note("a second session over one connection") }
    scene.finish(first)
    unlink(scene.mine)
  }

  private static func join(_ scene: Scene, _ options: [String], _ command: String...) -> [String] {
    scene.server.client(["-S", scene.mine] + options, command: command)
      .map { $0 == "ControlPath=none" ? "ControlPath=\(scene.mine)" : $0 }
  }
}

extension [String] {
  /// Without an `-o` whose value is gone.
  fileprivate var joinedOptions: [String] {
    enumerated().filter { index, word in
      word != "-o" || index + 1 < count && self[index + 1] != "-o"
    }.map(\.element)
  }
}
