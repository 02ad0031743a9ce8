package import ColorScience
import GSDesign
import StateSpace

/// A question for a colour: `#FF6F00`, `F60`, `near #FF6F00`, or `near FF6F00 5` with the largest distance.
struct ColorQuery: Hashable, Sendable {
  let color: RGB
  /// The largest CIEDE2000 distance; 0 is the colour itself.
  let distance: Double
  /// Whether the query can only be a colour, not a word.
  let isPlain: Bool

  /// The distance used if the query has none.
  static let usualDistance = 10.0
  private static let longest = 40

  /// Parses a query; nil if it is not a colour.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var words = text.lowercased().split(separator: " ")
    let isNear = words.first.map { ["near", "비슷한", "가까운"].contains($0) } ?? false
    if isNear { words.removeFirst() }
    guard let first = words.first, words.count <= (isNear ? 2 : 1),
      let color = Self.color(first)
    else { return nil }
    self.color = color
    isPlain = !isNear && !first.hasPrefix("#")
    if let limit = words.dropFirst().first {
      guard let limit = Double(limit), limit.isFinite, limit >= 0 else { return nil }
      distance = limit
    } else {
      distance = isNear ? Self.usualDistance : 0
    }
  }

  private static func color(_ text: Substring) -> RGB? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    switch digits.utf8.count {
    case 3: return RGB(hex: "#" + digits.map { "\($0)\($0)" }.joined())
    case 6: return RGB(hex: "#" + digits)
    case _: return nil
    }
  }

  /// The distance of a colour from the one asked for; nil if it is too far.
  func distance(of other: RGB) -> Double? {
    let distance = other == color ? 0 : color.difference2000(to: other)
    return distance <= self.distance && (self.distance > 0 || other == color) ? distance : nil
  }
}

extension RGB {
  /// The colour difference CIEDE2000; about 1 is just noticeable.
  package func difference2000(to other: RGB) -> Double {
    Lab(XYZ(LinearSRGB(self))).difference2000(to: Lab(XYZ(LinearSRGB(other))))
  }
}
