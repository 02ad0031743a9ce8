import GalleryKit

/// The files of a variant under review.
///
/// What they are follows from what they were at first and from all that was said since, whatever the order. So what is
/// decided anew, or taken back, ends in the bytes there would be had it been decided so at once.
struct ReviewVariant: Sendable {
  let id: VariantID
  /// Before any decision.
  let pair: SnapshotPair
  /// As they are on disk, as far as is known.
  var files: SnapshotFiles
  /// The places of its items.
  var items: Range<Int>

  init(_ pair: SnapshotPair, items: Range<Int>) {
    id = pair.original.variant
    self.pair = pair
    files = pair.original
    self.items = items
  }

  /// The files after what was said.
  ///
  /// - Parameter all: every item of the review.
  func files(after all: [ReviewItem]) -> SnapshotFiles {
    var pair = pair
    for item in all[items] {
      if let accepted = item.part(.accepted) { pair.accept(accepted) }
      if let rejected = item.part(.rejected) { pair.reject(rejected) }
    }
    return pair.files
  }
}

extension ReviewVariant: Hashable {
  static func == (first: ReviewVariant, second: ReviewVariant) -> Bool {
    first.files.isSame(as: second.files) && first.items == second.items
      && first.pair.original.isSame(as: second.pair.original)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
