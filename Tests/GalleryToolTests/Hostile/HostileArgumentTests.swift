import Foundation
import GalleryTesting
import Testing

@testable import GalleryTool

/// The tool as a process: hostile arguments, names of files and folders, and environments, judged by its output on both
/// streams. Bytes that are not UTF-8 are passed unchanged.
@Suite("Hostile text on the command line") struct HostileArgumentTests {
  /// Command lines with a text in the place of `…`.
  static let lines: [[String]] = [
    ["…"], ["--…"], ["show", "…"], ["show", "tag/…"], ["show", "tag/filled:color=…"],
    ["show", "tag/filled@…=1"], ["show", "tag/filled", "--format", "…"],
    ["show", "tag/filled", "--theme", "…"], ["show", "tag/filled", "--size=…"],
    ["show", "tag/filled", "--output", "/nowhere/…"], ["list", "--filter", "…:x=…"],
    ["matrix", "tag/filled", "--rows", "…"], ["export", "--output", "/proc/…"],
    ["test", "--snapshots", "/nowhere/…"], ["test", "--merge", "/nowhere/…"],
    ["test", "--reporter", "…"], ["browse", "--still", "--keys", "…"],
    ["diff", "/nowhere/…", "/nowhere/…"], ["report", "--against", "…"],
    ["lint", "/nowhere/…"], ["lint", "--reporter", "…"],
  ]

  @Test(arguments: lines) func everyMessageHoldsTheRules(_ line: [String]) throws {
    var count = try HostileCount(sharing: Self.lines.firstIndex(of: line) ?? 0)
    // Other errors have other lines: whether one of them comes from the text is checked below.
    let streams: [(name: String, kind: OutputKind)] = [("output", .answer), ("error", .answer)]
    try count.checkBytes(line.joined(separator: " "), streams) { text in
      // The system takes no longer words.
      let text = Array(text.prefix(60_000))
      let arguments = line.map { $0.split(separator: "…", omittingEmptySubsequences: false) }
        .map { Array($0.map { Array($0.utf8) }.joined(separator: text)) }
      let written = try RawTool.run(arguments, environment: [Array("TERM=xterm".utf8)])
      for forged in text.split(separator: 0x0A).dropFirst() where forged.count > 3 {
        let lines = written.flatMap { $0.split(separator: 0x0A) }
        #expect(
          !lines.contains { $0.starts(with: forged) }, "\(String(decoding: forged, as: UTF8.self))")
      }
      return written
    }
    print("hostile checks: \(count.checks) by \(line.joined(separator: " "))")
    #expect(count.summary == nil, "\(count.summary ?? "")")
  }

  /// Variables whose values a person, a server or a terminal chose.
  static let variables = [
    "TERM", "LANG", "LC_ALL", "COLORTERM", "COLORFGBG", "TERM_PROGRAM", "VTE_VERSION", "TMUX",
    "STY", "SSH_TTY", "TERMINFO", "HOME", "EDITOR", "NO_COLOR", "CI",
  ]

  @Test(arguments: variables)
  func everyVariableHoldsTheRules(_ name: String) throws {
    let commands = [["doctor"], ["doctor", "--json"], ["show", "tag/filled"]]
    let place = Self.variables.firstIndex(of: name) ?? 0
    var checks = 0
    for (index, command) in commands.enumerated() {
      var count = try HostileCount(
        sharing: place * commands.count + index, by: 12 * commands.count)
      try count.checkBytes(name, [(command.joined(separator: " "), .answer), ("error", .answer)]) {
        try RawTool.run(
          command.map { Array($0.utf8) }, environment: [Array("\(name)=".utf8) + $0])
      }
      checks += count.checks
      #expect(count.summary == nil, "\(count.summary ?? "")")
    }
    print("hostile checks: \(checks) by \(name)")
  }
}

/// The built executable, started with bytes.
enum RawTool {
  struct Failure: Error {
    let number: Int32
  }

  /// The output on both streams.
  static func run(_ arguments: [[UInt8]], environment: [[UInt8]]) throws -> [[UInt8]] {
    var pipes: [[Int32]] = [[0, 0], [0, 0]]
    for index in pipes.indices {
      guard pipe(&pipes[index]) == 0 else { throw Failure(number: errno) }
      for end in pipes[index] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[0][1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[1][1], 2)
    let path = Tool.executable.path
    var words = ([Array(path.utf8)] + arguments).map(word)
    var variables = environment.map(word)
    defer { for pointer in words + variables { free(pointer) } }
    words.append(nil)
    variables.append(nil)
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, nil, words, variables)
    for pipe in pipes { close(pipe[1]) }
    defer { for pipe in pipes { close(pipe[0]) } }
    guard status == 0 else { throw Failure(number: status) }
    // The output on standard error fits in a pipe.
    let written = pipes.map { read($0[0]) }
    var end: Int32 = 0
    waitpid(process, &end, 0)
    #expect(end & 0x7F == 0, "ended by signal \(end & 0x7F)")
    return written
  }

  /// Arguments and variables cannot contain a zero byte.
  private static func word(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    let kept = bytes.filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    return strdup(kept)
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
