import Glibc

/// Two demos of `make ssh-demo` at once: each has its own files, and removes nothing of the other.
struct TwoDemos {
  let setting: Setting
  private(set) var complaints: [String] = []

  init(_ setting: Setting) { self.setting = setting }

  /// One run of the script, and its line for visitors to type.
  private struct Demo {
    let script: ClientProcess
    let line: String

    init(_ setting: Setting) throws {
      // As root, the account of the run must be able to read the copy of the program; other users are that account.
      script = try ClientProcess(
        [setting.demo, setting.gallery, "browse", "tag/filled"], environment: ["PORT=22220"])
      script.wait(milliseconds: 30_000) { [script] in
        script.hasEnded || script.output.contains("Ctrl-C here")
      }
      guard
        let line = script.text.split(separator: "\n").first(where: { $0.hasPrefix("  ssh ") })
      else { throw CheckFailure("the demo does not start: \(script.text)") }
      self.line = String(line)
    }

    /// The file that visitors' ssh reads, and the folder that it is in.
    var configuration: String {
      line.split(separator: " ").dropFirst(2).first.map(String.init) ?? ""
    }
    var folder: String {
      String(
        configuration.prefix(upTo: configuration.lastIndex(of: "/") ?? configuration.startIndex))
    }
    var account: String {
      SmallFile.text(configuration).split(separator: "\n").map { $0.split(separator: " ") }
        .first { $0.first == "User" }?.last.map(String.init) ?? ""
    }

    /// A visitor who types the line, and stays once the gallery is there.
    func visit() throws -> ClientProcess {
      let client = try ClientProcess(
        line.split(separator: " ").map(String.init), size: (80, 24),
        environment: ["TERM=xterm-256color"])
      client.answers = true
      client.wait(milliseconds: 20_000) { client.hasEnded || client.output.contains("filled") }
      return client
    }

    /// Ctrl-C.
    func interrupt() -> Bool {
      kill(script.process, SIGINT)
      return script.wait(milliseconds: 20_000) { script.hasEnded } && script.exitCode == 0
    }
  }

  mutating func run() throws {
    let first = try Demo(setting)
    let second = try Demo(setting)
    print("  \(first.line.count) and \(second.line.count) columns to type")
    for line in [first.line, second.line] where line.count >= 80 {
      complaints.append("the line to type has \(line.count) columns")
    }
    let visitor = try first.visit()
    let stays = try second.visit()
    if !visitor.output.contains("filled") { complaints.append("the first demo shows nothing") }
    if !first.interrupt() { complaints.append("the first demo does not end: \(first.script.text)") }
    expectNothing(of: first, "the first demo")
    visitor.wait(milliseconds: 10_000) { visitor.hasEnded }
    if !visitor.hasEnded { complaints.append("a visitor of the first demo stays") }
    stays.forget()
    stays.type("j")
    stays.wait(milliseconds: 10_000) { !stays.output.isEmpty || stays.hasEnded }
    if stays.hasEnded { complaints.append("the first demo took a visitor of the second with it") }
    let next = try second.visit()
    if !next.output.contains("filled") {
      complaints.append("after the first demo the second serves nobody: \(next.text.prefix(200))")
    }
    if !second.interrupt() { complaints.append("the second demo does not end") }
    expectNothing(of: second, "the second demo")
    if complaints.isEmpty { print("  the second serves on when the first has ended") }
  }

  private mutating func expectNothing(of demo: Demo, _ name: String) {
    if SmallFile.exists(demo.folder) { complaints.append("\(name) leaves \(demo.folder)") }
    if setting.isRoot, getpwnam(demo.account) != nil {
      complaints.append("\(name) leaves the account \(demo.account)")
    }
  }
}
