/// The text style of a resolved value of type `typography`.
public struct TypographyValue: Hashable, Sendable {
  /// The first font family.
  public let family: String
  /// Pixels.
  public let size: Double
  /// From 1 to 1000.
  public let weight: Int
  /// Pixels between letters.
  public let letterSpacing: Double
  /// A multiple of the size; nil if missing.
  public let lineHeight: Double?

  /// - Parameter value: an object of 2025.10, or of an older dialect; nil is returned if it has no family, size or
  ///   weight.
  public init?(_ value: JSONValue) {
    guard let family = value["fontFamily"].flatMap({ $0.text ?? $0.items?.first?.text }),
      let size = value["fontSize"].flatMap({ LengthValue($0) })?.pixels, size > 0,
      let weight = value["fontWeight"].flatMap(Self.weight)
    else { return nil }
    self.family = family
    self.size = size
    self.weight = weight
    letterSpacing = value["letterSpacing"].flatMap { LengthValue($0) }?.pixels ?? 0
    lineHeight = value["lineHeight"].flatMap { Self.multiple($0, of: size) }
  }

  private static func weight(_ value: JSONValue) -> Int? {
    guard let weight = LegacyValue.converted(value, as: .fontWeight) else { return nil }
    if let name = weight.text { return ValueChecker.weights[name].map { Int($0) } }
    return weight.number.flatMap { (1...1000).contains($0) ? Int($0.rounded()) : nil }
  }

  /// A number is a multiple; older dialects also have percentages and lengths.
  private static func multiple(_ value: JSONValue, of size: Double) -> Double? {
    if let number = LegacyValue.converted(value, as: .number)?.number {
      return number > 0 ? number : nil
    }
    return LengthValue(value).map { $0.pixels / size }
  }
}

/// The length of a resolved value of type `dimension`.
public struct LengthValue: Hashable, Sendable {
  /// Pixels, sixteen for a rem; the gallery treats a pixel as a point.
  public let pixels: Double

  /// - Parameter value: an object of 2025.10, or a text or number of an older dialect; nil is returned if it is not a
  ///   length.
  public init?(_ value: JSONValue) {
    guard let measure = LegacyValue.converted(value, as: .dimension),
      let number = measure["value"]?.number, number.isFinite
    else { return nil }
    switch measure["unit"]?.text {
    case "px": pixels = number
    case "rem": pixels = number * 16
    case _: return nil
    }
  }
}
