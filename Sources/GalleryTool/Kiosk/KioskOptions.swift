import ArgumentParser

/// A gallery for strangers, such as a session that anybody may open.
struct KioskOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "For strangers: writes no file, starts nothing, copies nothing, ends by itself.",
      discussion: """
        Of the environment only what tells of the terminal and the language is read, and what it says is checked.
        """))
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      "With --kiosk, end after so long without a key; 0 never. 600 unless given.",
      valueName: "seconds"))
  var idleLimit: Int?

  @Option(
    help: ArgumentHelp(
      "With --kiosk, end after so long in any case; 0 never. 3600 unless given.",
      valueName: "seconds"))
  var timeLimit: Int?

  @Option(
    help: ArgumentHelp(
      "With --kiosk, end when the terminal answers nothing for so long; 0 never. 30 unless given.",
      valueName: "seconds"))
  var silenceLimit: Int?

  @Flag(help: "With --kiosk, let y put links on the clipboard of whoever looks.")
  var allowCopy = false

  /// The longest limit, in seconds: thirty days.
  static let longest = 2_592_000

  func validate() throws {
    let limits = [
      ("--idle-limit", idleLimit), ("--time-limit", timeLimit), ("--silence-limit", silenceLimit),
    ]
    for (name, value) in limits {
      guard let value else { continue }
      guard 0...Self.longest ~= value else {
        throw ValidationError("\(name) is from 0 to \(Self.longest) seconds.")
      }
    }
    guard !kiosk else { return }
    let others = [
      "--allow-copy": allowCopy
    ].merging(limits.map { ($0, $1 != nil) }) { $1 }
    guard let first = others.filter(\.value).keys.min() else { return }
    throw ValidationError("\(first) is of a kiosk: add --kiosk, or leave it out.")
  }

  /// Refuses a kiosk that is a picture.
  func validate(isStill: Bool) throws {
    guard kiosk, isStill else { return }
    throw ValidationError("--kiosk is of a gallery on a terminal: leave it or --still out.")
  }

  /// When a visit ends by itself.
  var limits: KioskLimits {
    KioskLimits(idle: limit(idleLimit, 600), total: limit(timeLimit, 3_600))
  }

  /// How long a terminal may give no sign of life, in seconds; nil for ever.
  var silence: Int? { limit(silenceLimit, 30) }

  private func limit(_ seconds: Int?, _ standard: Int) -> Int? {
    let seconds = seconds ?? standard
    return kiosk && seconds != 0 ? seconds : nil
  }
}
