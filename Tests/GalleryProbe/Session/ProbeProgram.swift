import Glibc

@testable import GSDesign
@testable import TermRender
@testable import TermSession

/// A program that holds a session and performs single keys as commands.
struct ProbeProgram {
  private struct Thrown: Error {}

  private var options = SessionOptions()
  private var parser = InputParser()

  init(_ words: [String]) {
    options.isKiosk = words.contains("kiosk")
    options.asksTerminal = words.contains("asks")
    options.keyboardFlags = words.contains("kitty") ? 1 : 0
    if words.contains("inline") { options.modes = [.bracketedPaste] }
    if words.contains("sized") { options.environment = ["COLUMNS": "132", "LINES": "43"] }
  }

  /// A job puts itself into the foreground, as its shell has no other moment for it.
  static func takeForeground() {
    signal(SIGTTOU, SIG_IGN)
    tcsetpgrp(0, getpgrp())
    signal(SIGTTOU, SIG_DFL)
  }

  mutating func run() -> Int32 {
    Self.takeForeground()
    do {
      return try hold()
    } catch SessionError.interrupted(let signal) {
      report("given up")
      signal.reraise()
    } catch let error as SessionError {
      report("error \(error)")
      return 4
    } catch {
      report("thrown")
      return 70
    }
  }

  private mutating func hold() throws -> Int32 {
    var session = try TerminalSession(options)
    report("ready \(session.size.columns) \(session.size.rows)")
    while true {
      switch try session.nextWake(timeout: .seconds(60)) {
      case .input(let bytes):
        var keys: [KeyPress] = []
        parser.feed(bytes) { input in
          if case .key(let key) = input { keys.append(key) }
        }
        for key in keys {
          if let status = try obey(key, &session) { return status }
        }
      case .resized(let columns, let rows): report("resized \(columns) \(rows)")
      case .interrupted(let signal):
        report("interrupted \(signal.rawValue)")
        session.close(reraising: signal)
      case .continued: report("continued \(session.size.columns) \(session.size.rows)")
      case .hangup:
        report("hangup")
        return 5
      case .drained: report("drained")
      case .readable, .timeout:
        report("timeout")
        return 6
      }
    }
  }

  /// The exit status, when the key ends the program.
  private func obey(_ key: KeyPress, _ session: inout TerminalSession) throws -> Int32? {
    if key == .control("c") { return 130 }
    guard case .character(let character) = key.key else { return nil }
    switch character {
    case "q": return 0
    case "t": throw Thrown()
    case "e": exit(7)
    case "x": print([1, 2][Int(getpid())])
    case "a": abort()
    case "s": raise(SIGSEGV)
    case "b": raise(SIGBUS)
    case "i": raise(SIGILL)
    case "r": raise(SIGTRAP)
    case "d": raise(SIGFPE)
    case "y": raise(SIGSYS)
    case "z":
      session.suspend()
      report("suspending")
    case "2":
      do { _ = try TerminalSession(options) } catch { report("second \(error)") }
    case "w":
      report("writing")
      try session.write((0..<1_000_000).map { UInt8($0 % 94 + 33) })
      report("written")
    case "S":
      try session.send((0..<1_000_000).map { UInt8($0 % 94 + 33) })
      report("sent")
    case "h":
      report("deaf")
      // A loop that never ends nor uses the session would let the compiler end the session before
      // it.
      while session.size.columns > 0 { usleep(1_000) }
    case "k":
      kill(getpid(), SIGINT)
      kill(getpid(), SIGWINCH)
      kill(getpid(), SIGTERM)
    default: report("key \(character)")
    }
    return nil
  }
}
