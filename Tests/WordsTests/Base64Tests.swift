import Foundation
import Testing

@testable import Words

@Suite("Base64") struct Base64Tests {
  @Test func itMatchesTheStandard() {
    // RFC 4648, 10.
    let vectors = [
      "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=",
      "foobar": "Zm9vYmFy",
    ]
    for (text, expected) in vectors {
      #expect(Base64.encode(Array(text.utf8)) == Array(expected.utf8))
    }
    #expect(Base64.encode([0xFB, 0xFF, 0xBF]) == Array("+/+/".utf8))
  }

  @Test func itMatchesFoundation() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + count) }
      #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
    }
  }
}
