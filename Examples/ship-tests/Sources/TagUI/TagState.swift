/// The appearance of a tag: all that its view depends on.
public struct TagState: Hashable, Sendable {
  public enum Color: CaseIterable, Sendable { case purple, blue, green, gray }
  public enum Size: CaseIterable, Sendable { case small, regular, large }

  public var title = "Swift"
  public var color = Color.purple
  public var size = Size.regular
  public var isSelected = false
  public var isClosable = false

  public init() {}
}
