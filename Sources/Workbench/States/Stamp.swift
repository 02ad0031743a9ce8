import GSDesign
import GalleryKit

/// A number for a value, the same for equal values within a process.
///
/// It identifies values that have no name.
struct Stamp: Hashable, Sendable {
  let number: Int

  init(_ value: some Hashable) { number = value.hashValue }

  /// Parses a step of an identifier; nil if it is not a stamp.
  init?(step: some StringProtocol) {
    guard let number = Int(step) else { return nil }
    self.number = number
  }
}

extension Stamp {
  /// A state of one specimen: the same values in another specimen are another state.
  init(_ state: SpecimenState) {
    var hasher = Hasher()
    hasher.combine(state.source)
    hasher.combine(state)
    self.init(hasher.finalize())
  }
}

extension FocusID {
  /// The identifier of a child for a value.
  func child(_ stamp: Stamp) -> FocusID { child(stamp.number) }
}
