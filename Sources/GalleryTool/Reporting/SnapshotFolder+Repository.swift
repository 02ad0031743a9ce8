extension SnapshotFolder {
  /// The folder of the snapshots as seen from the root of the repository it is in, as annotations name files; nil where
  /// it is in none.
  var pathInRepository: String? {
    // The name is that of a folder, or of the file that a worktree or a submodule has instead.
    guard let whole = Disk.resolved(root), let top = Self.nearest(from: whole, holding: ".git")
    else { return nil }
    let below = whole.dropFirst(top.count + 1)
    return below.isEmpty ? Self.name : Self.joined(String(below), Self.name)
  }
}
