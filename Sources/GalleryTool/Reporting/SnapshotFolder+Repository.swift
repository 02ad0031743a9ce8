extension SnapshotFolder {
  /// The folder of the snapshots as seen from the root of the repository it is in, as annotations name files; nil where
  /// it is in none.
  var pathInRepository: String? {
    guard let whole = Disk.resolved(root) else { return nil }
    var folder = whole[...]
    while !folder.isEmpty {
      // A folder, or the file that a worktree or a submodule has instead.
      if Disk.kind(of: folder + "/.git") != nil {
        let below = whole.dropFirst(folder.count + 1)
        return below.isEmpty ? Self.name : Self.joined(String(below), Self.name)
      }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return nil
  }
}
