import TermSession

/// Descriptors that several owners have waited for together.
final class SharedDescriptors {
  private var group: DescriptorSet?

  init() { group = DescriptorSet() }

  /// Readable while one of them is; -1 where the system has no such thing.
  var descriptor: Int32 { group?.descriptor ?? -1 }

  /// Waits for the descriptors of an owner as they are now, and no more for those it had before.
  func replace(_ before: [Int32], with now: [Int32]) {
    for gone in before where !now.contains(gone) { group?.remove(gone) }
    for member in now where member >= 0 { _ = group?.include(member) }
  }
}
