extension LinearSRGB {
  /// The nearest colour of eight bits; channels round to the nearest byte, halves up.
  ///
  /// A colour outside sRGB is mapped into it as CSS Color 4 has it, whether a file or code gives it.
  public var rgb: RGB {
    let color = mapped
    return RGB(
      red: TransferCurve.byte(color.red), green: TransferCurve.byte(color.green),
      blue: TransferCurve.byte(color.blue))
  }

  /// The colour within sRGB. Chroma is reduced at constant OKLCH lightness and hue until clipping is invisible.
  ///
  /// By CSS Color 4, section 13.2: binary search with local MINDE, just noticeable difference 0.02, precision 0.0001.
  var mapped: LinearSRGB { mapped(isInside: { $0.isInGamut() }, clipped: { $0.clipped }) }

  /// The colour within another gamut, in the same way.
  ///
  /// - Parameters:
  ///   - isInside: whether a colour lies in the gamut.
  ///   - clipped: a colour with every channel of the gamut moved into its range.
  func mapped(
    isInside: (LinearSRGB) -> Bool, clipped: (LinearSRGB) -> LinearSRGB
  ) -> LinearSRGB {
    if isInside(self) { return clipped(self) }
    let origin = OKLab(self)
    // White has a lightness of 1 only up to the rounding of the matrices.
    if origin.lightness > 1 - 1e-6 { return LinearSRGB(red: 1, green: 1, blue: 1) }
    if origin.lightness <= 0 { return LinearSRGB(red: 0, green: 0, blue: 0) }
    let noticeable = 0.02
    let precision = 0.0001

    var result = clipped(self)
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
      if isLowInGamut && isInside(candidate) {
        low = middle
        continue
      }
      result = clipped(candidate)
      let error = OKLab(result).distance(to: current)
      // Written so that NaN, from an overflow, counts as too far: the search ends.
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
