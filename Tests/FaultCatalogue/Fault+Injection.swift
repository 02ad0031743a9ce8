extension Fault {
  /// The variables for the launcher that makes calls fail: the call, the error, and which occurrences.
  static func failing(
    _ group: Group, _ name: String, _ call: String, _ number: String, nth: String,
    change: (inout Fault) -> Void = { _ in }
  ) -> Fault {
    Fault(
      group, name, .rest, .type("mt"), .rest, .resize(100, 30), .rest, .type("jj"), .rest, .leave
    ) {
      $0.environment = ["FAILING_CALL": call, "FAILING_NUMBER": number, "FAILING_NTH": nth]
      // It either goes on or reports the failure.
      $0.endings = ["exited 130", "exited 4"]
      $0.hasToFail = true
      change(&$0)
    }
  }

  private static func goesOn(_ fault: inout Fault) { fault.endings = ["exited 130"] }

  /// Calls that do less than they could, or nothing, again and again.
  static let injections: [Fault] = [
    failing(.inject, "writes of 3 bytes", "write", "short", nth: "1+1", change: goesOn),
    failing(.inject, "every second write of 3 bytes", "write", "short", nth: "1+2", change: goesOn),
    failing(.inject, "reads of 1 byte", "read", "short", nth: "1+1", change: goesOn),
    failing(.inject, "EAGAIN on every other write", "write", "EAGAIN", nth: "1+2", change: goesOn),
    failing(.inject, "EINTR on every other write", "write", "EINTR", nth: "1+2", change: goesOn),
    failing(.inject, "EAGAIN on every other read", "read", "EAGAIN", nth: "1+2", change: goesOn),
    failing(.inject, "EINTR on every other read", "read", "EINTR", nth: "1+2", change: goesOn),
    failing(.inject, "EINTR on every other poll", "poll", "EINTR", nth: "1+2", change: goesOn),
    failing(.inject, "EINTR on every other ioctl", "ioctl", "EINTR", nth: "1+2", change: goesOn),
    failing(.inject, "EIO on every other poll", "poll", "EIO", nth: "1+2"),
    failing(.inject, "EIO on every other read", "read", "EIO", nth: "1+2"),
    failing(.inject, "EIO on every other write", "write", "EIO", nth: "1+2"),
    failing(.inject, "EIO on every read", "read", "EIO", nth: "1+1"),
    failing(.inject, "EIO on every write from the third", "write", "EIO", nth: "3+1") {
      $0.exemptions = [.modes]
    },
    failing(.inject, "ENOSPC on every write from the third", "write", "ENOSPC", nth: "3+1") {
      $0.exemptions = [.modes]
    },
    failing(.inject, "EIO on every poll from the fourth", "poll", "EIO", nth: "4+1") {
      $0.exemptions = [.modes]
    },
    failing(.inject, "the end of input that is none", "read", "end", nth: "3"),
    failing(.inject, "ENOTTY on every ioctl from the third", "ioctl", "ENOTTY", nth: "3+1") {
      $0.exemptions = [.settings]
    },
  ]

  /// The n-th call failing, for every call, error and n.
  static func sweep(to last: Int) -> [Fault] {
    ["write", "read", "ioctl", "poll"].flatMap { call in
      ["EINTR", "EAGAIN", "EIO", "ENOSPC"].flatMap { error in
        (1...last).map { nth in
          failing(.sweep, "\(error) by \(call) number \(nth)", call, error, nth: "\(nth)") {
            if error == "EINTR" || error == "EAGAIN" { goesOn(&$0) }
            // Not every program makes forty of each.
            $0.hasToFail = nth == 1
          }
        }
      }
    }
  }
}
