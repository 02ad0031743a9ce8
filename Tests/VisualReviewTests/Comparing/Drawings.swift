import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import VisualReview

/// Every state of a catalogue's variants as it is drawn now.
struct Drawings {
  let catalogue: Catalogue
  let snapshots: [Snapshot]

  init(_ catalogue: Catalogue, where isTaken: (Specimen) -> Bool = { _ in true }) {
    self.catalogue = catalogue
    let drawer = SnapshotDrawer(BaselineSpace(catalogue))
    snapshots = catalogue.specimens.filter(isTaken).map { drawer.draw($0).snapshot }
  }

  /// The variants that are at home in a theme.
  init(_ theme: Theme, only variants: Set<VariantID>? = nil) {
    self.init(.builtIn) { $0.home.name == theme.name && variants?.contains($0.id) != false }
  }

  /// The catalogue with another theme of the same name.
  func catalogue(with theme: Theme) -> Catalogue {
    Catalogue(
      specimens: catalogue.specimens,
      themes: catalogue.themes.map { $0.name == theme.name ? theme : $0 })
  }

  /// The causes of drawing them in another theme of the same name.
  func causes(in theme: Theme) -> CauseList { causes(in: catalogue(with: theme)) }

  func causes(in changed: Catalogue) -> CauseList {
    let drawer = SnapshotDrawer(BaselineSpace(changed))
    var kept = KeptLooks()
    var differences: [Difference] = []
    for baseline in snapshots {
      guard let specimen = changed[baseline.variant] else { continue }
      let drawn = drawer.draw(specimen).snapshot
      kept.add(KeptLooks(baseline: baseline, drawn: drawn, in: changed))
      differences += Comparison(baseline: baseline, drawn: drawn).differences
    }
    return CauseList(of: differences, kept: kept, in: changed)
  }
}
