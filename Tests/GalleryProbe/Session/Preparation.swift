import Glibc

/// Preparations of a job before it becomes another program: `limit=16`, `close=0`, `ignore=1`, `errors=5`.
enum Preparation {
  /// Performs the leading preparations; returns the program and its arguments.
  static func run(_ words: ArraySlice<String>) -> ArraySlice<String> {
    var words = words
    while let word = words.first, !word.hasPrefix("/"), let mark = word.firstIndex(of: "=") {
      guard let number = Int32(word[word.index(after: mark)...]) else { break }
      prepare(String(word[..<mark]), number)
      words.removeFirst()
    }
    return words
  }

  private static func prepare(_ name: String, _ number: Int32) {
    switch name {
    // Standard error goes where the test reads it.
    case "errors":
      dup2(number, 2)
      close(number)
    // The shell keeps the terminal.
    case "background": break
    case "close": close(number)
    case "null":
      let null = open("/dev/null", O_RDWR)
      dup2(null, number)
      close(null)
    case "ignore": signal(number, SIG_IGN)
    case "block":
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      sigprocmask(SIG_BLOCK, &set, nil)
    case "limit":
      var limit = rlimit(rlim_cur: rlim_t(number), rlim_max: rlim_t(number))
      setrlimit(__rlimit_resource_t(7), &limit)
    // Without a controlling terminal: only the standard streams lead to it.
    case "alone": setsid()
    default: exit(64)
    }
  }
}
