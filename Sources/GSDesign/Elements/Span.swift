/// A piece of a line in one style.
public struct Span: Hashable, Sendable {
  public let text: String
  /// The role of the words; nil takes the ink of the panel around them.
  public let role: ColorRole?
  public let emphasis: Emphasis

  /// - Parameters:
  ///   - text: data: whatever it holds is shown, never obeyed.
  ///   - role: the role of the words; nil takes the ink of the panel around them.
  ///   - emphasis: how they stand out besides their colour.
  public init(_ text: String, role: ColorRole? = nil, emphasis: Emphasis = []) {
    self.text = text
    self.role = role
    self.emphasis = emphasis
  }
}

/// How words stand out besides their colour.
public struct Emphasis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Weight 600 and more.
  public static let bold = Emphasis(rawValue: 1)
  public static let dim = Emphasis(rawValue: 2)
  public static let italic = Emphasis(rawValue: 4)
  public static let underline = Emphasis(rawValue: 8)
  public static let strikethrough = Emphasis(rawValue: 16)
  /// Dim where there is no colour to tell the role by, and nowhere else.
  public static let dimInMono = Emphasis(rawValue: 32)
  /// Words and ground swapped: of pictures that are shown as they were drawn. Components say so by their marks.
  package static let reverse = Emphasis(rawValue: 64)
}
