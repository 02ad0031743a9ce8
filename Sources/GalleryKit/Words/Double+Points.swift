extension Double {
  /// `15.5`, and `31` without a fraction.
  package var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// A contrast ratio with one decimal, rounded down, so that a ratio below a limit never reads as if it met it.
  package var ratioText: String {
    let tenths = Int((self * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// `15.5 pt`.
  package var inPoints: String { short + " pt" }
}
