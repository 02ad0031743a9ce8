public import GSDesign

/// What the gallery has to know of looks and cannot know without a renderer.
///
/// Whoever runs the gallery supplies it; the closures depend on their arguments alone.
public struct LookProbe: Sendable {
  /// The columns a line of text takes.
  public let width: @Sendable (String) -> Int
  /// The columns and rows an element takes under an environment when it has as many columns as given.
  public let size: @Sendable (Element, EnvironmentChange, _ columns: Int) -> (Int, Int)

  public init(
    width: @escaping @Sendable (String) -> Int,
    size: @escaping @Sendable (Element, EnvironmentChange, _ columns: Int) -> (Int, Int)
  ) {
    self.width = width
    self.size = size
  }
}
