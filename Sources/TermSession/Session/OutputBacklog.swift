/// Bytes on their way to a terminal that has not taken them yet.
struct OutputBacklog {
  private var bytes: [UInt8] = []
  private var written = 0
  /// How many bytes went out in all.
  private(set) var taken = 0

  var isEmpty: Bool { written == bytes.count }

  /// How many bytes wait.
  var count: Int { bytes.count - written }

  /// Some of the bytes went out and some did not: the terminal may be within a sequence.
  var isCut: Bool { written > 0 && !isEmpty }

  mutating func append(_ more: [UInt8]) {
    if isEmpty {
      (bytes, written) = (more, 0)
    } else {
      bytes += more
    }
  }

  mutating func removeAll() { (bytes, written) = ([], 0) }

  /// Writes what the terminal takes now, in one call where it takes everything.
  mutating func send(to descriptor: Int32) throws(SessionError) {
    while !isEmpty {
      switch SystemCalls.write(descriptor, bytes, after: written) {
      case .bytes(let count):
        written += count
        taken += count
      case .again: return
      case .hangup: throw .hangup
      case .failed(let number): throw .failed(call: "write", number)
      }
    }
    removeAll()
  }
}
