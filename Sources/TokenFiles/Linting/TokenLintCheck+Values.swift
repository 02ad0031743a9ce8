import ColorScience

// Values that are alike, and colours that screens cannot show.
extension TokenLintCheck {
  /// How many pairs of colours are compared at most.
  private static let mostPairs = 4_000_000

  /// Tokens with the same values: colours anywhere, others within a group, where they are steps of one scale.
  mutating func findDuplicates() {
    struct Key: Hashable {
      let type: String
      let group: [String]
      let values: [JSONValue]
      let colors: [ColorValue]
    }
    var first: [Key: Int] = [:]
    for index in tokens(of: .duplicate) {
      let token = set.tokens[index]
      guard !token.isAlias, token.references.isEmpty, token.value != nil else { continue }
      let values = values(of: index).map(\.value)
      let colors = values.compactMap { ColorValue($0) }
      let areColors = colors.count == values.count
      let key = Key(
        type: token.type ?? "", group: areColors ? [] : token.names.dropLast(),
        values: areColors ? [] : values, colors: areColors ? colors : [])
      guard let other = first[key] else {
        first[key] = index
        continue
      }
      report(
        .duplicate, token, "The value is that of \(shown(set.tokens[other].path)).",
        mend: "Refer to it: \"{\(set.tokens[other].path)}\".")
    }
  }

  /// Colours with a small difference (CIEDE2000) and the same opacity.
  mutating func findNearDuplicates() {
    let colors = tokens(of: .nearDuplicate).compactMap { index -> (Int, Lab, ColorValue)? in
      let token = set.tokens[index]
      guard !token.isAlias, let color = token.value.flatMap({ ColorValue($0) }) else { return nil }
      return (index, Lab(XYZ(color.color)), color)
    }.sorted { ($0.1.lightness, $0.0) < ($1.1.lightness, $1.0) }
    // CIEDE2000 divides a difference in lightness by at most 1.75.
    let reach = rules.distance * 1.75
    // A token is reported once, with the nearest of the earlier ones.
    var nearest: [Int: (other: Int, distance: Double)] = [:]
    var compared = 0
    search: for (place, one) in colors.enumerated() {
      for other in colors[(place + 1)...] {
        guard other.1.lightness - one.1.lightness <= reach else { break }
        compared += 1
        guard compared <= Self.mostPairs else { break search }
        guard one.2 != other.2, one.2.alpha == other.2.alpha else { continue }
        let distance = one.1.difference2000(to: other.1)
        guard distance < rules.distance else { continue }
        let (later, earlier) = (max(one.0, other.0), min(one.0, other.0))
        if let known = nearest[later], (known.distance, known.other) <= (distance, earlier) {
          continue
        }
        nearest[later] = (earlier, distance)
      }
    }
    for (index, near) in nearest.sorted(by: { $0.key < $1.key }) {
      let distance = JSONText.number((near.distance * 100).rounded() / 100)
      report(
        .nearDuplicate, set.tokens[index],
        "The colour differs from \(shown(set.tokens[near.other].path)) by ΔE \(distance) alone.")
    }
    if compared > Self.mostPairs, let token = set.tokens.first {
      report(
        .nearDuplicate, token, "Not all colours were compared: there are too many alike.",
        mend: "Name some of them in “tokens” of the rule.")
    }
  }

  mutating func checkGamut(_ index: Int) {
    let token = set.tokens[index]
    guard token.type == "color", !token.isAlias else { return }
    for (mode, value) in values(of: index) {
      guard let color = ColorValue(value)?.color else { continue }
      let isInside =
        switch rules.gamut {
        case .srgb: color.isInSRGB
        case .displayP3: DisplayP3(color).components.allSatisfy { -1e-6...1 + 1e-6 ~= $0 }
        }
      guard !isInside else { continue }
      report(
        .outOfGamut, token,
        "The colour\(Self.words(mode)) is outside of \(rules.gamut.rawValue); the nearest in sRGB is \(color.rgb.hex.lowercased())."
      )
    }
  }
}
