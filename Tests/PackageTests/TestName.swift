/// The name or the title of a test or a suite.
struct TestName {
  /// A title unchanged, or a name with a blank before each capital.
  let text: String
  let line: Int

  /// The names and titles of a file, in its order.
  static func all(in file: SourceFile) -> [TestName] {
    guard file.text.holds("@Test") || file.text.holds("@Suite") else { return [] }
    var names: [TestName] = []
    var isDeclared = false
    var isTitled = false
    // Titles are strings; attributes and declarations are found outside of them.
    for (index, (code, text)) in zip(file.swift.codeLines, file.swift.linesWithoutComments)
      .enumerated()
    {
      var start = Substring(text)
      for attribute in ["@Test", "@Suite"] where code.holds(attribute) {
        isDeclared = true
        guard let end = text.firstRange(of: attribute)?.upperBound else { continue }
        start = text[end...]
        isTitled = start.hasPrefix("(")
        start = start.dropFirst()
      }
      if isTitled {
        start = start.drop(while: \.isWhitespace)
        if start.hasPrefix("\"") {
          let title = start.dropFirst().prefix { $0 != "\"" }
          names.append(TestName(text: String(title), line: index + 1))
        }
        isTitled = start.isEmpty
      }
      guard isDeclared else { continue }
      for keyword in ["func ", "struct "] where code.holds(keyword) {
        guard let end = code.firstRange(of: keyword)?.upperBound else { continue }
        let name = code[end...].prefix { $0.isLetter || $0.isNumber }
        names.append(TestName(text: words(of: name), line: index + 1))
        isDeclared = false
      }
    }
    return names
  }

  /// Separates the words of a name in camel case.
  private static func words(of name: Substring) -> String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase { words.append(" ") }
      words.append(letter)
    }
  }
}
