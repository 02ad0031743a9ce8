extension Lab {
  /// The colour difference CIEDE2000 with unit weights (CIE 142-2001; steps after Sharma, Wu and
  /// Dalal 2005).
  ///
  /// About 1 is just noticeable. Not a metric: the triangle inequality does not hold.
  func difference2000(to other: Lab) -> Double {
    // Step 1: chroma and hue with the a axis stretched for near-greys.
    let meanPlainChroma = (chroma + other.chroma) / 2
    let stretch = 1 + 0.5 * (1 - Self.highPowerFraction(meanPlainChroma))
    let firstA = stretch * a
    let secondA = stretch * other.a
    let firstChroma = (firstA * firstA + b * b).squareRoot()
    let secondChroma = (secondA * secondA + other.b * other.b).squareRoot()
    let firstHue = firstChroma == 0 ? 0 : Mathematics.angle(y: b, x: firstA)
    let secondHue = secondChroma == 0 ? 0 : Mathematics.angle(y: other.b, x: secondA)

    // Step 2: differences. A grey has no hue, so its hue difference is none.
    let isEitherGrey = firstChroma * secondChroma == 0
    var hueStep = isEitherGrey ? 0 : secondHue - firstHue
    if hueStep > 180 { hueStep -= 360 }
    if hueStep < -180 { hueStep += 360 }
    let lightnessStep = other.lightness - lightness
    let chromaStep = secondChroma - firstChroma
    let chordStep =
      2 * (firstChroma * secondChroma).squareRoot() * Mathematics.sine(degrees: hueStep / 2)

    // Step 3: weights at the mean colour; the mean hue goes the short way around.
    let meanLightness = (lightness + other.lightness) / 2
    let meanChroma = (firstChroma + secondChroma) / 2
    var meanHue = firstHue + secondHue
    if !isEitherGrey {
      if abs(firstHue - secondHue) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
      meanHue /= 2
    }
    let hueWeight =
      1 - 0.17 * Mathematics.cosine(degrees: meanHue - 30)
      + 0.24 * Mathematics.cosine(degrees: 2 * meanHue)
      + 0.32 * Mathematics.cosine(degrees: 3 * meanHue + 6)
      - 0.20 * Mathematics.cosine(degrees: 4 * meanHue - 63)
    let offset = (meanLightness - 50) * (meanLightness - 50)
    let lightnessScale = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let chromaScale = 1 + 0.045 * meanChroma
    let hueScale = 1 + 0.015 * meanChroma * hueWeight
    let blueness = (meanHue - 275) / 25
    let rotation =
      -Mathematics.sine(degrees: 60 * Mathematics.exponential(-blueness * blueness))
      * 2 * Self.highPowerFraction(meanChroma)

    let lightnessTerm = lightnessStep / lightnessScale
    let chromaTerm = chromaStep / chromaScale
    let hueTerm = chordStep / hueScale
    return
      (lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm
      + rotation * chromaTerm * hueTerm).squareRoot()
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }

  /// √(C⁷ / (C⁷ + 25⁷)).
  private static func highPowerFraction(_ chroma: Double) -> Double {
    let power = Mathematics.power(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }
}
