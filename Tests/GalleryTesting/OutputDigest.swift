/// The parts of an output beyond plain ASCII, each once, and the number of replacements for removed characters.
///
/// Outputs are long and tests are not optimized, so bytes are gone through once.
struct OutputDigest {
  /// Every run beyond printable ASCII, with the byte before it, each once, separated by an `x`.
  private(set) var text = ""
  private(set) var lines = 0
  /// Counts U+FFFD, control pictures, and the beginnings of escapes in JSON, links, snapshots and messages.
  private(set) var replacements = 0
  let isValid: Bool

  init(_ bytes: [UInt8]) {
    isValid = String(validating: bytes, as: UTF8.self) != nil
    var runs: Set<[UInt8]> = []
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        if byte &- 0x20 <= 0x5E {
          if byte == UInt8(ascii: "%") || isEscape(bytes, place) { replacements += 1 }
          place += 1
          continue
        }
        let start = place
        while place < bytes.count, !(bytes[place] &- 0x20 <= 0x5E) {
          if bytes[place] == 0x0A { lines += 1 }
          if isReplacement(bytes, place) { replacements += 1 }
          place += 1
        }
        if place == start + 1, bytes[start] == 0x0A { continue }
        runs.insert(Array(bytes[max(0, start - 1)..<place]))
      }
    }
    for run in runs { text += String(decoding: run, as: UTF8.self) + "x" }
  }

  private func isEscape(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard place + 1 < bytes.count else { return false }
    switch (bytes[place], bytes[place + 1]) {
    case (UInt8(ascii: "\\"), UInt8(ascii: "u")), (UInt8(ascii: "\\"), UInt8(ascii: "{")),
      // A backspace and a form feed have escapes of their own in JSON.
      (UInt8(ascii: "\\"), UInt8(ascii: "b")), (UInt8(ascii: "\\"), UInt8(ascii: "f")),
      (UInt8(ascii: "U"), UInt8(ascii: "+")):
      return true
    // An escape of CSS.
    case (UInt8(ascii: "\\"), UInt8(ascii: "0")...UInt8(ascii: "9")): return true
    case _: return false
    }
  }

  private func isReplacement(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard place + 2 < bytes.count else { return false }
    let isReplacement = bytes[place] == 0xEF && bytes[place + 1] == 0xBF && bytes[place + 2] == 0xBD
    let isPicture = bytes[place] == 0xE2 && bytes[place + 1] == 0x90
    return isReplacement || isPicture
  }
}
