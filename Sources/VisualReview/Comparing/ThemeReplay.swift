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
  private let sources: ColorSources
  private let lengths: LengthSources
  /// The themes with former values; nil for one that is as it was.
  private var themes: [Former: Theme?] = [:]
  private let renderer = Renderer()

  /// A theme with former values.
  private struct Former: Hashable {
    let theme: String
    /// The sources to restore; nil for all.
    var sources: Set<ColorSources.Source>?
    /// Whether changes that may have been accepted since the commit are restored too.
    var includesAccepted = false
  }

  init(_ sources: ColorSources, _ lengths: LengthSources, in catalogue: Catalogue) {
    self.catalogue = catalogue
    self.sources = sources
    self.lengths = lengths
  }

  /// The remainder of a change in the theme of before.
  struct Rest {
    /// The change of the component itself.
    let evidence: [Cause]
    /// The sources in the theme that the glyphs follow from, without those that are known from the colours.
    let sources: [ColorSources.Source]
  }

  /// The evidence that is left in the theme of before; nil if the theme is as it was, or the state cannot be drawn.
  ///
  /// Glyphs follow from each source without whose change they would be as before. Where any one of several suffices, all
  /// of those are sources.
  ///
  /// - Parameter known: the sources of the changed colours.
  mutating func rest(of difference: Difference, known: [ColorSources.Source]) -> Rest? {
    let settings = Settings(difference.environment, of: difference.variant, in: catalogue)
    guard let theme = settings.theme else { return nil }
    var former = Former(theme: theme)
    var rest = evidence(of: difference, settings, former)
    if rest.map({ $0.allSatisfy(\.isOfColor) }) != true {
      let whole = evidence(
        of: difference, settings, Former(theme: theme, includesAccepted: true))
      if let whole, whole.allSatisfy(\.isOfColor) {
        rest = whole
        former.includesAccepted = true
      }
    }
    guard let rest else { return nil }
    guard rest.allSatisfy(\.isOfColor) else { return Rest(evidence: rest, sources: []) }
    let others = sources.first(in: theme, includesAccepted: former.includesAccepted)
      .filter { !known.contains($0) }
    return Rest(
      evidence: rest,
      sources: others.isEmpty ? [] : needed(others, known, difference, settings, former))
  }

  /// The sources that have to be restored in addition to the known ones, so that the glyphs are as before.
  private mutating func needed(
    _ others: [ColorSources.Source], _ known: [ColorSources.Source], _ difference: Difference,
    _ settings: Settings, _ former: Former
  ) -> [ColorSources.Source] {
    var former = former
    func isExplained(by more: [ColorSources.Source], _ replay: inout Self) -> Bool {
      former.sources = Set(known + more)
      let rest = replay.evidence(of: difference, settings, former)
      return rest?.allSatisfy(\.isOfColor) ?? false
    }
    if isExplained(by: [], &self) { return [] }
    if others.count == 1 { return others }
    let single = others.filter { isExplained(by: [$0], &self) }
    if !single.isEmpty { return single }
    var needed = others
    for source in others {
      let fewer = needed.filter { $0 != source }
      if isExplained(by: fewer, &self) { needed = fewer }
    }
    return needed
  }

  /// A theme with its former values; nil if it is as it was.
  private mutating func theme(_ former: Former) -> Theme? {
    if let known = themes[former] { return known }
    var result: Theme?
    if let theme = catalogue.theme(named: former.theme) {
      var changed = sources.former(
        theme, only: former.sources, includesAccepted: former.includesAccepted)
      for (length, points) in lengths.formerLengths(of: theme) {
        changed = changed.replacing(length: length.kind, length.name, points: points)
      }
      if changed != theme { result = changed }
    }
    themes[former] = .some(result)
    return result
  }

  /// The differences of a look drawn in a theme of before; nil if it is as it was, or the state cannot be drawn.
  private mutating func evidence(
    of difference: Difference, _ settings: Settings, _ former: Former
  ) -> [Cause]? {
    guard let old = difference.old, let theme = theme(former),
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

extension Cause {
  /// Whether it is another colour of a role that is in both looks.
  fileprivate var isOfColor: Bool { rank == .token }
}
