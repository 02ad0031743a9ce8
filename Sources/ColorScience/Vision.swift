/// How a person sees colour, for simulation.
public enum Vision: String, Hashable, Sendable, CaseIterable {
  /// As the colours are, without simulation.
  case none
  /// No long-wavelength cones.
  case protan
  /// No medium-wavelength cones.
  case deutan
  /// No short-wavelength cones.
  case tritan
  /// No cones at all.
  case achroma
}

extension Vision {
  /// The colour as seen with this vision, in linear light; it may lie outside the
  /// gamut.
  ///
  /// Protan and deutan after Viénot, Brettel and Mollon 1999; tritan after Brettel, Viénot and
  /// Mollon 1997, with two half-planes and the cones of Smith and Pokorny; achroma keeps the
  /// relative luminance alone.
  func simulating(_ color: LinearSRGB) -> LinearSRGB {
    switch self {
    case .none: return color
    case .protan: return LinearSRGB(Self.protanMatrix * color.channels)
    case .deutan: return LinearSRGB(Self.deutanMatrix * color.channels)
    case .tritan:
      let separator = Self.tritanSeparator
      let side =
        separator.0 * color.red + separator.1 * color.green + separator.2 * color.blue
      let matrix = side > 0 ? Self.tritanLongMatrix : Self.tritanShortMatrix
      return LinearSRGB(matrix * color.channels)
    case .achroma:
      let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return LinearSRGB(red: luminance, green: luminance, blue: luminance)
    }
  }

  /// The colour as seen with this vision, in eight bits.
  ///
  /// The method ends by clipping channels to 0…1 instead of mapping the gamut, as coloraide 8.13.1 does, whose numbers
  /// the tests compare.
  public func simulating(_ color: RGB) -> RGB {
    switch self {
    case .none: color
    case .protan, .deutan, .tritan, .achroma: simulating(LinearSRGB(color)).clipped.rgb
    }
  }

  /// The distance of two colours as seen with this vision, by CIEDE2000.
  package func distance(_ first: RGB, _ second: RGB) -> Double {
    Lab(simulating(first)).difference2000(to: Lab(simulating(second)))
  }

  /// Colours nearer than this are taken for one another.
  package static let leastDistance = 10.0

  private static let protanMatrix = Matrix(
    (0.11238276122216405, 0.8876172387778362, 0),
    (0.11238276122216398, 0.8876172387778362, 0),
    (0.0040057682730469425, -0.004005768273046939, 1))
  private static let deutanMatrix = Matrix(
    (0.2927501142784356, 0.7072498857215644, 0),
    (0.2927501142784356, 0.7072498857215644, 0),
    (-0.022336587034129083, 0.022336587034129093, 1))

  /// The normal of the plane through the greys that parts the two halves, in linear sRGB.
  private static let tritanSeparator: Matrix.Row = (
    0.039014607650585564, -0.027880757986738863, -0.01113384966384668
  )
  private static let tritanLongMatrix = Matrix(
    (1.0127733449519791, 0.13548411000679517, -0.1482574549587739),
    (-0.012433453369382841, 0.86812104657043387, 0.14431240679894936),
    (0.075894786756647431, 0.80499960476576526, 0.1191056084775875))
  private static let tritanShortMatrix = Matrix(
    (0.93678392774537889, 0.18978793819507445, -0.12657186594045378),
    (0.061533927841790188, 0.8152622129527487, 0.12320385920546156),
    (-0.3756079821999922, 1.1276541228981192, 0.24795385930187272))
}
