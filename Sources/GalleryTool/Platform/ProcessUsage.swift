import CPlatform

/// What the process has taken of the machine so far.
struct ProcessUsage: Hashable {
  /// The time of all its threads on processors, in its own code.
  let nanoseconds: Int
  /// The most memory it has had at once.
  let peakKilobytes: Int

  static var current: ProcessUsage {
    var usage = rusage()
    #if canImport(Glibc)
      _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
    #endif
    let time =
      (Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)) * 1_000_000_000
      + (Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)) * 1000
    #if canImport(Darwin)
      let kilobytes = usage.ru_maxrss / 1024
    #else
      let kilobytes = usage.ru_maxrss
    #endif
    return ProcessUsage(nanoseconds: time, peakKilobytes: kilobytes)
  }
}
