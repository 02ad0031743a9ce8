import GSDesign
import Glibc
import TermRender
import TermSession

/// Random inputs given to a program that runs by itself, so that nothing but the program is lost when one of them ends it.
package enum InputHistory {
  /// How a program came through its inputs.
  package enum Outcome: CustomStringConvertible {
    /// It handled all of them; its output.
    case whole(String)
    /// It ended by itself: how, and the shortest history found that ends it this way.
    case ended(String, history: [String])

    package var isWhole: Bool {
      switch self {
      case .whole: true
      case .ended: false
      }
    }

    package var description: String {
      switch self {
      case .whole(let words): words
      case .ended(let how, let history):
        (["FAILED: " + how + " by"] + history).joined(separator: "\n  ")
      }
    }
  }

  /// The source of the theme that a program is opened in.
  package enum Theme: String, Sendable, CaseIterable {
    case builtIn, file, folder

    /// The options of the probe.
    fileprivate func options(in folder: ScratchFolder) throws -> [String] {
      switch self {
      case .builtIn: return []
      case .file: return ["file:" + (try folder.write(InputHistory.tokens, to: "tokens.json"))]
      case .folder:
        mkdir(folder.file("tokens"), 0o700)
        _ = try folder.write(InputHistory.tokens, to: "tokens/colors.tokens.json")
        return ["folder:" + folder.file("tokens")]
      }
    }
  }

  /// Gives inputs to the model and the layout of a program, without a terminal: the probe does it in a process of its own
  /// and writes each input down before it is taken in.
  ///
  /// - Parameters:
  ///   - program: a program of the probe's walk.
  ///   - size: of the screen, `80x24`; nil for sizes of all kinds.
  ///   - folder: where the history is written.
  package static func walk(
    _ program: String, seed: UInt64, inputs: Int, theme: Theme = .builtIn,
    size: String? = nil, in folder: ScratchFolder
  ) throws -> Outcome {
    let options = try theme.options(in: folder) + [size].compactMap(\.self)
    let path = folder.file("history")
    let (status, said) = probe([path, program, String(seed), String(inputs)] + options, folder)
    guard status != 0 else {
      return .whole("\(program), theme \(theme), seed \(seed): \(said)")
    }
    let history = folder.lines(of: "history")
    guard let first = history.first else { return .ended("status \(status)", history: []) }
    let shortest = shrunk(Array(history.dropFirst())) { candidate in
      let text = ([first] + candidate).joined(separator: "\n")
      return (try? folder.write(text, to: "history")) != nil
        && probe([path], folder).status == status
    }
    return .ended(
      "\(status > 128 ? "signal \(status - 128)" : "status \(status)"), seed \(seed)",
      history: [first] + shortest)
  }

  /// Types random inputs at the gallery on a pseudoterminal, several in one packet, restarting it until all are typed.
  /// None of the keys ends or stops it, and a click that ends it is expected.
  ///
  /// - Parameter folder: its home; the token file is there, and the gallery saves into it.
  package static func type(seed: UInt64, inputs: Int, in folder: ScratchFolder) throws -> Outcome {
    var (taken, visits, asked) = (0, 0, 0)
    while taken < inputs {
      var walk = InputWalk(
        seed: seed &+ UInt64(visits) &* 1_000_003, keys: InputWalk.everyKey.filter(isHarmless))
      let sizes = [(80, 24), (20, 5), (100, 30), (25, 8), (30, 10), (120, 40), (400, 150), (1, 1)]
      var size = CellSize(
        columns: sizes[visits % sizes.count].0, rows: sizes[visits % sizes.count].1)
      let terminal = try gallery(size, visits, in: folder)
      visits += 1
      var history = ["visit \(visits) at \(size.columns)x\(size.rows)"]
      var packet: [UInt8] = []
      let end = taken + 1_000
      while taken < min(inputs, end), !terminal.isOver {
        let input = walk.next(size: size, drawing: nil)
        history.append(input.description)
        taken += 1
        switch input {
        case .resize(let columns, let rows):
          size = CellSize(columns: columns, rows: rows)
          terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
        case .frame:
          try terminal.feed(packet)
          packet = []
          // Now and then it has drawn everything; most of the time it has not.
          if taken.isMultiple(of: 29) { try terminal.rest() }
          terminal.forget()
        case .key, .paste, .pointer, .focus, .wait: packet += input.bytes
        }
      }
      try terminal.feed(packet)
      try terminal.rest()
      if terminal.isOver {
        terminal.drain()
        let reports = terminal.takeReports()
        guard reports.contains("exited 0"), terminal.tracker.isRestored else {
          return .ended(
            "\(reports), seed \(seed), left on \(terminal.tracker.leftovers)",
            history: history)
        }
        asked += 1
      } else {
        // Its end is asked for, and comes.
        terminal.send(SIGTERM)
        try terminal.wait("its end") { terminal.isOver }
      }
    }
    return .whole(
      "seed \(seed): \(taken) inputs, \(visits) visits, of which \(asked) were asked to quit")
  }

  private static func gallery(
    _ size: CellSize, _ visit: Int, in folder: ScratchFolder
  ) throws -> ProbeTerminal {
    let theme = ["--theme", "file:" + (try folder.write(tokens, to: "tokens.json"))]
    let links = ["tag/filled", "text-field/default", "alert/default", "tab-bar/home"]
    return try ProbeTerminal(
      ProbeStart(
        ["exec", ProbeStart.folder + "/gs-gallery", "browse"]
          + (visit % 3 == 2 ? [] : [links[visit % links.count]])
          + (visit.isMultiple(of: 2) ? [] : theme)
          + (visit % 4 == 3 ? ["--backend", "ncurses"] : []),
        environment: [
          "TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor", "HOME=" + folder.path,
          "XDG_STATE_HOME=/dev/null/none", "XDG_CONFIG_HOME=/dev/null/none",
        ], columns: UInt16(size.columns), rows: UInt16(size.rows)))
  }

  /// A few colours for both appearances.
  private static let tokens = """
    { "color": { "$type": "color",
        "background": { "$value": "#FFFFFF" }, "accent": { "$value": "#3355FF" },
        "text": { "$value": "{color.accent}" } } }
    """

  /// Whether a key neither ends nor stops a program.
  private static func isHarmless(_ press: KeyPress) -> Bool {
    ![KeyPress("q"), .control("c"), .control("z")].contains(press)
  }

  /// Removes inputs that are not needed for the failure, in ever smaller pieces.
  package static func shrunk(
    _ history: [String], while fails: ([String]) -> Bool
  ) -> [String] {
    var history = history
    var size = max(1, history.count / 2)
    while true {
      var start = history.count
      var isShorter = false
      while start > 0 {
        let range = max(0, start - size)..<start
        var candidate = history
        candidate.removeSubrange(range)
        if fails(candidate) {
          history = candidate
          isShorter = true
        }
        start = range.lowerBound
      }
      if size == 1, !isShorter { return history }
      if size > 1 { size /= 2 }
    }
  }

  /// The status that the probe ended with, above 128 where a signal ended it, and the line it printed.
  private static func probe(
    _ words: [String], _ folder: ScratchFolder
  ) -> (status: Int32, said: String) {
    let program = ProbeStart.folder + "/gallery-probe"
    let all: [String] = [program, "walk"] + words
    let variables: [String] = ["SWIFT_BACKTRACE=enable=no", "LANG=C.UTF-8"]
    var arguments: [UnsafeMutablePointer<CChar>?] = all.map { word in strdup(word) }
    arguments.append(nil)
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { word in strdup(word) }
    environment.append(nil)
    defer { for word in arguments + environment { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, 1, folder.file("said"), O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, &arguments, &environment) == 0 else {
      return (71, "")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return (signal == 0 ? status >> 8 : 128 + signal, folder.lines(of: "said").first ?? "")
  }
}
