import CPlatform

/// The differences between systems: types, calls and numbers under one name.
///
/// Each system has a file of its own with the same members.
enum Platform {
  /// The flags of a child with its own signals: `POSIX_SPAWN_SETSIGMASK` and `POSIX_SPAWN_SETSIGDEF`.
  static var spawnsWithSignalsOfItsOwn: Int16 { 0x08 | 0x04 }
}

/// The resources that the process has used so far.
struct ProcessUsage: Hashable {
  /// The time of all its threads on processors, in its own code.
  let nanoseconds: Int
  /// The peak memory of the process.
  let peakKilobytes: Int

  static var current: ProcessUsage {
    var usage = rusage()
    _ = Platform.getUsage(&usage)
    let time =
      (Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)) * 1_000_000_000
      + (Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)) * 1000
    return ProcessUsage(
      nanoseconds: time, peakKilobytes: usage.ru_maxrss / Platform.peakUnitsInKilobyte)
  }
}
