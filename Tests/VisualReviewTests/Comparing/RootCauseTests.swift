import FourSystems
import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct RootCauseTests {
  @Test func experiment() throws {
    let catalogue = Catalogue.builtIn
    let clock = ContinuousClock()
    for theme in [Theme.zatch, .gitspace] {
      let before = snapshots(catalogue, home: theme.name)
      for entry in theme.paletteEntries {
        let start = clock.now
        let changed = try theme.replacing(entry: entry, with: "#13579B")
        let list = causes(before, in: catalogue, with: changed)
        print("EXP", theme.name, entry, list.causes.map { "\($0.root.name) [\($0.stateCount) in \($0.groups.count)]" }, clock.now - start)
      }
      for length in theme.lengths {
        let changed = theme.replacing(length: length.kind, length.name, points: length.points + 3)
        let list = causes(before, in: catalogue, with: changed)
        print("EXP", theme.name, length.kind, length.name, list.causes.map { "\($0.root.name) [\($0.stateCount) in \($0.groups.count)]" })
      }
    }
  }

  private func snapshots(_ catalogue: Catalogue, home: String) -> [Snapshot] {
    let drawer = SnapshotDrawer(BaselineSpace(catalogue))
    return catalogue.specimens.filter { $0.home.name == home }.map { drawer.draw($0).snapshot }
  }

  private func causes(
    _ before: [Snapshot], in catalogue: Catalogue, with theme: Theme
  ) -> CauseList {
    let themes = catalogue.themes.map { $0.name == theme.name ? theme : $0 }
    let changed = Catalogue(specimens: catalogue.specimens, themes: themes)
    let drawer = SnapshotDrawer(BaselineSpace(changed))
    var kept = KeptLooks()
    var differences: [Difference] = []
    for baseline in before {
      guard let specimen = changed[baseline.variant] else { continue }
      let drawn = drawer.draw(specimen).snapshot
      kept.add(KeptLooks(baseline: baseline, drawn: drawn, in: changed))
      differences += Comparison(baseline: baseline, drawn: drawn).differences
    }
    return CauseList(of: differences, kept: kept, in: changed)
  }
}
