import ColorScience
import GSDesign
package import GalleryKit
import StateSpace
import TermRender

extension ReviewProgram {
  /// The catalogue with a copy of a difference's theme with the colours of the baselines, right after the theme
  /// itself.
  ///
  /// The copy has the baselines' colours for every role they show, in their appearances; everything else is current.
  package func catalogueWithThemeBefore(_ model: ReviewModel) -> Catalogue {
    guard let part = model.part else { return catalogue }
    let difference = model.items[part.item].difference
    guard let theme = theme(of: difference) else { return catalogue }
    var held: [Appearance: [ColorRole: RGB]] = [:]
    // If baselines disagree on a role, that of the difference itself counts.
    let own = model.variants.filter { $0.items.contains(part.item) }
    for variant in own + model.variants {
      for section in variant.pair.baseline?.sections ?? [] {
        collect(section, of: variant.id, theme, into: &held)
      }
    }
    guard !held.isEmpty, let place = catalogue.themes.firstIndex(of: theme) else {
      return catalogue
    }
    var themes = catalogue.themes
    themes.insert(theme.holding(held, as: theme.name + "-before"), at: place + 1)
    return Catalogue(specimens: catalogue.specimens, themes: themes)
  }

  /// The theme of a difference; nil if the catalogue no longer has it.
  private func theme(of difference: Difference) -> Theme? {
    Settings(difference.environment, of: difference.variant, in: catalogue).theme
      .flatMap { catalogue.theme(named: $0) }
  }

  /// Collects the colours of looks drawn in the theme itself, in true colour, without a vision filter or raised
  /// contrast.
  private func collect(
    _ section: Snapshot.Section, of variant: VariantID, _ theme: Theme,
    into held: inout [Appearance: [ColorRole: RGB]]
  ) {
    let settings = Settings(section.environment, of: variant, in: catalogue)
    guard settings.theme == theme.name,
      (settings.depth ?? .truecolor) == .truecolor, (settings.vision ?? Vision.none) == Vision.none,
      (settings.contrast ?? .standard) == .standard
    else { return }
    let appearance = settings.appearance ?? .light
    for look in section.looks {
      for paint in look.picture.paints {
        guard let role = paint.role, held[appearance]?[role] == nil else { continue }
        held[appearance, default: [:]][role] = paint.color
      }
    }
  }
}
