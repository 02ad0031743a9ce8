extension GSTextStyle {
  /// LionHeart's styles, in Pretendard: `GSText(.lionheart.head1, "…")`.
  public static let lionheart = LionHeart()

  /// The styles of LionHeart. The line height is left to the caller.
  ///
  /// `body2R2` is `body2R` under another name, as published.
  public struct LionHeart: Sendable {
    /// 28 points, semibold.
    public let head1 = Self.style("head1", 28, 600)
    /// 24 points, semibold.
    public let head2 = Self.style("head2", 24, 600)
    /// 20 points, semibold.
    public let head3 = Self.style("head3", 20, 600)
    /// 18 points, semibold.
    public let head4 = Self.style("head4", 18, 600)
    /// 18 points, regular.
    public let subHead1 = Self.style("subHead1", 18, 400)
    /// 16 points, medium.
    public let subHead2 = Self.style("subHead2", 16, 500)
    /// 16 points, semibold.
    public let title1 = Self.style("title1", 16, 600)
    /// 14 points, semibold.
    public let title2 = Self.style("title2", 14, 600)
    /// 20 points, medium.
    public let body1 = Self.style("body1", 20, 500)
    /// 16 points, medium.
    public let body2M = Self.style("body2M", 16, 500)
    /// 16 points, regular.
    public let body2R = Self.style("body2R", 16, 400)
    /// 16 points, regular: the same as `body2R`.
    public let body2R2 = Self.style("body2R2", 16, 400)
    /// 14 points, medium.
    public let body3M = Self.style("body3M", 14, 500)
    /// 14 points, regular.
    public let body3R = Self.style("body3R", 14, 400)
    /// 12 points, regular.
    public let body4 = Self.style("body4", 12, 400)
    /// 9 points, bold.
    public let body5B = Self.style("body5B", 9, 700)
    /// 9 points, medium.
    public let body5M = Self.style("body5M", 9, 500)
    /// 8 points, medium.
    public let caption = Self.style("caption", 8, 500)

    /// The ramp, in the order it is published in.
    public var all: [GSTextStyle] {
      [
        head1, head2, head3, head4, subHead1, subHead2, title1, title2, body1, body2M, body2R,
        body2R2, body3M, body3R, body4, body5B, body5M, caption,
      ]
    }

    private static func style(_ name: String, _ size: Double, _ weight: Int) -> GSTextStyle {
      GSTextStyle(.lionheart, name, family: "Pretendard", size: size, weight: weight)
    }
  }
}
