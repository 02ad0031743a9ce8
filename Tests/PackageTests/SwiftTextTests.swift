import Testing

@Suite("Reading Swift text")
struct SwiftTextTests {
  @Test(arguments: [
    ("a // b", "a     "), ("a /* b /* c */ d */ e", "a                   e"),
    ("a \"b // c\" d", "a \"      \" d"), ("\"a\\\"b\" c", "\"    \" c"),
    ("\"\\(f(\"x\"))y\" z", "\"          \" z"), ("#\"a\"b\"# c", "#\"   \"# c"),
    ("\"\"\"\na\"b\n\"\"\" c", "\"\"\"\n   \n\"\"\" c"), ("'\"'\nb // c", "'\" \nb     "),
  ])
  func commentsAndStringsAreBlankedOut(text: String, code: String) {
    #expect(SwiftText(text).code == code)
  }

  @Test func stringsStayWithoutComments() {
    #expect(SwiftText("a \"//b\" // c").withoutComments == "a \"//b\"     ")
  }

  @Test func linesKeepTheirNumbers() throws {
    for file in try PackageFiles.swift(below: "Sources", "Tests") {
      #expect(file.swift.codeLines.count == file.lines.count, "\(file)")
      #expect(file.swift.code.utf8.count == file.text.utf8.count, "\(file)")
    }
  }
}
