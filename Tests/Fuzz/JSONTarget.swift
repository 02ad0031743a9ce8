import TokenFiles

#if canImport(GalleryTool)
  @testable import GalleryTool
#endif

/// The JSON reader: a value is written as text that reads the same, and messages contain no control sequences.
enum JSONTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    do throws(JSONError) {
      let value = try JSONReader.value(of: bytes)
      let text = JSONWriter.text(value)
      for scalar in text.unicodeScalars where scalar != "\n" {
        let isHidden = scalar.properties.isDefaultIgnorableCodePoint
        require(
          scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value) && !isHidden,
          "\(text.debugDescription) is written")
      }
      // A number without a fraction is written as an integer, so the second reading is compared.
      let again = try JSONReader.value(of: text)
      require(
        JSONWriter.text(again) == text, "\(text) is written otherwise: \(JSONWriter.text(again))")
    } catch {
      let words = error.description
      require(
        words.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) },
        "a message says \(words.debugDescription)")
      require(words.utf8.count < 1024, "a message has \(words.utf8.count) bytes")
    }
  }
}
