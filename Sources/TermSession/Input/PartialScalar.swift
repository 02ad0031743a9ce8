/// A UTF-8 sequence on its way (Unicode, table 3-7: well-formed byte sequences).
struct PartialScalar: Hashable {
  private var value: UInt32 = 0
  private var missing = 0
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  var isPending: Bool { missing > 0 }

  /// Begins with a lead byte; false when no sequence begins with it.
  mutating func begin(_ lead: UInt8) -> Bool {
    (lowest, highest) = (0x80, 0xBF)
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(lead & 0x0F), 2)
      if lead == 0xE0 { lowest = 0xA0 }
      if lead == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(lead & 0x07), 3)
      if lead == 0xF0 { lowest = 0x90 }
      if lead == 0xF4 { highest = 0x8F }
    default:
      missing = 0
      return false
    }
    return true
  }

  /// Takes the next byte; false when it does not belong, and the sequence is dropped.
  mutating func take(_ byte: UInt8) -> Bool {
    guard (lowest...highest).contains(byte) else {
      missing = 0
      return false
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    (lowest, highest) = (0x80, 0xBF)
    return true
  }

  /// The scalar, once nothing is missing.
  var scalar: Unicode.Scalar? { isPending ? nil : Unicode.Scalar(value) }
}
