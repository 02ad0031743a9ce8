extension Attempt {
  /// Commands of the visitor instead of the forced one, plain and wrapped.
  static let commands: [Attempt] =
    [
      Attempt(.command, "a line for the shell") { try $0.ssh([], $0.payload) },
      Attempt(.command, "/bin/sh reading the pipe") {
        try $0.ssh([], "/bin/sh", input: $0.payload + "\n")
      },
      Attempt(.command, "sh -c") { try $0.ssh([], "sh -c '\($0.payload)'") },
      Attempt(.command, "bash --norc -i on a terminal") {
        try $0.visit(command: ["bash --norc -i"], typing: [$0.payload + "\r"])
      },
      Attempt(.command, "a line on a terminal") { try $0.visit(command: [$0.payload]) },
      Attempt(.command, "env -i sh") { try $0.ssh([], "env -i /bin/sh -c '\($0.payload)'") },
      Attempt(.command, "a file of the server") { try $0.ssh([], "cat", $0.setting.secretPath) },
      Attempt(.command, "a file written") { try $0.ssh([], "cp /etc/passwd \($0.canary)") },
      Attempt(.command, "the gallery's own --output") {
        try $0.ssh(
          [], "\($0.setting.gallery) show tag/filled --format text >\($0.canary)")
      },
      Attempt(.command, "a job that stays") {
        try $0.ssh([], "setsid nohup sh -c '\($0.payload)' </dev/null &", "wait")
      },
      Attempt(.command, "a kilobyte of arguments before it") {
        try $0.ssh([], ": " + String(repeating: "a", count: 1_024) + "; " + $0.payload)
      },
    ]
    + metacharacters.map { name, line in
      Attempt(.metacharacters, name) { scene in
        try scene.ssh([], line.replacing("{}", with: scene.payload))
      }
    }

  /// Each is a command whose second half is a shell's, whatever the first half means.
  private static let metacharacters = [
    (";", "browse; {}"), ("&&", "true && {}"), ("||", "false || {}"), ("|", "true | ({})"),
    ("&", "true & {}; wait"), ("$( )", "echo $({})"), ("` `", "echo `{}`"),
    ("a newline", "browse\n{}"), ("a carriage return and a newline", "browse\r\n{}"),
    ("a quote that closes", "'' ; {} ; ''"), ("a double quote that closes", "\"\" ; {} ; \"\""),
    ("a comment", "{} # "), ("( )", "({})"), ("{ }", "{ {}; }"),
    ("a function", "f() { {}; }; f"), ("eval", "eval '{}'"),
    ("a default", ": ${none:-$({} >&2)}"), ("exec", "exec sh -c '{}'"),
    ("a here-document", "sh <<END\n{}\nEND\n"), ("a trap", "trap '{}' EXIT"),
  ]
}
