/// The numbers of a stepper.
public struct NumberScale: Hashable, Sendable {
  /// The least and the greatest number.
  public let range: ClosedRange<Double>
  /// From one number to the next, above 0.
  public let step: Double

  /// - Parameters:
  ///   - range: the smallest and the largest value.
  ///   - step: the distance of neighbouring numbers; replaced by 1 if it is not above 0.
  public init(_ range: ClosedRange<Double>, by step: Double = 1) {
    self.range = range
    self.step = step > 0 && step.isFinite ? step : 1
  }

  /// The number a number of steps on; the ends hold.
  public func number(after number: Double, by steps: Int) -> Double {
    let place = ((number - range.lowerBound) / step).rounded()
    return clamped(range.lowerBound + (place + Double(steps)) * step)
  }

  /// The number of the range that is nearest, freed of the last bits of binary fractions.
  public func clamped(_ number: Double) -> Double {
    let tidy = (number * 1e9).rounded() / 1e9
    return min(max(tidy, range.lowerBound), range.upperBound)
  }

  /// A number as links spell it: `3`, `0.4`.
  public static func spelling(of number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return String(number)
  }

  /// The ends as a person reads them: `0–9`.
  package var ends: String {
    Self.spelling(of: range.lowerBound) + "–" + Self.spelling(of: range.upperBound)
  }

  /// The number that a link spells: digits, one point, a leading sign; nil if it is invalid or out of range.
  public func number(spelled text: String) -> Double? {
    guard text.count <= 24,
      text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }),
      let number = Double(text), range.contains(number)
    else { return nil }
    return number
  }
}
