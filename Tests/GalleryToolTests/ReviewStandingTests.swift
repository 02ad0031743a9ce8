import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

/// The end of a review whose files something replaced while it was open.
@Suite struct ReviewStandingTests {
  private static let variants: [VariantID] = ["tag/filled", "tag/stroke"]

  private static func text(_ word: String, _ variant: VariantID) -> String {
    SnapshotSample.snapshot(["": word + " " + variant.text], of: variant).text
  }

  @Test func aCheckoutDuringAReviewIsReported() throws {
    let folder = try TemporaryFolder()
    let snapshots = folder.snapshots
    for variant in Self.variants {
      let drawn = SnapshotSample.snapshot(["": "new " + variant.text], of: variant)
      try snapshots.apply(
        SnapshotChange(
          from: SnapshotFiles(variant: variant),
          to: SnapshotFiles(variant: variant, baseline: Self.text("old", variant), drawn: drawn)))
    }
    let program = ReviewProgram(
      catalogue: .builtIn, files: try Self.variants.map { try snapshots.files(of: $0) })
    let act = ReviewAct(program: program, folder: snapshots)
    var model = program.initialModel
    // One by one: both variants changed alike.
    _ = program.perform(.act(.group), &model)
    func accept() throws -> VariantID {
      let variant = try #require(model.difference).variant
      let effects = program.perform(.act(.accept), &model) + program.settle(&model)
      for effect in effects { _ = act.perform(effect, &model) }
      return variant
    }
    func standing() throws -> ReviewStanding {
      try ReviewStanding(model, in: snapshots, where: { _ in true })
    }
    #expect(try standing().pending == 2 && standing().sentences.isEmpty)
    let first = try accept()
    #expect(try standing().pending == 1 && standing().sentences.isEmpty)
    for variant in Self.variants {
      try folder.write(Self.text("other", variant), to: "__Snapshots__/\(variant).snap")
    }
    let others = Self.variants.filter { $0 != first }
    let after = try standing()
    #expect(after.changed == [first] && after.outdated == others && after.pending == 0)
    // A refused decision loads every variant again, not its own alone.
    if model.difference?.variant == first { _ = program.perform(.act(.nextUndecided), &model) }
    #expect(try [accept()] == others)
    #expect(model.items.isEmpty)
    let reloaded = try standing()
    #expect(reloaded.changed == [first] && reloaded.outdated == others)
  }
}
