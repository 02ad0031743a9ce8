/// The bytes of a frame on their way out, in memory that is kept from frame to frame.
///
/// An array looks at who shares it at every byte; a repaint has tens of thousands of them.
@safe struct OutputBuffer: ~Copyable, ByteOutput {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 4096
    unsafe memory = .allocate(capacity: capacity)
  }

  deinit {
    unsafe memory.deallocate()
  }

  /// Makes room for more bytes.
  mutating func reserve(_ additional: Int) {
    if capacity - count < additional { grow(additional) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    // In bounds: there is room for one more.
    unsafe memory[count] = byte
    count += 1
  }

  /// Appends up to eight bytes, the lowest of the word first.
  @inline(__always)
  mutating func append(_ word: UInt64, count bytes: Int) {
    if capacity - count < 8 { grow(8) }
    // In bounds: there is room for all eight, however many of them count.
    unsafe UnsafeMutableRawPointer(memory + count)
      .storeBytes(of: word.littleEndian, as: UInt64.self)
    count += bytes
  }

  /// Appends a byte for which there is room.
  @inline(__always)
  @unsafe mutating func appendReserved(_ byte: UInt8) {
    unsafe memory[count] = byte
    count &+= 1
  }

  mutating func append(_ byte: UInt8, times: Int) {
    guard times > 0 else { return }
    reserve(times)
    // In bounds: reserved.
    unsafe (memory + count).update(repeating: byte, count: times)
    count += times
  }

  mutating func append(contentsOf bytes: ArraySlice<UInt8>) {
    for byte in bytes { append(byte) }
  }

  /// Drops everything from a place on.
  mutating func truncate(to place: Int) {
    precondition(place >= 0 && place <= count)
    count = place
  }

  /// The bytes written since a position.
  func bytes(from place: Int = 0) -> [UInt8] {
    precondition(place >= 0 && place <= count)
    // In bounds, and initialized up to `count`.
    return unsafe Array(UnsafeBufferPointer(start: memory + place, count: count - place))
  }

  @inline(never)
  private mutating func grow(_ additional: Int) {
    let larger = max(2 * capacity, count + additional)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    // Both hold at least `count` bytes and are not the same.
    unsafe moved.update(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = moved
    capacity = larger
  }
}
