import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// The plan of a test: the states to draw, the states to judge, and the treatment of files.
struct TestPlan: Sendable {
  let catalogue: Catalogue
  let folder: SnapshotFolder
  let chooser: StateChooser
  /// The requested environments, by the home theme of a variant, empty for one that the catalogue does not have; nil
  /// for the baselined ones.
  var environments: [String: [Settings]]?
  /// The declared environments; nil for the home theme, light and dark.
  var environmentPlan: EnvironmentPlan?
  /// Whether baselines in environments that are not declared are erased.
  var dropsUndeclared = false
  /// If set, tests only the failures of an earlier run.
  var lastRun: LastRun?
  /// Finds the committed baselines of the variants whose baselines are others now: they may have been accepted since,
  /// so they do not show that a colour stayed as it was, but which one it had before.
  var uncommitted: @Sendable () -> [VariantID: String] = { [:] }
  /// Finds the contents of a baseline before a conflict or damage.
  var recovery: BaselineRecovery?
  var shard: TestReport.Shard?
  var update: BaselineUpdate = .none
  var unreferenced: UnreferencedPolicy = .reject
  /// Whether files are written at all.
  var isWriting = true
  /// Stops after this number of problems.
  var mostFailures: Int?
  var jobs = 1

  var judge: VariantJudge {
    VariantJudge(
      catalogue: catalogue, update: update, unreferenced: unreferenced,
      dropsUndeclared: dropsUndeclared, isWriting: isWriting, recovery: recovery)
  }

  /// Whether all states are judged, so that missing ones count as deleted.
  var isComplete: Bool {
    chooser.isEverything && environments == nil && lastRun == nil
  }

  func space(of specimen: Specimen) -> BaselineSpace {
    BaselineSpace(
      catalogue, environments: environments?[specimen.home.name], plan: environmentPlan)
  }

  /// The variants to draw, in the order of the catalogue.
  var specimens: [Specimen] {
    let named = catalogue.specimens.filter { specimen in
      chooser.names(specimen.id) && (lastRun.map { $0.variants.contains(specimen.id) } ?? true)
    }
    return ShardPlan.specimens(named, of: shard, in: BaselineSpace(catalogue))
  }

  /// The states of a variant to judge; nil for all.
  func choice(of variant: VariantID) -> StateChoice? {
    guard !chooser.choosesAll(of: variant) || lastRun != nil else { return nil }
    return { [chooser, lastRun] link in
      (lastRun.map { $0.contains(link) } ?? true) && chooser.chooses(link)
    }
  }

  /// Whether a variant that the catalogue no longer has is judged.
  func judgesGone(_ variant: VariantID) -> Bool {
    catalogue[variant] == nil && chooser.names(variant)
      && (lastRun.map { $0.variants.contains(variant) } ?? true)
  }

  /// The environments in the files of a variant that no longer exists which this run compares.
  ///
  /// Its files do not say which theme their links leave out. So the run must compare an environment whichever of the
  /// themes it was that would be spelled like this.
  func environments(ofGone files: SnapshotFiles) -> Set<EnvironmentID> {
    let homes = catalogue.defaultsOfGoneVariants.map { defaults in
      let asked = environments.map { $0[defaults.theme] ?? [] }
      let space = BaselineSpace(catalogue, environments: asked, plan: environmentPlan)
      return (
        defaults: defaults, compared: space.environments(ofGone: files.variant, defaults)
      )
    }
    return files.environments.filter { environment in
      let possible = homes.filter { Settings(environment).id($0.defaults) == environment }
      return !possible.isEmpty && possible.allSatisfy { $0.compared.contains(environment) }
    }
  }
}

/// The treatment of baselines whose variants no longer exist.
enum UnreferencedPolicy: String, Hashable, Sendable, CaseIterable {
  case ignore, warn, reject, delete
}

/// Divides variants into parts with similar numbers of states.
///
/// The largest variant goes first, each to the part with the fewest states so far, so that the parts depend on the
/// catalogue alone.
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

/// A link to one state under one environment, with its defaults filled in.
struct ChosenLink: Hashable, Sendable {
  /// The text of the link as given.
  let text: String
  let variant: VariantID
  /// The problem, if there is one. The link may still name a state that is no longer declared.
  let refusal: String?
  /// The link in canonical form.
  private let printed: LinkID

  /// - Parameter files: the variants that have files; a link may name one that is gone.
  /// - Throws: if its variant does not exist, with the nearest names.
  init(_ text: String, files: [VariantID], in catalogue: Catalogue) throws(ToolError) {
    self.text = text
    variant = LinkID(text: text).state.variant
    do throws(LinkError) {
      let parsed = try Link.parse(text, in: catalogue)
      let wrong = parsed.warnings.filter(\.isLeftOut)
      refusal = wrong.isEmpty ? nil : wrong.map(\.refusal).joined(separator: " ")
      printed = wrong.isEmpty ? parsed.link.id(in: catalogue) : LinkID(text: text)
    } catch {
      guard files.contains(variant) else { throw ToolError(.noMatch, error.description) }
      refusal = nil
      printed = LinkID(text: text)
    }
  }

  /// Whether an argument is a link, rather than a pattern of many states.
  static func isLink(_ argument: String) -> Bool {
    let id = argument.prefix { $0 != ":" && $0 != "@" }
    return id.contains("/") && !id.contains("?") && !argument.contains("*")
  }

  func takes(_ link: LinkID) -> Bool { link == printed || link.text == text }
}
