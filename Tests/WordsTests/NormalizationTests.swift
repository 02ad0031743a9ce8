import Foundation
import Testing

@testable import Words

@Suite("Composition") struct NormalizationTests {
  @Test func jamoComposeIntoSyllables() {
    #expect(composed("\u{1112}\u{116A}\u{11A8}\u{110B}\u{1175}\u{11AB}") == scalars("확인"))
    #expect(composed("\u{AC00}\u{11A8}") == scalars("\u{AC01}"))
    #expect(composed("\u{AC01}\u{11A8}") == scalars("\u{AC01}\u{11A8}"))
  }

  @Test func everySyllableComesBackFromItsParts() {
    for value in UInt32(0xAC00)...0xD7A3 {
      guard let syllable = Unicode.Scalar(value) else { continue }
      let parts = String(Character(syllable)).decomposedStringWithCanonicalMapping
      #expect(composed(parts) == [syllable])
    }
  }

  @Test func everyScalarIsComposedAsFoundationDoes() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.age != nil else { continue }
      let text = String(Character(scalar))
      let reference = scalars(text.precomposedStringWithCanonicalMapping)
      #expect(composed(text) == reference, "U+\(String(value, radix: 16))")
      // And from its parts, marks in any order.
      #expect(composed(text.decomposedStringWithCanonicalMapping) == reference)
    }
  }

  /// Foundation cannot serve as reference for sequences: version 6.3 composes a tag letter with a diaeresis into `ä`.
  @Test func sequencesAreComposedAsTheUnicodeDataSay() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Fixtures/composition.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 1500)
    for line in lines {
      let fields = line.split(separator: ";").map { field in
        field.split(separator: " ").compactMap {
          UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
        }
      }
      try #require(fields.count == 2)
      #expect(Normalization.composed(fields[0]) == fields[1], "\(line)")
      #expect(Normalization.composed(fields[1]) == fields[1], "\(line)")
    }
  }

  private func composed(_ text: String) -> [Unicode.Scalar] {
    Normalization.composed(scalars(text))
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
