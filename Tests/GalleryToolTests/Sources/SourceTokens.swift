/// Token files as commands and servers return them.
enum SourceTokens {
  /// A page and an accent; the accent is a shade of blue.
  static func text(blue: String = "0.8", padding: Int = 0) -> String {
    """
    { "color": { "$type": "color",
      "background": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "accent": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, \(blue)] } }
    } \(String(repeating: " ", count: padding))}
    """
  }

  static var bytes: [UInt8] { Array(text().utf8) }

  /// The accent in a terminal sequence.
  static let accent = "48;2;0;51;204m"
  /// The accent with a blue of 0.4.
  static let darker = "48;2;0;51;102m"
}
