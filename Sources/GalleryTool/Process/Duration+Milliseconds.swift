extension Duration {
  /// Whole milliseconds; what is left of one is not counted.
  var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }

  /// Milliseconds; a wait for them is never cut short.
  var millisecondsRoundedUp: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
