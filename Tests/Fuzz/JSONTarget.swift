#if canImport(GalleryTool)
  @testable import GalleryTool
#endif

/// The reader of JSON: what is read is written as a text that reads the same, and messages steer nothing.
enum JSONTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    do throws(JSONError) {
      let value = try JSONReader.value(of: bytes)
      let text = value.text
      for scalar in text.unicodeScalars where scalar != "\n" {
        let isHidden = scalar.properties.isDefaultIgnorableCodePoint
        require(
          scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value) && !isHidden,
          "\(text.debugDescription) is written")
      }
      // Numbers are written with three decimals: of those, the second reading counts.
      let again = try JSONReader.value(of: text)
      require(again.text == text, "\(text) is written otherwise: \(again.text)")
    } catch {
      let words = error.description
      require(
        words.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) },
        "a message says \(words.debugDescription)")
      require(words.utf8.count < 1024, "a message has \(words.utf8.count) bytes")
    }
  }
}
