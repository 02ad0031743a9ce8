import Glibc
import Testing

@testable import TermRender

@Suite("Compressed bytes") struct DeflateTests {
  /// What the zlib of the system makes of the streams.
  private func inflated(_ streams: [[UInt8]]) throws -> [[UInt8]] {
    var template = Array("/tmp/gs-deflate-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    defer {
      close(file)
      unlink(template)
    }
    let lines = streams.map { stream in
      stream.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "\n"
    }
    let text = Array(lines.joined().utf8)
    #expect(write(file, text, text.count) == text.count)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let script =
      "import zlib;[print(zlib.decompress(bytes.fromhex(l)).hex()) for l in open('\(path)')]"
    let pipe = try #require(popen("python3 -c \"\(script)\" 2>&1", "r"))
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    #expect(pclose(pipe) == 0, "\(String(decoding: output.prefix(400), as: UTF8.self))")
    return output.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map { line in
      let digits = line.map { $0 < 0x40 ? $0 - 0x30 : $0 - 0x57 }
      return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
  }

  @Test func zlibGetsTheSameBytesBack() throws {
    var random = SeededGenerator(seed: 15)
    var samples: [[UInt8]] = [
      [], [0], [255], Array(repeating: 7, count: 300), Array(repeating: 200, count: 40_000),
      Array(0...255) + Array(0...255),
    ]
    for _ in 0..<120 {
      var bytes: [UInt8] = []
      let alphabet = random.number(1...256)
      for _ in 0..<random.number(1...60) {
        if bytes.count > 4, random.number(0...2) > 0 {
          let distance = random.number(1...bytes.count)
          for _ in 0..<random.number(3...400) { bytes.append(bytes[bytes.count - distance]) }
        } else {
          bytes.append(UInt8(random.number(0...alphabet - 1)))
        }
      }
      samples.append(bytes)
    }
    // A match from further away than there may be.
    samples.append(Array(0..<40) + (0..<33_000).map { UInt8($0 * 7 % 251) } + Array(0..<40))
    #expect(try inflated(samples.map(Deflate.zlib)) == samples, "seed 15")
  }

  @Test func base64IsThatOfTheStandard() {
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
}
