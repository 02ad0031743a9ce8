import CTermGuard

/// How memory goes back to the system.
enum Allocation {
  /// From here on a buffer of a megabyte or more is given back as soon as it is freed: a window that was large once leaves
  /// nothing behind.
  static func mapLargeBuffers() { allocation_map_large_buffers() }
}
