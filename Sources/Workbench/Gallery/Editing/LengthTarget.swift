import GSDesign
import GalleryKit

/// A length or an opacity of a theme, or a part of a text style, by its name.
struct LengthTarget: Hashable, Sendable {
  let theme: String
  let place: ThemeTokens.MeasurePlace

  init(theme: String, _ place: ThemeTokens.MeasurePlace) {
    self.theme = theme
    self.place = place
  }

  init(theme: String, _ measure: ThemeMeasure, _ name: String) {
    self.init(theme: theme, ThemeTokens.MeasurePlace(measure: measure, name: name))
  }

  /// `spacing.card`, `type.body1.size`.
  var path: String { place.path }

  /// The number a theme gives it; nil if the theme has no such name.
  func points(in theme: Theme) -> Double? {
    switch place.measure {
    case .length(let kind):
      return theme.lengths.first { $0.kind == kind && $0.name == place.name }?.points
    case .type(let part):
      let style = theme.textStyles.first { $0.name == place.name }
      switch part {
      case .size: return style?.size
      case .weight: return style.map { Double($0.weight) }
      case .lineHeight: return style?.lineHeight
      case .kern: return style?.kern
      }
    }
  }

  /// The theme with another number; unchanged if it has no such name.
  func put(_ points: Double, in theme: Theme) -> Theme {
    switch place.measure {
    case .length(let kind): return theme.replacing(length: kind, place.name, points: points)
    case .type(let part):
      guard let old = theme.textStyles.first(where: { $0.name == place.name }) else { return theme }
      return theme.replacing(
        textStyle: GSTextStyle(
          old.name, family: old.family, size: part == .size ? points : old.size,
          weight: part == .weight ? Int(points) : old.weight,
          lineHeight: part == .lineHeight ? points : old.lineHeight,
          kern: part == .kern ? points : old.kern, role: old.role))
    }
  }

  /// The numbers it may have, and by how much a key changes it.
  var range: (values: ClosedRange<Double>, step: Double) {
    switch place.measure {
    case .length(.spacing), .length(.radius), .length(.size), .length(.shadow): (0...256, 1)
    case .length(.stroke): (0...256, 0.5)
    case .length(.opacity): (0...100, 1)
    case .type(.size), .type(.lineHeight): (1...256, 1)
    case .type(.weight): (100...900, 100)
    case .type(.kern): (-16...16, 0.1)
    }
  }

  /// A number with its unit: `8.25 pt`, `21%`, `600`.
  func text(_ points: Double) -> String {
    switch place.measure {
    case .length(.opacity): points.hundredths + "%"
    case .type(.weight): points.hundredths
    case .length, .type(.size), .type(.lineHeight), .type(.kern): points.hundredthsInPoints
    }
  }

  /// The name of the changed measure.
  var name: Phrase {
    switch place.measure {
    case .length(.opacity): .opacityName
    case .length: .lengthName
    case .type(.size): .specSize
    case .type(.weight): .weightName
    case .type(.lineHeight): .specLineHeight
    case .type(.kern): .specKern
    }
  }
}
