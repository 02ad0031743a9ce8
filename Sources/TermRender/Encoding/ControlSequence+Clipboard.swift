extension ByteOutput where Self: ~Copyable {
  /// OSC 52 for the clipboard `c`; the text travels in base64 (RFC 4648, section 4), so it can end nothing.
  mutating func appendClipboard(_ text: String) {
    append(0x1B)
    appendText("]52;c;")
    let digits = [UInt8]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var rest = [UInt8](text.utf8)[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= 8 * UInt32(3 - group.count)
      for place in 0..<4 {
        let isFilled = place <= group.count
        append(isFilled ? digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : 0x3D)
      }
    }
    append(0x1B)
    append(0x5C)
  }
}
