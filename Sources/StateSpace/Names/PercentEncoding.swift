/// The text with everything but ASCII letters, digits, `-`, `_` and `.` as `%XX` of its UTF-8 (RFC 3986, 2.1).
package func percentEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF")
  var result = ""
  for byte in text.utf8 {
    if isPlain(byte) {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      result += "%"
      result.append(digits[Int(byte >> 4)])
      result.append(digits[Int(byte & 15)])
    }
  }
  return result
}

/// The decoded text; nil if an escape is incomplete or the bytes are not valid UTF-8.
package func percentDecoded(_ text: some StringProtocol) -> String? {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexadecimal),
      let low = rest.popFirst().flatMap(hexadecimal)
    else { return nil }
    bytes.append(high << 4 | low)
  }
  return String(validating: bytes, as: UTF8.self)
}

/// Whether links write a byte unescaped: ASCII letters, digits, `-`, `_` and `.`.
package func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
    UInt8(ascii: "."):
    true
  case _: false
  }
}

private func hexadecimal(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case _: nil
  }
}
