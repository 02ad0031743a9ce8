import StateSpace

/// The baselines in a commit of a Git repository.
struct GitBaselines: Sendable {
  /// By variant.
  let texts: [VariantID: String]
  /// The object name of the commit.
  let commit: String

  /// The baselines at the merge base of `HEAD` and another commit: where a branch began.
  ///
  /// - Parameters:
  ///   - reference: any name of a commit that Git accepts.
  ///   - environment: the variables that Git needs to find its settings.
  /// - Throws: if Git, the repository or one of the commits is not found, or they have no merge base.
  init(
    atMergeBaseWith reference: String, of folder: SnapshotFolder, environment: ProcessEnvironment
  ) throws(ToolError) {
    let git = Git(root: folder.root, environment: environment, purpose: "--base")
    commit = try git.mergeBase(of: try git.commit(reference), called: reference)
    var names: [VariantID: String] = [:]
    for entry in try git.files(of: commit, below: SnapshotFolder.name) {
      guard let variant = Self.variant(of: entry.path) else { continue }
      names[variant] = entry.object
    }
    let objects = try git.contents(of: Set(names.values).sorted())
    texts = names.compactMapValues { objects[$0] }
  }

  /// The variant of a path: `tag/filled` for `__Snapshots__/tag/filled.snap`.
  static func variant(of path: String) -> VariantID? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[0] == SnapshotFolder.name,
      parts[2].hasSuffix(SnapshotFolder.baselineSuffix)
    else { return nil }
    let id = VariantID(
      parts[1] + "/" + parts[2].dropLast(SnapshotFolder.baselineSuffix.count))
    return (try? SnapshotFolder.parts(of: id)) == nil ? nil : id
  }
}
