import Glibc

@testable import TermSession

/// Makes one system call after another and reports each result, with the seal or without.
///
/// Reports are `NAME ERROR`, the number of errno(3) or 0; `-` separates the calls that a sealed process is refused from
/// those that it needs.
struct SealProbe {
  private let reach: Confinement.Reach?
  /// One end of a pair of sockets.
  private let socket: Int
  /// Another process, which ends with this one.
  private let other: Int
  /// Some pages to be read and written.
  private let room: Int
  private let file = "/tmp/gs-seal-\(getpid())"

  /// - Parameter words: `open` for no seal, else `sealed`; with `sockets` these may be reached.
  init?(_ words: [String]) {
    reach = words.contains("open") ? nil : words.contains("sockets") ? .passedSockets : .nothing
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0 else { return nil }
    socket = Int(pair[0])
    let pages = mmap(nil, 65_536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard pages != MAP_FAILED, let child = Self.reader() else { return nil }
    room = Int(bitPattern: pages)
    other = Int(child)
  }

  /// Reads until this process is gone.
  private static func reader() -> pid_t? {
    var ends: [Int32] = [-1, -1]
    var actions = posix_spawn_file_actions_t()
    guard pipe(&ends) == 0, fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0,
      posix_spawn_file_actions_init(&actions) == 0,
      posix_spawn_file_actions_adddup2(&actions, ends[0], 0) == 0,
      posix_spawn_file_actions_addclose(&actions, 3) == 0
    else { return nil }
    var child: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("cat"), nil]
    return posix_spawn(&child, "/bin/cat", &actions, nil, &words, environ) == 0 ? child : nil
  }

  func run() -> Int32 {
    // Opened before, as a descriptor might be: pidfd_open.
    let process = call("syscall", 434, other, 0)
    if let reach {
      // PR_SET_NO_NEW_PRIVS, which everybody but root needs.
      guard call("prctl", 38, 1) == 0, Confinement.seal(reaching: reach) else { return 71 }
    }
    for trial in whatIsRefused(process) { tell(trial) }
    report("-")
    for trial in whatIsNeeded { tell(trial) }
    if reach != .nothing { for trial in whatSocketsNeed { tell(trial) } }
    report("end")
    return 0
  }

  private typealias Trial = (name: String, call: () -> Int)

  private func tell(_ trial: Trial) {
    errno = 0
    report("\(trial.name) \(trial.call() == -1 ? errno : 0)")
  }

  private func whatIsRefused(_ process: Int) -> [Trial] {
    let own = Int(getpid())
    return signals(own, process) + others + executables + files + sockets
      + [
        ("fork", fork), ("execve", { call("execve", text("/nonexistent"), 0, 0) }),
        ("clone3", { call("syscall", 435, 0, 0) }),
        ("shmget", { removed(call("shmget", 0, 4_096, 0o1600)) }),
        ("mq_open", messages), ("prctl", { call("prctl", 3) }),
        ("getrlimit", { call("prlimit", 0, 7, 0, room) }),
        ("timerfd_create", { call("timerfd_create", 1, 0) }),
        ("inotify_init1", { call("inotify_init1", 0) }),
        ("io_uring_setup", { call("syscall", 425, 0, 0) }),
        ("sched_yield", { call("sched_yield") }), ("uname", { call("uname", room) }),
        // FIONREAD, TIOCSTI
        ("ioctl-count", { call("ioctl", 0, 0x541B, room) }),
        ("ioctl-type", { call("ioctl", 0, 0x5412, text("x")) }),
        ("dup", { call("dup", 3) }),
      ]
  }

  private func signals(_ own: Int, _ process: Int) -> [Trial] {
    let urgent = Int(SIGURG)
    return [
      ("kill", { call("kill", other, urgent) }), ("kill-itself", { call("kill", own, urgent) }),
      ("tgkill-other", { call("tgkill", other, other, urgent) }),
      ("rt_sigqueueinfo", { call("sigqueue", other, urgent, 0) }),
      ("pidfd_send_signal", { call("syscall", 424, process, urgent, 0, 0) }),
    ]
  }

  /// Calls that concern another process.
  private var others: [Trial] {
    [
      ("prlimit64", { call("prlimit", other, 7, limits, 0) }),
      ("setpriority", { call("setpriority", 0, other, 1) }),
      ("sched_setaffinity", { call("sched_setaffinity", other, 128, affinity) }),
      ("process_vm_readv", { call("process_vm_readv", other, room, 0, room, 0, 0) }),
      ("pidfd_open", { call("syscall", 434, other, 0) }),
    ]
  }

  /// Memory for instructions.
  private var executables: [Trial] {
    let (read, write, run) = (Int(PROT_READ), Int(PROT_WRITE), Int(PROT_EXEC))
    return [
      ("mmap-rwx", { call("mmap", 0, 4_096, read | write | run, 0x22, -1, 0) }),
      ("mmap-rx", { call("mmap", 0, 4_096, read | run, 0x22, -1, 0) }),
      ("mprotect-rx", { call("mprotect", room + 49_152, 4_096, read | run) }),
      ("mprotect-rwx", { call("mprotect", room + 49_152, 4_096, read | write | run) }),
      ("memfd_create", { call("memfd_create", text("x"), 0) }),
    ]
  }

  private var files: [Trial] {
    [
      ("open", { call("open", text("/dev/null"), Int(O_RDONLY)) }),
      ("open-to-write", { call("open", text("/dev/null"), Int(O_WRONLY)) }),
      ("openat2", { call("syscall", 437, -100, text("/dev/null"), room + 32_768, 24) }),
      ("stat", { call("access", text("/"), 0) }),
      ("mkdir", { call("mkdir", text(file), 0o700) }),
      ("chmod", { call("chmod", text(file), 0o711) }),
      ("rename", { call("rename", text(file), text(file + "x")) }),
      ("rmdir", { call("rmdir", text(file + "x")) }),
      ("pipe", { call("pipe", room) }),
    ]
  }

  private var sockets: [Trial] {
    [
      ("socket-local", { call("socket", 1, 1, 0) }),
      ("connect", { call("connect", socket, address, 20) }),
      ("send-elsewhere", { call("sendto", socket, room, 1, 0x4000, address, 20) }),
      ("socket-internet", { call("socket", 2, 1, 0) }),
      ("socket-internet-6", { call("socket", 10, 1, 0) }),
      ("socketpair", { call("socketpair", 1, 1, 0, room) }),
    ]
  }

  private var whatIsNeeded: [Trial] {
    let own = Int(getpid())
    return [
      ("mmap", { call("mmap", 0, 65_536, Int(PROT_READ | PROT_WRITE), 0x22, -1, 0) }),
      ("mremap", { call("mremap", room + 40_960, 4_096, 8_192, 1) }),
      ("mprotect", { call("mprotect", room + 36_864, 4_096, Int(PROT_READ)) }),
      ("munmap", { call("munmap", room + 36_864, 4_096) }),
      ("poll", { call("poll", 0, 0, 0) }), ("getrandom", { call("getrandom", room, 8, 0) }),
      ("settings", { call("tcgetattr", 0, room) }),
      ("set-settings", { call("tcsetattr", 0, 0, room) }),
      ("flush", { call("tcflush", 0, 0) }), ("flow", { call("tcflow", 0, 1) }),
      ("size", { call("ioctl", 0, Int(TIOCGWINSZ), room) }),
      ("clock", { call("clock_gettime", 1, room) }),
      ("signal-itself", { call("tgkill", own, own, 0) }),
    ]
  }

  private var whatSocketsNeed: [Trial] {
    [
      ("send", { call("send", socket, room, 1, 0x4000) }),
      // Nothing was passed yet (EAGAIN).
      ("take", { call("recvmsg", socket, room + 16_384, 0x40) }),
    ]
  }
}

extension SealProbe {
  private func fork() -> Int {
    let child = call("fork")
    if child == 0 { _exit(0) }
    return child
  }

  private func removed(_ segment: Int) -> Int {
    if segment >= 0 { _ = call("shmctl", segment, 0, 0) }
    return segment
  }

  private func messages() -> Int {
    let name = text("/gs-seal-\(getpid())")
    let queue = call("mq_open", name, Int(O_CREAT | O_RDWR), 0o600, 0)
    if queue >= 0 { _ = call("mq_unlink", name) }
    return queue
  }

  /// The other's own limits, to be set again.
  private var limits: Int {
    _ = call("prlimit", other, 7, 0, room + 1_024)
    return room + 1_024
  }

  /// The other's own processors, to be set again.
  private var affinity: Int {
    _ = call("sched_getaffinity", other, 128, room + 2_048)
    return room + 2_048
  }

  /// A local socket name without a listener.
  private var address: Int {
    let bytes: [UInt8] = [1, 0, 0] + Array("gs-seal-nobody...".utf8)
    UnsafeMutableRawPointer(bitPattern: room)?.copyMemory(from: bytes, byteCount: bytes.count)
    return room
  }

  /// The address of a text that stays.
  private func text(_ text: String) -> Int { Int(bitPattern: strdup(text)) }

  /// Calls a function of the C library by name, because Swift does not import variadic ones.
  private func call(_ name: String, _ arguments: Int...) -> Int {
    typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
    guard let symbol = dlsym(nil, name) else { return 0 }
    let padded = arguments + [Int](repeating: 0, count: 6 - arguments.count)
    let result = unsafeBitCast(symbol, to: Function.self)(
      padded[0], padded[1], padded[2], padded[3], padded[4], padded[5])
    // Most of them return an int.
    return result == 0xFFFF_FFFF ? -1 : result
  }
}
