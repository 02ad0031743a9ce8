/// The two files of a variant, as texts: what is agreed on, and what waits for somebody to decide.
package struct SnapshotFiles: Hashable, Sendable {
  /// `tag/filled`.
  package var variant: String
  /// `<variant>.snap`; nil where there is none.
  package var baseline: String?
  /// `<variant>.snap.new`; nil where there is none.
  package var pending: String?

  package init(variant: String, baseline: String? = nil, pending: String? = nil) {
    self.variant = variant
    self.baseline = baseline
    self.pending = pending
  }
}
