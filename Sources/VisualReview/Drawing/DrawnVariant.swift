package import GalleryKit

/// A variant as it is drawn now.
package struct DrawnVariant: Hashable, Sendable {
  package let snapshot: Snapshot
  /// The states drawn, counted under each environment.
  package let stateCount: Int
  /// The links of states of which nothing is seen although something should be.
  package let blank: [LinkID]
}
