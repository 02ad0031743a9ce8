internal import GSDesign

extension DisplayWidth {
  /// Whether real terminals agree on the columns of a cluster.
  ///
  /// After one that is not trusted the cell that follows is addressed anew, never reached by trusting the cursor's
  /// advance. Not trusted are joined emoji, skin tones, variation selectors that change the width, lone halves of
  /// flags, conjuncts with a spacing mark, jamo that do not compose, invisible scalars, and what became wide lately.
  static func isTrusted(_ cluster: Character) -> Bool {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return true }
    if scalars.dropFirst().isEmpty { return isTrusted(alone: first) }
    if ScalarTraits(first).isMark { return false }
    var meter = ClusterMeter(policy: .grapheme)
    for scalar in scalars {
      if scalar == .zeroWidthJoiner || isSpreadJamo(scalar) || ScalarTraits(scalar).isRecent {
        return false
      }
      meter.add(scalar)
    }
    return meter.advance == meter.sum && meter.advance <= 2
  }

  /// What of a cluster fits into two columns where each of its scalars takes its own: for terminals that do not join.
  ///
  /// A family is its first member, a hand with a skin tone the hand. Any other cluster is itself.
  static func presentable(_ text: String) -> String {
    guard advance(of: text.unicodeScalars, policy: .wcwidth) > 2 else { return text }
    var meter = ClusterMeter(policy: .wcwidth)
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      meter.add(scalar)
      if meter.sum > 2 { break }
      result.append(scalar)
    }
    while let last = result.last, last == .zeroWidthJoiner || ScalarTraits(last).kind == .linker {
      result.removeLast()
    }
    return String(result)
  }

  private static func isTrusted(alone scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0xAD || scalar.isRegionalIndicator { return false }
    let traits = ScalarTraits(scalar)
    return !traits.isRecent && !traits.isMark && traits.kind != .ignorable
      && traits.columns(ambiguousIsWide: false) > 0
  }

  /// A medial vowel or a final consonant: some terminals give each a cell of its own. Not the vowel filler, which all
  /// draw as nothing.
  private static func isSpreadJamo(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1161...0x11FF, 0xD7B0...0xD7FB: true
    default: false
    }
  }
}
