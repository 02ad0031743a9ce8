/// One cell as an emulator keeps it.
public struct EmulatedCell: Hashable, Sendable, CustomStringConvertible {
  public enum Color: Hashable, Sendable {
    case standard
    case index(Int)
    /// 0xRRGGBB.
    case direct(Int)

    init(_ value: Int32) {
      self =
        value < 0
        ? .standard
        : value < 0x100_0000
          ? .index(Int(value))
          : .direct(Int(value) & 0xFF_FFFF)
    }
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let reverse = Attributes(rawValue: 16)
    public static let strikethrough = Attributes(rawValue: 32)
  }

  public var text: String
  public var columns: Int
  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  public init(
    text: String, columns: Int = 1, foreground: Color = .standard, background: Color = .standard,
    attributes: Attributes = []
  ) {
    self.text = text
    self.columns = columns
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The visible part: without the foreground and the weight of a blank.
  public var seen: EmulatedCell {
    guard text == " ", attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) else {
      return self
    }
    return EmulatedCell(text: " ", background: background)
  }

  public var description: String {
    "\(text)/\(columns) \(foreground) on \(background) \(attributes.rawValue)"
  }
}
