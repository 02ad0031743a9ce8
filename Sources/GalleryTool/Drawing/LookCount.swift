import GSDesign
import GalleryKit

/// Counts states, what is drawn of them and the looks that differ. States are let go one by one: only looks take memory.
struct LookCount {
  var stateCount = 0
  /// The states of which anything is seen, or that are meant to show nothing.
  private(set) var drawnCount = 0
  private var looks: Set<LookFingerprint> = []

  var lookCount: Int { looks.count }

  /// Takes a state in; whether anything is seen of it, unless nothing is meant to be.
  @discardableResult
  mutating func insert(
    _ fingerprint: LookFingerprint, isMeantToBeBlank: Bool = false
  ) -> Bool {
    let isDrawn = !fingerprint.isBlank || isMeantToBeBlank
    stateCount += 1
    if isDrawn { drawnCount += 1 }
    looks.insert(fingerprint)
    return isDrawn
  }
}
