import Glibc

extension Fault {
  private static func sent(
    _ name: String, _ text: String, change: (inout Fault) -> Void = { _ in }
  ) -> Fault {
    Fault(.input, name, .rest, .bytes(Array(text.utf8)), .rest, .leave, change: change)
  }

  private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(repeating: Array(text.utf8), count: count).flatMap { $0 }
  }

  /// Answers, to questions most of which are never asked.
  private static let answers = """
    \u{1B}[?62;1;6;22c\u{1B}[>41;388;0c\u{1B}P!|00000000\u{1B}\\\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}\
    \u{1B}]10;rgb:ff/ff/ff\u{1B}\\\u{1B}]4;1;rgb:ffff/0000/0000\u{1B}\\\u{1B}[12;40R\u{1B}[?2026;2$y\
    \u{1B}[?2027;0$y\u{1B}P>|ghostty 1.2.0-std\u{1B}\\\u{1B}[?997;1n\u{1B}[8;40;120t\u{1B}[4;800;960t\
    \u{1B}P1+r524742=38\u{1B}\\\u{1B}P0+r\u{1B}\\\u{1B}[?1u\u{1B}P1$r0m\u{1B}\\\u{1B}[0n
    """

  /// Unexpected input.
  static let inputs: [Fault] = [
    Fault(.input, "random bytes", .rest, .random(.anything, 20_000), .leave),
    Fault(.input, "100 000 random bytes", .rest, .random(.anything, 100_000), .rest, .leave) {
      $0.timeout = 120
    },
    Fault(.input, "random sequences", .rest, .random(.sequences, 20_000), .leave) {
      // The rest of a broken-off sequence may be a key.
      $0.endings = ["exited 0", "exited 130"]
    },
    Fault(.input, "random letters of the world", .rest, .random(.text, 20_000), .leave),
    Fault(.input, "random keys", .rest, .random(.keys, 2_000), .leave),
    Fault(.input, "random mouse", .rest, .random(.mouse, 20_000), .leave),
    Fault(.input, "random bytes typed ahead", .random(.sequences, 3_000), .rest, .leave) {
      $0.endings = ["exited 0", "exited 130", "killed 2", "killed 3"]
    },
    Fault(
      .input, "random bytes, TERM among them", .rest, .random(.anything, 3_000), .signal(SIGTERM)
    ) { $0.endings = killed(SIGTERM) },
    sent("a paste that is never closed", "\u{1B}[200~never closed"),
    sent("a paste within a paste", "\u{1B}[200~one\u{1B}[200~two\u{1B}[201~three\u{1B}[201~"),
    sent("the end of a paste without its beginning", "\u{1B}[201~\u{1B}[201~"),
    Fault(
      .input, "a paste of 1 MB", .rest,
      .digest(
        "1 MB pasted",
        repeated("\u{1B}[200~", 1) + repeated("hostile \u{1B}[31m \u{7F}가나다\r", 31_250)
          + repeated("\u{1B}[201~", 1)), .leave),
    Fault(
      .input, "a paste of 1 MB into a search", .rest, .type("/"), .rest,
      .digest(
        "1 MB pasted into a search",
        repeated("\u{1B}[200~", 1) + repeated("0123456789abcdef", 62_500)
          + repeated("\u{1B}[201~", 1)), .leave),
    Fault(
      .input, "10 000 mouse events", .rest,
      .digest("10 000 mouse events", repeated("\u{1B}[<35;40;12M\u{1B}[<35;41;13M", 5_000)), .leave),
    Fault(
      .input, "10 000 turns of the wheel", .rest,
      .digest("10 000 turns of the wheel", repeated("\u{1B}[<65;40;12M\u{1B}[<64;40;12M", 5_000)),
      .leave),
    Fault(.input, "10 000 keys", .rest, .digest("10 000 keys", repeated("jk", 5_000)), .leave),
    Fault(
      .input, "10 000 changes of everything", .rest,
      .digest("10 000 themes", repeated("tt", 5_000)), .leave),
    sent("a title that is never closed", "\u{1B}]2;" + String(repeating: "x", count: 100_000)),
    sent("a string that is never closed", "\u{1B}P" + String(repeating: "1;", count: 100_000)),
    sent("a number without an end", "\u{1B}[" + String(repeating: "9", count: 100_000) + "A"),
    sent(
      "numbers too large",
      "\u{1B}[99999999999999999999;4294967296R\u{1B}[<0;65536;-1M\u{1B}[?9999999999c"),
    sent("answers that nobody asked for", answers) { $0.answers = false },
    sent("answers given twice", answers + answers),
    Fault(.input, "answers byte for byte", .rest, .slowly(Array(answers.utf8)), .rest, .leave),
    Fault(.input, "answers after q", .rest, .bytes(Array(("q" + answers).utf8))) {
      $0.answers = false
      $0.endings = ["exited 0"]
    },
    Fault(.input, "q before the answers", .type("q")) { $0.endings = ["exited 0"] },
    Fault(
      .input, "arrows byte for byte", .rest, .slowly(repeated("\u{1B}[C\u{1B}OA\u{1B}[1;5D", 8)),
      .rest, .leave),
    Fault(
      .input, "Esc, and Esc twice", .rest, .type("\u{1B}"), .rest, .type("\u{1B}\u{1B}"), .rest,
      .leave),
    sent(
      "sequences that are cut",
      "\u{1B}[1;\u{1B}[<0;3\u{1B}O\u{1B}[38;5\u{1B}]11;rgb\u{1B}P1+r\u{1B}["),
    sent("controls of eight bits", "\u{9B}31m\u{9D}0;title\u{9C}\u{90}1$r0m\u{9C}\u{85}\u{84}"),
    sent("nothing but NUL", String(repeating: "\0", count: 5_000)),
    sent("the focus comes and goes", String(repeating: "\u{1B}[O\u{1B}[I", count: 2_000)),
    sent("the old mouse, at its edge", "\u{1B}[M\u{20}\u{FF}\u{FF}\u{1B}[M!!!\u{1B}[M"),
    sent(
      "a dragging that never ends",
      "\u{1B}[<0;40;12M" + String(repeating: "\u{1B}[<32;41;13M", count: 500)),
    sent(
      "keys of kitty's protocol",
      "\u{1B}[97;5:3u\u{1B}[57441;1:1u\u{1B}[27;1:3u\u{1B}[1114112u\u{1B}[55296u"),
  ]
}
