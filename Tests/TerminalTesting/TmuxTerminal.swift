import Glibc

/// A tmux server of its own, on a socket of its own.
final class TmuxServer {
  let folder: String

  /// - Parameter session: the words of `new-session`, and commands after it.
  init(columns: Int, rows: Int, _ session: (_ folder: String) -> String) throws {
    var template = Array("/tmp/gs-tmux-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw TmuxTerminal.Failure(description: "no folder in /tmp")
    }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    _ = try run(
      "new-session -d -x \(columns) -y \(rows) \(session(folder)) \\; set -g status off")
  }

  deinit {
    _ = try? run("kill-server")
    _ = try? Self.output("rm -rf \(folder)")
  }

  /// Runs a command of tmux, and returns its output.
  @discardableResult
  func run(_ arguments: String) throws -> String {
    do {
      return try Self.output("tmux -u -S \(folder)/socket -f /dev/null \(arguments)")
    } catch {
      throw TmuxTerminal.Failure(description: "tmux \(arguments): \(error)")
    }
  }

  private static func output(_ command: String) throws -> String {
    guard let pipe = popen(command + " 2>&1", "r") else {
      throw TmuxTerminal.Failure(description: "it does not start")
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    let text = String(decoding: output, as: UTF8.self)
    guard pclose(pipe) == 0 else { throw TmuxTerminal.Failure(description: text) }
    return text
  }
}

/// A terminal played by tmux: the judge of clusters, whose columns it counts best, and of dim.
public final class TmuxTerminal {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private let server: TmuxServer
  private let input: Int32
  private var marks = 0

  public init(columns: Int, rows: Int) throws {
    var path = ""
    server = try TmuxServer(columns: columns, rows: rows) { folder in
      path = folder + "/input"
      mkfifo(path, 0o600)
      return "'stty raw -echo; exec cat \(path)' \\; set -g allow-rename on"
    }
    // Open for reading too, so the pipe stays open in either order of opening.
    input = open(path, O_RDWR | O_CLOEXEC)
    guard input >= 0 else { throw Failure(description: "\(path) does not open") }
  }

  deinit { close(input) }

  /// Feeds bytes and returns when tmux has read all of them.
  public func feed(_ bytes: [UInt8]) throws {
    marks += 1
    // The title changes after everything before it was read.
    var rest = (bytes + Array("\u{1B}]2;mark\(marks)\u{1B}\\".utf8))[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "the pipe is closed") }
      rest.removeFirst(count)
    }
    let deadline = time(nil) + 20
    while try server.run("display-message -p '#{pane_title}'") != "mark\(marks)\n" {
      guard time(nil) < deadline else { throw Failure(description: "tmux never read the bytes") }
    }
  }

  public func cursor() throws -> (column: Int, row: Int) {
    let numbers = try server.run("display-message -p '#{cursor_x} #{cursor_y}'")
      .split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    guard numbers.count == 2 else { throw Failure(description: "no cursor") }
    return (numbers[0], numbers[1])
  }

  /// The visible rows, one element per scalar.
  public func grid() throws -> [[EmulatedCell]] {
    var reader = GraphicsReader()
    return try server.run("capture-pane -p -e -N").split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast().map { reader.read($0) }
  }
}

/// A program that runs in tmux, as a person who starts it for the first time has it: without remembered settings.
public final class TmuxProgram {
  private let server: TmuxServer

  /// - Parameters:
  ///   - program: a path without spaces.
  ///   - arguments: words without quotation marks.
  public init(_ program: String, _ arguments: [String], columns: Int, rows: Int) throws {
    server = try TmuxServer(columns: columns, rows: rows) { folder in
      let settings =
        "HOME=\(folder) XDG_CONFIG_HOME=\(folder) XDG_STATE_HOME=\(folder) LANG=C.UTF-8 COLORTERM=truecolor"
      return "'env -u CI \(settings) \(program) \(arguments.joined(separator: " ")); "
        + "echo left with $?; exec cat' \\; set -s set-clipboard on"
    }
  }

  /// Types keys by tmux's names; several at once, as fast as they are taken.
  public func type(_ keys: [String]) throws {
    let words = keys.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }
    try server.run("send-keys " + words.joined(separator: " "))
  }

  /// The screen, row by row.
  public func text() throws -> String { try server.run("capture-pane -p") }

  /// The text that the program copied last; nil if it copied none.
  public func clipboard() -> String? { try? server.run("show-buffer") }

  /// Waits until the screen has all words; fails with the screen after 60 seconds.
  public func wait(for words: String...) throws {
    var screen = ""
    try wait {
      screen = try text()
      return words.allSatisfy(screen.contains)
    } otherwise: {
      "never \(words) on\n\(screen)"
    }
  }

  /// Waits until something has been copied.
  public func waitForClipboard(holding text: String) throws {
    try wait {
      clipboard() == text
    } otherwise: {
      "copied \(clipboard() ?? "nothing")"
    }
  }

  /// Waits until the program has ended with an exit code.
  public func expectEnd(_ code: Int) throws { try wait(for: "left with \(code)") }

  private func wait(_ isOver: () throws -> Bool, otherwise: () -> String) throws {
    let deadline = time(nil) + 60
    while try !isOver() {
      guard time(nil) < deadline else { throw TmuxTerminal.Failure(description: otherwise()) }
      // Each question starts a process; the program needs the processor too.
      usleep(20_000)
    }
  }
}
