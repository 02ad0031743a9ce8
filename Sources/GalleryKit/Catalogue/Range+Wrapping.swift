extension Range<Int> {
  /// The place in the range after going round at its ends: `(0..<3).wrapping(3)` is 0, and of -1 it is 2.
  ///
  /// - Precondition: the range starts at 0 and is not empty.
  package func wrapping(_ place: Int) -> Int { (place % count + count) % count }
}
