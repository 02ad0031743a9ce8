import Glibc

/// How long random walks and hostile text are tried: a part of it in every check, all of it where `EFFORT=long` is in the
/// environment, as `make check-long` has it. The seeds are the same.
public enum Effort {
  /// Whether everything is tried.
  public static let isLong = getenv("EFFORT").map { String(cString: $0) } == "long"

  /// The number of steps of a walk, or a quarter of it.
  public static func steps(_ count: Int) -> Int { isLong ? count : (count + 3) / 4 }
}
