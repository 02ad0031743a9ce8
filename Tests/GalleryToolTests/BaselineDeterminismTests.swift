import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

/// Baselines are the same bytes wherever, in whatever order and by however many threads they are made.
@Suite("The bytes of baselines")
struct BaselineDeterminismTests {
  private static let locales = ["C", "ko_KR.UTF-8", "en_US.UTF-8"]
  private static let terminals = ["xterm-256color", "dumb", nil]

  @Test func everyLocaleAndTerminalMakesTheSameBytes() throws {
    var trees: Set<[String: Data]> = []
    for (place, locale) in Self.locales.enumerated() {
      for terminal in Self.terminals {
        let folder = try TemporaryFolder()
        var environment = ["LC_ALL": locale, "HOME": folder.path, "COLORTERM": "truecolor"]
        environment["TERM"] = terminal
        let run = try Tool.run(
          [
            "test", "button", "--update", "all", "--snapshots", folder.path, "--jobs",
            "\(1 + place)",
          ],
          environment: environment)
        #expect(run.status == 0, "\(run.error)")
        trees.insert(try TemporaryFolder.files(below: folder.path + "/__Snapshots__"))
      }
    }
    #expect(trees.count == 1)
    // Of the whole catalogue, Scripts/check-baselines.sh asks the same of the binary that is shipped.
    let files = trees.first.map { $0.keys.filter { $0.hasSuffix(".snap") }.count }
    #expect(files == Catalogue.builtIn.variants(of: "button").count)
  }

  @Test func aThousandShuffledAndParallelRunsMakeTheSameText() throws {
    var generator = SplitMix64(seed: 7)
    let specimen = try #require(Catalogue.builtIn["button/plain-text"])
    let others = Catalogue.builtIn.specimens.filter { $0.id.text.hasPrefix("text/") }
    var texts: Set<String> = []
    for round in 0..<100 {
      // Neither the thread nor its earlier drawings may matter.
      let pieces = (Array(repeating: specimen, count: 10) + others).shuffled(using: &generator)
      let drawn = WorkerThreads.map(
        pieces, jobs: 1 + round % 5, prepare: { SnapshotDrawer(BaselineSpace(.builtIn)) },
        work: { drawer, piece in
          piece.id == specimen.id ? drawer.draw(piece).snapshot.text : Self.draw(piece, drawer)
        })
      texts.formUnion(drawn.filter { !$0.isEmpty })
    }
    #expect(texts.count == 1)
  }

  /// Draws something else, of which nothing is wanted.
  private static func draw(_ specimen: Specimen, _ drawer: SnapshotDrawer) -> String {
    _ = drawer.draw(specimen)
    return ""
  }
}
