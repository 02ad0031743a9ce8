import GSDesign
import GalleryKit
import TokenFiles

/// The text styles and the lengths that tokens give.
struct ThemeMeasures {
  private(set) var styles: [GSTextStyle] = []
  private(set) var lengths: [ThemeLength] = []
  /// The choices whose tokens give none.
  private(set) var problems: [ThemeNotes.Gap] = []

  private static let largestSize = 1000.0
  private static let longest = 10_000.0

  /// - Parameter fallback: where a style of the same name is taken from, when a token gives none.
  init(_ mapping: ThemeMapping, _ set: TokenSet, fallback: Theme) {
    for choice in mapping.styles {
      if let style = Self.style(choice, set) {
        styles.append(style)
        continue
      }
      let stand = fallback.textStyles.first { $0.name == choice.name }
      if let stand { styles.append(stand) }
      note(
        "type " + choice.name, Self.problem(choice.token, "a text style", set),
        stand == nil ? "left out" : "as in \(fallback.name)")
    }
    for choice in mapping.lengths {
      let value = set[choice.token].flatMap { Self.points($0, choice) }
      if let value, 0...Self.longest ~= value {
        lengths.append(ThemeLength(choice.kind, choice.name, points: value))
      } else {
        note(
          choice.kind.rawValue + " " + choice.name,
          value == nil
            ? Self.problem(choice.token, choice.kind == .opacity ? "an opacity" : "a length", set)
            : "\(safe(choice.token)) is not 0 to 10,000 points", "left out")
      }
    }
  }

  private mutating func note(_ name: String, _ problem: String, _ remedy: String) {
    problems.append(
      ThemeNotes.Gap(role: name, words: "\(safe(name)): \(problem), \(remedy)"))
  }

  /// The points of a length, or the percent of an opacity; nil for a token that is neither.
  private static func points(_ token: Token, _ choice: ThemeMapping.LengthChoice) -> Double? {
    guard let value = token.value else { return nil }
    if token.type == "shadow" { return ShadowValue(value)?.points(choice) }
    switch choice.kind {
    case .spacing, .radius, .stroke, .size, .shadow: return LengthValue(value)?.pixels
    case .opacity:
      guard let share = value.number, 0...1 ~= share else { return nil }
      // Shares have few digits, and so has the percentage.
      return (share * 1e6).rounded() / 1e4
    }
  }

  private static func style(_ choice: ThemeMapping.StyleChoice, _ set: TokenSet) -> GSTextStyle? {
    guard let value = set[choice.token]?.value.flatMap({ TypographyValue($0) }),
      value.size <= largestSize, abs(value.letterSpacing) <= largestSize,
      value.lineHeight.map({ $0 * value.size <= largestSize }) ?? true
    else { return nil }
    let lineHeight = choice.platform.contains(.lineHeight) ? nil : value.lineHeight
    return GSTextStyle(
      choice.name, family: choice.platform.contains(.fontFamily) ? nil : value.family,
      size: value.size, weight: value.weight,
      // A multiple of few digits comes to points of few digits.
      lineHeight: lineHeight.map { ($0 * value.size * 1e4).rounded() / 1e4 },
      kern: value.letterSpacing, role: ColorRole(choice.role))
  }

  private static func problem(_ path: String, _ noun: String, _ set: TokenSet) -> String {
    guard let token = set[path] else { return "unknown token \(safe(path))" }
    guard token.isBroken else { return "\(safe(path)) is not \(noun)" }
    let place = token.location
    return "\(safe(path)) is broken (\(safePath(place.file)):\(place.line):\(place.column))"
  }
}

extension ShadowValue {
  /// The part of a shadow that a choice names: `card.blur` of shadows, or the opacity `card`.
  fileprivate func points(_ choice: ThemeMapping.LengthChoice) -> Double? {
    switch choice.kind {
    case .opacity: (opacity * 1e6).rounded() / 1e4
    case .shadow where choice.name.hasSuffix(ThemeMapping.blurPart): deviation
    case .shadow where choice.name.hasSuffix(ThemeMapping.offsetPart): offset
    case .shadow, .spacing, .radius, .stroke, .size: nil
    }
  }
}

extension ThemeMapping {
  /// Behind the name of a shadow, of which a length is a part.
  static let offsetPart = ".offset"
  static let blurPart = ".blur"
}

/// How many styles or lengths of a kind were guessed.
struct MeasureCount: Hashable, Sendable {
  let count: Int
  /// nil for text styles.
  let kind: ThemeLength.Kind?

  var phrase: Phrase {
    switch kind {
    case nil: Phrase(localized: "\(count, "text style")")
    case .spacing: Phrase(localized: "\(count, "distance")")
    case .radius: Phrase(localized: "\(count, "radius", "radii")")
    case .stroke: Phrase(localized: "\(count, "stroke")")
    case .size: Phrase(localized: "\(count, "size")")
    case .shadow: Phrase(localized: "\(count, "length of shadows", "lengths of shadows")")
    case .opacity: Phrase(localized: "\(count, "opacity", "opacities")")
    }
  }
}

extension ThemeMapping {
  /// How many styles and lengths were guessed.
  var guessedMeasures: [MeasureCount] {
    let counts =
      [MeasureCount(count: styles.count { $0.guess != nil }, kind: nil)]
      + ThemeLength.Kind.allCases.map { kind in
        MeasureCount(count: lengths.count { $0.kind == kind && $0.guess != nil }, kind: kind)
      }
    return counts.filter { $0.count > 0 }
  }

  /// How many of the guesses have the name of a length or style that a system publishes.
  var knownGuesses: Int {
    func isKnown(_ name: String, _ names: (DesignSystem) -> [String]) -> Bool {
      DesignSystem.allCases.contains { system in
        names(system).contains { $0 == name || system.rawValue + "." + $0 == name }
      }
    }
    return styles.count { style in
      style.guess != nil && isKnown(style.name) { $0.textStyles.map(\.name) }
    }
      + lengths.count { length in
        length.guess != nil
          && isKnown(length.name) { $0.lengths.filter { $0.kind == length.kind }.map(\.name) }
      }
  }
}
