import GSDesign
import GalleryKit

/// Counts states, what is drawn of them and the looks that differ. States are let go one by one: only looks take memory.
struct LookCount {
  var stateCount = 0
  /// The states of which anything is seen.
  private(set) var drawnCount = 0
  private var looks: Set<LookFingerprint> = []

  var lookCount: Int { looks.count }

  /// Takes a state in; whether anything is seen of it.
  mutating func insert(_ fingerprint: LookFingerprint) -> Bool {
    stateCount += 1
    if !fingerprint.isBlank { drawnCount += 1 }
    looks.insert(fingerprint)
    return !fingerprint.isBlank
  }
}
