import Glibc
import TerminalTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// A presenter and its followers, each on a terminal of its own.
@Suite(.serialized) struct FollowingTests {
  static let flips = [
    "\t", "\t", "\u{1B}[C", "\u{1B}[B", "\u{1B}[C", "t", "D", "m", "\u{1B}[B", "\u{1B}[C", "=", "f",
    "f", "\u{1B}", "i", "\u{1B}", "/", "tab", "\r", "\u{10}", "dark", "\r", "?", "j", "?", "n", "c",
    "L", "\t", "\r", "\u{1B}[C", "\u{1D}", "u", "y", "m", "X", "\u{1B}[C", "X", "m",
  ]

  private func press(_ text: String, in walk: inout Walk) {
    let keys: [String: KeyPress] = [
      "\t": KeyPress(.tab), "\u{1B}[C": KeyPress(.right), "\u{1B}[B": KeyPress(.down),
      "\u{1B}": KeyPress(.escape), "\r": KeyPress(.enter), "\u{10}": .control("p"),
      "\u{1D}": .control("]"),
    ]
    if let key = keys[text] { return walk.send(.key(key)) }
    for character in text { walk.send(.key(KeyPress(character))) }
  }

  @Test func everyScreenIsRightAfterEveryFlip() throws {
    let folder = try Folder()
    let presenter = try FollowedScreen(["present", "--socket", folder.socket, "tag/filled"])
    try presenter.waitFor("quit")
    let near = try FollowedScreen(
      ["follow", folder.socket, "--theme", "zatch"], columns: 100, rows: 30, depth: .indexed16)
    let far = try FollowedScreen(
      ["follow", folder.socket], columns: 78, rows: 22, depth: .indexed256)
    var nearExpected = ExpectedScreen(columns: 100, rows: 30, depth: .indexed16, theme: "zatch")
    var farExpected = ExpectedScreen(columns: 78, rows: 22, depth: .indexed256)
    var walk = try Walk(seed: 1, link: "tag/filled")
    walk.model.environment.appearance = .light
    for (step, text) in ([""] + Self.flips).enumerated() {
      presenter.terminal.type(text)
      press(text, in: &walk)
      let scene = walk.scene
      let (first, second) = (nearExpected.grid(of: scene), farExpected.grid(of: scene))
      try near.wait("flip \(step), 16 colours") { $0.grid == first }
      try far.wait("flip \(step), 256 colours") { $0.grid == second }
    }
    try presenter.waitFor("2 follow")
    presenter.terminal.type("q")
    try presenter.terminal.expect("exited 0")
    #expect(folder.names.isEmpty)
    try near.waitFor("The presentation has ended.")
    near.terminal.type("q")
    try near.terminal.expect("exited 0")
    #expect(near.terminal.hasOriginalSettings)
  }

  @Test func aStoppedFollowerDoesNotSlowThePresenter() throws {
    let folder = try Folder()
    let presenter = try FollowedScreen(["present", "--socket", folder.socket, "tag/filled"])
    try presenter.waitFor("quit")
    let follower = try FollowedScreen(["follow", folder.socket], columns: 100, rows: 30)
    try follower.waitFor("following")
    try presenter.waitFor("1 follows")
    follower.terminal.send(SIGSTOP)
    try follower.terminal.expect("stopped")
    presenter.terminal.type("\t\t")
    var memory = 0
    for round in 0..<40 {
      // Fifty flips, back to the beginning, and one further.
      try presenter.terminal.feed(Array(String(repeating: "\u{1B}[C", count: 51).utf8))
      let color = round.isMultiple(of: 2) ? "yellow" : "purple"
      try presenter.wait("an answer to keys") { $0.text.contains("‹ \(color)  ›") }
      if round == 5 { memory = presenter.terminal.usage?.privateKilobytes ?? 0 }
    }
    let grown = (presenter.terminal.usage?.privateKilobytes ?? .max) - memory
    #expect(grown < 8_192, "\(grown) kB more for 1800 flips that nobody reads")
    presenter.terminal.type("\u{1B}[C")
    follower.terminal.order("f")
    try follower.wait("the newest") { $0.text.contains("‹ yellow  ›") }
    follower.terminal.type("q")
    try presenter.wait("nobody follows") { !$0.text.contains("follows") }
    presenter.terminal.type("q")
    try presenter.terminal.expect("exited 0")
  }

  @Test func aKilledPresenterIsNoticedAndTheNextIsFollowed() throws {
    let folder = try Folder()
    let presenter = try FollowedScreen(["present", "--socket", folder.socket, "tag/filled"])
    try presenter.waitFor("quit")
    let follower = try FollowedScreen(["follow", folder.socket], columns: 100, rows: 30)
    let other = try FollowedScreen(["follow", folder.socket], columns: 80, rows: 24)
    try follower.waitFor("following")
    try presenter.waitFor("2 follow")
    presenter.terminal.send(SIGKILL)
    try presenter.terminal.expect("killed 9")
    #expect(folder.rights == 0o600)
    try follower.waitFor("The presentation has ended.")
    try other.waitFor("The presentation has ended.")
    #expect(follower.text.contains("tag/filled"), "the last picture stays")
    other.terminal.type("q")
    try other.terminal.expect("exited 0")
    // A socket file without a listener does not stop the next presenter.
    let next = try FollowedScreen(["present", "--socket", folder.socket, "text/title2"])
    try follower.waitFor("text/gitspace:style=title2")
    try next.waitFor("1 follows")
    next.terminal.send(SIGTERM)
    try next.terminal.expect("killed 15")
    #expect(folder.names.isEmpty)
    follower.terminal.send(SIGKILL)
  }

  @Test func aKilledFollowerLeavesNothingBehind() throws {
    let folder = try Folder()
    let presenter = try FollowedScreen(["present", "--socket", folder.socket, "tag/filled"])
    try presenter.waitFor("quit")
    let descriptors = presenter.terminal.usage?.descriptors
    let follower = try FollowedScreen(["follow", folder.socket])
    try presenter.waitFor("1 follows")
    follower.terminal.send(SIGKILL)
    try presenter.wait("nobody follows") { !$0.text.contains("follows") }
    // A hundred connect and leave, ten at a time. The screen still counts the last ten until they have left.
    for _ in 0..<10 {
      var guests = try (0..<10).map { _ in try RawEnd(to: folder.socket) }
      try presenter.waitFor("10 follow")
      guests.removeAll()
      try presenter.waitFor("gs-gallery follow " + folder.socket)
    }
    #expect(presenter.terminal.usage?.descriptors == descriptors)
    let many = try (0..<64).map { _ in try RawEnd(to: folder.socket) }
    try presenter.waitFor("64 follow")
    presenter.terminal.type("m")
    try presenter.waitFor("rows colour")
    #expect(many.allSatisfy { $0.take() })
    presenter.terminal.type("q")
    try presenter.terminal.expect("exited 0")
  }

  @Test func impossibleFollowingIsReported() throws {
    let folder = try Folder()
    let absent = try FollowedScreen(["follow", folder.socket])
    try absent.terminal.expect("exited 4")
    #expect(absent.text.contains("gs-gallery present --socket"))
    let socket = try PresenterSocket(at: folder.socket, isGroupReadable: false)
    for (line, words) in [
      (Array("{\"gallery\":1,\"catalogue\":\"0f\"}\n".utf8), "different version"),
      (
        FollowMessage.hello(version: FollowMessage.version + 1, catalogue: "0f").line,
        "different version"
      ),
      (
        FollowMessage.hello(version: FollowMessage.version, catalogue: "0f").line,
        "different components"
      ),
      (FollowMessage.full.line, "presentation is full"),
      (Array("\u{1B}]0;x\u{7}\u{202E}\n".utf8), "not a gallery"),
      ([UInt8](repeating: 0, count: 70_000) + [0x0A], "not a gallery"),
    ] {
      let follower = try FollowedScreen(["follow", folder.socket])
      var end: RawEnd?
      try follower.terminal.wait("the follower connects") {
        guard case .one(let descriptor) = socket.accept() else { return false }
        end = RawEnd(descriptor)
        return true
      }
      end?.say(line)
      try follower.terminal.expect("exited 4")
      follower.terminal.drain()
      #expect(follower.text.contains(words))
      #expect(!follower.text.contains("\u{202E}"))
    }
    _ = consume socket
  }

  /// Any socket of the account may be named, such as that of an agent. In the words of a server `~` is ESC, since the
  /// names of tests are printed.
  @Test(arguments: [[], ["--kiosk"]], ["", "~]0;x\n", "{\"gallery\":1"])
  func aPeerWithoutAGreetingIsSentNothing(options: [String], words: String) throws {
    let folder = try Folder()
    let socket = try PresenterSocket(at: folder.socket, isGroupReadable: false)
    let follower = try FollowedScreen(["follow", folder.socket] + options)
    var end: RawEnd?
    try follower.terminal.wait("the follower connects") {
      guard case .one(let descriptor) = socket.accept() else { return false }
      end = RawEnd(descriptor)
      return true
    }
    end?.say(words.utf8.map { $0 == UInt8(ascii: "~") ? 0x1B : $0 })
    try follower.terminal.expect("exited 4")
    follower.terminal.drain()
    let isWhole = words.hasSuffix("\n")
    #expect(follower.text.contains(isWhole ? "not a gallery" : "not answer as a presentation"))
    #expect(end?.take() == false)
    #expect(end?.received == [])
    _ = consume socket
  }

  /// The control: a presenter that greets is answered.
  @Test func aPeerThatGreetsIsSentTheGreetingOfTheFollower() throws {
    let folder = try Folder()
    let socket = try PresenterSocket(at: folder.socket, isGroupReadable: false)
    let follower = try FollowedScreen(["follow", folder.socket, "--kiosk"])
    var end: RawEnd?
    try follower.terminal.wait("the follower connects") {
      guard case .one(let descriptor) = socket.accept() else { return false }
      end = RawEnd(descriptor)
      return true
    }
    let catalogue = Catalogue.builtIn.fingerprint
    end?.say(FollowMessage.hello(version: FollowMessage.version, catalogue: catalogue).line)
    try follower.terminal.wait("a greeting") { end?.take() == true && end?.messages.count == 1 }
    #expect(end?.messages == [.hello(version: FollowMessage.version, catalogue: catalogue)])
    end?.say(FollowMessage.withheld.line)
    try follower.waitFor("too large to send")
    follower.terminal.type("q")
    try follower.terminal.expect("exited 0")
    _ = consume socket
  }

  @Test func aWaitingFollowerSeesThePresenter() throws {
    let folder = try Folder()
    let follower = try FollowedScreen(["follow", "--wait", folder.socket], columns: 90, rows: 30)
    try follower.waitFor("Waiting for the presenter")
    let presenter = try FollowedScreen(["present", "--socket", folder.socket, "text/title2"])
    try presenter.waitFor("1 follows")
    try follower.waitFor("text/gitspace:style=title2")
    let second = try FollowedScreen(["present", "--socket", folder.socket])
    try second.terminal.expect("exited 4")
    #expect(second.text.contains("A presentation is running at"))
    presenter.terminal.hangUp()
    try follower.waitFor("The presentation has ended.")
    #expect(folder.names.isEmpty)
    follower.terminal.type("m")
    try follower.waitFor("The presenter is in control")
    follower.terminal.type("\u{3}")
    try follower.terminal.expect("exited 130")
  }
}
