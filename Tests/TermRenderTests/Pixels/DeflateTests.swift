import Glibc
import Testing

@testable import TermRender

@Suite("Compressed bytes") struct DeflateTests {
  /// gzip's reading of our streams, after unwrapping: RFC 1950 around them, RFC 1952 for gzip.
  private func unpackedByGzip(_ streams: [[UInt8]], holding samples: [[UInt8]]) throws -> [UInt8] {
    var template = Array("/tmp/gs-deflate-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    defer {
      close(file)
      unlink(template)
    }
    var members: [UInt8] = []
    for (stream, sample) in zip(streams, samples) {
      try #require(stream.count >= 6)
      #expect(stream[0] & 15 == 8 && (Int(stream[0]) << 8 + Int(stream[1])) % 31 == 0)
      #expect(Array(stream.suffix(4)) == bytes(of: adler32(sample)).reversed())
      members += [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + stream.dropFirst(2).dropLast(4)
      members += bytes(of: crc32(sample)) + bytes(of: UInt32(sample.count))
    }
    #expect(write(file, members, members.count) == members.count)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pipe = try #require(popen("gzip -dc <\(path) 2>&1", "r"))
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    #expect(pclose(pipe) == 0, "\(String(decoding: output.suffix(400), as: UTF8.self))")
    return output
  }

  /// The lowest byte first.
  private func bytes(of number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// RFC 1950, 9.
  private func adler32(_ bytes: [UInt8]) -> UInt32 {
    var sums: (a: UInt32, b: UInt32) = (1, 0)
    for byte in bytes {
      sums.a = (sums.a + UInt32(byte)) % 65521
      sums.b = (sums.b + sums.a) % 65521
    }
    return sums.b << 16 | sums.a
  }

  /// RFC 1952, 8.
  private func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1) * 0xEDB8_8320 }
    }
  }

  @Test func gzipGetsTheSameBytesBack() throws {
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
    let unpacked = try unpackedByGzip(samples.map(Deflate.zlib), holding: samples)
    #expect(unpacked == samples.flatMap(\.self), "seed 15")
  }
}
