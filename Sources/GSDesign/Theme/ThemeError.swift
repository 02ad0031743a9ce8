/// Why a theme could not be made.
public enum ThemeError: Error, Hashable, Sendable {
  /// One thing that is wrong with the values of a theme.
  public enum Problem: Hashable, Sendable {
    /// A role that every theme must give has no value.
    case missing(role: String, appearance: Appearance)
    /// A value is neither `#RRGGBB`, `#RRGGBBAA` nor three finite numbers of Display P3.
    case malformed(role: String, appearance: Appearance, value: String)
    /// The page lets something shine through, but there is nothing behind it.
    case translucentPage(appearance: Appearance)
    /// A value for a role under a resting pointer, which is always derived.
    case hovered(role: String, appearance: Appearance)
    /// A value for a pressed role; only the accent's is published, all others are derived.
    case pressed(role: String, appearance: Appearance)
  }

  /// The values of a theme are incomplete or malformed; every problem is listed, in the order of
  /// the roles.
  case invalid(theme: String, problems: [Problem])
  /// Neither appearance has any value.
  case empty(theme: String)
  /// The palette has no entry of this name.
  case unknownEntry(String, theme: String, known: [String])
  /// The new value of a palette entry is malformed.
  case malformedEntry(String, theme: String, value: String)
}

extension ThemeError: CustomStringConvertible {
  /// The faults and their remedies, a sentence for each; text of others is escaped.
  public var description: String {
    switch self {
    case .invalid(let theme, let problems):
      "The theme \(Self.quoted(theme)) cannot be made. "
        + problems.map(\.description).joined(separator: " ")
    case .empty(let theme):
      "The theme \(Self.quoted(theme)) has no values. Give those of light, of dark, or of both."
    case .unknownEntry(let entry, let theme, let known):
      "The palette of \(Self.quoted(theme)) has no entry \(Self.quoted(entry)). It has "
        + known.joined(separator: ", ") + "."
    case .malformedEntry(let entry, let theme, let value):
      "\(Self.quoted(value)) is no colour for \(Self.quoted(entry)) of \(Self.quoted(theme)). "
        + "Write #RRGGBB or #RRGGBBAA."
    }
  }

  /// Text of a stranger between quotation marks, at most sixty characters of it.
  fileprivate static func quoted(_ text: String) -> String {
    "\"" + visible(text) + "\""
  }

  /// Text of a stranger without what a terminal would act on: controls, bidirectional marks and
  /// whatever else has no glyph are written as escapes.
  fileprivate static func visible(_ text: String) -> String {
    let limit = 60
    var result = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        result += scalar.escaped(asASCII: true)
      case _:
        result.unicodeScalars.append(scalar)
      }
    }
    return text.unicodeScalars.count > limit ? result + "…" : result
  }
}

extension ThemeError.Problem: CustomStringConvertible {
  /// The remedy in a sentence.
  public var description: String {
    switch self {
    case .missing(let role, let appearance):
      "Give \(ThemeError.visible(role)) a value in \(appearance.rawValue)."
    case .malformed(let role, let appearance, let value):
      "Write \(ThemeError.visible(role)) in \(appearance.rawValue) as #RRGGBB or #RRGGBBAA, not "
        + "\(ThemeError.quoted(value))."
    case .translucentPage(let appearance):
      "Make page in \(appearance.rawValue) opaque: there is nothing behind it."
    case .hovered(let role, let appearance):
      "Remove \(ThemeError.visible(role)) in \(appearance.rawValue): hovered colours are derived."
    case .pressed(let role, let appearance):
      "Remove \(ThemeError.visible(role)) in \(appearance.rawValue): pressed colours but "
        + "\(ColorRole.accentPressed.name) are derived."
    }
  }
}
