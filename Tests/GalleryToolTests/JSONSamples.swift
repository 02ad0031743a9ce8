@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TokenFiles

extension JSONValue {
  /// Any value; no decimal is whole, since that would read back as an integer, and members are sorted by their names, as they
  /// are written.
  static func random(depth: Int, using random: inout SplitMix64) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int(bitPattern: UInt(random.next())))
    case 3:
      let whole = Int.random(in: -9_999...9_999, using: &random)
      return .decimal(Double(whole) + Double(Int.random(in: 1...999, using: &random)) / 1000)
    case 4: return .string(randomText(using: &random))
    case 5, 6:
      return .array(
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in
          JSONValue.random(depth: depth - 1, using: &random)
        })
    case _:
      return .object(
        (0..<Int.random(in: 0..<24, using: &random)).map { index in
          Member(
            name: "\(index + 10) " + randomText(using: &random),
            value: JSONValue.random(depth: depth - 1, using: &random))
        })
    }
  }

  /// A text with a bit of everything that a text can hold.
  static func randomText(using random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let bound: UInt32 = [0x80, 0x100, 0x3000, 0x11_0000].randomElement(using: &random) ?? 0x80
      guard let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &random)) else {
        continue
      }
      text.append(scalar)
    }
    return String(text)
  }
}

extension Document {
  /// A value as another reader would have it.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .number(Double(value))
    case .decimal(let value): self = .number(value)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map { Document($0) })
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.name, Document($0.value)) }) { _, last in last })
    }
  }
}
