/// How a colour outside sRGB is brought into it.
package enum GamutMapping: Hashable, Sendable {
  /// Each channel on its own to the nearest end: fast, moves hue and lightness. Colours of asset
  /// catalogs are read so.
  case clip
  /// Chroma is reduced at constant OKLCH lightness and hue until clipping is invisible (CSS Color
  /// 4, section 13.2, binary search with local MINDE: just noticeable difference 0.02, precision
  /// 0.0001).
  case reduceChroma
}

extension RGB {
  /// The nearest eight-bit colour; channels round to the nearest byte, halves up.
  init(_ color: LinearSRGB, mapping: GamutMapping = .clip) {
    let fitted =
      switch mapping {
      case .clip: color
      case .reduceChroma: color.withReducedChroma
      }
    self.init(
      red: TransferCurve.byte(fitted.red), green: TransferCurve.byte(fitted.green),
      blue: TransferCurve.byte(fitted.blue))
  }

  package init(_ color: OKLab, mapping: GamutMapping = .reduceChroma) {
    self.init(color.linearSRGB, mapping: mapping)
  }

  init(_ color: OKLCH, mapping: GamutMapping = .reduceChroma) {
    self.init(color.oklab, mapping: mapping)
  }

  package init(_ color: DisplayP3, mapping: GamutMapping = .clip) {
    self.init(color.linearSRGB, mapping: mapping)
  }
}

extension LinearSRGB {
  var withReducedChroma: LinearSRGB {
    if isInGamut() { return clipped }
    let origin = OKLab(self)
    // White has a lightness of 1 only up to the rounding of the matrices.
    if origin.lightness > 1 - 1e-6 { return LinearSRGB(red: 1, green: 1, blue: 1) }
    if origin.lightness <= 0 { return LinearSRGB(red: 0, green: 0, blue: 0) }
    let noticeable = 0.02
    let precision = 0.0001

    var result = clipped
    if OKLab(result).distance(to: origin) < noticeable { return result }
    let chroma = (origin.a * origin.a + origin.b * origin.b).squareRoot()
    var low = 0.0
    var high = chroma
    var isLowInGamut = true
    while high - low > precision {
      let middle = (low + high) / 2
      // At constant hue both axes shrink by the same share.
      let share = middle / chroma
      let current = OKLab(
        lightness: origin.lightness, a: origin.a * share, b: origin.b * share)
      let candidate = current.linearSRGB
      if isLowInGamut && candidate.isInGamut() {
        low = middle
        continue
      }
      result = candidate.clipped
      let error = OKLab(result).distance(to: current)
      // Written so that an overflow, which is no number, counts as too far: the search ends.
      guard error < noticeable else {
        high = middle
        continue
      }
      if noticeable - error < precision { return result }
      isLowInGamut = false
      low = middle
    }
    return result
  }
}
