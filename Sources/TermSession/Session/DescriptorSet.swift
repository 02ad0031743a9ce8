import CPlatform
import CTermGuard

/// Several descriptors behind one, for ``TerminalSession/nextWake(timeout:other:takesInput:)``: it is readable when any of them is
/// ready.
///
/// A descriptor is in the set until it is removed; it has to be before it is closed.
public struct DescriptorSet: ~Copyable {
  /// The descriptor of the set itself.
  public let descriptor: Int32
  private var members: [Int32: Bool] = [:]

  /// An empty set; nil where the system has no more of them.
  public init?() {
    descriptor = descriptor_set_open()
    guard descriptor >= 0 else { return nil }
  }

  deinit { SystemCalls.close(descriptor) }

  /// Puts a descriptor in that has something to read now and then, or changes whether it waits for room as well.
  ///
  /// - Returns: false where the system takes no more.
  @discardableResult
  public mutating func include(_ member: Int32, waitsForRoom: Bool = false) -> Bool {
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

  /// Takes a descriptor out; one that is not in the set is left alone.
  public mutating func remove(_ member: Int32) {
    guard members.removeValue(forKey: member) != nil else { return }
    _ = descriptor_set_remove(descriptor, member)
  }
}
