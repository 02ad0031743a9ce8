import Glibc
import TerminalTesting

/// The picture after its way: through multiplexers, from terminals unknown to the host, in poor locales.
struct Ways {
  let setting: Setting
  private(set) var complaints: [String] = []

  init(_ setting: Setting) { self.setting = setting }

  private struct Way {
    let name: String
    var terminal = "xterm-256color"
    var language = "C.UTF-8"
    /// The command in front of the visitor's ssh.
    var before: [String] = []
    /// The program for it, if the machine may lack it.
    var needs: String?
    /// Whether the glyphs differ from those of the other ways.
    var isPlain = false
    /// Whether the visitor's ssh sends the terminal's variable for colours.
    var sendsColors = false
  }

  private static let columns = 80
  private static let rows = 24

  mutating func run() throws {
    let server = try Server.still(setting, number: 60)
    try SmallFile.write("set -g status off\n", to: setting.folder + "/tmux.conf")
    try SmallFile.write("startup_message off\nhardstatus off\n", to: setting.folder + "/screenrc")
    mkdir(setting.folder + "/screens", 0o700)
    guard let reference = try picture(Way(name: "straight", sendsColors: true), server) else {
      return complaints.append("there is no picture to compare with")
    }
    print("  way                         rows like straight on  colours")
    for way in ways { try compare(way, with: reference, server) }
    let tour = try Server(.hardened, setting, number: 61)
    try visitWithoutUnicode(tour)
    try visitWithoutTerminal(tour)
  }

  /// A Korean locale that is not in UTF-8: from the first byte to the goodbye there is nothing that it cannot show.
  private mutating func visitWithoutUnicode(_ server: Server) throws {
    let language = "ko_KR.eucKR"
    let client = try ClientProcess(
      server.client(["-tt", "-o", "SetEnv=LANG=\(language)"]), size: (100, 30),
      environment: ["TERM=xterm-256color"])
    client.answers = true
    client.wait(milliseconds: 10_000) { client.hasEnded || client.output.contains("\u{1B}[?1049h") }
    client.settle(quiet: 300)
    client.type("j?")
    client.settle(quiet: 300)
    client.type("q")
    client.settle(quiet: 300)
    client.type("q")
    client.wait(milliseconds: 5_000) { client.hasEnded }
    if !client.output.contains("Thank you for visiting!") {
      complaints.append("LANG=\(language): there is no goodbye")
    }
    let others = client.output.count { $0 >= 0x80 }
    print("  LANG=\(language): \(others) of \(client.output.count) bytes are not ASCII")
    if others > 0 { complaints.append("LANG=\(language): \(others) bytes are UTF-8") }
  }

  private mutating func visitWithoutTerminal(_ server: Server) throws {
    let client = try ClientProcess(server.client(["-T"]))
    client.wait(milliseconds: 10_000) { client.hasEnded }
    let words = client.text.split(separator: "\n").first { $0.hasPrefix("error:") } ?? ""
    print("  without a terminal: \(words)")
    if !words.contains("`ssh -t`") {
      complaints.append("a visitor without a terminal is not told how to have one")
    }
  }

  private var ways: [Way] {
    let folder = setting.folder
    let tmux = ["tmux", "-S", folder + "/tmux", "-f", folder + "/tmux.conf", "new-session"]
    let screen = ["screen", "-U", "-c", folder + "/screenrc", "-S", "way"]
    return [
      Way(name: "all colours sent", sendsColors: true), Way(name: "COLORTERM not sent"),
      Way(name: "tmux", before: tmux, needs: "tmux"),
      Way(name: "screen", before: screen, needs: "screen"),
      Way(name: "TERM=xterm-kitty", terminal: "xterm-kitty"),
      Way(name: "TERM=xterm-ghostty", terminal: "xterm-ghostty"),
      Way(name: "TERM=alacritty", terminal: "alacritty"), Way(name: "TERM=foot", terminal: "foot"),
      Way(name: "TERM=tmux-256color", terminal: "tmux-256color"),
      Way(name: "TERM unheard of", terminal: "no-such-terminal"),
      Way(name: "16 colours", terminal: "xterm-16color"),
      Way(name: "TERM=vt100", terminal: "vt100"),
      Way(name: "LANG=C", language: "C", isPlain: true),
    ]
  }

  private mutating func compare(
    _ way: Way, with reference: [[EmulatedCell]], _ server: Server
  ) throws {
    if let needs = way.needs, !Self.isInstalled(needs) {
      return print("  \(way.name): \(needs) is not installed, so this was not looked at")
    }
    guard let picture = try picture(way, server) else {
      return complaints.append("\(way.name): there is no picture")
    }
    // The list at the left: its text does not depend on colours, unlike the header's.
    let same = (1..<Self.rows - 1).count { row in
      Self.text(picture[row], to: 24) == Self.text(reference[row], to: 24)
    }
    let colors = Set(picture.joined().map(\.background)).count
    let name = way.name + String(repeating: " ", count: max(1, 28 - way.name.count))
    print("  \(name)\(same) of \(Self.rows - 2)               \(colors)")
    if !way.isPlain, same < Self.rows - 2 {
      complaints.append("\(way.name): \(Self.rows - 2 - same) rows are not the picture's")
    }
    let texts = picture.joined().map(\.text)
    if way.isPlain, !texts.allSatisfy({ $0.unicodeScalars.allSatisfy(\.isASCII) }) {
      complaints.append("\(way.name): there is more than ASCII")
    }
    if texts.contains("\u{FFFD}") { complaints.append("\(way.name): a glyph is broken") }
  }

  private static func text(_ cells: [EmulatedCell], to column: Int) -> String {
    cells.prefix(column).map(\.text).joined()
  }

  private static func isInstalled(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].contains { access($0 + program, X_OK) == 0 }
  }

  /// The screen once nothing moves any more.
  private func picture(_ way: Way, _ server: Server) throws -> [[EmulatedCell]]? {
    var options = ["-tt", "-o", "SetEnv=LANG=\(way.language)"]
    if way.sendsColors { options += ["-o", "SendEnv=COLORTERM"] }
    let inner = way.before.isEmpty ? [] : ["env", "TERM=screen-256color"]
    let client = try ClientProcess(
      way.before + inner + server.client(options),
      size: (UInt16(Self.columns), UInt16(Self.rows)),
      environment: [
        "TERM=\(way.terminal)", "COLORTERM=truecolor", "SCREENDIR=\(setting.folder)/screens",
        "SHELL=/bin/sh",
      ])
    client.answers = true
    client.wait(milliseconds: 10_000) { client.hasEnded || client.output.contains("filled") }
    client.settle(quiet: 400)
    guard client.output.contains("filled") else { return nil }
    let screen = EmulatedTerminal(columns: Self.columns, rows: Self.rows)
    screen.feed(client.output)
    let grid = screen.grid
    client.type("q")
    client.wait(milliseconds: 3_000) { client.hasEnded }
    return grid
  }
}
