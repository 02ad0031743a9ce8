extension Attempt {
  /// Variables that a loader, a shell, a runtime or a library obeys. None may reach the session.
  static let environments: [Attempt] =
    [
      "LD_PRELOAD", "LD_LIBRARY_PATH", "LD_AUDIT", "LD_DEBUG_OUTPUT", "GLIBC_TUNABLES",
      "MALLOC_CONF", "GCONV_PATH", "LOCPATH", "NLSPATH", "RES_OPTIONS", "BASH_ENV", "ENV", "IFS",
      "PS4", "PROMPT_COMMAND", "SHELLOPTS", "EDITOR", "VISUAL", "PAGER", "LESSOPEN", "TERMINFO",
      "TERMINFO_DIRS", "TERMCAP", "NCURSES_TRACE", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "TMPDIR",
      "SWIFT_BACKTRACE", "SWIFT_DEBUG_CONCURRENCY_ENABLE_COOPERATIVE_QUEUES", "LC_ALL", "LANGUAGE",
      "TMUX", "NO_SUCH_VARIABLE",
    ].map { name in
      Attempt(.environment, name) { scene in
        try scene.visit(["-o", "SetEnv=\(name)=/tmp/\(scene.mark)"])
      }
    }
    + ["PATH", "HOME", "SHELL", "USER"].map { name in
      Attempt(
        .environment, name,
        control: .holds("sshd sets it itself, afterwards")
      ) { scene in
        try scene.visit(["-o", "SetEnv=\(name)=/tmp/\(scene.mark)"])
      }
    } + [
      Attempt(.environment, "a function of bash") {
        try $0.visit(["-o", "SetEnv=BASH_FUNC_exec%%=\"() { touch \($0.mark); }\""])
      },
      Attempt(.environment, "twenty at once, sent") { scene in
        let names = (0..<20).map { "GS_SENT_\($0)" }
        try scene.visit(
          ["-o", "SendEnv=GS_SENT_*"], environment: names.map { "\($0)=\(scene.mark)" })
      },
      Attempt(
        .environment, "a command in COLORTERM, which may come",
        control: .holds("a variable's value is no command")
      ) { try $0.visit(["-o", "SetEnv=\"COLORTERM=$(touch \($0.canary))\""]) },
      Attempt(
        .environment, "a path in LANG, which may come",
        control: .holds("a variable's value is no command")
      ) { try $0.visit(["-o", "SetEnv=\"LANG=../../../tmp/`touch \($0.canary)`\""]) },
    ]

  /// TERM always arrives. None of these names may be opened, echoed or obeyed.
  static let names: [Attempt] =
    ([
      ("nothing", ""), ("dumb", "dumb"), ("unknown", "no-such-terminal"),
      ("a path", "../../../../tmp/evil"), ("an absolute path", "/etc/passwd"),
      ("a command", "$(touch {})"), ("a command in back quotes", "`touch {}`"),
      ("a separator", "xterm;touch {}"), ("a format", "%n%n%s%s%p"), ("spaces", "xterm -e sh"),
      ("an option", "--help"),
      ("a megabyte's worth of terminals", String(repeating: "x", count: 9_000)),
      ("an escape", "\u{1B}]2;gstitle\u{7}\u{1B}[6n"), ("a newline", "xterm\ntouch {}"),
      ("C1 controls", "xterm\u{9B}6n"), ("not UTF-8's shortest", "xterm\u{FEFF}\u{202E}"),
    ] as [(String, String)]).map { name, value in
      Attempt(.name, name) { scene in
        scene.hasOddName = true
        try scene.visit(
          terminal: value.replacing("{}", with: scene.canary),
          typing: ["\r\(scene.payload)\r"])
        if scene.returned.contains("\u{1B}]2;gstitle") { scene.note("the name was echoed raw") }
      }
    }
}
