import Foundation
import Testing

@testable import ColorScience

/// Reference vectors: numbers of an independent implementation, with the tolerance their `about`
/// states.
enum Fixtures {
  static func load<Content: Decodable>(_ type: Content.Type, _ name: String) throws -> Content {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(contentsOf: url))
  }
}

/// The fixtures write hexadecimal digits in lower case.
func color(_ hex: String) throws -> RGB {
  try #require(RGB(hex: hex), "\(hex) is not a colour")
}

func isClose(_ value: Double, _ expected: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(value - expected) <= tolerance
}

/// Whether no channel differs by more than `steps`.
func isWithin(_ steps: Int, _ first: RGB, _ second: RGB) -> Bool {
  abs(Int(first.red) - Int(second.red)) <= steps
    && abs(Int(first.green) - Int(second.green)) <= steps
    && abs(Int(first.blue) - Int(second.blue)) <= steps
}

/// A seeded generator (SplitMix64), so that a failing run can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
