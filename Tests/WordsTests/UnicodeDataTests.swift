import Testing

@testable import Words

/// The tables are as their generator wrote them; `Scripts/generate-width-table --check` compares with the data.
@Suite("Generated Unicode tables") struct UnicodeDataTests {
  @Test func theWidthTableIsAsGenerated() {
    let hash = fnv(UnicodeWidthData.index, UnicodeWidthData.entries)
    #expect(hash == UnicodeWidthData.fingerprint)
  }

  @Test func theCompositionTablesAreAsGenerated() {
    let hash = fnv(UnicodeCompositionData.decompositions, UnicodeCompositionData.compositions)
    #expect(hash == UnicodeCompositionData.fingerprint)
    #expect(
      UnicodeCompositionData.decompositions.utf8CodeUnitCount
        == 15 * UnicodeCompositionData.decompositionCount)
    #expect(
      UnicodeCompositionData.compositions.utf8CodeUnitCount
        == 15 * UnicodeCompositionData.compositionCount)
  }

  @Test func everyScalarHasAnEntry() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(ScalarTraits.Kind(rawValue: UnicodeWidthData.entry(of: scalar) >> 2) != nil)
    }
  }

  private func fnv(_ texts: StaticString...) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      text.withUTF8Buffer { for byte in $0 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    }
    return value
  }
}
