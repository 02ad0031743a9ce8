package import GalleryKit

/// The two files of a variant, as texts: what is agreed on, and what waits for somebody to decide.
package struct SnapshotFiles: Hashable, Sendable {
  /// `tag/filled`.
  package var variant: VariantID
  /// `<variant>.snap`; nil where there is none.
  package var baseline: String?
  /// `<variant>.snap.new`; nil where there is none.
  package var pending: String?

  package init(variant: VariantID, baseline: String? = nil, pending: String? = nil) {
    self.variant = variant
    self.baseline = baseline
    self.pending = pending
  }
}

extension SnapshotFiles {
  /// Whether both texts are the same bytes; strings are equal where they only look alike.
  package func isSame(as other: SnapshotFiles) -> Bool {
    variant == other.variant && Self.isSame(baseline, other.baseline)
      && Self.isSame(pending, other.pending)
  }

  /// Whether both are the same bytes, or none.
  package static func isSame(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.utf8.elementsEqual(second.utf8)
  }
}
