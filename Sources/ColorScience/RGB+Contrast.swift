extension RGB {
  /// Relative luminance, 0…1 (WCAG 2.2, definition of relative luminance).
  public var relativeLuminance: Double {
    let light = LinearSRGB(self)
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }

  /// The contrast ratio with another colour, 1…21, unrounded (WCAG 2.2, definition of contrast
  /// ratio).
  ///
  /// Compare it unrounded: `#777777` on white is 4.478 and misses 4.5, though a table prints 4.5.
  public func contrastRatio(with other: RGB) -> Double {
    let first = relativeLuminance
    let second = other.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Whether it reads as a dark ground: white contrasts more with it than black does.
  public var isDark: Bool {
    contrastRatio(with: .white) > contrastRatio(with: .black)
  }

  /// What shows when the colour is laid over `paper` at an opacity of 0…1: source-over on encoded
  /// sRGB, as the platforms of the design systems compose it, rounded to the nearest byte, halves
  /// up.
  public func composited(over paper: RGB, opacity: Double) -> RGB {
    let alpha = min(max(opacity, 0), 1)
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * alpha + Double(bottom) * (1 - alpha) + 0.5).rounded(.down))
    }
    return RGB(
      red: mix(red, paper.red), green: mix(green, paper.green), blue: mix(blue, paper.blue))
  }
}
