/// Bytes as text of 64 letters with padding (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(_ bytes: [UInt8]) -> String {
    String(decoding: encode(bytes), as: UTF8.self)
  }

  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    var place = 0
    while place < bytes.count {
      let count = min(3, bytes.count - place)
      var word: UInt32 = 0
      for index in 0..<3 {
        word = word << 8 | (index < count ? UInt32(bytes[place + index]) : 0)
      }
      for digit in 0..<4 {
        let isPadding = digit > count
        output.append(isPadding ? 0x3D : alphabet[Int(word >> (18 - 6 * UInt32(digit)) & 63)])
      }
      place += count
    }
    return output
  }
}
