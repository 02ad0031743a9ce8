import GSDesign

/// The changes made to one number, for undo.
struct LengthEdit: Hashable, Sendable {
  let target: LengthTarget
  /// Every number that has this value, and changes with it.
  let places: [LengthTarget]
  /// The token; nil for a theme that is declared in code, and for a number without a token.
  let source: ThemeTokens.Source?
  /// The number before any change.
  var original: Double
  /// The size of the text style in the file, of which a line height is a multiple there.
  private let size: Double?
  var history: EditHistory<Double>

  /// nil if the theme has no such number.
  ///
  /// - Parameter tokens: of a theme that comes from files.
  init?(_ target: LengthTarget, in theme: Theme, _ tokens: ThemeTokens?) {
    guard let points = target.points(in: theme) else { return nil }
    self.target = target
    source = tokens?.source(of: target.place.measure, target.place.name)
    places =
      source.flatMap { source in
        tokens?.measures(of: source).map { LengthTarget(theme: target.theme, $0) }
      } ?? [target]
    original = points
    size = theme.textStyles.first { $0.name == target.place.name }?.size
    history = EditHistory(points)
  }

  var points: Double { history.value }
  var isChanged: Bool { points != original }

  /// The number some steps further, in its range.
  func moved(by steps: Int) -> Double {
    let (values, step) = target.range
    let moved = ((points + Double(steps) * step) * 100).rounded() / 100
    return min(max(values.lowerBound, moved), values.upperBound)
  }

  /// The number typed; nil if it is invalid or out of range.
  func typed(_ text: String) -> Double? {
    guard let points = Double(text), target.range.values ~= points else { return nil }
    if target.place.measure == .type(.weight) { return points.rounded() }
    return (points * 100).rounded() / 100
  }

  /// The value to save in the file of its token.
  var saved: ColorSave.Value {
    switch target.place.measure {
    case .length(.opacity): .number((points * 1e4).rounded() / 1e6)
    case .type(.weight): .number(points)
    // Token files have a multiple of the size.
    case .type(.lineHeight): .number((points / max(1, size ?? 1) * 1e6).rounded() / 1e6)
    case .length, .type(.size), .type(.kern): .points(points)
    }
  }

  /// The theme with the value in all places.
  func put(in theme: Theme) -> Theme {
    guard isChanged else { return theme }
    return places.reduce(theme) { $1.put(points, in: $0) }
  }
}

/// A number of a theme that edits change.
struct ThemeNumber: Hashable, Sendable {
  let target: LengthTarget
  let before: Double
  let after: Double

  /// `size.primary 50 pt → 54 pt`; of a name that has no room, the end.
  func text(in columns: Int) -> String {
    let values = " \(target.text(before)) → \(target.text(after))"
    let room = max(1, columns - values.count)
    let name = target.path.count > room ? "…" + target.path.suffix(room - 1) : target.path
    return name + values
  }

  /// Whether a look takes it.
  func isUsed(by measures: UsedMeasures, in theme: Theme) -> Bool {
    switch target.place.measure {
    case .length(let kind):
      theme.lengths.contains {
        $0.kind == kind && $0.name == target.place.name
          && !measures.named(by: $0, in: theme).isEmpty
      }
    case .type:
      theme.textStyles.contains {
        $0.name == target.place.name && !measures.named(by: $0, in: theme).isEmpty
      }
    }
  }

  /// The lengths and the parts of text styles that differ, in the order of the theme.
  static func changes(from before: Theme, to after: Theme) -> [ThemeNumber] {
    let lengths = before.lengths.map {
      LengthTarget(theme: before.name, .length($0.kind), $0.name)
    }
    let parts = before.textStyles.flatMap { style in
      ThemeMeasure.TypePart.allCases.map {
        LengthTarget(theme: before.name, .type($0), style.name)
      }
    }
    return (lengths + parts).compactMap { target in
      guard let old = target.points(in: before), let new = target.points(in: after), old != new
      else { return nil }
      return ThemeNumber(target: target, before: old, after: new)
    }
  }
}
