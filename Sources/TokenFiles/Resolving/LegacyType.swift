/// Maps the types of older dialects to current names.
enum LegacyType {
  /// The current type for a type of any dialect; nil without an equivalent.
  static func type(_ name: String) -> String? {
    ValueKind.types.contains(name) ? name : names[plain(name)]
  }

  /// The kind of values of a type of any dialect; nil without an equivalent.
  static func kind(_ name: String) -> ValueKind? { type(name).flatMap { ValueKind(type: $0) } }

  /// A name in lower case without the signs between its words: `font-size` and `fontSize` are the same type.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// Whether two types of any dialects are the same.
  static func isSame(_ first: String, _ second: String) -> Bool {
    first == second || (type(first) ?? first) == (type(second) ?? second)
  }

  /// The type of a category of Style Dictionary: the first name of a token's path.
  static func type(ofCategory name: String) -> String? {
    categories[plain(name)]
  }

  private static let categories = [
    "color": "color", "colors": "color", "colour": "color", "colours": "color",
    "size": "dimension", "sizes": "dimension", "sizing": "dimension", "space": "dimension",
    "spacing": "dimension", "dimension": "dimension", "dimensions": "dimension",
    "radius": "dimension", "borderradius": "dimension", "borderwidth": "dimension",
    "fontsize": "dimension", "fontweight": "fontWeight", "time": "duration",
    "duration": "duration", "durations": "duration", "opacity": "number",
  ]

  private static let names: [String: String] = {
    var names = [
      "colour": "color", "time": "duration", "size": "dimension", "fontsizes": "dimension",
      "fontsize": "dimension", "sizing": "dimension", "spacing": "dimension",
      "borderradius": "dimension", "borderwidth": "dimension", "letterspacing": "dimension",
      "letterspacings": "dimension", "paragraphspacing": "dimension",
      "fontfamilies": "fontFamily", "font": "fontFamily", "fontweights": "fontWeight",
      "lineheights": "number", "lineheight": "number", "opacity": "number", "zindex": "number",
      "math": "number", "boxshadow": "shadow",
    ]
    for type in ValueKind.types { names[type.lowercased()] = type }
    return names
  }()

  /// Types whose values are names, texts or several values: they are known, but have no current equivalent.
  static let others: Set<String> = [
    "asset", "boolean", "composition", "content", "fontStyle", "other", "paragraphIndent", "string",
    "text",
    "textCase", "textDecoration",
  ]

  /// Types of them whose values are texts, even if they look like arithmetic.
  static let texts: Set<String> = ["asset", "boolean", "content", "other", "string", "text"]
}
