import CPlatform
import CTermGuard

/// Several descriptors behind one, for ``TerminalSession/nextWake(timeout:other:)``: it is readable when any of them is
/// ready.
///
/// A descriptor is in the set until it is removed; it has to be before it is closed.
package struct DescriptorSet: ~Copyable {
  /// Of the set itself.
  package let descriptor: Int32
  private var members: [Int32: Bool] = [:]

  /// nil where the system has no more of them.
  package init?() {
    descriptor = descriptor_set_open()
    guard descriptor >= 0 else { return nil }
  }

  deinit { SystemCalls.close(descriptor) }

  /// Puts a descriptor in that has something to read now and then, or changes whether it waits for room as well.
  ///
  /// - Returns: false where the system takes no more.
  @discardableResult
  package mutating func include(_ member: Int32, waitsForRoom: Bool = false) -> Bool {
    let before = members[member]
    guard before != waitsForRoom else { return true }
    let result =
      before == nil
      ? descriptor_set_add(descriptor, member, waitsForRoom)
      : descriptor_set_change(descriptor, member, waitsForRoom)
    guard result == 0 else { return false }
    members[member] = waitsForRoom
    return true
  }

  package mutating func remove(_ member: Int32) {
    guard members.removeValue(forKey: member) != nil else { return }
    _ = descriptor_set_remove(descriptor, member)
  }
}
