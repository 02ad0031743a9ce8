/// The parameters between CSI (or the head of DCS) and the final byte (ECMA-48, 5.4).
struct ControlParameters {
  /// The private marker, one of `<=>?`.
  private(set) var marker: UInt8?
  /// Parameters, each with its sub-parameters after colons; nil for an omitted number.
  private(set) var groups: [[Int?]]
  private(set) var intermediates: [UInt8] = []

  /// More numbers than any sequence that is understood here; the rest is dropped.
  static let limit = 64
  /// Larger numbers are held down to this one: no coordinate or code point is larger.
  static let largest = 9_999_999

  /// Reads the bytes; nil if they break the grammar.
  init?(_ bytes: some Collection<UInt8>) {
    var groups: [[Int?]] = []
    var group: [Int?] = []
    var number: Int?
    var total = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case 0x3C...0x3F:
        guard offset == 0 else { return nil }
        marker = byte
      case 0x30...0x39:
        guard intermediates.isEmpty else { return nil }
        number = min((number ?? 0) * 10 + Int(byte - 0x30), Self.largest)
      case 0x3A, 0x3B:
        guard intermediates.isEmpty else { return nil }
        total += 1
        guard total < Self.limit else { return nil }
        group.append(number)
        number = nil
        if byte == 0x3B {
          groups.append(group)
          group = []
        }
      case 0x20...0x2F:
        guard intermediates.count < 4 else { return nil }
        intermediates.append(byte)
      default: return nil
      }
    }
    group.append(number)
    groups.append(group)
    self.groups = groups
  }

  /// Nothing was written, neither marker nor number nor intermediate.
  var isEmpty: Bool { marker == nil && intermediates.isEmpty && numbers == [nil] }

  /// The parameters without their sub-parameters.
  var numbers: [Int?] { groups.map { $0.first ?? nil } }

  /// The number at the place; nil if it is omitted.
  subscript(place: Int, sub: Int = 0) -> Int? {
    guard groups.indices.contains(place), groups[place].indices.contains(sub) else { return nil }
    return groups[place][sub]
  }
}
