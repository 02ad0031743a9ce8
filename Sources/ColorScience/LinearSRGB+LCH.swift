extension LinearSRGB {
  /// CIE LCh relative to D50: lightness 0…100, chroma, and hue in degrees, nil for greys (CSS Color 4, section 9.3).
  package var lch: (lightness: Double, chroma: Double, hue: Double?) {
    let lab = labD50
    let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    guard chroma > Self.leastChroma else { return (lab.lightness, 0, nil) }
    return (lab.lightness, chroma, Mathematics.angle(y: lab.b, x: lab.a))
  }

  /// CIE Lab relative to D50 (CSS Color 4, section 9.2).
  var labD50: Lab {
    let adapted = xyzD50
    // Lab is relative to a white, so that the values are moved from that of D50 to that of D65.
    return Lab(
      XYZ(
        x: adapted.0 / (0.3457 / 0.3585) * XYZ.white.x, y: adapted.1,
        z: adapted.2 / ((1 - 0.3457 - 0.3585) / 0.3585) * XYZ.white.z))
  }

  /// The tristimulus values relative to D50.
  var xyzD50: Matrix.Row {
    let xyz = XYZ(self)
    return Self.d50FromD65 * (xyz.x, xyz.y, xyz.z)
  }

  /// A smaller chroma is an error of rounding.
  private static let leastChroma = 0.0015

  /// The linearised Bradford adaptation (CSS Color 4, section 18).
  private static let d50FromD65 = Matrix(
    (1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
    (0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
    (-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))
}
