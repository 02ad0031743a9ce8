import GSDesign

/// The words that token files use for a role, the most specific first.
enum RoleWords {
  /// The phrases of a role; empty if names do not identify it.
  static func phrases(_ role: BuiltInRole) -> [[Substring]] {
    table[role, default: []].map { $0.split(separator: " ") }
  }

  /// Words without information about the purpose.
  static let neutral: Set<String> = [
    "color", "colors", "colour", "colours", "token", "tokens", "sys", "system", "semantic", "alias",
    "theme", "default", "base", "light", "dark", "global", "ref", "role", "roles", "normal", "rest",
    "root", "ui",
  ]

  /// Words of another purpose, if the phrase does not contain them.
  static let other: Set<String> = [
    "hover", "hovered", "active", "pressed", "focus", "focused", "disabled", "inverse", "inverted",
    "on", "secondary", "tertiary", "subtle", "muted", "weak", "border", "outline", "stroke", "text",
    "foreground", "fg", "background", "bg", "icon", "link", "shadow", "overlay", "success",
    "warning",
    "info", "selected", "visited", "placeholder", "container", "gradient", "danger", "error",
    "critical", "surface", "fill", "primary", "accent", "brand", "static", "red", "orange",
    "yellow",
    "green", "teal", "cyan", "blue", "indigo", "purple", "violet", "magenta", "pink", "brown",
  ]

  private static let table: [BuiltInRole: [String]] = [
    .page: [
      "page", "background page", "canvas", "background canvas", "background primary", "background",
      "bg primary", "bg", "paper",
    ],
    .surface: [
      "surface", "background surface", "card", "panel", "background secondary", "bg secondary",
      "background subtle", "background muted", "layer", "surface container",
    ],
    .raised: ["raised", "elevated", "surface raised", "background elevated", "popover", "overlay"],
    .text: [
      "text primary", "text", "foreground primary", "fg", "foreground", "label primary", "label",
      "content primary", "on background", "on surface", "ink",
    ],
    .textSecondary: [
      "text secondary", "text muted", "text subdued", "text subtle", "foreground secondary",
      "foreground muted", "fg muted", "label secondary", "content secondary", "on surface variant",
    ],
    .textTertiary: [
      "text tertiary", "text subtlest", "foreground tertiary", "label tertiary", "content tertiary",
    ],
    .textDisabled: ["text disabled", "foreground disabled", "fg disabled", "label disabled"],
    .destructive: [
      "destructive", "text danger", "text critical", "text error", "danger", "critical", "error",
      "negative",
    ],
    .accent: [
      "accent", "accent primary", "brand primary", "primary", "brand", "background brand",
      "interactive",
      "action",
    ],
    .accentPressed: [
      "accent pressed", "primary pressed", "brand pressed", "accent active", "primary active",
    ],
    .onAccent: [
      "on accent", "on primary", "on brand", "accent foreground", "primary foreground",
      "text on brand", "text on accent", "accent contrast",
    ],
    .accentText: ["text accent", "text brand", "text link", "link", "text interactive"],
    .disabledFill: ["background disabled", "bg disabled", "surface disabled", "fill disabled"],
    .onDisabled: ["on disabled", "text on disabled"],
    .outline: [
      "outline", "border primary", "border", "stroke", "border strong", "outline variant",
    ],
    .separator: ["separator", "divider", "border subtle", "border muted", "hairline"],
    .toastFill: [
      "toast", "toast background", "inverse surface", "surface inverse", "background inverse",
    ],
    .onToast: ["on toast", "toast text", "inverse on surface", "text inverse", "on inverse"],
    .fieldFill: ["field", "input background", "background input", "field background", "input"],
    .onField: ["field text", "input text", "on field"],
    .placeholder: ["placeholder", "text placeholder", "field placeholder"],
    .badgeFill: ["badge", "badge background"],
    .onBadge: ["on badge", "badge text", "badge foreground"],
    .selectionFill: ["selection", "background selected", "selected"],
    .onSelection: ["on selection", "text selected"],
    .destructiveFill: ["background danger", "danger background", "destructive background"],
    .onDestructive: ["on danger", "on destructive", "on error", "destructive foreground"],
  ]

  /// The words of a path: separated by points, hyphens and the like, and at capitals.
  static func words(of path: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in path.unicodeScalars {
      guard scalar.properties.isAlphabetic || "0"..."9" ~= scalar else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasLower = false
        continue
      }
      let isUpper = scalar.properties.isUppercase
      if isUpper, wasLower {
        words.append(word)
        word = ""
      }
      word += scalar.properties.lowercaseMapping
      wasLower = !isUpper
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
