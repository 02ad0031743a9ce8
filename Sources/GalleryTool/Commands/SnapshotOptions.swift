import ArgumentParser

/// Where baselines are.
struct SnapshotOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder in which __Snapshots__ is; the nearest one above with a Package.swift unless given.",
      valueName: "folder"))
  var snapshots: String?

  func folder() throws(ToolError) -> SnapshotFolder {
    try notPossibleHere { () throws(SnapshotFolderError) in
      SnapshotFolder(root: try SnapshotFolder.root(explicit: snapshots))
    }
  }
}

/// What the system refuses, or what baselines are that cannot be used, ends a command with 4.
func notPossibleHere<Made>(
  _ work: () throws(SnapshotFolderError) -> Made
) throws(ToolError) -> Made {
  do throws(SnapshotFolderError) {
    return try work()
  } catch {
    throw ToolError(.notPossibleHere, error.description)
  }
}
