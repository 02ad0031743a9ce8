import GSDesign
import GalleryKit
import VisualReview

/// What a test draws, what of it is judged, and what becomes of the files.
struct TestPlan: Sendable {
  let catalogue: Catalogue
  let folder: SnapshotFolder
  let chooser: StateChooser
  /// The environments asked for, by the name of the theme a variant is at home in; nil for those that are baselined.
  var environments: [String: [Settings]]?
  /// Only what was not as it should be in an earlier run.
  var lastRun: LastRun?
  /// Only what looks other than here, or whose baseline is another than here; by variant.
  var reference: [VariantID: String]?
  var shard: TestReport.Shard?
  var update: BaselineUpdate = .none
  var unreferenced: UnreferencedPolicy = .reject
  /// Whether files are written at all.
  var isWriting = true
  /// Ends early once there are as many problems.
  var mostFailures: Int?
  var jobs = 1

  var judge: VariantJudge { VariantJudge(update: update, isWriting: isWriting) }

  /// Whether everything there is gets judged, so that what is not there can be told to be gone.
  var isComplete: Bool {
    chooser.isEverything && environments == nil && lastRun == nil && reference == nil
  }

  func space(of specimen: Specimen) -> BaselineSpace {
    BaselineSpace(catalogue, environments: environments?[specimen.home.name])
  }

  /// The variants that are drawn, in the order of the catalogue.
  var specimens: [Specimen] {
    let named = catalogue.specimens.filter { specimen in
      chooser.names(specimen.id) && (lastRun.map { $0.variants.contains(specimen.id) } ?? true)
    }
    return ShardPlan.specimens(named, of: shard, in: BaselineSpace(catalogue))
  }

  /// The states of a variant that are judged; nil for all of them.
  ///
  /// - Throws: where the baseline at the reference is of a later format.
  func choice(
    of specimen: Specimen, drawn: DrawnVariant, files: SnapshotFiles
  ) throws(SnapshotFolderError) -> StateChoice? {
    guard !isComplete else { return nil }
    let asked = environments.map { environments in
      let defaultTheme = catalogue.themes.first?.name ?? ""
      return Set(
        (environments[specimen.home.name] ?? []).map { $0.id(defaultTheme: defaultTheme) })
    }
    let changed = try reference.map { texts throws(SnapshotFolderError) in
      try Self.changed(drawn, files: files, since: texts[specimen.id])
    }
    return { [chooser, lastRun] link in
      (asked.map { $0.contains(link.environment) } ?? true)
        && (lastRun.map { $0.failed.contains(link) } ?? true)
        && (changed.map { $0.contains(link) } ?? true) && chooser.chooses(link)
    }
  }

  /// The links of the states that look other than a baseline says, or whose baselines differ.
  private static func changed(
    _ drawn: DrawnVariant, files: SnapshotFiles, since text: String?
  ) throws(SnapshotFolderError) -> Set<LinkID> {
    var ignored: [String] = []
    let before = try VariantJudge.read(text, of: files.variant, &ignored)
    let now = try VariantJudge.read(files.baseline, of: files.variant, &ignored)
    var links: Set<LinkID> = []
    for comparison in [
      Comparison(baseline: before, drawn: drawn.snapshot), Comparison(baseline: before, drawn: now),
    ] {
      for difference in comparison.differences {
        links.formUnion(difference.links)
        for state in difference.formerStates {
          links.insert(LinkID(state, difference.environment))
        }
      }
    }
    return links
  }
}

/// What becomes of baselines whose variants are gone.
enum UnreferencedPolicy: String, Hashable, Sendable, CaseIterable {
  case ignore, warn, reject, delete
}

/// Divides variants into parts of about as many states each.
///
/// The largest goes first, each to the part that has least so far: what a part holds depends on the catalogue alone.
enum ShardPlan {
  /// The part of each variant, from 1, in the order of the variants.
  static func parts(stateCounts: [Int], count: Int) -> [Int] {
    var loads = [Int](repeating: 0, count: count)
    var parts = [Int](repeating: 1, count: stateCounts.count)
    let order = stateCounts.indices.sorted { (stateCounts[$1], $0) < (stateCounts[$0], $1) }
    for index in order {
      let part = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[part] += stateCounts[index]
      parts[index] = part + 1
    }
    return parts
  }

  static func specimens(
    _ specimens: [Specimen], of shard: TestReport.Shard?, in space: BaselineSpace
  ) -> [Specimen] {
    guard let shard else { return specimens }
    let parts = parts(
      stateCounts: specimens.map { space.states(of: $0).count }, count: shard.count)
    return zip(specimens, parts).filter { $0.1 == shard.index }.map(\.0)
  }
}
