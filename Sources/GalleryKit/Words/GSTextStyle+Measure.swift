package import GSDesign

extension GSTextStyle {
  /// `28 pt · 600`: size and weight, as a design tool says them.
  package var measure: String { size.inPoints + " · \(weight)" }
}
