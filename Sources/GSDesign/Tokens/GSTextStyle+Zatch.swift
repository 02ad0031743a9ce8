extension GSTextStyle {
  /// Zatch's styles, in Pretendard: `GSText(.zatch.bold18, "…")`.
  public static let zatch = Zatch()

  /// The styles of Zatch. Where two share a weight and a size, the name has the whole points of the line height:
  /// `medium15On21` is `medium15_21` there.
  ///
  /// The two extrabold styles have the weight that their names say. The original has no font of that weight and draws
  /// them in Regular.
  public struct Zatch: Sendable {
    /// 40 points, bold, lines of 72 points.
    public let bold40 = Self.style("bold40", 40, 700, 72)
    /// 32 points, bold, lines of 38.4 points.
    public let bold32 = Self.style("bold32", 32, 700, 38.4)
    /// 20 points, bold, lines of 28 points.
    public let bold20 = Self.style("bold20", 20, 700, 28)
    /// 18 points, bold, lines of 24 points.
    public let bold18 = Self.style("bold18", 18, 700, 24)
    /// 17 points, bold, lines of 20.4 points.
    public let bold17 = Self.style("bold17", 17, 700, 20.4)
    /// 16 points, bold, lines of 19.2 points.
    public let bold16 = Self.style("bold16", 16, 700, 19.2)
    /// 15 points, bold, lines of 18 points.
    public let bold15 = Self.style("bold15", 15, 700, 18)
    /// 14 points, bold, lines of 16.8 points.
    public let bold14 = Self.style("bold14", 14, 700, 16.8)
    /// 13 points, bold, lines of 18.2 points.
    public let bold13 = Self.style("bold13", 13, 700, 18.2)
    /// 12 points, bold, lines of 16.8 points.
    public let bold12 = Self.style("bold12", 12, 700, 16.8)
    /// 18 points, medium, lines of 24 points.
    public let medium18 = Self.style("medium18", 18, 500, 24)
    /// 16 points, medium, lines of 19.2 points.
    public let medium16 = Self.style("medium16", 16, 500, 19.2)
    /// 15 points, medium, lines of 21 points.
    public let medium15On21 = Self.style("medium15_21", 15, 500, 21)
    /// 15 points, medium, lines of 19.5 points.
    public let medium15On19 = Self.style("medium15_19", 15, 500, 19.5)
    /// 14 points, medium, lines of 16.8 points.
    public let medium14 = Self.style("medium14", 14, 500, 16.8)
    /// 13 points, medium, lines of 19.5 points.
    public let medium13On19 = Self.style("medium13_19", 13, 500, 19.5)
    /// 13 points, medium, lines of 15.6 points.
    public let medium13On15 = Self.style("medium13_15", 13, 500, 15.6)
    /// 12 points, medium, lines of 15.6 points.
    public let medium12 = Self.style("medium12", 12, 500, 15.6)
    /// 10 points, medium, lines of 13 points.
    public let medium10 = Self.style("medium10", 10, 500, 13)
    /// 18 points, regular, lines of 24 points.
    public let regular18 = Self.style("regular18", 18, 400, 24)
    /// 16 points, regular, lines of 24 points.
    public let regular16 = Self.style("regular16", 16, 400, 24)
    /// 15 points, regular, lines of 21 points.
    public let regular15 = Self.style("regular15", 15, 400, 21)
    /// 14 points, regular, lines of 19.6 points.
    public let regular14On19 = Self.style("regular14_19", 14, 400, 19.6)
    /// 14 points, regular, lines of 18.2 points.
    public let regular14On18 = Self.style("regular14_18", 14, 400, 18.2)
    /// 13 points, regular, lines of 19.5 points.
    public let regular13 = Self.style("regular13", 13, 400, 19.5)
    /// 12 points, regular, lines of 15.6 points.
    public let regular12 = Self.style("regular12", 12, 400, 15.6)
    /// 20 points, extrabold, lines of 24 points, 0.15 points between letters.
    public let extrabold20 = Self.style("extrabold20", 20, 800, 24, kern: 0.15)
    /// 18 points, extrabold, lines of 25.2 points.
    public let extrabold18 = Self.style("extrabold18", 18, 800, 25.2)

    /// The ramp, from bold to extrabold, each from large to small.
    public var all: [GSTextStyle] {
      [
        bold40, bold32, bold20, bold18, bold17, bold16, bold15, bold14, bold13, bold12,
        medium18, medium16, medium15On21, medium15On19, medium14, medium13On19, medium13On15,
        medium12, medium10, regular18, regular16, regular15, regular14On19, regular14On18,
        regular13, regular12, extrabold20, extrabold18,
      ]
    }

    private static func style(
      _ name: String, _ size: Double, _ weight: Int, _ lineHeight: Double, kern: Double = 0
    ) -> GSTextStyle {
      GSTextStyle(
        .zatch, name, family: "Pretendard", size: size, weight: weight, lineHeight: lineHeight,
        kern: kern)
    }
  }
}
