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
