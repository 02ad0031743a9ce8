import Glibc

/// A terminal played by tmux: the judge of clusters, whose columns it counts best, and of dim.
///
/// Each has a server of its own on a socket of its own.
public final class TmuxTerminal {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private let folder: String
  private let input: Int32
  private var marks = 0

  public init(columns: Int, rows: Int) throws {
    var template = Array("/tmp/gs-tmux-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(description: "no folder in /tmp") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard mkfifo(folder + "/input", 0o600) == 0 else {
      throw Failure(description: "no pipe in \(folder)")
    }
    // Open for reading too, so the pipe stays open in either order of opening.
    input = open(folder + "/input", O_RDWR | O_CLOEXEC)
    guard input >= 0 else { throw Failure(description: "\(folder)/input does not open") }
    _ = try run(
      "new-session -d -x \(columns) -y \(rows) 'stty raw -echo; exec cat \(folder)/input' \\; "
        + "set -g status off \\; set -g allow-rename on")
  }

  deinit {
    _ = try? run("kill-server")
    close(input)
    unlink(folder + "/input")
    unlink(folder + "/socket")
    rmdir(folder)
  }

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
    while try run("display-message -p '#{pane_title}'") != "mark\(marks)\n" {
      guard time(nil) < deadline else { throw Failure(description: "tmux never read the bytes") }
    }
  }

  public func cursor() throws -> (column: Int, row: Int) {
    let numbers = try run("display-message -p '#{cursor_x} #{cursor_y}'")
      .split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    guard numbers.count == 2 else { throw Failure(description: "no cursor") }
    return (numbers[0], numbers[1])
  }

  /// The visible rows, one element per scalar.
  public func grid() throws -> [[EmulatedCell]] {
    var reader = GraphicsReader()
    return try run("capture-pane -p -e -N").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { reader.read($0) }
  }

  private func run(_ arguments: String) throws -> String {
    guard let pipe = popen("tmux -u -S \(folder)/socket -f /dev/null \(arguments) 2>&1", "r") else {
      throw Failure(description: "tmux does not start")
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    let text = String(decoding: output, as: UTF8.self)
    guard pclose(pipe) == 0 else { throw Failure(description: "tmux \(arguments): \(text)") }
    return text
  }
}
