/// What the focused knob needs to know besides its value.
package struct KnobModel: Hashable, Sendable {
  /// The option of a set that the keys are on.
  package var option = 0
  /// The digits of a number while it is typed; empty while none is.
  package var entry = ""

  package init() {}
}

extension AxisInfo {
  /// How many options there are; 0 where it is no set.
  var optionCount: Int {
    guard case .options(let names, _) = kind else { return 0 }
    return names.count
  }

  /// The numbers it goes through; nil where it is no number.
  var scale: NumberScale? {
    guard case .number(let scale, _) = kind else { return nil }
    return scale
  }
}

extension NumberScale {
  /// The ends as a person reads them: `0–9`.
  var ends: String {
    Self.spelling(of: range.lowerBound) + "–" + Self.spelling(of: range.upperBound)
  }
}
