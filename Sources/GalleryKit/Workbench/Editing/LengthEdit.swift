import GSDesign

/// A length of a theme, by its kind and its name.
struct LengthTarget: Hashable, Sendable {
  let theme: String
  let kind: ThemeLength.Kind
  let name: String

  /// `spacing.card`.
  var path: String { kind.rawValue + "." + name }

  /// The points that a theme gives it; nil where it has no such length.
  func points(in theme: Theme) -> Double? {
    theme.lengths.first { $0.kind == kind && $0.name == name }?.points
  }
}

/// The changes made to one length, for undo.
struct LengthEdit: Hashable, Sendable {
  let target: LengthTarget
  /// Every length that has this value, and changes with it.
  let places: [LengthTarget]
  /// The token; nil for a theme that is declared in code, and for a length without a token.
  let source: ThemeTokens.Source?
  /// Points before any change.
  var original: Double
  var history: EditHistory<Double>

  /// Nil where the theme has no such length.
  ///
  /// - Parameter tokens: of a theme that comes from files.
  init?(_ target: LengthTarget, in theme: Theme, _ tokens: ThemeTokens?) {
    guard let points = target.points(in: theme) else { return nil }
    self.target = target
    source = tokens?.source(of: target.kind, target.name)
    places =
      source.flatMap { source in
        tokens?.lengths(of: source).map {
          LengthTarget(theme: target.theme, kind: $0.kind, name: $0.name)
        }
      } ?? [target]
    original = points
    history = EditHistory(points)
  }

  var points: Double { history.value }
  var isChanged: Bool { points != original }

  /// The points a number of steps further: whole points, and halves for lines; 0…256.
  func moved(by steps: Int) -> Double {
    let step = target.kind == .stroke ? 0.5 : 1
    return min(max(0, points + Double(steps) * step), Self.most)
  }

  /// The points that are typed; nil for what is no number from 0 to 256.
  static func typed(_ text: String) -> Double? {
    guard let points = Double(text), 0...most ~= points else { return nil }
    return (points * 100).rounded() / 100
  }

  /// The theme with the value in all places.
  func put(in theme: Theme) -> Theme {
    guard isChanged else { return theme }
    return places.reduce(theme) { $0.replacing(length: $1.kind, $1.name, points: points) }
  }

  private static let most = 256.0
}
