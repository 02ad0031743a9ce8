package import ColorScience

/// How a cell is drawn, and which roles its colours came from.
///
/// The role stays beside the colour so that a cell can answer which token painted it.
package struct Style: Hashable, Sendable {
  package var foreground: Paint?
  package var background: Paint?
  package var attributes: Attributes

  /// - Parameters:
  ///   - foreground: nil is the terminal's own.
  ///   - background: nil is the terminal's own.
  package init(
    foreground: Paint? = nil, background: Paint? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let plain = Style()
}

/// A colour and the role it was resolved from.
package struct Paint: Hashable, Sendable {
  package var color: RGB
  package var role: ColorRole?

  package init(_ color: RGB, role: ColorRole? = nil) {
    self.color = color
    self.role = role
  }
}

/// Attributes of a cell, by their SGR numbers (ECMA-48, 8.3.117).
package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// SGR 1.
  package static let bold = Attributes(rawValue: 1)
  /// SGR 2.
  package static let dim = Attributes(rawValue: 2)
  /// SGR 3.
  package static let italic = Attributes(rawValue: 4)
  /// SGR 4.
  package static let underline = Attributes(rawValue: 8)
  /// SGR 7.
  package static let reverse = Attributes(rawValue: 16)
  /// SGR 9.
  package static let strikethrough = Attributes(rawValue: 32)
}
