/// What a decision does to the files of a variant.
///
/// It is done only where the files still are what they were; the same the other way round takes it back.
package struct SnapshotChange: Hashable, Sendable {
  package let before: SnapshotFiles
  package let after: SnapshotFiles

  package init(from before: SnapshotFiles, to after: SnapshotFiles) {
    self.before = before
    self.after = after
  }

  var inverse: SnapshotChange { SnapshotChange(from: after, to: before) }
}
