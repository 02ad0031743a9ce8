import ArgumentParser

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
