import GSDesign
import GalleryKit
import TokenFiles

/// The text styles and the lengths that tokens give.
struct ThemeMeasures {
  private(set) var styles: [GSTextStyle] = []
  private(set) var lengths: [ThemeLength] = []
  /// The choices whose tokens give none.
  private(set) var problems: [ThemeNotes.Gap] = []

  /// The largest size, line height and kern of a text style.
  private static let largestSize = 1000.0

  /// - Parameter fallback: where a style of the same name is taken from, when a token gives none.
  init(_ mapping: ThemeMapping, _ set: TokenSet, fallback: Theme) {
    for choice in mapping.styles {
      if let style = Self.style(choice, set) {
        styles.append(style)
        continue
      }
      let stand = fallback.textStyles.first { $0.name == choice.name }
      if let stand { styles.append(stand) }
      let isStyle = set[choice.token]?.value.flatMap { TypographyValue($0) } != nil
      let noun = isStyle ? "at most \(Int(Self.largestSize)) points" : "a text style"
      note(
        "type", choice.name, choice.token, noun, set,
        stand == nil ? "left out" : "as in \(fallback.name)")
    }
    for choice in mapping.lengths {
      guard let value = set[choice.token].flatMap({ Self.points($0, choice) }) else {
        let noun = choice.kind == .opacity ? "an opacity of 0 to 1" : "a length"
        note(choice.kind.rawValue, choice.name, choice.token, noun, set, "left out")
        continue
      }
      guard ThemeLength.points ~= value else {
        let noun = "0 to \(Int(ThemeLength.points.upperBound)) points"
        note(choice.kind.rawValue, choice.name, choice.token, noun, set, "left out")
        continue
      }
      lengths.append(ThemeLength(choice.kind, choice.name, points: value))
    }
  }

  /// Notes that a token does not fit the purpose that the mapping chooses it for.
  private mutating func note(
    _ member: String, _ name: String, _ path: String, _ noun: String, _ set: TokenSet,
    _ remedy: String
  ) {
    let fault =
      MappingFault(ofMissing: path, in: set, member, name)
      ?? MappingFault(.unusable, member, name, token: path, "\(safe(path)) is not \(noun)")
    let role = member + " " + name
    problems.append(
      ThemeNotes.Gap(
        role: role, words: "\(safe(role)): \(fault.words), \(remedy)", fault: fault))
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
