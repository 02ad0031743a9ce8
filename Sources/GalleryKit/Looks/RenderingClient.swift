public import GSDesign

/// What the gallery has to know of looks and cannot know without a renderer.
///
/// Whoever runs the gallery supplies it; the closures depend on their arguments alone.
public struct RenderingClient: Sendable {
  /// The columns a line of text takes.
  public let width: @Sendable (String) -> Int
  /// The columns and rows an element takes under an environment when it has as many columns as given.
  public let size: @Sendable (Element, EnvironmentChange, _ columns: Int) -> (Int, Int)
  /// What is seen of an element on the pages of some environments, at its natural size.
  public let looks: @Sendable (Element, [EnvironmentChange]) -> [LookFingerprint]
  /// What the words of an element are seen in on the page of an environment, each pair of colours once.
  public let inks: @Sendable (Element, EnvironmentChange) -> [InkOnFill]
  /// A look to scale; nil where it has no outlines. Without a renderer that enlarges there are none.
  package var enlarged: @Sendable (EnlargingRequest) -> EnlargedLook? = { _ in nil }

  /// Makes a client from the functions of a renderer; they must be safe to call from any thread.
  ///
  /// - Parameters:
  ///   - width: the columns a line of text takes.
  ///   - size: the columns and rows an element takes in so many columns.
  ///   - looks: what is seen of an element, once for each environment and in their order.
  ///   - inks: the colours its words are sent in, each pair once.
  public init(
    width: @escaping @Sendable (String) -> Int,
    size: @escaping @Sendable (Element, EnvironmentChange, _ columns: Int) -> (Int, Int),
    looks: @escaping @Sendable (Element, [EnvironmentChange]) -> [LookFingerprint],
    inks: @escaping @Sendable (Element, EnvironmentChange) -> [InkOnFill]
  ) {
    self.width = width
    self.size = size
    self.looks = looks
    self.inks = inks
  }

  /// What is seen of an element on the page of an environment, at its natural size.
  public func look(_ element: Element, _ environment: EnvironmentChange) -> LookFingerprint {
    looks(element, [environment])[0]
  }
}
