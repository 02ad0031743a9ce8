import ArgumentParser
import GalleryKit
import StateSpace
import VisualReview

/// The location of baselines.
struct SnapshotOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder that holds __Snapshots__. Default: the nearest parent folder with a Package.swift.",
      valueName: "folder"))
  var snapshots: String?

  /// - Parameter advice: a sentence about what names a place.
  /// - Throws: if the place of the first baselines is undecided: without an option or a package.
  func checkPlace(
    _ folder: SnapshotFolder, advice: String = "--snapshots . keeps baselines in this folder."
  ) throws(ToolError) {
    guard snapshots == nil, Disk.kind(of: folder.path) == nil,
      SnapshotFolder.nearest(from: folder.root, holding: "Package.swift") == nil
    else { return }
    throw ToolError(
      .notPossibleHere,
      "No baselines here, and no Package.swift here or in a parent folder. Nothing was written. "
        + advice)
  }

  /// - Throws: if there is nothing to read: neither a named folder, nor a package, nor baselines here.
  func checkReading() throws(ToolError) {
    try checkPlace(
      try folder(isWriting: false), advice: "Name the folder that holds them with --snapshots.")
  }

  /// - Parameter isWriting: whether files may be written; only a folder that is not written may be a link.
  func folder(isWriting: Bool = true) throws(ToolError) -> SnapshotFolder {
    try notPossibleHere { () throws(SnapshotFolderError) in
      SnapshotFolder(
        root: try SnapshotFolder.root(explicit: snapshots), followsLinks: !isWriting)
    }
  }
}

/// The states to decide on; all pending ones by default.
struct DecidedOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      A link selects one state in one environment; a component, or a pattern with * such as 'tag/filled:*', selects all \
      matches.
      """, valueName: "link-or-pattern"), completion: .link)
  var names: [String] = []

  @Option(
    name: [.customShort("g"), .long],
    help: ArgumentHelp(
      "Select what matches: GLOB[:knob=value,…][@setting=value,…]. Repeat it to select more.",
      valueName: "filter"), completion: .link)
  var filter: [String] = []

  var links: [String] { names.filter(ChosenLink.isLink) }

  /// The patterns, which may select many states.
  var patterns: [String] { names.filter { !ChosenLink.isLink($0) } + filter }

  var isEmpty: Bool { names.isEmpty && filter.isEmpty }
}

extension SnapshotOptions {
  /// The pending changes in the selection.
  ///
  /// - Throws: if an invalid link does not name a pending state.
  func pending(
    _ decided: DecidedOptions, _ context: ToolContext
  ) throws(ToolError) -> PendingDifferences {
    let pending = try pending(decided.patterns, links: decided.links, context)
    if let refusal = pending.missing.lazy.compactMap(\.refusal).first {
      throw ToolError(.badArguments, refusal)
    }
    return pending
  }
}

extension SnapshotOptions {
  /// The pending changes that filters and links select.
  ///
  /// - Parameter isCurrent: whether changes compared with other baselines are an error.
  func pending(
    _ filters: [String], links: [String] = [], isCurrent: Bool = true, _ context: ToolContext
  ) throws(ToolError) -> PendingDifferences {
    let folder = try folder()
    let files = try notPossibleHere { () throws(SnapshotFolderError) in try folder.variants() }
    let chooser = try context.chooser(filters, links: links, files: files)
    return try notPossibleHere { () throws(SnapshotFolderError) in
      let pending = try PendingDifferences(
        in: folder, chooser: chooser,
        recovery: BaselineRecovery(of: folder, environment: context.environment),
        uncommitted: Git(root: folder.root, environment: context.environment)
          .uncommittedBaselines())
      guard !isCurrent || pending.outdated.isEmpty else { throw .isOutdated(pending.outdated) }
      return pending
    }
  }

  /// The reasons beside the baselines, with a warning about a file that cannot be read.
  static func warnedReasons(in folder: SnapshotFolder) -> DecisionReasons {
    var notices: [String] = []
    let reasons = folder.reasons(&notices)
    for notice in notices { StandardStreams.complain("warning: \(notice)") }
    return reasons
  }

  static let nothingPending =
    "No pending changes; \(ProgramName.current) test looks for changes."
  static let nothingChosen =
    "No pending change matches the filter; \(ProgramName.current) diff lists them all."

  /// The error that there is nothing to decide on, with advice.
  func nothing(_ pending: PendingDifferences, isFiltered: Bool) -> ToolError {
    ToolError(
      .noMatch,
      isFiltered && !pending.waiting.isEmpty
        ? Self.nothingChosen : Self.nothingPending)
  }

  /// The error that a link does not name a pending state.
  func nothing(of link: ChosenLink, in pending: PendingDifferences) -> ToolError {
    guard let count = pending.waiting[link.variant] else {
      return nothing(pending, isFiltered: true)
    }
    let all = GalleryCommandLine.quoted(link.variant.text + ":*")
    return ToolError(
      .noMatch,
      "\(safe(link.text)) names one state in one environment, which has no pending change; "
        + "\(ProgramName.current) diff lists those that have. \(all) selects \(counted(count, "state"))."
    )
  }
}
