import Glibc

/// A shell with a single job: its own process group in the foreground, and the terminal taken back when it stops or
/// ends. It restores nothing, so the test sees whatever the job leaves behind.
struct JobShell {
  let program: String
  let job: [String]

  func run() -> Int32 {
    // A session leader's first terminal becomes its controlling one.
    guard setsid() > 0, let name = ttyname(0), case let own = open(name, O_RDWR), own >= 0 else {
      return 71
    }
    close(own)
    signal(SIGTTOU, SIG_IGN)
    // A shell lives on to report the end of its job.
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTSTP] { signal(number, SIG_IGN) }
    guard let child = spawn() else { return 71 }
    report("job \(child)")
    while true {
      var status: Int32 = 0
      var usage = rusage()
      guard wait4(child, &status, WUNTRACED, &usage) == child else { return 71 }
      guard status & 0xFF == 0x7F else {
        tcsetpgrp(0, getpgrp())
        report(status & 0x7F == 0 ? "exited \(status >> 8 & 0xFF)" : "killed \(status & 0x7F)")
        let time = [usage.ru_utime, usage.ru_stime].map { $0.tv_sec * 1_000 + $0.tv_usec / 1_000 }
        report("used \(time[0] + time[1]) ms \(usage.ru_maxrss) KB")
        report(kill(-child, 0) == 0 ? "left" : "gone")
        var order: UInt8 = 0
        _ = read(4, &order, 1)
        return 0
      }
      tcsetpgrp(0, getpgrp())
      report("stopped")
      obey(child)
    }
  }

  /// Orders while the job is stopped: `f` foreground, `b` background, `s` sane settings.
  private func obey(_ child: pid_t) {
    var order: UInt8 = 0
    while read(4, &order, 1) == 1 {
      switch order {
      case UInt8(ascii: "s"):
        var settings = termios()
        tcgetattr(0, &settings)
        settings.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
        settings.c_oflag |= tcflag_t(OPOST)
        tcsetattr(0, TCSANOW, &settings)
        report("sane")
      case UInt8(ascii: "f"):
        tcsetpgrp(0, child)
        kill(-child, SIGCONT)
        return
      default:
        kill(-child, SIGCONT)
        return
      }
    }
  }

  private func spawn() -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addclose(&actions, 4)
    // Only jobs that ask for another standard error keep this one.
    if !job.contains("errors=5") { posix_spawn_file_actions_addclose(&actions, 5) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var defaults = sigset_t()
    sigfillset(&defaults)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var child: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = ([program, "session"] + job).map { strdup($0) }
    words.append(nil)
    // A program that a test has just copied may be open for writing in a process that was forked at that moment.
    for _ in 0..<500 {
      let error = posix_spawn(&child, program, &actions, &attributes, words, environ)
      guard error == ETXTBSY else { return error == 0 ? child : nil }
      usleep(10_000)
    }
    return nil
  }
}
