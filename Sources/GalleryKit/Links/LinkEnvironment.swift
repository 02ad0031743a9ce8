public import ColorScience
public import GSDesign

/// A size in cells, at least 1x1 and at most 1000x1000.
public struct ScreenSize: Hashable, Sendable, CustomStringConvertible {
  /// The width in cells, 1…1000.
  public let columns: Int
  /// The height in cells, 1…1000.
  public let rows: Int

  /// nil where a side is below 1 or above 1000.
  public init?(columns: Int, rows: Int) {
    guard 1...1000 ~= columns, 1...1000 ~= rows else { return nil }
    self.columns = columns
    self.rows = rows
  }

  /// A size as links and flags spell it: `40x12`.
  public init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let columns = Self.side(sides[0]), let rows = Self.side(sides[1])
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  /// The size as links spell it: `40x12`.
  public var description: String { "\(columns)x\(rows)" }

  /// Digits alone: `Int` would take a sign.
  private static func side(_ text: Substring) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}

/// What a link says of the environment; nil where it says nothing.
public struct LinkEnvironment: Hashable, Sendable {
  /// The theme by its name.
  public var theme: String?
  /// Light or dark; light where none is named.
  public var appearance: Appearance?
  /// The contrast that colours are fitted to; normal where none is named.
  public var contrast: Contrast?
  /// The colour depth; true colour where none is named.
  public var depth: ColorDepth?
  /// The colour vision that is simulated; none where none is named.
  public var vision: Vision?
  /// The height of components; faithful where none is named.
  public var density: Density?
  /// The glyphs of frames, caps and marks; Unicode where none is named.
  public var glyphs: GlyphSet?
  /// The language of the labels.
  public var language: Language?
  /// The room in cells; the state's own size where none is named.
  public var size: ScreenSize?
  /// The way columns are counted; by grapheme clusters where none is named.
  public var widthPolicy: WidthPolicy?

  /// Makes an environment that says nothing.
  public init() {}

  /// What stands after the `@` of a link; what is unknown is left out.
  package init(text: String) {
    for part in text.split(separator: ",") {
      let (name, encoded) = divided(part, at: "=")
      guard let key = Key(rawValue: String(name)), let value = percentDecoded(encoded ?? "") else {
        continue
      }
      _ = read(key, value)
    }
  }

  /// The members in the order links print them.
  package enum Key: String, CaseIterable {
    case theme, appearance, contrast
    case depth = "colors"
    case vision, density, glyphs
    case language = "lang"
    case size
    case widthPolicy = "width-policy"
  }

  /// What follows the `@` of a link; empty where everything is at its default.
  package func text(defaultTheme: String) -> String {
    Key.allCases.compactMap { key in
      spelling(key, defaultTheme: defaultTheme).map { key.rawValue + "=" + percentEncoded($0) }
    }.joined(separator: ",")
  }

  /// The value of a member as links spell it; nil where nothing is said, or only the default.
  package func spelling(_ key: Key, defaultTheme: String) -> String? {
    switch key {
    case .theme: theme.flatMap { $0 == defaultTheme ? nil : $0 }
    case .appearance: Self.unless(.light, appearance)
    case .contrast: Self.unless(.normal, contrast)
    case .depth: Self.unless(.truecolor, depth)
    case .vision: Self.unless(.none, vision)
    case .density: Self.unless(.faithful, density)
    case .glyphs: Self.unless(.unicode, glyphs)
    case .language: Self.unless(.english, language)
    case .size: size?.description
    case .widthPolicy: Self.unless(.grapheme, widthPolicy)
    }
  }

  /// Reads a member; false where the value is none of its.
  package mutating func read(_ key: Key, _ text: String) -> Bool {
    switch key {
    case .theme:
      guard !text.isEmpty else { return false }
      theme = text
      return true
    case .appearance: return Self.read(text, into: &appearance)
    case .contrast: return Self.read(text, into: &contrast)
    case .depth: return Self.read(text, into: &depth)
    case .vision: return Self.read(text, into: &vision)
    case .density: return Self.read(text, into: &density)
    case .glyphs: return Self.read(text, into: &glyphs)
    case .language: return Self.read(text, into: &language)
    case .size:
      guard let value = ScreenSize(text) else { return false }
      size = value
      return true
    case .widthPolicy: return Self.read(text, into: &widthPolicy)
    }
  }

  private static func unless<Value: RawRepresentable<String> & Equatable>(
    _ standard: Value, _ value: Value?
  ) -> String? {
    guard let value, value != standard else { return nil }
    return value.rawValue
  }

  private static func read<Value: RawRepresentable<String>>(
    _ text: String, into member: inout Value?
  ) -> Bool {
    guard let value = Value(rawValue: text) else { return false }
    member = value
    return true
  }
}
