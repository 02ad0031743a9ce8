import Glibc
import TerminalTesting

/// A presenter, and two visitors of the server who follow: the account has the shipped login shell, and the setup is
/// that of the guide's file.
struct Together {
  let setting: Setting
  private(set) var complaints: [String] = []
  private var visit: String { setting.folder + "/visit" }
  private var folder: String { setting.folder + "/presentation" }

  init(_ setting: Setting) { self.setting = setting }

  private static let word = "Presented"

  mutating func run() throws {
    let account = getpwnam(setting.account)?.pointee
    // As the guide makes it: the presenter's folder, which hands its group to the socket.
    guard mkdir(folder, 0o700) == 0, chown(folder, getuid(), account?.pw_gid ?? getgid()) == 0,
      chmod(folder, 0o2750) == 0
    else { throw CheckFailure("\(folder) cannot be made") }
    try SmallFile.write("follow --wait \(folder)/socket\n", to: visit)
    defer { unlink(visit) }
    let server = try Server(.hardened, setting, number: 70)
    let early = try enter(server, columns: 80, rows: 24)
    expect("Waiting for the presenter", of: early)
    let presenter = try Seen(
      [
        setting.gallery, "present", "--socket", folder + "/socket", "--group-readable",
        "tag/filled:title=\(Self.word)", "--ui-lang", "en",
      ], columns: 120, rows: 40, name: "the presenter")
    let late = try enter(server, columns: 110, rows: 34)
    expect(Self.word, of: early)
    expect(Self.word, of: late)
    expect("2 follow", of: presenter)
    // The next component, whose label is another.
    presenter.client.type("j")
    for visitor in [early, late] where !visitor.await({ !$0.contains(Self.word) }) {
      complaints.append("\(visitor.name) does not see what the presenter does")
    }
    presenter.client.type("q")
    presenter.client.wait(milliseconds: 10_000) { presenter.client.hasEnded }
    expect("The presentation has ended", of: early)
    if SmallFile.exists(folder + "/socket") { complaints.append("the socket stays") }
    for visitor in [early, late] {
      visitor.client.type("q")
      visitor.client.wait(milliseconds: 10_000) { visitor.client.hasEnded }
    }
    if complaints.isEmpty { print("  two visitors followed, each in their own size") }
  }

  private func enter(_ server: Server, columns: UInt16, rows: UInt16) throws -> Seen {
    try Seen(
      server.client(["-tt"]), columns: columns, rows: rows, name: "a visitor of \(columns)x\(rows)")
  }

  private mutating func expect(_ words: String, of seen: Seen) {
    guard !seen.await({ $0.contains(words) }) else { return }
    complaints.append("\(seen.name) is not shown “\(words)”: \(seen.client.text.suffix(200))")
  }
}

/// A program on a terminal, and its screen.
private final class Seen {
  let client: ClientProcess
  let name: String
  private let screen: EmulatedTerminal

  init(_ words: [String], columns: UInt16, rows: UInt16, name: String) throws {
    self.name = name
    client = try ClientProcess(
      words, size: (columns, rows), environment: ["TERM=xterm-256color"])
    client.answers = true
    screen = EmulatedTerminal(columns: Int(columns), rows: Int(rows))
  }

  /// Waits until the screen is as it should be.
  func await(_ isRight: (String) -> Bool) -> Bool {
    client.wait(milliseconds: 15_000) {
      screen.feed(client.output)
      client.forget()
      return isRight(screen.grid.map { $0.map(\.text).joined() }.joined(separator: "\n"))
        || client.hasEnded
    } && !client.hasEnded
  }
}
