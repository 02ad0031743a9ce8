import ArgumentParser
import GalleryKit
import VisualReview

/// Where baselines are.
struct SnapshotOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder in which __Snapshots__ is; the nearest one above with a Package.swift unless given.",
      valueName: "folder"))
  var snapshots: String?

  /// Says where baselines are made the first time, unless that was named or is a package's.
  func sayWhereUnlessExpected(_ folder: SnapshotFolder) {
    guard snapshots == nil, Disk.kind(of: folder.path) == nil,
      SnapshotFolder.nearest(from: folder.root, holding: "Package.swift") == nil
    else { return }
    StandardStreams.complain(
      "note: there is no Package.swift here or above; what waits and the baselines go to "
        + "\(safePath(folder.path)). --snapshots names another place.")
  }

  func folder() throws(ToolError) -> SnapshotFolder {
    try notPossibleHere { () throws(SnapshotFolderError) in
      SnapshotFolder(root: try SnapshotFolder.root(explicit: snapshots))
    }
  }
}

/// Which states are decided on; nothing means all that wait.
struct DecidedOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      A link takes one state under one environment; a component alone, or anything with *, takes all that match, as in \
      'tag/filled:*'.
      """, valueName: "link-or-pattern"))
  var names: [String] = []

  @Option(
    name: [.customShort("g"), .long],
    help: ArgumentHelp(
      "All that match GLOB[:knob=value,…][@setting=value,…]; any of several.", valueName: "filter"))
  var filter: [String] = []

  var links: [String] { names.filter(ChosenLink.isLink) }

  /// What may take many states.
  var patterns: [String] { names.filter { !ChosenLink.isLink($0) } + filter }

  var isEmpty: Bool { names.isEmpty && filter.isEmpty }
}

extension SnapshotOptions {
  /// What waits, of what is decided on.
  ///
  /// - Throws: where a link is wrong and names nothing that waits.
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
  /// What waits, of what filters choose and links name.
  func pending(
    _ filters: [String], links: [String] = [], _ context: ToolContext
  ) throws(ToolError) -> PendingDifferences {
    let folder = try folder()
    let files = try notPossibleHere { () throws(SnapshotFolderError) in try folder.variants() }
    let chooser = try context.chooser(filters, links: links, files: files)
    return try notPossibleHere { () throws(SnapshotFolderError) in
      try PendingDifferences(in: folder, chooser: chooser)
    }
  }

  static let nothingWaits =
    "Nothing waits to be decided on; \(ProgramName.current) test looks for differences."
  static let nothingChosen =
    "Nothing that waits is what the filter asks for; \(ProgramName.current) pending lists what does."

  /// Why there is nothing to decide on, and what to do.
  func nothing(_ pending: PendingDifferences, isFiltered: Bool) -> ToolError {
    ToolError(
      .noMatch,
      isFiltered && !pending.waiting.isEmpty
        ? Self.nothingChosen : Self.nothingWaits)
  }

  /// Why nothing is decided where a link names nothing that waits.
  func nothing(of link: ChosenLink, in pending: PendingDifferences) -> ToolError {
    guard let count = pending.waiting[link.variant] else {
      return nothing(pending, isFiltered: true)
    }
    let all = GalleryCommandLine.quoted(link.variant.text + ":*")
    return ToolError(
      .noMatch,
      "Nothing waits of \(safe(link.text)), which is one state under one environment; "
        + "\(ProgramName.current) pending lists what does. \(all) takes \(counted(count, "state"))."
    )
  }
}
