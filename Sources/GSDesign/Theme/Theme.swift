public import ColorScience

/// Placeholder of the theme's shape: a name, and a scheme for each appearance and contrast.
public struct Theme: Hashable, Sendable {
  public let name: String

  public func scheme(_ appearance: Appearance, _ contrast: Contrast) -> ColorScheme {
    ColorScheme(isDark: appearance == .dark)
  }

  public static let gitspace = Theme(name: "gitspace")
  public static let zatch = Theme(name: "zatch")
  public static let lionheart = Theme(name: "lionheart")
  public static let chrome = Theme(name: "chrome")
}

/// Colours of all roles under one appearance and contrast.
public struct ColorScheme: Hashable, Sendable {
  package let isDark: Bool

  public subscript(role: ColorRole) -> RGB {
    let fill = role.name.contains("ill") || role.name == "page" || role.name.contains("olid")
    return RGB(fill != isDark ? 0xD8CBFF : 0x262626)
  }
}
