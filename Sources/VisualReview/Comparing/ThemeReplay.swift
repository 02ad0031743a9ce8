import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// Draws the component of today in the theme of before, to separate changes of the theme from those of the component.
///
/// A palette entry can move words and marks too: similar colours need marks, and a longer padding
/// leaves less room for a text. Drawn with the former values, such a look is as it was.
struct ThemeReplay {
  private let catalogue: Catalogue
  /// The themes with their former values, by name.
  private let themes: [String: Theme]
  private let renderer = Renderer()

  init(_ sources: ColorSources, _ lengths: LengthSources, in catalogue: Catalogue) {
    self.catalogue = catalogue
    var themes: [String: Theme] = [:]
    for theme in catalogue.themes {
      var former = sources.formerTheme(theme.name) ?? theme
      for (length, points) in lengths.formerLengths(of: theme) {
        former = former.replacing(length: length.kind, length.name, points: points)
      }
      if former != theme { themes[theme.name] = former }
    }
    self.themes = themes
  }

  /// The evidence that is left in the theme of before: the change of the component itself; nil if the theme is as it was,
  /// or the state cannot be drawn.
  func evidence(of difference: Difference) -> [Cause]? {
    let settings = Settings(difference.environment, of: difference.variant, in: catalogue)
    guard let old = difference.old, let name = settings.theme, let theme = themes[name],
      let parsed = try? Link.parse(difference.link.text, in: catalogue), parsed.warnings.isEmpty
    else { return nil }
    var environment = RenderEnvironment().applying(
      settings.change(of: difference.variant, in: catalogue))
    environment.theme = theme
    let (look, spoken) = parsed.link.state.lookAndWords(in: settings)
    let drawing =
      if let size = settings.size {
        renderer.draw(
          look, size: CellSize(columns: size.columns, rows: size.rows), environment: environment)
      } else {
        renderer.draw(look, environment: environment)
      }
    var picture = CellPicture(drawing.surface).recorded
    // Evidence that the baseline lacks is not a change.
    if old.shapes == nil { picture.shapes = nil }
    if old.measures != nil {
      picture.measures = SnapshotMeasures.lines(of: look.resolved(in: theme))
    }
    if old.spoken != nil { picture.spoken = spoken }
    return CauseFinder(old, picture).evidence
  }
}
