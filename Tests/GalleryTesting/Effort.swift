import CPlatform

/// How long random walks and hostile text are tried: a part of it in every check, all of it where `EFFORT=long` is in the
/// environment, as `make check-long` has it. The seeds are the same.
public enum Effort {
  /// Whether everything is tried.
  public static let isLong = getenv("EFFORT").map { String(cString: $0) } == "long"

  /// Whether a combination of choices is tried: each pair of choices is in one that is.
  ///
  /// The combinations are those of a Latin square. A fault that needs three choices at once is found by a long run alone.
  ///
  /// - Parameters:
  ///   - choices: the place of each choice in its list.
  ///   - count: the length of the longest list.
  public static func tries(_ choices: Int..., of count: Int) -> Bool {
    isLong || choices.reduce(0, +) % count == 0
  }

  /// The number of steps of a walk, or a quarter of it.
  public static func steps(_ count: Int) -> Int { isLong ? count : (count + 3) / 4 }
}
