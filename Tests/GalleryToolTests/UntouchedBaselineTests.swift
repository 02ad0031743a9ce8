import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

/// A run leaves snapshots that it did not compare unchanged, whatever its options.
@Suite struct UntouchedBaselineTests {
  private struct Word: Hashable {
    var isLoud = false
    var isBig = false
  }

  private static func specimen(_ id: VariantID, _ word: String) -> Specimen {
    Specimen(
      id, summary: Phrase("A word.", korean: "낱말."), usage: Phrase("Never.", korean: "없음."),
      payload: Word(), axes: [.toggle("loud", \.isLoud), .toggle("big", \.isBig)],
      code: { _, _ in "" },
      build: { value, _ in
        let text = word + (value.isLoud ? "!" : "") + (value.isBig ? word : "")
        return Lowered(
          element: GSText(.body1, text).element, interactions: InteractionTable())
      })
  }

  /// A random catalogue: some variants, with a word each.
  private static func catalogue(_ random: inout SplitMix64) -> Catalogue {
    let specimens = ["own/one", "own/two", "else/three"].compactMap { id -> Specimen? in
      guard random.next() % 5 > 0 else { return nil }
      return specimen(VariantID(id), ["a", "b", "c"][Int(random.next() % 3)])
    }
    return Catalogue(
      specimens: specimens.isEmpty ? [specimen("own/one", "a")] : specimens,
      themes: [.gitspace, .zatch])
  }

  private static func environments(_ random: inout SplitMix64) -> [Settings]? {
    guard random.next() % 2 == 0 else { return nil }
    return (0...Int(random.next() % 2)).map { _ in
      var settings = Settings()
      if random.next() % 2 == 0 { settings.language = .korean }
      if random.next() % 3 == 0 { settings.appearance = .dark }
      if random.next() % 3 == 0 { settings.contrast = .high }
      if random.next() % 3 == 0 { settings.theme = "zatch" }
      if random.next() % 4 == 0 { settings.depth = .indexed256 }
      return settings
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Declares single environments. Each names its colour depth, so that no other depths are compared.
  private static func plan(
    _ environments: [Settings], _ catalogue: Catalogue
  ) throws -> EnvironmentPlan {
    let combinations = environments.map { environment in
      var environment = environment
      environment.depth = environment.depth ?? .truecolor
      return Setting.all.compactMap { setting in
        environment.said(setting).map { DeclaredEnvironments.Values(setting.name, [$0]) }
      }
    }
    return try EnvironmentPlan(
      [DeclaredEnvironments(components: [], combinations: combinations, isNamed: true)],
      themes: catalogue.themes.map(\.name), in: catalogue)
  }

  private static let filters = [
    [], [], [], ["own"], ["own/one:loud"], ["own/two", "else/three:big"], ["*@appearance=dark"],
  ]

  /// Whether a run without environments of its own compares one: the home theme, both appearances, every depth.
  private static func isUsual(_ environment: EnvironmentID) -> Bool {
    environment.text.split(separator: ",").allSatisfy {
      ["appearance", "colors", "depth"].contains($0.prefix { $0 != "=" })
    }
  }

  private struct Files {
    var baseline: Snapshot?
    /// The looks as they wait, or as they are agreed on.
    var waiting: Snapshot?

    init(_ files: SnapshotFiles) throws {
      baseline = try files.baseline.map { try Snapshot(text: $0) }
      let pending = try files.pending.map { try PendingSnapshot(text: $0) }
      waiting = pending.map { $0.resolved(on: baseline).snapshot } ?? baseline
    }

    var links: Set<LinkID> {
      Set(
        [baseline, waiting].compactMap(\.self).flatMap(\.sections).flatMap { section in
          section.looks.flatMap(\.states).map { LinkID($0, section.environment) }
        })
    }

    /// A state alone, byte for byte as a file has it.
    func texts(of link: LinkID) -> [String?] {
      [baseline, waiting].map { snapshot in
        let alone = snapshot?.restricted { $0 == link }
        return alone?.isEmpty == false ? alone?.text : nil
      }
    }
  }

  private static func files(in folder: SnapshotFolder) throws -> [VariantID: Files] {
    var result: [VariantID: Files] = [:]
    for id in try folder.variants() { result[id] = try Files(folder.files(of: id)) }
    return result
  }

  @Test(arguments: UInt64(1)...40)
  func aRunLeavesOtherBaselinesByteForByte(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let place = try TemporaryFolder()
    let folder = place.snapshots
    for step in 0..<12 {
      let before = try Self.files(in: folder)
      let texts = try place.texts()
      let catalogue = Self.catalogue(&random)
      let known = try folder.variants()
      let filter = Self.filters[Int(random.next() % 7)]
      guard let chooser = try? StateChooser(filter, files: known, in: catalogue) else { continue }
      var isMeant: (LinkID) -> Bool
      var isNamed: (VariantID) -> Bool = chooser.names
      var mayErase = false
      var takesRenamed = false
      var what = "seed \(seed), step \(step), \(filter)"
      if random.next() % 4 == 0 {
        let verdict = random.next() % 2 == 0 ? Verdict.accepted : .rejected
        what += ", \(verdict)"
        for entry in try PendingDifferences(in: folder, chooser: chooser).entries {
          try entry.decide(verdict, in: folder)
        }
        isMeant = chooser.chooses
        mayErase = verdict == .accepted
      } else {
        var plan = TestPlan(catalogue: catalogue, folder: folder, chooser: chooser)
        let asked = Self.environments(&random)
        let declared = asked == nil ? Self.environments(&random) : nil
        plan.environmentPlan = try declared.map { try Self.plan($0, catalogue) }
        plan.environments = asked.map { ["gitspace": $0, "zatch": $0, "": $0] }
        plan.update = BaselineUpdate.allCases[Int(random.next() % 4)]
        plan.unreferenced = UnreferencedPolicy.allCases[Int(random.next() % 4)]
        if random.next() % 4 == 0 {
          plan.shard = TestReport.Shard(index: 1 + Int(random.next() % 2), count: 2)
        }
        plan.isWriting = random.next() % 5 > 0
        what += ", \(plan.update), \(plan.unreferenced), \(String(describing: asked))"
        what += ", declared: \(String(describing: declared))"
        let run = TestRun(plan: plan)
        var result = try run.result(progress: ProgressLine(total: 0, isShown: false))
        try run.write(&result)
        let tested = Set(run.specimens.map(\.id))
        let judgesGone = plan.unreferenced != .ignore && plan.shard?.index != 2
        takesRenamed = plan.update.takes(.renamed)
        isMeant = { link in
          let variant = link.state.variant
          let isTested = catalogue[variant] == nil ? judgesGone : tested.contains(variant)
          let defaults = catalogue.defaults(of: variant)
          let isCompared =
            (asked ?? declared)?.contains { $0.id(defaults) == link.environment }
            ?? Self.isUsual(link.environment)
          return isTested && chooser.chooses(link) && isCompared
        }
        isNamed = {
          catalogue[$0] == nil ? judgesGone && chooser.names($0) : tested.contains($0)
        }
        mayErase = plan.unreferenced == .delete
        if !plan.isWriting {
          #expect(try place.texts() == texts, "\(what)")
          continue
        }
      }
      let after = try Self.files(in: folder)
      for (id, files) in before {
        let now = try after[id] ?? Files(SnapshotFiles(variant: id))
        for link in files.links {
          if !isMeant(link) {
            #expect(now.texts(of: link) == files.texts(of: link), "\(what): \(link)")
          }
          guard !mayErase, files.baseline?[link.environment, link.state] != nil else { continue }
          let isMoved = takesRenamed && catalogue[id] == nil && after[id]?.baseline == nil
          #expect(
            isMoved || now.baseline?[link.environment, link.state] != nil,
            "\(what): \(link) is gone")
        }
        if !isNamed(id) {
          let path = "__Snapshots__/\(id).snap"
          #expect(try place.texts()[path] == texts[path], "\(what): \(id)")
        }
      }
    }
  }
}
